import type { Settings } from '../../contract/chatbot/settings.ts'
import type { AppError } from '../../contract/errors.ts'
import type { NewQuestion, QueueState } from '../ports/messages.ts'
import type { Model, PromptFile } from '../ports/models.ts'
import type { Clock, Store } from '../ports/ports.ts'
import type { Chatbot, Session } from '../ports/sessions.ts'
import type { AnswerBroadcast } from './broadcast.ts'
import type { Lease } from './guarded-speech.ts'
import type { AcceptedQuestion } from './records.ts'

/** A question with everything needed to answer it. */
export type Task = {
  question: NewQuestion
  /** finish and store the answer even if nobody follows it */
  finishUnread: boolean
  /** how long it goes on without followers, in ms */
  lingerMs: number | undefined
  files: PromptFile[]
  settings: Settings
  model: Model
  chatbot: Chatbot
  session: Session
  /** address at which the caller reaches this service */
  baseUrl: string
}

export type AnswerDeps = {
  store: Store
  now: Clock
  lease: Lease
  /** Settles with the current attendant once no earlier question of the session is being answered. */
  waitForEarlierQuestions: (signal: AbortSignal) => Promise<QueueState>
}

/** `claimed`: a person takes over; `lost`: another process or a person has the question now; `left`: the last reader left. */
export type StopReason = 'stopped' | 'claimed' | 'lost' | 'left' | AppError

/** One try to answer a question. `signal` aborts with a `StopReason`. */
export type Attempt = AnswerDeps & {
  task: Task
  accepted: AcceptedQuestion
  signal: AbortSignal
  events: AnswerBroadcast
}
