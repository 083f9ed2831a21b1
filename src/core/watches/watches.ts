import type { Api } from '../../contract/api.ts'
import type { Input } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { pageOf } from '../../contract/fields/paging.ts'
import { toUtcTime } from '../../contract/fields/times.ts'
import type { Language } from '../../contract/languages.ts'
import { rangePartNames, rangeParts } from '../../contract/listings/filter-parts.ts'
import { type Watch as WatchRow, watchDefaults } from '../../contract/listings/watches.ts'
import { allValid, expectNone, invalid } from '../../contract/validation/validate.ts'
import { describeFilterIn } from '../../search/describe.ts'
import { type Filter, isEmptyRange, omit } from '../../search/filter.ts'
import { languageOfText } from '../../search/translation/tell-language.ts'
import { ownChatbot, settingsOf } from '../chatbots/chatbots.ts'
import type { Caller, Handlers } from '../handlers.ts'
import { languageNamed, languageOfSession } from '../language.ts'
import { toWordFilter } from '../listings/filter.ts'
import { filterOfRequest, understand } from '../listings/understand.ts'
import { inUsualCurrency } from '../listings/usual-currency.ts'
import { arrayIfShort } from '../long-lists.ts'
import type { ListingStore } from '../ports/listings.ts'
import type { Models } from '../ports/models.ts'
import type { Clock, Store } from '../ports/ports.ts'
import type { Chatbot } from '../ports/sessions.ts'
import type { NewWatch, Watch, WatchChange } from '../ports/watches.ts'
import { sessionOfChatbot } from '../sessions/sessions.ts'
import { isWatchActive } from './due.ts'
import { withCurrentHomes } from './home-states.ts'
import { editWatch, homeName, makeWatch, watchOwnerOf } from './session-watching.ts'
import { defaultKinds, pauseErrors, watchErrors } from './watch-fields.ts'
import { alertWords } from './words.ts'

type Deps = { store: Store; models: Models; now: Clock }
type Asked = Input<Api['WatchAdd']>

export function watchHandlers(deps: Deps): Pick<Handlers<Api>, 'WatchAdd' | 'WatchList' | 'WatchEdit' | 'WatchRemove'> {
  const { store, models, now } = deps
  return {
    async WatchAdd(caller, asked) {
      return await addWatch(deps, await ownChatbot(store, caller, asked.SerialNumber), asked)
    },

    async WatchList(caller, { SerialNumber, sessionID, visitorId, PageNumber, PageSize }) {
      const chatbot = await ownChatbot(store, caller, SerialNumber)
      const scope = {
        chatbotId: chatbot.id,
        ...(sessionID && { sessionId: sessionID }),
        ...(visitorId && { visitorId }),
      }
      const zone = settingsOf(chatbot, models).TimeZone
      const found = store.watches.streamList(scope, pageOf({ PageNumber, PageSize }))
      const listings = store.listings(chatbot.id)
      async function* rows(): AsyncGenerator<WatchRow, undefined> {
        for await (const some of found)
          for (const watch of await withCurrentHomes(listings, some)) yield toWatchRow(watch, zone, now())
      }
      const VirtualCount = await store.watches.count(scope)
      return { List: await arrayIfShort(rows(), lengthOfRow), VirtualCount }
    },

    async WatchEdit(caller, { WatchID, State, PausedUntil, sessionID, Kinds, Every, Hour, TimeZone }) {
      expectNone(pauseErrors(allValid({ State, PausedUntil })))
      const { watch, chatbot } = await ownWatch(store, caller, WatchID)
      if (sessionID != null) await expectSameVisitor(store, { watch, chatbot }, sessionID)
      const change = {
        ...(sessionID != null && { sessionId: sessionID }),
        ...(Kinds !== undefined && { kinds: Kinds ?? defaultKinds(watch.watched) }),
        ...(Every !== undefined && { every: Every ?? watchDefaults.Every }),
        ...(Hour !== undefined && { hour: Hour ?? watchDefaults.Hour }),
        ...(TimeZone !== undefined && { timeZone: TimeZone }),
      }
      const pause = pauseOf(watch, { State, PausedUntil }, now())
      const zone = settingsOf(chatbot, models).TimeZone
      await editWatch(deps, { watch, zone }, { ...change, ...pause })
      return 1
    },

    async WatchRemove(caller, { WatchID }) {
      const { watch } = await ownWatch(store, caller, WatchID)
      if (!(await store.watches.remove(watch.id))) throw new AppError('noSuchWatch')
      return 1
    },
  }
}

/** Makes the watch that a request describes. */
async function addWatch(deps: Deps, chatbot: Chatbot, asked: Asked) {
  const { sessionID, visitorId } = asked
  expectNone(watchErrors(allValid(asked)))
  const session = sessionID == null ? undefined : await sessionOfChatbot(deps.store, chatbot, sessionID)
  const listings = deps.store.listings(chatbot.id)
  const settings = settingsOf(chatbot, deps.models)
  const language = async () =>
    languageNamed(settings.AIResponseLanguage) ??
    languageOfText(asked.Query ?? '') ??
    (session === undefined ? 'en' : await languageOfSession(deps.store, session.id, settings))
  const target =
    asked.ListingID == null
      ? await searchOf(listings, asked, { now: deps.now(), language })
      : await homeOf(listings, asked)
  const { ChatbotPrivacyPolicyDescription: consent } = settings
  const owner = watchOwnerOf(session, visitorId ?? null)
  return await makeWatch(deps, { chatbot, ...owner, ...target, consent }, asked)
}

type Target = Pick<NewWatch, 'watched' | 'summary'>

async function homeOf(listings: ListingStore, asked: Asked): Promise<Target> {
  const [home] = await listings.find('PrimaryId', [String(asked.ListingID)])
  if (home === undefined) throw new AppError('noSuchListing', 'No listing of this chatbot has this ListingID.')
  return { watched: { home: { listingId: home.ID, mls: home.MLSNumber, url: home.Url } }, summary: homeName(home) }
}

/** `language`: the person's language, in which the search is described. */
async function searchOf(
  listings: ListingStore,
  asked: Asked,
  { now, language }: { now: number; language: () => Promise<Language> },
): Promise<Target> {
  await checkFair(listings, asked, now)
  const filter = omit(await filterOfRequest(asked, listings, now), ['sort'])
  checkRanges(filter)
  const spoken = await language()
  const summary = describeFilterIn(spoken, await inUsualCurrency(listings, filter))
  return { watched: { filter }, summary: summary || alertWords[spoken].allHomes }
}

/** Fails with `invalid` if a range is empty: it could never match. */
function checkRanges(filter: Filter): void {
  const empty = rangePartNames.filter((part) => isEmptyRange(filter[part] ?? {}))
  if (empty.length === 0) return
  throw invalid(
    empty.map((part) => ({
      Field: `Min${rangeParts[part].name}`,
      Message: `is more than Max${rangeParts[part].name}: no home lies between, so there is nothing to watch`,
    })),
  )
}

/**
 * Fails with `invalid` if the words contain only criteria that must not be searched by: neither a watch on everything nor one on
 * these words is wanted.
 */
async function checkFair(listings: ListingStore, { Query }: Asked, now: number): Promise<void> {
  if (!Query?.trim()) return
  const { parsed, filter } = await understand(listings, Query, { now })
  if (parsed.refused.length === 0 || Object.keys(omit(filter, ['sort', 'statuses'])).length > 0) return
  throw invalid(parsed.refused.map(({ said, reason }) => ({ Field: 'Query', Message: `"${said}": ${reason}` })))
}

type OwnWatch = { watch: Watch; chatbot: Chatbot }

async function ownWatch(store: Store, { workspaceId }: Caller, id: number): Promise<OwnWatch> {
  const [watch] = await store.watches.byIds([id])
  const chatbot = watch && (await store.chatbots.byId(watch.chatbotId))
  if (watch === undefined || chatbot?.workspaceId !== workspaceId) throw new AppError('noSuchWatch')
  return { watch, chatbot }
}

/** Fails with `noSuchSession` unless the session belongs to the watch's owner. */
async function expectSameVisitor(store: Store, { watch, chatbot }: OwnWatch, sessionId: number): Promise<void> {
  const { visitorId } = await sessionOfChatbot(store, chatbot, sessionId)
  const isSame = visitorId === null ? watch.sessionId === sessionId : visitorId === watch.visitorId
  if (!isSame) throw new AppError('noSuchSession', 'The session is not of the visitor who watches.')
}

type Pause = Pick<Input<Api['WatchEdit']>, 'State' | 'PausedUntil'>

/** PausedUntil pauses until that time; State Paused alone pauses until resumed. */
function pauseOf(watch: Watch, { State, PausedUntil }: Pause, now: number): WatchChange {
  const until = PausedUntil == null ? null : Date.parse(PausedUntil)
  if (State === 'Paused' || until !== null) return { isPaused: true, pausedUntil: until }
  const isEnded =
    State === 'Active' || (PausedUntil === null && watch.pausedUntil !== null && isWatchActive(watch, now))
  return isEnded ? { isPaused: false, pausedUntil: null } : {}
}

const lengthOfRow = ({ Summary, Filter }: WatchRow): number => Summary.length + JSON.stringify(Filter).length

export function toWatchRow(watch: Watch, zone: string, now: number): WatchRow {
  const { watched, isPaused, pausedUntil, lastAlertAt } = watch
  const isOn = isWatchActive(watch, now)
  return {
    WatchID: watch.id,
    SessionID: watch.sessionId,
    visitorId: watch.visitorId,
    Summary: watch.summary,
    ListingID: 'home' in watched ? watched.home.listingId : null,
    Filter: 'filter' in watched ? toWordFilter(watched.filter satisfies Filter) : {},
    Kinds: watch.kinds,
    Every: watch.every,
    Hour: watch.hour,
    TimeZone: watch.timeZone ?? zone,
    State: isOn ? 'Active' : 'Paused',
    PausedUntil: isPaused && !isOn && pausedUntil !== null ? toUtcTime(pausedUntil) : null,
    CreateTime: toUtcTime(watch.createdAt),
    LastAlertTime: lastAlertAt === null ? null : toUtcTime(lastAlertAt),
  }
}
