import type { Language } from '../../contract/languages.ts'
import { QUIET_HOURS } from '../../contract/listings/watches.ts'
import { settingsOf } from '../chatbots/chatbots.ts'
import { createRests } from '../event-loop/resting.ts'
import { languageNamed, languageOfSession } from '../language.ts'
import { priceOf } from '../listings/row.ts'
import type { Models } from '../ports/models.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'
import type { DueAlert, Watch } from '../ports/watches.ts'
import { nextDigestAt, splitByDay, splitByDue } from './alert-split.ts'
import { type AlertEvent, digestAlert, homeAlert, watchesOf } from './alert-text.ts'
import { localDate, nextLocal } from './due.ts'
import { createHomeStates, type HomeStates } from './home-states.ts'
import { type HomeUpdate, homeUpdatesOfDue, type Watcher, watcherOf } from './home-updates.ts'

/** People per query, and people per transaction: a commit costs more than an alert. */
const PEOPLE = 50
const TOGETHER = 4
/** Homes kept in memory for the people told in one transaction. */
const HOMES_KEPT = 5_000

type Deps = { store: Store; models: Models; now: Clock; log: Log }
type Person = { chatbotId: number; person: string }

/** Appends an event for due alerts, exactly once: in the transaction that settles them. */
export function createAlertEvents({ store, models, now, log }: Deps) {
  async function appendAlerts(within: Store, homes: HomeStates, { chatbotId, person }: Person): Promise<void> {
    const chatbot = await within.chatbots.byId(chatbotId)
    if (chatbot === undefined) return
    const settings = settingsOf(chatbot, models)
    const at = now()
    const { pending, watches, updates } = await updatesFor(within, homes, {
      chatbotId,
      person,
      now: at,
      zone: settings.TimeZone,
    })
    if (updates.length === 0) return

    const zone = watches[0]?.timeZone ?? settings.TimeZone
    const day = { chatbotId, person, day: localDate(at, zone) }
    const today = await within.watches.alertCountsOn(day)
    const { singles, digest, over } = splitByDay(updates, Math.max(0, settings.AlertsPerDay - today.alerts), at)
    const later = today.digests === 0 ? nextDigestAt(pending, at) : nextLocal({ hour: QUIET_HOURS.until }, at, zone)
    await within.watches.postpone(over, later, { inDigest: true })

    const sessionId = await newestSession(within, watches)
    const first = updates[0]?.reported[0]?.watch
    const language = await languageFor(within, settings.AIResponseLanguage, first?.sessionId ?? sessionId)
    const telling = { language, zone }
    const events = singles.map((one) => homeAlert(one, telling))
    if (digest.length > 0) events.push(digestAlert(digest, telling))
    await settleAndAppend(within, { chatbotId, sessionId, now: at }, events)
    const counts = { alerts: singles.length, digests: digest.length > 0 ? 1 : 0 }
    await within.watches.countAlerts(day, counts)
  }

  /** Tells several people in one transaction; if it fails, to each in a transaction of their own. Returns those who failed. */
  async function appendTogether(people: Person[]): Promise<Person[]> {
    try {
      await store.transaction(async (within) => {
        const homes = createHomesOfChatbots(within)
        for (const one of people) await appendAlerts(within, homes(one.chatbotId), one)
      })
      return []
    } catch (error) {
      const [only, ...others] = people
      if (only === undefined || others.length > 0) {
        const each: Person[] = []
        for (const one of people) each.push(...(await appendTogether([one])))
        return each
      }
      log.warn({ err: error, chatbot: only.chatbotId }, 'a watch could not be told of; it is tried again')
      return [only]
    }
  }

  return {
    /** Tells of all due alerts, as long as it may go on. One person's failure does not stop the others. */
    async appendDue(mayGoOn: () => Promise<boolean>): Promise<void> {
      const failed = new Set<string>()
      const rest = createRests()
      for (;;) {
        const all = await store.watches.due(now(), PEOPLE + failed.size)
        const people = all.filter((one) => !failed.has(nameOf(one)))
        if (people.length === 0) return
        for (let at = 0; at < people.length; at += TOGETHER) {
          if (!(await mayGoOn())) return
          for (const one of await appendTogether(people.slice(at, at + TOGETHER))) failed.add(nameOf(one))
          await rest()
        }
      }
    },
  }
}

/** The homes of each chatbot; those kept are dropped before they become too many. */
function createHomesOfChatbots(within: Store): (chatbotId: number) => HomeStates {
  const kept = new Map<number, HomeStates>()
  return (chatbotId) => {
    const known = kept.get(chatbotId)
    const homes =
      known !== undefined && known.size() < HOMES_KEPT ? known : createHomeStates(within.listings(chatbotId))
    kept.set(chatbotId, homes)
    return homes
  }
}

/**
 * The alerts of a person that wait, their watches, and what is to be told now. Postpones alerts that fall into quiet hours, and drops
 * those about which nothing is left to tell. `zone`: the chatbot's.
 */
async function updatesFor(
  within: Store,
  homes: HomeStates,
  { chatbotId, person, now, zone }: Person & { now: number; zone: string },
): Promise<{ pending: DueAlert[]; watches: Watch[]; updates: HomeUpdate[] }> {
  const pending = await within.watches.pending(chatbotId, person)
  const watches = await within.watches.byIds(idsOf(pending))
  const { idle, live, late } = splitByDue(pending, watches, { now, zone })
  for (const [at, alerts] of late) await within.watches.postpone(alerts, at)

  const listings = within.listings(chatbotId)
  const watchers = new Map<number, Watcher>()
  for (const watch of watches) watchers.set(watch.id, await watcherOf(watch, listings))
  const { updates, obsolete } = await homeUpdatesOfDue(homes, live, {
    watchers,
    now,
    zone,
    readAlertedPrices: (listingIds) => within.watches.alertedPrices(chatbotId, person, listingIds),
  })
  await within.watches.settle([...idle, ...obsolete], now)
  return { pending, watches, updates }
}

/** Settles the alerts of these events and appends them. */
async function settleAndAppend(
  within: Store,
  { chatbotId, sessionId, now }: { chatbotId: number; sessionId: number | null; now: number },
  events: AlertEvent[],
): Promise<void> {
  const updates = events.flatMap((event) => event.updates)
  await within.watches.settleAlerted(
    updates.flatMap(({ alerts, after }) =>
      alerts.map((alert) => ({ ...alert, price: (after && priceOf(after)) ?? null })),
    ),
    now,
  )
  const watches = watchesOf(updates)
  await within.watches.recordAlerted(
    watches.map(({ id }) => id),
    now,
  )
  await within.events.append(
    events.map((event) => ({
      chatbotId,
      sessionId: event.watches[0]?.sessionId ?? sessionId,
      kind: 'alert',
      subjectId: null,
      data: JSON.stringify(event.data),
    })),
  )
}

const nameOf = ({ chatbotId, person }: Person) => `${chatbotId} ${person}`
const idsOf = (alerts: DueAlert[]) => [...new Set(alerts.map(({ watchId }) => watchId))]
/** The session in which a visitor is alerted if a watch belongs to no session. */
async function newestSession(store: Store, watches: Watch[]): Promise<number | null> {
  const visitor = watches.find(({ sessionId }) => sessionId === null)
  if (visitor === undefined || visitor.visitorId === null) return null
  return (await store.sessions.newestOf(visitor.chatbotId, visitor.visitorId)) ?? null
}

/** The language from the settings, else the language that the person writes. */
async function languageFor(store: Store, named: string, sessionId: number | null): Promise<Language> {
  const set = languageNamed(named)
  if (set !== undefined || sessionId === null) return set ?? 'en'
  return await languageOfSession(store, sessionId, { AIResponseLanguage: named })
}
