import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import type { Desk } from '../../bridge/desk/port.ts'
import type { Time } from '../../bridge/time.ts'
import { isRefused, undelivered } from '../failures.ts'
import type { Calls } from '../limits/calls.ts'
import { membersOf, PEOPLE_PAGE, pagesOf } from '../limits/pages.ts'
import type { People } from '../people.ts'

type Parts = { calls: Calls; people: People; time: Pick<Time, 'now'>; report: (error: unknown) => void }
type User = { id: string; is_primary_owner?: boolean; is_owner?: boolean; is_admin?: boolean; deleted?: boolean }
type UserPage = { members?: User[] }
type Known = { members: Promise<Set<string>>; at: number }

/** How long a list of members is cached, in ms. People who leave stay staff at most that long. */
const KEPT_MS = 60_000
/** After this time a list is read again if a person is not on it, in ms. */
const FRESH_MS = 5_000
const CHANNELS_MAX = 1_000
/** How many members are asked for their locale. */
const ASKED_MAX = 5
const USER_PAGES_MAX = 10

/** The staff of a desk: the members of its channel. */
export function createStaff({ calls, people, time, report }: Parts) {
  const known = new Map<string, Known>()
  const list = async (desk: Desk) => new Set(await Array.fromAsync(membersOf(calls, desk)))
  /** The members, at most `maxAgeMs` old. Throws Slack's error. */
  const recentMembersOf = (desk: Desk, maxAgeMs: number): Promise<Set<string>> => {
    const key = `${desk.workspace}/${desk.channel}`
    const before = known.get(key)
    if (before !== undefined && time.now() - before.at < maxAgeMs) return before.members
    const members = list(desk)
    known.delete(key)
    known.set(key, { members, at: time.now() })
    members.catch(() => known.get(key)?.members === members && known.delete(key))
    dropOldest(known, CHANNELS_MAX)
    return members
  }
  return {
    /** The current members. Throws Slack's error. */
    read: (desk: Desk) => recentMembersOf(desk, 0),
    /** Whether the person is a member; false if Slack refuses to list them. */
    async includes(person: string, desk: Desk): Promise<boolean> {
      try {
        if ((await recentMembersOf(desk, KEPT_MS)).has(person)) return true
        return (await recentMembersOf(desk, FRESH_MS)).has(person)
      } catch (error) {
        if (!isRefused(error)) throw undelivered(error)
        report(undelivered(error))
        return false
      }
    },
    /** The most frequent locale of a few members. */
    async localeOf(desk: Desk): Promise<string | undefined> {
      const members = await recentMembersOf(desk, KEPT_MS).catch(() => new Set<string>())
      const asked = [...members].slice(0, ASKED_MAX)
      const some = await Promise.allSettled(asked.map((person) => people.find(desk.workspace, person)))
      const locales = some.flatMap((one) => (one.status === 'fulfilled' ? (one.value.locale ?? []) : []))
      const count = (wanted: string) => locales.filter((locale) => locale === wanted).length
      return locales.toSorted((one, other) => count(other) - count(one))[0]
    },
    /** The workspace's primary owner, else an owner, else an admin; undefined if none is listed. */
    async manager(workspace: string): Promise<string | undefined> {
      // The token of an organization needs the workspace's id.
      const args = { limit: PEOPLE_PAGE, team_id: workspace }
      const call = { workspace, method: 'users.list', lane: 'background', args } as const
      const found: User[] = []
      for await (const { members = [] } of pagesOf<UserPage>(calls, call, USER_PAGES_MAX)) {
        found.push(...members.filter(({ deleted }) => deleted !== true))
        if (found.some(({ is_primary_owner }) => is_primary_owner)) break
      }
      const first = (is: (user: User) => boolean | undefined) => found.find((user) => is(user) === true)
      const manager = first((user) => user.is_primary_owner) ?? first((user) => user.is_owner)
      return (manager ?? first((user) => user.is_admin))?.id
    },
  }
}
