import type { Generated } from 'kysely'
import type { MessageRole } from '../../core/ports/messages.ts'

/** Messages of all roles, with one sequence of ids. */
export type MessageTable = {
  id: Generated<number>
  chatbot_id: number
  session_id: number
  /** human: by the person who attends; system: by the service */
  role: MessageRole
  content: string
  created_at: number
  /** author of a human message; of a question the name of who asked, if that was told */
  by_id: string | null
  by_name: string | null
  /**
   * `type` of a question: Text, Image …; `state` of a question: a QuestionState; of a human message: null or removed. `file_ids`: a
   * JSON array; `standing_file_ids`: those of them that the author has not removed; null: all
   */
  type: string | null
  state: string | null
  file_ids: string | null
  standing_file_ids: string | null
  /** the Idempotency-Key of a question (a failed one gives it up where it is used again) or of a human message, and a hash of its request */
  idempotency_key: string | null
  body_hash: string | null
  /** of a question being answered: end of its process's lease */
  alive_until: number | null
  /** what other processes tell about the answer, see sessions/answer-signals.ts */
  stop_requested: number | null
  /** of an answer: its question */
  question_id: number | null
  total_token: number | null
  no_answer: number | null
  memory: string | null
}
