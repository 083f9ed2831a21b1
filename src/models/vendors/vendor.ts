import type { Media } from './media.ts'

/** A model's wish to look something up. */
export type ToolCall = {
  id: string
  name: string
  /** the arguments as the model wrote them: JSON text, if it wrote well */
  input: string
  /** what the vendor wants to see again with the call, as it came */
  echo?: unknown
}

/** One message of a talk, to be spelled as each vendor likes it. */
export type Message =
  | { role: 'system'; text: string }
  | { role: 'user'; text: string; media: Media[] }
  | { role: 'assistant'; text: string; calls: ToolCall[] }
  | { role: 'tool'; call: ToolCall; result: string }

/** Something a model may ask for; `parameters` is a JSON Schema of an object. */
export type Tool = { name: string; description: string; parameters: Record<string, unknown> }

export type VendorRequest = {
  messages: Message[]
  tools: Tool[]
  /** true: the tools are there for the record, and words have to come now */
  wordsOnly: boolean
  /** 0 to 2 */
  temperature: number
  /** how long the answer may become, in tokens; undefined: as long as the vendor lets it */
  answerTokens?: number | undefined
}

/** Why an answer ended before it was complete: it became too long, or the vendor's filter stepped in. */
export type Cut = 'length' | 'filter'

/** An empty text is a sign of life: the model thinks. `tokens` is undefined where the vendor tells none. */
export type VendorEvent =
  | { type: 'text'; text: string }
  | { type: 'call'; call: ToolCall }
  | { type: 'end'; tokens: number | undefined; cut?: Cut | undefined }

/**
 * One model at its vendor. Tells texts and calls, then exactly one end, and resolves. Fails with `modelUnavailable`, also
 * where an answer breaks off; its `cause` is a `VendorFailure`.
 */
export type Vendor = (request: VendorRequest, signal: AbortSignal, tell: (event: VendorEvent) => void) => Promise<void>

/** A vendor's own default, which is not sent: several newer models refuse to be told any temperature at all. */
export const USUAL_TEMPERATURE = 1

/** What is read of one answer before the vendor counts as broken. Lengths in UTF-16 units. */
export const VENDOR_LIMITS = {
  /** a line of a stream: far more than any piece of an answer, far less than the memory */
  line: 2 ** 20,
  /** the arguments of one call */
  callInput: 2 ** 16,
  /** calls in one step; further ones are not carried out */
  calls: 16,
  /** the body of a refusal */
  refusal: 2 ** 16,
} as const
