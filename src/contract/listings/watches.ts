import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled, identifier, moment, paging, text, timeZone } from '../fields.ts'
import { ListingFilter, WordFilter } from './filter-parts.ts'

/** The changes that a watch can report. */
export const WatchKind = z.enum(['New', 'IntoRange', 'PriceDown', 'PriceUp', 'Sold', 'Back', 'Gone'])
export type WatchKind = z.infer<typeof WatchKind>
/** When a watch reports: at once, or everything of a day or a week together. */
export const Every = z.enum(['AtOnce', 'Daily', 'Weekly'])
export type Every = z.infer<typeof Every>
const WatchState = z.enum(['Active', 'Paused'])
type WatchState = z.infer<typeof WatchState>

/** How many listings a watch with alerts at once may match now … */
export const WATCH_COUNT_MAX = 50
/** … and how many alerts a day it may expect, unless `Wide` is set. */
export const WATCH_PER_DAY_MAX = 10

const Kinds = z.array(WatchKind).min(1)
const Hour = z.int().min(0).max(23)

/** The fields of a watch that can be edited. */
const changeable = {
  Kinds: Kinds.nullish().describe('left out: New, IntoRange, PriceDown and Back of a search, all of a home'),
  Every: Every.nullish().meta({ default: 'AtOnce' }),
  Hour: Hour.nullish().describe('when Daily and Weekly tell, the latter on Mondays').meta({ default: 8 }),
  TimeZone: timeZone().nullish().describe("of the hour and of quiet hours, 21 to 8; left out: the chatbot's"),
}

const { SortBy: _, ...filterFields } = ListingFilter.shape

export const WatchAdd = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WatchAdd',
  summary: 'Watch a listing or a search: what happens to it is told as events of the kind alert, each thing once',
  auth: 'secret',
  input: z.object({
    SerialNumber: filled(),
    sessionID: identifier().nullish().describe('who watches, and where it is told; this or visitorId'),
    visitorId: filled(128).nullish().describe('who watches, known by your own name of the person'),
    ListingID: identifier().nullish().describe('the home to watch; left out: what the other fields find'),
    ...filterFields,
    ...changeable,
    Quiet: z.boolean().nullish().describe('whether it is silent from 21 to 8').meta({ default: true }),
    Wide: z.boolean().nullish().describe('true: however many it tells of').meta({ default: false }),
  }),
  output: z.object({
    WatchID: z.int(),
    Summary: z.string().describe('what is watched, in plain words'),
    Count: z.int().describe('how many listings match now'),
    PerDay: z.number().describe('how often a day it would have told over the last 30 days'),
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
    visitorId: text(128).nullish(),
    ...paging,
  }),
  output: z.object({ List: z.array(Watch), VirtualCount: z.int() }),
  errors: ['noSuchChatbot'],
})

const WatchID = identifier()

export const WatchEdit = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WatchEdit',
  summary: 'Change when and of what a watch tells, pause it or let it go on',
  auth: 'secret',
  input: z.object({
    WatchID,
    State: WatchState.nullish().describe('what happens while it is paused is not told later'),
    PausedUntil: moment().nullish().describe('pauses it until then, by itself'),
    sessionID: identifier().nullish().describe('tells in this session of the same visitor from now on'),
    ...changeable,
  }),
  output: z.literal(1),
  errors: ['noSuchWatch', 'noSuchSession'],
})

export const WatchRemove = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WatchRemove',
  summary: 'End a watch; nothing more is told of it',
  auth: 'secret',
  input: z.object({ WatchID }),
  output: z.literal(1),
  errors: ['noSuchWatch'],
})
