import type { Client } from '../../src/contract/client/client.ts'
import { MINUTE_MS } from '../../src/contract/fields.ts'
import { type Access, createAccess } from './access/access.ts'
import { createTrust, type Trust } from './access/trust.ts'
import { createDeskTasks } from './desk/desk.ts'
import type { DeskPlatform } from './desk/port.ts'
import type { Attachments } from './files/attachments.ts'
import { createCatchUp } from './inbox/catch-up.ts'
import { createInbox, type Inbox } from './inbox/inbox.ts'
import { createPresence, type Presence } from './inbox/lease.ts'
import { createMissedEdits } from './inbox/missed-edits.ts'
import { createReceiving } from './inbox/receiving.ts'
import { isEdit, isMessageBatch, isOneQuestion, isOutgoing, type VisitorTask } from './inbox/visitor-tasks.ts'
import { createListingBrowser } from './listings/listings.ts'
import { type ChatbotRouting, createChatbotRouting, forStaff } from './memory/chatbots.ts'
import { createForget, createMemoryEraser } from './memory/forgetting.ts'
import type { Memory } from './memory/memory.ts'
import { createLocales } from './memory/people.ts'
import { createThreads, type Threads } from './memory/threads.ts'
import { createEventReader } from './outgoing/event-reader.ts'
import { createEventTasks } from './outgoing/event-tasks.ts'
import { createOutgoing, type Outgoing } from './outgoing/outgoing.ts'
import { guarded } from './platform/guarded.ts'
import type { BridgeListener } from './platform/listener.ts'
import type { Platform } from './platform/platform.ts'
import { type Answering, createAnswering } from './reply/answering.ts'
import { createGreetings } from './reply/greetings.ts'
import { createIndicators, type Indicators } from './reply/indicators.ts'
import { createPlanner } from './reply/question-plan.ts'
import { createVisitorEdits, type VisitorEdits } from './reply/visitor-edits.ts'
import { createReports } from './reports/reports.ts'
import { createBackoff, SERVICE_RETRY_TIMEOUT_MS, withRetry } from './retry.ts'
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

/**
 * What all platforms share: stores messages until they are answered, shows answers live, greets, searches listings. Parts that need
 * each other are passed as functions, which are called only after all parts exist.
 */
export function createBridge(parts: BridgeParts): Bridge {
  const { client, platform, memory, lasting = memory, time, retryForMs = SERVICE_RETRY_TIMEOUT_MS, report } = parts
  const { keyv } = lasting
  const closing = new AbortController()
  const closed = closing.signal
  const access = parts.access ?? everywhere
  const admits = createAccess(access)
  const trust = createTrust(access, platform)
  const chatbots = createChatbotRouting({
    client,
    keyv,
    defaultSerial: parts.serialNumber,
    serialByPlace: parts.chatbots ?? {},
  })
  const locales = createLocales(keyv)
  const threads = createThreads({ client, keyv, chatbots, source: platform.name, locales })
  const commands = createCommands({
    client,
    platform,
    keyv,
    chatbots,
    threads,
    trust,
    during: (...of) => inbox.during(...of),
    time,
    closed,
    report,
  })
  const indicators = createIndicators({ platform, time, report })
  const presence = parts.presence ?? createPresence(memory.keyv)
  const inboxPlatform = guarded(platform, () => inbox.isHeld())

  const edits = createVisitorEdits({ client, memory, time })
  const answering = createAnswering({
    client,
    platform: inboxPlatform,
    threads,
    keyv: memory.keyv,
    plan: createPlanner({ attachments: parts.attachments, allowed: ({ place }) => chatbots.at(place), time, report }),
    during: indicators.during,
    edits,
    attendantIfStaffWrites: async (...of) => await desk?.attendantIfStaffWrites(...of),
    time,
    retryForMs,
    onOutage: parts.onOutage,
    report,
  })
  const { cardOf } = commands.listings
  const alerts = createAlerts({
    client,
    platform: inboxPlatform,
    memory: lasting,
    threads,
    cardOf,
    time,
    closed,
    report,
  })
  const outgoing = createOutgoing({
    client,
    platform: inboxPlatform,
    memory: lasting,
    threads,
    time,
    sendAlert: alerts.send,
    wasWrittenIn: async (...of) => (await desk?.wasWrittenIn(...of)) ?? false,
    report,
  })
  const inbox = createVisitorInbox({ memory, presence, time, edits, answering, outgoing, indicators, report })
  /** Times of tasks that the bot makes itself, in the order in which it makes them. */
  const nextAt = createIncreasingClock(time)
  const catchUp = createCatchUp({
    memory,
    platform,
    time,
    windowMs: parts.catchUpMs ?? CATCH_UP_MS,
    receive: (message) => receiving.receive(message),
    inbox,
    closed,
    report,
  })
  const receiving = createReceiving({ platform, memory, admits, inbox, catchUp, indicators, edits, nextAt, time })
  const missedEdits = createMissedEdits({
    platform,
    passedOn: edits.recentMessages,
    inbox,
    listener: receiving,
    time,
    report,
  })

  const eraser = createMemoryEraser(lasting === memory ? [memory] : [memory, lasting], locales)
  const desk =
    parts.desk &&
    createDeskTasks({
      ...parts,
      desk: parts.desk,
      presence,
      chatbots,
      trust,
      retryForMs,
      ask: receiving.receive,
      whenEventsAreRead: (signal) => reader.whenReading(signal),
      know: (thread) => catchUp.know(thread),
      knows: (thread) => catchUp.knows(thread),
    })
  if (desk !== undefined) parts.desk?.listen(desk)
  const reader = createEventReader({
    client,
    name: platform.name,
    memory: lasting,
    presence,
    time,
    ...createEventTasks({ platform, outgoing, inbox, desk, eraser, nextAt }),
    onFirstRead: async () => await desk?.restore(),
    closed,
    report,
  })
  let reading: Promise<void> | undefined
  return {
    ...receiving,
    ...commands,
    admits,
    locales,
    async knows(thread) {
      if (await catchUp.knows(thread)) return true
      if (!(await threads.hasSession(thread))) return false
      await catchUp.know(thread)
      return true
    },
    async connected() {
      // The platform may report a reconnect after `close`.
      if (closed.aborted) return
      reading ??= reader.run()
      await Promise.all([inbox.resume(), desk?.resume(), catchUp.run()])
      if (!closed.aborted) await missedEdits.begin()
    },
    stop: answering.stop,
    forget: createForget({
      client,
      source: platform.name,
      chatbots,
      inbox,
      stop: answering.stop,
      eraser,
      time,
    }),
    async idle() {
      await Promise.all([inbox.idle(), desk?.idle(), missedEdits.idle()])
      await indicators.settled()
    },
    async close() {
      if (closed.aborted) return
      closing.abort()
      missedEdits.close()
      inbox.close()
      desk?.close()
      await Promise.all([inbox.idle(), desk?.idle(), reading])
      await waitAtMost(time, INDICATORS_MS, indicators.settled())
    },
  }
}

type CommandParts = Pick<BridgeParts, 'client' | 'platform' | 'time' | 'report'> & {
  keyv: Memory['keyv']
  chatbots: ChatbotRouting
  threads: Threads
  trust: Trust
  during: Inbox['during']
  closed: AbortSignal
}

/** What people do by commands and buttons, outside of the conversation. */
function createCommands(parts: CommandParts) {
  const { client, platform, keyv, chatbots, threads, trust, time, report } = parts
  const shared = { client, keyv, chatbots, source: platform.name, limits: platform.listingLimits, time }
  return {
    ...createGreetings(parts),
    listings: createListingBrowser({ ...shared, report }),
    watches: createWatches({ ...shared, threads }),
    reports: createReports({ client, chatbots, trust }),
    chatbots: forStaff(chatbots, trust),
  }
}

type VisitorInboxParts = Pick<BridgeParts, 'memory' | 'time' | 'report'> & {
  presence: Presence
  edits: VisitorEdits
  answering: Answering
  outgoing: Outgoing
  indicators: Indicators
}

/** The queues of visitors' threads: messages to answer, edits to pass on, and messages of staff and alerts to show. */
function createVisitorInbox({ edits, answering, outgoing, indicators, ...parts }: VisitorInboxParts) {
  return createInbox<VisitorTask>({
    ...parts,
    joins: isOneQuestion,
    async answer(batch, signal) {
      const [{ message }] = batch
      // The service sends an event only once, so an unreachable service is retried without limit.
      const backoff = createBackoff(parts.time, Number.POSITIVE_INFINITY)
      if (isOutgoing(message)) await withRetry(() => outgoing.say(message, signal), backoff, signal)
      else if (isEdit(message)) await edits.apply(message, signal)
      else if (isMessageBatch(batch)) await answering.answer(batch, signal)
    },
    async answered(batch) {
      if (!isMessageBatch(batch)) return
      await answering.forget(batch)
      for (const { message, waited } of batch) if (waited) indicators.mark(message.thread, message.id, 'done')
    },
  })
}
