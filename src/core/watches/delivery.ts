import { setImmediate } from 'node:timers/promises'
import { type Models, settingsOf } from '../chatbots/chatbots.ts'
import { toWire } from '../listings/changes.ts'
import { type Language, languageNamed, languageOf } from '../people/hand-over/language.ts'
import type { Chatbot, Clock, Log, Store } from '../ports/ports.ts'
import type { DueAlert, Watch } from '../ports/watches.ts'
import { alertText, digestText, homeText } from './alert-text.ts'
import { afterQuiet, dayOf, isWatchActive, nextAt, QUIET_UNTIL } from './due.ts'
import { byHome, type News, newsOf } from './news.ts'

/** People per query, and people per transaction: a commit costs more than an alert. */
const PEOPLE = 50
const TOGETHER = 10
/** Most homes in a digest; further ones are only counted. */
const HOMES_MAX = 500
/** Delay for collecting the alerts beyond a day's limit into one digest. */
const GATHER_MS = 10_000
/** Messages of a session used to guess its language. */
const MESSAGES = 20

type Deps = { store: Store; models: Models; now: Clock; log: Log }
type Person = { chatbotId: number; person: string }
type Telling = { language: Language; zone: string; now: number }

/** Delivers due alerts exactly once: the event is appended in the transaction that settles its alerts. */
export function createDelivery({ store, models, now, log }: Deps) {
  async function tell(within: Store, { chatbotId, person }: Person): Promise<void> {
    const chatbot = await within.chatbots.byId(chatbotId)
    if (chatbot === undefined) return
    const pending = await within.watches.pending(chatbotId, person)
    const watches = new Map((await within.watches.byIds(idsOf(pending))).map((watch) => [watch.id, watch]))
    const settings = settingsOf(chatbot, models)
    const zone = [...watches.values()][0]?.timeZone ?? settings.TimeZone
    const listings = within.listings(chatbotId)
    const { live, late } = sorted(pending, watches, { now: now(), zone: settings.TimeZone })
    await within.watches.settle(live.idle, now())
    for (const [at, alerts] of late) await within.watches.postpone(alerts, at, false)

    const news: News[] = []
    for (const alerts of await byHome(listings, live.pending)) {
      const due = alerts.filter(({ dueAt }) => dueAt <= now())
      if (due.length === 0) continue
      const isDue = new Set(due.map(({ watchId }) => watchId))
      const found = await newsOf(listings, alerts, watches)
      if (found.answered.some(({ watch }) => isDue.has(watch.id))) news.push(found)
      else await within.watches.settle(due, now())
    }
    if (news.length === 0) return
    const language = await languageFor(within, settings.AIResponseLanguage, news[0])
    const day = dayOf(now(), zone)
    const told = await within.watches.toldOn(chatbotId, person, day)
    const isSingle = ({ alerts }: News) => alerts.some(({ dueAt, inDigest }) => !inDigest && dueAt <= now())
    const singles = news.filter(isSingle).toSorted(byFirst)
    const room = Math.max(0, settings.AlertsPerDay - told.alerts)
    const digest = news.filter((one) => !isSingle(one)).toSorted(byFirst)
    const over = singles.slice(room).flatMap(({ alerts }) => alerts.filter(({ dueAt }) => dueAt <= now()))
    const later = told.digests === 0 ? now() + GATHER_MS : nextAt(now(), QUIET_UNTIL, zone)
    await within.watches.postpone(over, later, true)
    const telling = { language, zone, now: now() }
    for (const one of singles.slice(0, room)) await write(within, chatbot, [one], false, telling)
    if (digest.length > 0) await write(within, chatbot, digest, true, telling)
    const counts = { alerts: Math.min(room, singles.length), digests: digest.length > 0 ? 1 : 0 }
    await within.watches.countTold(chatbotId, person, day, counts)
  }

  /** Delivers to several people in one transaction; if it fails, to each in a transaction of their own. Returns those who failed. */
  async function troubled(people: Person[]): Promise<Person[]> {
    try {
      await store.transaction(async (within) => {
        for (const one of people) await tell(within, one)
      })
      return []
    } catch (error) {
      const [only, ...others] = people
      if (only === undefined || others.length > 0) {
        const each: Person[] = []
        for (const one of people) each.push(...(await troubled([one])))
        return each
      }
      log.warn({ err: error, chatbot: only.chatbotId }, 'a watch could not be told of; it is tried again')
      return [only]
    }
  }

  return {
    /** Delivers all due alerts. One person's failure does not stop the others. */
    async run(isClosing: () => boolean): Promise<void> {
      const failed = new Set<string>()
      for (;;) {
        const all = await store.watches.due(now(), PEOPLE + failed.size)
        const people = all.filter((one) => !failed.has(nameOf(one)))
        if (people.length === 0 || isClosing()) return
        for (let at = 0; at < people.length && !isClosing(); at += TOGETHER) {
          for (const one of await troubled(people.slice(at, at + TOGETHER))) failed.add(nameOf(one))
          await setImmediate()
        }
      }
    },
  }
}

/** Settles alerts and appends their event: one home, or several as a digest. */
async function write(within: Store, { id }: Chatbot, news: News[], isDigest: boolean, telling: Telling) {
  const watches = uniqueById(news.flatMap(({ answered }) => answered.map(({ watch }) => watch)))
  const [first] = watches
  if (first === undefined) return
  const summaries = watches.map(({ summary }) => summary)
  const homes = news.map(textOf)
  const texts = news.map((one, index) => ({
    ListingID: (one.after ?? one.before)?.ID ?? one.alerts[0]?.listingId ?? 0,
    Changes: one.changes.map(toWire),
    Text: isDigest ? homeText(homes[index] ?? textOf(one), telling) : alertText(textOf(one), summaries, telling),
  }))
  const common = { WatchID: first.id, WatchIDs: watches.map((watch) => watch.id) }
  const data = isDigest
    ? { ...common, Digest: true, Listings: texts.slice(0, HOMES_MAX), Text: digestText(homes, summaries, telling) }
    : { ...common, ...texts[0] }
  const sessionId = first.sessionId ?? (await newestSession(within, first))
  await within.watches.settle(
    news.flatMap(({ alerts }) => alerts),
    telling.now,
  )
  await within.watches.told(common.WatchIDs, telling.now)
  await within.events.append([{ chatbotId: id, sessionId, kind: 'alert', subjectId: null, data: JSON.stringify(data) }])
}

const nameOf = ({ chatbotId, person }: Person) => `${chatbotId} ${person}`
const idsOf = (alerts: DueAlert[]) => [...new Set(alerts.map(({ watchId }) => watchId))]
const uniqueById = (watches: Watch[]) =>
  [...new Map(watches.map((watch) => [watch.id, watch])).values()].toSorted((a, b) => a.id - b.id)
const byFirst = (one: News, other: News) => (one.alerts[0]?.sequence ?? 0) - (other.alerts[0]?.sequence ?? 0)

const textOf = ({ answered, before, after, history }: News) => ({
  kinds: [...new Set(answered.flatMap(({ kinds }) => kinds))],
  before,
  after,
  history,
})

/**
 * Splits alerts into those to deliver (`pending`), those of paused or removed watches (`idle`), and those postponed by quiet
 * hours (`late`, by new time in ms).
 */
function sorted(alerts: DueAlert[], watches: ReadonlyMap<number, Watch>, { now, zone }: { now: number; zone: string }) {
  const live: { idle: DueAlert[]; pending: DueAlert[] } = { idle: [], pending: [] }
  const late = new Map<number, DueAlert[]>()
  for (const alert of alerts) {
    const watch = watches.get(alert.watchId)
    if (watch === undefined || !isWatchActive(watch, now)) {
      live.idle.push(alert)
      continue
    }
    const isLoud = alert.dueAt <= now && watch.every === 'AtOnce' && watch.quiet
    const from = isLoud ? afterQuiet(now, watch.timeZone ?? zone) : now
    if (from > now) late.set(from, [...(late.get(from) ?? []), alert])
    else live.pending.push(alert)
  }
  return { live, late }
}

async function newestSession(store: Store, { chatbotId, visitorId }: Watch): Promise<number | null> {
  return visitorId === null ? null : ((await store.sessions.newestOf(chatbotId, visitorId)) ?? null)
}

/** The language from the settings, else the language that the person writes. */
async function languageFor(store: Store, named: string, news: News | undefined): Promise<Language> {
  const set = languageNamed(named)
  const watch = news?.answered[0]?.watch
  if (set !== undefined || watch === undefined) return set ?? 'en'
  const sessionId = watch.sessionId ?? (await newestSession(store, watch))
  if (sessionId === null) return 'en'
  const said = await store.messages.said(sessionId, MESSAGES)
  return languageOf(said.flatMap(({ role, content }) => (role === 'question' ? [content] : [])).join(' '))
}
