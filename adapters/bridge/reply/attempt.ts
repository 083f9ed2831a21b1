import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import type { MessageBatch } from '../inbox/pending.ts'
import type { Threads } from '../memory/threads.ts'
import type { Visitor } from '../platform/messages.ts'
import type { Platform } from '../platform/platform.ts'
import type { Backoff } from '../retry.ts'
import type { Time } from '../time.ts'
import type { BridgeWords } from '../words/words.ts'
import type { Indicators } from './indicators.ts'
import type { Planner } from './question-plan.ts'
import type { Replies } from './replies.ts'
import type { Run, StoppableQueues, Stopping } from './stopping.ts'
import type { VisitorEdits } from './visitor-edits.ts'

export type Parts = {
  client: Client
  platform: Pick<Platform, 'name' | 'limits' | 'encode' | 'closeAbandoned' | 'show' | 'remove'>
  threads: Threads
  /** stores the progress of replies */
  keyv: Keyv
  plan: Planner
  during: Indicators['during']
  edits: Pick<VisitorEdits, 'keep'>
  /** They exist only after this does. */
  queues: () => StoppableQueues
  /** The name of the person who attends the session, if another member of staff wrote the message, which is not the visitor's then. */
  attendantIfStaffWrites: (writer: Visitor, session: number, signal: AbortSignal) => Promise<string | undefined>
  time: Time
  /** how long an unreachable service is retried, in ms */
  retryForMs: number
  /** called before each further try */
  onOutage: (() => void) | undefined
  report: (error: unknown) => void
}

/** One attempt to answer a batch. `ended`: aborts when this process must no longer work on it. `signal`: or if it is stopped. */
export type Attempt = {
  batch: MessageBatch
  run: Run
  key: string
  replies: Replies
  stopping: Stopping
  ended: AbortSignal
  signal: AbortSignal
  backoff: Backoff
  words: BridgeWords
}
