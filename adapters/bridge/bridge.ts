import type { Client } from '../../src/contract/client/client.ts'
import { type Access, createAccess } from './access/access.ts'
import { createTrust } from './access/trust.ts'
import { createDeskTasks } from './desk/desk.ts'
import type { DeskPlatform } from './desk/port.ts'
import type { Attachments } from './files/attachments.ts'
import { type CatchUp, createCatchUp } from './inbox/catch-up.ts'
import { createInbox } from './inbox/inbox.ts'
import { createPresence, type Presence } from './inbox/lease.ts'
import { createMissedEdits } from './inbox/missed-edits.ts'
import { createReceiving } from './inbox/receiving.ts'
import { isEdit, isMessageBatch, isOneQuestion, isOutgoing, type VisitorTask } from './inbox/visitor-tasks.ts'
import { createListingBrowser } from './listings/listings.ts'
import { createChatbotRouting, forStaff } from './memory/chatbots.ts'
import { createForget, createForgetting } from './memory/forgetting.ts'
import type { Memory } from './memory/memory.ts'
import { createLocales } from './memory/people.ts'
import { createThreads } from './memory/threads.ts'
import { createEventReader } from './outgoing/event-reader.ts'
import { createEventTasks } from './outgoing/event-tasks.ts'
import { createOutgoing } from './outgoing/outgoing.ts'
import type { BridgeListener, Platform, Visitor } from './platform.ts'
import { createAnswering } from './reply/answering.ts'
import { createGreetings } from './reply/greetings.ts'
import { createIndicators } from './reply/indicators.ts'
import { createPlanner } from './reply/question-plan.ts'
import { createVisitorEdits } from './reply/visitor-edits.ts'
import { createReports } from './reports/reports.ts'
import { createBackoff, SERVICE_RETRY_TIMEOUT_MS, withRetry } from './retry.ts'
import { createIncreasingClock, type Time } from './time.ts'
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
const CATCH_UP_MS = 15 * 60 * 1_000
const open: Access = { workspaces: undefined, channels: undefined, roles: undefined }

/** What all platforms share: stores messages until they are answered, shows answers live, greets, searches listings. */
export function createBridge(parts: BridgeParts): Bridge {
  const { client, platform, memory, lasting = memory, time, retryForMs = SERVICE_RETRY_TIMEOUT_MS, report } = parts
  const { keyv } = lasting
  const closing = new AbortController()
  const access = parts.access ?? open
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
  const allowed = ({ place }: Visitor) => chatbots.at(place)
  const indicators = createIndicators({ platform, time, report })
  const edits = createVisitorEdits({ client, memory, time })
  const answering = createAnswering({
    client,
    platform,
    threads,
    keyv: memory.keyv,
    plan: createPlanner({ attachments: parts.attachments, allowed, report }),
    during: indicators.during,
    edits,
    attendantIfStaffWrites: async (...of) => await desk?.attendantIfStaffWrites(...of),
    time,
    retryForMs,
    onOutage: parts.onOutage,
    report,
  })
  const presence = parts.presence ?? createPresence(memory.keyv)
  const listings = createListingBrowser({
    client,
    keyv,
    chatbots,
    source: platform.name,
    limits: platform.listingLimits,
    time,
    report,
  })
  const { cardOf } = listings
  const closed = closing.signal
  const alerts = createAlerts({ client, platform, memory: lasting, threads, cardOf, time, closed, report })
  const outgoing = createOutgoing({
    client,
    platform,
    memory: lasting,
    threads,
    time,
    tellAlert: alerts.tell,
    wasWrittenIn: async (...of) => (await desk?.wasWrittenIn(...of)) ?? false,
    report,
  })
  const inbox = createInbox<VisitorTask>({
    memory,
    joins: isOneQuestion,
    presence,
    time,
    async answer(batch, signal) {
      const [{ message }] = batch
      // The service sends an event only once, so an unreachable service is retried without limit.
      const backoff = createBackoff(time, Number.POSITIVE_INFINITY)
      if (isOutgoing(message)) await withRetry(() => outgoing.say(message, signal), backoff, signal)
      else if (isEdit(message)) await edits.apply(message, signal)
      else if (isMessageBatch(batch)) await answering.answer(batch, signal)
    },
    async answered(batch) {
      if (!isMessageBatch(batch)) return
      await answering.forget(batch)
      for (const { message, waited } of batch) if (waited) indicators.mark(message.thread, message.id, 'done')
    },
    report,
  })
  // `catchUp` is created below, because it needs `receive`.
  const knownThreads: Pick<CatchUp, 'know' | 'knows'> = {
    know: (thread) => catchUp.know(thread),
    knows: (thread) => catchUp.knows(thread),
  }
  /** Times of tasks that the bot makes itself, in the order in which it makes them. */
  const nextAt = createIncreasingClock(time)
  const { receive, edited, deleted } = createReceiving({
    platform,
    memory,
    admits,
    inbox,
    catchUp: knownThreads,
    indicators,
    edits,
    nextAt,
    time,
  })
  const forgetting = createForgetting(lasting === memory ? [memory] : [memory, lasting], locales)
  const desk =
    parts.desk &&
    createDeskTasks({
      ...parts,
      desk: parts.desk,
      presence,
      chatbots,
      trust,
      retryForMs,
      ask: receive,
      begun: (signal) => reader.begun(signal),
      ...knownThreads,
    })
  if (desk !== undefined) parts.desk?.listen(desk)
  const reader = createEventReader({
    client,
    name: platform.name,
    memory: lasting,
    presence,
    time,
    ...createEventTasks({ platform, outgoing, inbox, desk, forgetting, nextAt }),
    begin: async () => await desk?.restore(),
    closed,
    report,
  })
  let reading: Promise<void> | undefined
  const windowMs = parts.catchUpMs ?? CATCH_UP_MS
  const catchUp = createCatchUp({
    memory,
    platform,
    time,
    windowMs,
    receive,
    inbox,
    closed,
    report,
  })
  const listener = { edited, deleted }
  const missedEdits = createMissedEdits({ platform, passedOn: edits.recentMessages, inbox, listener, time, report })
  return {
    admits,
    async knows(thread) {
      if (await catchUp.knows(thread)) return true
      if (!(await threads.hasSession(thread))) return false
      await catchUp.know(thread)
      return true
    },
    async connected() {
      // The platform may report a reconnect after `close`.
      if (closing.signal.aborted) return
      reading ??= reader.run()
      await Promise.all([inbox.resume(), desk?.resume(), catchUp.run()])
      if (!closing.signal.aborted) await missedEdits.begin()
    },
    receive,
    edited,
    deleted,
    stop: answering.stop,
    ...createGreetings({ client, chatbots, threads }),
    forget: createForget({
      client,
      source: platform.name,
      chatbots,
      inbox,
      stop: answering.stop,
      forgetting,
      time,
    }),
    reports: createReports({ client, chatbots, trust }),
    listings,
    watches: createWatches({
      client,
      keyv,
      chatbots,
      threads,
      source: platform.name,
      limits: platform.listingLimits,
      time,
    }),
    chatbots: forStaff(chatbots, trust),
    locales,
    async idle() {
      await Promise.all([inbox.idle(), desk?.idle(), missedEdits.idle()])
      await indicators.settled()
    },
    async close() {
      if (closing.signal.aborted) return
      closing.abort()
      missedEdits.close()
      inbox.close()
      desk?.close()
      await Promise.all([inbox.idle(), desk?.idle(), reading])
      const over = new AbortController()
      await Promise.race([indicators.settled(), time.sleep(INDICATORS_MS, over.signal)]).finally(() => over.abort())
    },
  }
}
