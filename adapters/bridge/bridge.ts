import type { Client } from '../../src/contract/client/client.ts'
import { MINUTE_MS } from '../../src/contract/fields.ts'
import { type Access, createAccess } from './access/access.ts'
import { createTrust, type Trust } from './access/trust.ts'
import { createDeskTasks } from './desk/desk.ts'
import type { DeskPlatform } from './desk/port.ts'
import type { Attachments } from './files/attachments.ts'
import { createForget } from './inbox/forget.ts'
import type { Inbox } from './inbox/inbox.ts'
import { createPresence, type Presence } from './inbox/lease.ts'
import { createVisitorInbox } from './inbox/visitor-inbox.ts'
import { createListingBrowser } from './listings/listings.ts'
import { type ChatbotRouting, createChatbotRouting, forStaff } from './memory/chatbots.ts'
import { createMemoryEraser } from './memory/eraser.ts'
import type { Memory } from './memory/memory.ts'
import { createLocales } from './memory/people.ts'
import { createThreads, type Threads } from './memory/threads.ts'
import { createEventActions } from './outgoing/event-actions.ts'
import { createEventReader } from './outgoing/event-reader.ts'
import { createOutgoing } from './outgoing/outgoing.ts'
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

/**
 * What all platforms share: stores messages until they are answered, shows answers live, greets, searches listings. Parts that need
 * each other are passed as functions, which are called only after all parts exist.
 */
export function createBridge(parts: BridgeParts): Bridge {
  const { client, platform, memory, lasting = memory, time, retryForMs = SERVICE_RETRY_TIMEOUT_MS, report } = parts
  const { keyv } = lasting
  const closing = new AbortController()
  const closed = closing.signal
  const shared = { client, platform, time, closed, report }
  const { access = everywhere, serialNumber: defaultSerial, chatbots: serialByPlace = {} } = parts
  const admits = createAccess(access)
  const trust = createTrust(access, platform)
  const chatbots = createChatbotRouting({ client, keyv, defaultSerial, serialByPlace })
  const locales = createLocales(keyv)
  const threads = createThreads({ client, keyv, chatbots, source: platform.name, locales })
  const presence = parts.presence ?? createPresence(memory.keyv)
  const indicators = createIndicators(shared)
  const nextAt = createIncreasingClock(time)
  /** for what visitors' queues do: it sends nothing while another process may have taken their tasks over */
  const sharedByQueues = { ...shared, platform: guarded(platform, () => visitors.isHeld()) }

  const during: Inbox['during'] = (...of) => visitors.during(...of)
  const commands = createCommands({ ...shared, keyv, chatbots, threads, trust, during })
  const edits = createVisitorEdits({ client, memory, time })
  const answering = createAnswering({
    ...sharedByQueues,
    threads,
    keyv: memory.keyv,
    plan: createPlanner({ attachments: parts.attachments, allowed: ({ place }) => chatbots.at(place), time, report }),
    during: indicators.during,
    edits,
    attendantIfStaffWrites: async (...of) => await desk?.attendantIfStaffWrites(...of),
    retryForMs,
    onOutage: parts.onOutage,
  })
  const { cardOf } = commands.listings
  const outgoing = createOutgoing({
    ...sharedByQueues,
    memory: lasting,
    threads,
    sendAlert: createAlerts({ ...sharedByQueues, memory: lasting, threads, cardOf }).send,
    wasWrittenIn: async (...of) => (await desk?.wasWrittenIn(...of)) ?? false,
  })
  const visitors = createVisitorInbox({
    ...shared,
    answering,
    edits,
    outgoing,
    indicators,
    memory,
    presence,
    admits,
    nextAt,
    catchUpMs: parts.catchUpMs ?? CATCH_UP_MS,
  })

  const desk =
    parts.desk &&
    createDeskTasks({
      ...parts,
      desk: parts.desk,
      presence,
      chatbots,
      trust,
      retryForMs,
      ask: visitors.receive,
      whenEventsAreRead: (signal) => reader.whenReading(signal),
      know: visitors.know,
      knows: visitors.knows,
    })
  if (desk !== undefined) parts.desk?.listen(desk)
  const eraser = createMemoryEraser(lasting === memory ? [memory] : [memory, lasting], locales)
  const reader = createEventReader({
    ...shared,
    name: platform.name,
    memory: lasting,
    presence,
    ...createEventActions({ platform, outgoing, visitors, desk, eraser, nextAt }),
    onFirstRead: async () => await desk?.restore(),
  })
  let reading: Promise<void> | undefined
  const { receive, edited, deleted } = visitors
  const { stop } = answering
  return {
    receive,
    edited,
    deleted,
    ...commands,
    admits,
    locales,
    stop,
    forget: createForget({ client, source: platform.name, chatbots, visitors, stop, eraser, time }),
    async knows(thread) {
      if (await visitors.knows(thread)) return true
      if (!(await threads.hasSession(thread))) return false
      await visitors.know(thread)
      return true
    },
    async connected() {
      // The platform may report a reconnect after `close`.
      if (closed.aborted) return
      reading ??= reader.run()
      await Promise.all([visitors.resume(), desk?.resume()])
    },
    async idle() {
      await Promise.all([visitors.idle(), desk?.idle()])
      await indicators.settled()
    },
    async close() {
      if (closed.aborted) return
      closing.abort()
      visitors.close()
      desk?.close()
      await Promise.all([visitors.idle(), desk?.idle(), reading])
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
    ...createDoubleClicks({ keyv, time }),
    listings: createListingBrowser({ ...shared, report }),
    watches: createWatches({ ...shared, threads }),
    reports: createReports({ client, chatbots, trust }),
    chatbots: forStaff(chatbots, trust),
  }
}
