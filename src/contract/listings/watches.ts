import { z } from 'zod'
import { TOKEN_MAX } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { timeZone } from '../fields/locale.ts'
import { paging } from '../fields/paging.ts'
import { moment } from '../fields/times.ts'
import { filled, identifier, text } from '../fields/values.ts'
import { ListingFilter, WordFilter } from './filter-parts.ts'

/** The changes that a watch can report. */
export const WatchKind = z.enum(['New', 'IntoRange', 'PriceDown', 'PriceUp', 'Sold', 'Back', 'Gone'])
export type WatchKind = z.infer<typeof WatchKind>
/** When a watch reports: at once, or everything of a day or a week together. */
export const Every = z.enum(['AtOnce', 'Daily', 'Weekly'])
export type Every = z.infer<typeof Every>
/** How a watch reports unless its request says otherwise. */
export const watchDefaults = { Every: 'AtOnce', Hour: 8 } as const satisfies { Every: Every; Hour: number }
/** The kinds of changes that the watch of a search reports unless `Kinds` is given; that of a listing reports all. */
export const SEARCH_KINDS: readonly WatchKind[] = ['New', 'IntoRange', 'PriceDown', 'Back']
/** The hours without alerts at once, local time: `from` (inclusive) to `until` (exclusive). */
export const QUIET_HOURS = { from: 21, until: 8 }
const WatchState = z.enum(['Active', 'Paused'])
type WatchState = z.infer<typeof WatchState>

/** Maximum number of listings that the search of a watch with alerts at once matches, unless `Wide` is set. */
export const WATCH_COUNT_MAX = 50
/** Maximum number of alerts a day that are expected of such a watch, unless `Wide` is set. */
export const WATCH_PER_DAY_MAX = 10
/** Number of days from whose changes the alerts a day of a new watch are estimated. */
export const WATCH_LOOK_BACK_DAYS = 30

/** The Data of `watchTooWide`: how much a watch would tell, and the values of filter fields that narrow it, with what each leaves. */
export const TooWide = z.object({
  Count: z.int(),
  PerDay: z.number(),
  Narrow: z.array(z.object({ Field: z.string(), Value: z.string(), Count: z.int() })),
})
export type TooWide = z.infer<typeof TooWide>

const Kinds = z.array(WatchKind).min(1)
const Hour = z.int().min(0).max(23)

/** The fields of a watch that can be edited. */
const changeable = {
  Kinds: Kinds.nullish().describe(`default: ${SEARCH_KINDS.join(', ')} for a search, all kinds for a listing`),
  Every: Every.nullish().meta({ default: watchDefaults.Every }),
  Hour: Hour.nullish()
    .describe('hour of daily and weekly alerts; weekly ones come on Mondays')
    .meta({ default: watchDefaults.Hour }),
  TimeZone: timeZone()
    .nullish()
    .describe(
      `time zone of Hour and of the quiet hours (${QUIET_HOURS.from} to ${QUIET_HOURS.until}); default: the chatbot's`,
    ),
}

const { SortBy: _, ...filterFields } = ListingFilter.shape

export const WatchAdd = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WatchAdd',
  summary: 'Watch a listing or a search; each change is reported once, as an event of the kind alert',
  auth: 'secret',
  input: z.object({
    SerialNumber: filled(),
    sessionID: identifier().nullish().describe('the session that watches and gets the alerts; send this or visitorId'),
    visitorId: filled(TOKEN_MAX).nullish().describe('the person who watches; send this or sessionID'),
    ListingID: identifier()
      .nullish()
      .describe('the listing to watch; without it, the search of the other fields is watched'),
    ...filterFields,
    ...changeable,
    Quiet: z
      .boolean()
      .nullish()
      .describe(`whether no alerts are sent from ${QUIET_HOURS.from}:00 to ${QUIET_HOURS.until}:00`)
      .meta({ default: true }),
    Wide: z.boolean().nullish().describe('true: allow a watch with many alerts').meta({ default: false }),
  }),
  output: z.object({
    WatchID: z.int(),
    Summary: z.string().describe('what is watched, in words'),
    Count: z.int().describe('number of listings that match now'),
    PerDay: z
      .number()
      .describe(
        `average number of alerts per day that this watch would have sent over the last ${WATCH_LOOK_BACK_DAYS} days`,
      ),
  }),
  errors: ['noSuchChatbot', 'noSuchSession', 'noSuchListing', 'watchTooWide'],
})

export const Watch = z.object({
  WatchID: z.int(),
  SessionID: z.int().nullable(),
  visitorId: z.string().nullable(),
  Summary: z.string(),
  ListingID: z.int().nullable(),
  Filter: WordFilter,
  Kinds: z.array(WatchKind),
  Every,
  Hour: z.int(),
  TimeZone: z.string(),
  State: WatchState,
  PausedUntil: z.string().nullable(),
  CreateTime: z.string(),
  LastAlertTime: z.string().nullable(),
})
export type Watch = z.infer<typeof Watch>

export const WatchList = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WatchList',
  summary: 'List the watches of a chatbot, of a session or of a person, newest first',
  auth: 'secret',
  input: z.object({
    SerialNumber: filled(),
    sessionID: identifier().nullish(),
    visitorId: text(TOKEN_MAX).nullish(),
    ...paging,
  }),
  output: z.object({ List: z.array(Watch), VirtualCount: z.int() }),
  errors: ['noSuchChatbot'],
})

const WatchID = identifier()

export const WatchEdit = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WatchEdit',
  summary: 'Change the kinds or times of the alerts of a watch, pause it or resume it',
  auth: 'secret',
  input: z.object({
    WatchID,
    State: WatchState.nullish().describe('changes during a pause are never reported'),
    PausedUntil: moment().nullish().describe('pauses the watch; it resumes at this time'),
    sessionID: identifier().nullish().describe('from now on, alerts go to this session of the same visitor'),
    ...changeable,
  }),
  output: z.literal(1),
  errors: ['noSuchWatch', 'noSuchSession'],
})

export const WatchRemove = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WatchRemove',
  summary: 'Delete a watch; it sends no more alerts',
  auth: 'secret',
  input: z.object({ WatchID }),
  output: z.literal(1),
  errors: ['noSuchWatch'],
})
