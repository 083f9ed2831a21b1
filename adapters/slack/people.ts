import { HOUR_MS } from '../../src/contract/fields/times.ts'
import { dropOldest } from '../../src/guards/drop-oldest.ts'
import type { ChannelAddress, Visitor } from '../bridge/platform/messages.ts'
import { type Time, waitAtMost } from '../bridge/time.ts'
import { isDirect } from './ids.ts'
import type { Calls } from './limits/calls.ts'

/** The profile of a person. `name`: the display name. `locale`: the language of their Slack app, such as "es-ES". */
type Person = {
  name: string
  locale: string | undefined
  isManager: boolean
  team: string | undefined
  /** such as "Europe/Berlin" */
  timeZone: string | undefined
  /** whether the account is deactivated */
  isGone: boolean
}

export type People = {
  find: (workspace: string, person: string) => Promise<Person>
  /** Empty if Slack does not answer within `PROFILE_WAIT_MS`; the answer is cached for the next call. */
  profileOf: (workspace: string, person: string) => Promise<Partial<Pick<Person, 'name' | 'locale'>>>
  /** Display names by id, as far as `profileOf` finds them. */
  namesOf: (workspace: string, people: string[]) => Promise<Map<string, string>>
  /** The workspace that a person belongs to, maybe another company's; undefined if Slack does not answer. */
  teamOf: (workspace: string, person: string) => Promise<string | undefined>
}
type UserInfo = {
  real_name?: string
  name?: string
  profile?: { display_name?: string }
  locale?: string
  is_admin?: boolean
  is_owner?: boolean
  team_id?: string
  enterprise_user?: { enterprise_id?: string; teams?: string[] }
  tz?: string
  deleted?: boolean
}

/**
 * Whether somebody manages this workspace or, installed for a whole organization, one of its workspaces. In a channel shared with
 * another company, that company's managers do not count: https://docs.slack.dev/apis/slack-connect
 */
function isManagerOf(workspace: string, { is_admin, is_owner, team_id, enterprise_user }: UserInfo): boolean {
  const own = [team_id, enterprise_user?.enterprise_id, ...(enterprise_user?.teams ?? [])]
  return (is_admin === true || is_owner === true) && own.includes(workspace)
}

/**
 * Longest wait for a profile before a message is stored without it, in ms: a few round trips to Slack, and well below the three
 * seconds within which an event is acknowledged, https://docs.slack.dev/apis/events-api/#responding
 */
const PROFILE_WAIT_MS = 500
/** How long a profile is cached, in ms: a new manager waits at most that long. */
const KEPT_MS = HOUR_MS
const KEPT_MAX = 5_000

/** Reads profiles of people and caches them. */
export function createPeople({ calls, time }: { calls: Calls; time: Time }): People {
  const known = new Map<string, { person: Promise<Person>; until: number }>()
  const ask = async (workspace: string, user: string): Promise<Person> => {
    const args = { user, include_locale: true }
    const answer = await calls<{ user?: UserInfo }>({ workspace, method: 'users.info', lane: 'live', args })
    const info = answer.user ?? {}
    const { real_name, name = '', profile, locale, deleted, tz: timeZone, team_id: team } = info
    return {
      name: profile?.display_name || real_name || name,
      locale,
      isManager: isManagerOf(workspace, info),
      team,
      timeZone,
      isGone: deleted === true,
    }
  }
  const find = (workspace: string, user: string): Promise<Person> => {
    const key = `${workspace}/${user}`
    const kept = known.get(key)
    if (kept !== undefined && kept.until > time.now()) return kept.person
    const person = ask(workspace, user)
    known.delete(key)
    known.set(key, { person, until: time.now() + KEPT_MS })
    person.catch(() => known.delete(key))
    dropOldest(known, KEPT_MAX)
    return person
  }
  const profileOf: People['profileOf'] = async (workspace, person) => {
    // Without a locale the answer is in English, which is better than a delay.
    const answer = find(workspace, person).then(
      ({ locale, name }) => ({ locale, name }),
      () => ({}),
    )
    return (await waitAtMost(time, PROFILE_WAIT_MS, answer)) ?? {}
  }
  return {
    find,
    profileOf,
    async namesOf(workspace, people) {
      const profiles = await Promise.all(people.map((person) => profileOf(workspace, person)))
      return new Map(
        people.flatMap((person, index) => {
          const name = profiles[index]?.name
          return name ? [[person, name]] : []
        }),
      )
    },
    teamOf: (workspace, person) =>
      find(workspace, person).then(
        ({ team }) => team,
        () => undefined,
      ),
  }
}

/** The person and the place as the bridge takes them. Slack has no roles. */
export const visitorIn = ({
  workspace,
  channel,
  thread,
  person,
  locale,
  name,
}: ChannelAddress & Pick<Visitor, 'thread' | 'person'> & Partial<Pick<Visitor, 'locale' | 'name'>>): Visitor => ({
  thread,
  person,
  locale,
  ...(name !== undefined && { name }),
  place: { workspace, channel: isDirect(channel) ? '' : channel },
  roles: [],
})
