import type { Generated } from 'kysely'

/** Leads; unknown values are "". */
export type LeadTable = {
  id: Generated<number>
  chatbot_id: number
  session_id: number | null
  /** 1: detected in the session's messages; 0: submitted by a form or program */
  noticed: number
  name: string
  email: string
  phone: string
  source: string
  /** the privacy text shown, and when */
  consent_text: string | null
  consent_at: number | null
  /** JSON array of the IDs of listings looked at */
  listings: string
  created_at: number
}

/** Mails; the text of sent mails is deleted. */
export type MailTable = {
  id: Generated<number>
  chatbot_id: number
  /** idempotency key: at most one mail per cause */
  cause: string
  /** source of the Message-ID */
  key: string
  recipient: string
  reply_to: string
  subject: string
  text: string
  html: string
  state: 'waiting' | 'sent' | 'given up'
  tries: number
  /** while claimed: when the claim expires */
  due_at: number
  created_at: number
}
