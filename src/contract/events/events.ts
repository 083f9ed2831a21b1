import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { utcTime } from '../fields/times.ts'
import { filled, identifier, onlyOf, text } from '../fields/values.ts'
import { ListingChange } from '../listings/changes.ts'
import { LeadItem } from '../people/lead.ts'
import { SessionThread } from '../people/threads.ts'

/** Reason in the event that reminds the attendant of a waiting visitor; its Attendant and Turn are unchanged. */
export const REMINDER = 'Reminder'

/** Maximum number of events of one answer. */
const EVENTS_MAX = 500
/** Number of events of one answer unless Limit is given. */
export const EVENTS_LIMIT = 100
/** Maximum time to wait for the first event, in ms. Proxies often close connections silent for 60 s. */
const WAIT_MAX_MS = 30_000
/** How many days events are stored. */
export const EVENTS_KEPT_DAYS = 7

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
    Content: z.string().describe('the current text; "" if the message was removed'),
    By: Person.optional().describe('the author: a person of the business, or the visitor if the name is known'),
    FileIds: z.array(z.int()).optional(),
    Change: z
      .enum(['Edited', 'Removed', 'Undelivered'])
      .optional()
      .describe(
        'absent for a new message; Removed: also a question that failed, once it is asked again under its Idempotency-Key; Undelivered: the visitor cannot be shown this Human message',
      ),
  }),
  attendant: z.object({
    Attendant,
    Turn: z.int().describe('increases by one with each change of Attendant'),
    By: Person.optional(),
    Reason: z.string().optional(),
  }),
  lead: LeadItem,
  listing: z.record(z.string(), z.unknown()),
  alert: z.object({
    WatchID: z.int(),
    WatchIDs: z.array(z.int()).describe('all watches of that person that match; WatchID is the first'),
    ListingID: z.int().optional().describe('for an alert about one listing'),
    Changes: z.array(ListingChange).optional(),
    Digest: z.literal(true).optional().describe('for an alert about several listings'),
    Listings: z
      .array(z.object({ ListingID: z.int(), Changes: z.array(ListingChange), Text: z.string() }))
      .optional()
      .describe('the listings of a digest'),
    Text: z.string().describe('the whole alert in words'),
  }),
  forget: z.object({
    visitorId: z.string().nullable(),
    SessionIDs: z.array(z.int()).describe('delete all that you store about these sessions'),
    Places: z
      .array(z.object({ SessionID: z.int(), ...SessionThread.shape }))
      .optional()
      .describe('threads of staff about these sessions; delete them on their platforms'),
  }),
} satisfies Record<EventKind, z.ZodType>
export type EventData = { [Kind in EventKind]: z.infer<(typeof data)[Kind]> }

const eventOf = <Kind extends EventKind>(kind: Kind) =>
  z.object({
    Sequence: z.string().describe('cursor of this event: send it as After to get the later ones'),
    Kind: z.literal(kind),
    CreateTime: utcTime(),
    SerialNumber: z.string(),
    SessionID: z.int().nullable(),
    Data: data[kind],
  })

type EventOf = { [Kind in EventKind]: ReturnType<typeof eventOf<Kind>> }[EventKind]

/** A change that another program may want to react to. */
export const Event = z.discriminatedUnion(
  'Kind',
  // The compiler cannot see that `map` keeps the kinds apart and leaves at least one.
  EventKind.options.map((kind) => eventOf(kind)) as [EventOf, ...EventOf[]],
)
export type Event = z.infer<typeof Event>

export const Events = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Events',
  summary: `Read events in order, from a cursor on; events are kept for ${EVENTS_KEPT_DAYS} days`,
  auth: 'secret',
  input: z.object({
    serialNumber: filled().nullish().describe('only events of this chatbot'),
    After: text().nullish().describe('a cursor, or "oldest"; default: only new events'),
    Kinds: onlyOf(EventKind).describe('only events of these kinds'),
    SessionID: identifier().nullish().describe('only events of this session'),
    Limit: z.int().min(1).max(EVENTS_MAX).nullish().meta({ default: EVENTS_LIMIT }),
    WaitMs: z
      .int()
      .min(0)
      .max(WAIT_MAX_MS)
      .nullish()
      .meta({ default: 0 })
      .describe('how long to wait for an event if there is none, in ms'),
    stream: z
      .boolean()
      .nullish()
      .describe('true: an endless stream of server-sent events; the header Last-Event-ID counts as After'),
  }),
  output: z.object({ List: z.array(Event), Next: z.string().describe('the After of the next request') }),
  errors: ['cursorUnknown', 'cursorExpired', 'noSuchChatbot', 'noSuchSession'],
  feed: { event: Event },
})
