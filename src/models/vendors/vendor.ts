import type { Media } from './media.ts'

/** A tool call that a model asks for. */
export type ToolCall = {
  id: string
  name: string
  /** the arguments as the model wrote them: JSON text, which may be invalid */
  input: string
  /** data that the vendor wants back with the call, unchanged */
  echo?: unknown
}

/** One message of a conversation, independent of the vendor. */
export type Message =
  | { role: 'system'; text: string }
  | { role: 'user'; text: string; media: Media[] }
  | { role: 'assistant'; text: string; calls: ToolCall[] }
  | { role: 'tool'; call: ToolCall; result: string }

/** The messages with the system message before the first question, for models that know no such role. */
export function withoutSystem(messages: Message[]): Message[] {
  const [system, ...others] = messages
  if (system?.role !== 'system') return messages
  const first = others.findIndex(({ role }) => role === 'user')
  return others.map((message, index) =>
    index === first && message.role === 'user' ? { ...message, text: `${system.text}\n\n${message.text}` } : message,
  )
}

/** A tool that a model may call; `parameters` is a JSON Schema of an object. */
export type Tool = { name: string; description: string; parameters: Record<string, unknown> }

export type VendorRequest = {
  messages: Message[]
  tools: readonly Tool[]
  /** true: tools are listed, but the model must answer with text now */
  wordsOnly: boolean
  /** 0 to 2 */
  temperature: number
  /** maximum length of the answer in tokens; undefined: the vendor's own limit */
  answerTokens?: number | undefined
}

/** Why an answer is incomplete: the length limit, or the vendor's content filter. */
export type CutReason = 'length' | 'filter'

/**
 * An empty text is a heartbeat: the model is thinking. `tokens` is undefined if the vendor reports none; `lostCall`: the answer ends with
 * a call of which nothing came, since the model wrote it wrongly or its server could not read it.
 */
export type VendorEvent =
  | { type: 'text'; text: string }
  | { type: 'call'; call: ToolCall }
  | { type: 'end'; tokens: number | undefined; cut?: CutReason | undefined; lostCall?: boolean }

/**
 * One model of a vendor. Calls `tell` with texts and tool calls, then exactly one end, and resolves. Throws
 * `modelUnavailable`, also if an answer breaks off; its `cause` is a `VendorFailure`.
 */
export type Vendor = (request: VendorRequest, signal: AbortSignal, tell: (event: VendorEvent) => void) => Promise<void>

/** The vendors' default, which is not sent: several newer models reject any temperature. */
export const USUAL_TEMPERATURE = 1

/** Limits of one answer; a vendor that exceeds them counts as broken. Lengths in UTF-16 units. */
export const VENDOR_LIMITS = {
  /** a line of a stream: far more than any fragment needs, and parsed in one turn of the event loop in less than 50 ms */
  line: 2 ** 20,
  /** the body of an answer, with all that is not shown: several times the longest thoughts of today's models */
  answer: 2 ** 26,
  /** events of an answer: more than the longest answers of today's models have tokens */
  events: 2 ** 18,
  /** parts begun in one answer; servers that send each fragment as a part of its own stay below */
  parts: 10_000,
  /** the name of a call; the vendors allow 64 or 128 in those of tools, to which some models add words */
  callName: 1_000,
  /** the arguments of one call */
  callInput: 2 ** 16,
  /** calls in one step; further ones are ignored */
  calls: 16,
  /** the body of an error */
  refusal: 2 ** 16,
} as const
