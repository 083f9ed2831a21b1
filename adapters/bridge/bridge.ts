import type { Client } from '../../src/contract/client/client.ts'
import { MINUTE_MS } from '../../src/contract/fields/times.ts'
import { type Access, createAccess } from './access/access.ts'
import { createTrust } from './access/trust.ts'
import { createDeskTasks, type DeskTasks } from './desk/desk.ts'
import type { DeskPlatform } from './desk/port.ts'
import type { Attachments } from './files/attachments.ts'
import { withFileRetries } from './files/retries.ts'
import { createForget } from './inbox/forget.ts'
import type { Inbox } from './inbox/inbox.ts'
import { createPresence, type Presence } from './inbox/lease.ts'
import { createVisitorInbox, type VisitorInbox } from './inbox/visitor-inbox.ts'
import { createListingBrowser } from './listings/listings.ts'
import { createChatbotRouting, forStaff } from './memory/chatbots.ts'
import { createMemoryEraser } from './memory/eraser.ts'
import type { Memory } from './memory/memory.ts'
import { createLocales } from './memory/people.ts'
import { createThreads } from './memory/threads.ts'
import { createEventActions } from './outgoing/event-actions.ts'
import { createEventReader, type EventReader } from './outgoing/event-reader.ts'
import { createOutgoing, type Outgoing } from './outgoing/outgoing.ts'
import { createDoubleClicks } from './platform/double-clicks.ts'
import { guarded } from './platform/guarded.ts'
import type { BridgeListener } from './platform/listener.ts'
import type { Platform } from './platform/platform.ts'
import { createAnswering } from './reply/answering.ts'
import { createGreetings } from './reply/greetings.ts'
import { createIndicators } from './reply/indicators.ts'
import { createPlanner } from './reply/question-plan.ts'
import { createVisitorEdits } from './reply/visitor-edits.ts'
import { createReports } from './reports/reports.ts'
import { SERVICE_RETRY_TIMEOUT_MS } from './retry.ts'
import { createIncreasingClock, type Time, waitAtMost } from './time.ts'
import { createAlerts } from './watches/alerts.ts'
import { createWatches } from './watches/watches.ts'

export type BridgeParts = {
  client: Client
  platform: Platform
  /** undefined if the platform has no desks */
  desk?: DeskPlatform | undefined
  attachments: Attachments
  /** stores what must survive a crash: questions and the progress of their replies */
  memory: Memory
  /** stores what must survive a restart: sessions, and the chatbot of each place */
  lasting?: Memory
  /** serial number of the default chatbot */
  serialNumber: string
  chatbots?: Record<string, string>
  access?: Access
  time: Time
  /** maximum age of a missed message that is still answered, in ms */
  catchUpMs?: number
  /** how long an unreachable service is retried, in ms */
  retryForMs?: number
  /** called when a question has to wait since the service does not answer, before each further try */
  onOutage?: () => void
  presence?: Presence
  /** receives unexpected errors, not refusals or absences of the service */
  report: (error: unknown) => void
}

export type Bridge = BridgeListener & {
  /** Resolves when no question is pending. */
  idle: () => Promise<void>
  /** Stops without finishing; pending questions are answered after the next start. */
  close: () => Promise<void>
}

/** How long `close` waits for indicators, in ms. */
const INDICATORS_MS = 2_000
const CATCH_UP_MS = 15 * MINUTE_MS
const everywhere: Access = { workspaces: undefined, channels: undefined, roles: undefined }

/** What all platforms share: stores messages until they are answered, shows answers live, greets, searches listings. */
export function createBridge(parts: BridgeParts): Bridge {
  const closing = new AbortController()
  const own = createOwn(parts, closing.signal)
  // Parts that need each other are passed as functions, which are called only after all parts exist.
  const { visitors, answering, outgoing, commands } = createConversation(own, () => desk)
  const desk = createDesk(own, visitors, (signal) => reader.whenReading(signal))
  const reader = createReader(own, { visitors, outgoing, desk })
  const { receive, edited, deleted } = visitors
  const { admits, locales, threads } = own
  const { stop, endAnswer } = answering
  return {
    receive,
    edited,
    deleted,
    ...commands,
    admits,
    locales,
    stop,
    forget: createForget({ ...own, source: own.platform.name, visitors, endAnswer }),
    async knows(thread) {
      if (await visitors.knows(thread)) return true
      if (!(await threads.hasSession(thread))) return false
      await visitors.know(thread)
      return true
    },
    ...createLifecycle(own, closing, { visitors, desk, reader }),
  }
}

type Own = ReturnType<typeof createOwn>

/** The given parts with their defaults, and what the bridge remembers. */
function createOwn(parts: BridgeParts, closed: AbortSignal) {
  const { client, platform, memory, lasting = memory, access = everywhere, time } = parts
  const { keyv } = lasting
  const { serialNumber: defaultSerial, chatbots: serialByPlace = {} } = parts
  const chatbots = createChatbotRouting({ client, keyv, defaultSerial, serialByPlace })
  const locales = createLocales(keyv)
  return {
    ...parts,
    catchUpMs: parts.catchUpMs ?? CATCH_UP_MS,
    retryForMs: parts.retryForMs ?? SERVICE_RETRY_TIMEOUT_MS,
    attachments: withFileRetries(parts.attachments, time),
    presence: parts.presence ?? createPresence(memory.keyv),
    lasting,
    chatbots,
    locales,
    threads: createThreads({ client, keyv, chatbots, source: platform.name, locales }),
    eraser: createMemoryEraser(lasting === memory ? [memory] : [memory, lasting], locales),
    admits: createAccess(access),
    trust: createTrust(access, platform),
    indicators: createIndicators({ platform, time, report: parts.report }),
    nextAt: createIncreasingClock(time),
    closed,
  }
}

/** What visitors write and what they are shown, and what they do by commands. */
function createConversation(own: Own, desk: () => DeskTasks | undefined) {
  const { memory, lasting, chatbots, indicators } = own
  /** for what visitors' queues do: it sends nothing while another process may have taken their tasks over */
  const byQueues = { ...own, platform: guarded(own.platform, () => visitors.isHeld()) }
  const commands = createCommands(own, (...of) => visitors.during(...of))
  const { cardOf } = commands.listings
  const edits = createVisitorEdits(own)
  const answering = createAnswering({
    ...byQueues,
    keyv: memory.keyv,
    plan: createPlanner({ ...own, allowed: ({ place }) => chatbots.at(place) }),
    during: indicators.during,
    edits,
    queues: () => visitors,
    attendantIfStaffWrites: async (...of) => await desk()?.attendantIfStaffWrites(...of),
    onOutage: own.onOutage,
  })
  const outgoing = createOutgoing({
    ...byQueues,
    memory: lasting,
    sendAlert: createAlerts({ ...byQueues, memory: lasting, cardOf }).send,
    wasWrittenIn: async (...of) => (await desk()?.wasWrittenIn(...of)) ?? false,
  })
  const visitors = createVisitorInbox({ ...own, answering, edits, outgoing })
  return { visitors, answering, outgoing, commands }
}

/** What people do by commands and buttons, outside of the conversation. */
function createCommands(own: Own, during: Inbox['during']) {
  const { client, platform, lasting, chatbots, threads, trust, time, report } = own
  const { keyv } = lasting
  const shared = { client, keyv, chatbots, source: platform.name, limits: platform.listingLimits, time }
  return {
    ...createGreetings({ ...own, keyv, during }),
    ...createDoubleClicks({ keyv, time }),
    listings: createListingBrowser({ ...shared, report }),
    watches: createWatches({ ...shared, threads }),
    reports: createReports({ client, chatbots, trust }),
    chatbots: forStaff(chatbots, trust),
  }
}

/** `whenEventsAreRead`: resolves once the reader of events has a cursor, so that no later event is missed. */
function createDesk(
  own: Own,
  visitors: VisitorInbox,
  whenEventsAreRead: (signal: AbortSignal) => Promise<void>,
): DeskTasks | undefined {
  if (own.desk === undefined) return undefined
  const { receive: ask, know, knows } = visitors
  const desk = createDeskTasks({ ...own, desk: own.desk, ask, know, knows, whenEventsAreRead })
  own.desk.listen(desk)
  return desk
}

type ReaderParts = { visitors: VisitorInbox; outgoing: Outgoing; desk: DeskTasks | undefined }

/** Reads the service's events. */
function createReader(own: Own, { visitors, outgoing, desk }: ReaderParts): EventReader {
  return createEventReader({
    ...own,
    name: own.platform.name,
    memory: own.lasting,
    ...createEventActions({ ...own, visitors, outgoing, desk }),
    onFirstRead: async () => await desk?.restore(),
  })
}

type Running = { visitors: VisitorInbox; desk: DeskTasks | undefined; reader: EventReader }

function createLifecycle(
  { indicators, time }: Own,
  closing: AbortController,
  { visitors, desk, reader }: Running,
): Pick<Bridge, 'connected' | 'idle' | 'close'> {
  let reading: Promise<void> | undefined
  return {
    async connected() {
      // The platform may report a reconnect after `close`.
      if (closing.signal.aborted) return
      reading ??= reader.run()
      await Promise.all([visitors.resume(), desk?.resume()])
    },
    async idle() {
      await Promise.all([visitors.idle(), desk?.idle()])
      await indicators.settled()
    },
    async close() {
      if (closing.signal.aborted) return
      closing.abort()
      visitors.close()
      desk?.close()
      await Promise.all([visitors.idle(), desk?.idle(), reading])
      await waitAtMost(time, INDICATORS_MS, indicators.settled())
    },
  }
}
