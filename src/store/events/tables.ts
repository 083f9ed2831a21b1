import type { Generated } from 'kysely'
import type { Webhook } from '../../core/ports/events.ts'

/** Events. `subject_id`: the message or lead that an event is about. */
export type EventTable = {
  workspace_id: number
  sequence: number
  kind: string
  chatbot_id: number
  session_id: number | null
  subject_id: number | null
  /** JSON of further fields, "" if none */
  data: string
  created_at: number
}

/** Webhooks; events of the workspace up to `sequence` are posted. */
export type WebhookTable = {
  id: Generated<number>
  workspace_id: number
  /** null: events of all chatbots */
  chatbot_id: number | null
  url: string
  /** JSON array of event kinds */
  kinds: string
  secret: string
  state: Webhook['state']
  sequence: number
  /** failed tries of the next event */
  tries: number
  /** incremented with each claim */
  claims: number
  /** when the next try is due; while claimed: when the claim expires */
  due_at: number
  last_success: number | null
  last_failure: number | null
  last_error: string | null
  created_at: number
}
