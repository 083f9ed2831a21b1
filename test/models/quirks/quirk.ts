import { failureIn } from '../../../src/models/vendors/failure.ts'
import type { CutReason } from '../../../src/models/vendors/vendor.ts'

/** Something that servers send and their protocol does not foresee, and what must come of it. */
export type Quirk = {
  /** what is odd */
  quirk: string
  /** who reports it, or trouble of its kind: an issue or pull request on GitHub as `owner/name#number`, or a page */
  from: string
  /** the body, as it comes with status 200 */
  wire: string
  /** the whole text that is said; "" unless set */
  said?: string
  /** the calls that are carried out */
  calls?: [name: string, input: unknown][]
  tokens?: number
  cut?: CutReason
  /** what an operator who asks is told, where the answer fails */
  fails?: RegExp
}

/** All that is known of why an answer failed; the log has no more than the first. */
export const reasonsIn = (error: unknown): string =>
  [failureIn(error)?.message, failureIn(error)?.sentence()].filter((reason) => reason !== undefined).join(': ')

export const TOOLS = ['search_listings', 'listing_details', 'no_answer']

export const data = (value: unknown): string => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`
const choice = (fields: object) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, finish_reason: null, ...fields }],
})
/** A chunk of a stream with this delta. */
export const delta = (fields: object, more: object = {}): string => data(choice({ delta: fields, ...more }))
export const text = (...pieces: string[]): string => pieces.map((content) => delta({ content })).join('')
export const finish = (reason = 'stop'): string => delta({}, { finish_reason: reason })
export const DONE = data('[DONE]')
/** An answer of these pieces of text, ended as usual. */
export const saying = (...pieces: string[]): string => text(...pieces) + finish() + DONE

/** A delta with pieces of calls. */
export const call = (...tool_calls: object[]): string => delta({ tool_calls })
export const calling = (...chunks: string[]): string => chunks.join('') + finish('tool_calls') + DONE
export const INPUT = { Query: 'homes in Seattle' }
export const JSON_INPUT = JSON.stringify(INPUT)
export const searched: [string, unknown][] = [['search_listings', INPUT]]

/** A text after which only `rest` is said: what stands before it is not meant for people. */
export const said = (quirk: string, from: string, answer: string, rest = 'Hello'): Quirk => ({
  quirk,
  from,
  wire: saying(answer),
  said: rest,
})
/** A text in which the search is called. */
export const written = (quirk: string, from: string, answer: string, more: Partial<Quirk> = {}): Quirk => ({
  quirk,
  from,
  wire: saying(answer),
  calls: searched,
  ...more,
})
