import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled, identifier, text } from '../fields.ts'
import { LeadItem } from '../lead.ts'
import { ListingChange } from '../listings/changes.ts'
import { Place } from '../people/places.ts'

/** Maximum number of events of one answer. */
const EVENTS_MAX = 500
/** Maximum time to wait for the first event, in ms. Proxies often close connections silent for 60 s. */
export const WAIT_MAX_MS = 30_000
/** How many days events are stored. */
export const EVENTS_KEPT_DAYS = 7
/** Maximum length of a cursor, in UTF-16 units. */
const CURSOR_MAX = 128

/** The kinds of events. */
export const EventKind = z.enum(['message', 'attendant', 'lead', 'listing', 'alert', 'forget'])
export type EventKind = z.infer<typeof EventKind>

export const Attendant = z.enum(['Bot', 'Waiting', 'Person'])
export type Attendant = z.infer<typeof Attendant>

export const Person = z.object({ ID: z.string(), Name: z.string() })
export type Person = z.infer<typeof Person>

export const MessageType = z.enum(['User', 'AI', 'Human', 'System'])
export type MessageType = z.infer<typeof MessageType>

/** The Data of an event by kind. */
const data = {
  message: z.object({
    MessageID: z.int(),
    Type: MessageType,
    Content: z.string().describe('as it reads by now; "" once it was removed'),
    By: Person.optional().describe('who of the business wrote it, or the visitor where a name is known'),
    FileIds: z.array(z.int()).optional(),
    Change: z.enum(['Edited', 'Removed']).optional().describe('absent where the message is new'),
  }),
  attendant: z.object({
    Attendant,
    Turn: z.int().describe('grows by one with each change of Attendant'),
    By: Person.optional(),
    Reason: z.string().optional(),
  }),
  lead: LeadItem,
  listing: z.record(z.string(), z.unknown()),
  alert: z.object({
    WatchID: z.int(),
    WatchIDs: z.array(z.int()).describe('all watches of that person that it answers, WatchID first'),
    ListingID: z.int().optional().describe('of one home'),
    Changes: z.array(ListingChange).optional(),
    Digest: z.literal(true).optional().describe('of several homes together'),
    Listings: z
      .array(z.object({ ListingID: z.int(), Changes: z.array(ListingChange), Text: z.string() }))
      .optional()
      .describe('of a digest'),
    Text: z.string().describe('all of it in words'),
  }),
  forget: z.object({
    visitorId: z.string().nullable(),
    SessionIDs: z.array(z.int()).describe('what is remembered of these sessions is to be erased'),
    Places: z
      .array(z.object({ SessionID: z.int(), ...Place.shape }))
      .optional()
      .describe('threads where staff sat in these sessions, to be erased on their platforms'),
  }),
} satisfies Record<EventKind, z.ZodType>
export type EventData = { [Kind in EventKind]: z.infer<(typeof data)[Kind]> }

const event = <Kind extends EventKind>(kind: Kind) =>
  z.object({
    Sequence: z.string().describe('cursor of this event; After it come the later ones'),
    Kind: z.literal(kind),
    CreateTime: z.string().describe('ISO 8601, UTC'),
    SerialNumber: z.string(),
    SessionID: z.int().nullable(),
    Data: data[kind],
  })

/** A change that another program may want to react to. */
export const Event = z.discriminatedUnion('Kind', [
  event('message'),
  event('attendant'),
  event('lead'),
  event('listing'),
  event('alert'),
  event('forget'),
])
export type Event = z.infer<typeof Event>

export const Events = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Events',
  summary: `Read what happened, in order, from a cursor on; kept for ${EVENTS_KEPT_DAYS} days`,
  auth: 'secret',
  input: z.object({
    serialNumber: filled().nullish().describe('of this chatbot only'),
    After: text(CURSOR_MAX).nullish().describe('a cursor, "oldest", or from now on unless set'),
    Kinds: z.array(EventKind).nullish().describe('of these kinds only'),
    SessionID: identifier().nullish().describe('of this session only'),
    Limit: z.int().min(1).max(EVENTS_MAX).nullish().meta({ default: 100 }),
    WaitMs: z
      .int()
      .min(0)
      .max(WAIT_MAX_MS)
      .nullish()
      .meta({ default: 0 })
      .describe('with nothing to tell, how long to wait for the first event'),
    stream: z.boolean().nullish().describe('true: server-sent events, without an end; Last-Event-ID counts as After'),
  }),
  output: z.object({ List: z.array(Event), Next: z.string().describe('the next After') }),
  errors: ['cursorUnknown', 'cursorExpired', 'noSuchChatbot', 'noSuchSession'],
  feed: { event: Event },
})
