import { beginning } from '../../contract/text.ts'

/** Maximum number of UTF-16 units per token: English text has about four, other languages up to six. */
const UNITS_PER_TOKEN = 6
/** How far an answer may exceed its length to finish a sentence, in UTF-16 units. */
const SENTENCE_MAX = 1_000

/** Cuts an answer at its maximum length, in case the vendor ignores the limit it was sent. */
type AnswerLength = {
  /** Takes a fragment; returns the part that may still be shown. */
  push: (text: string) => string
  isReached: () => boolean
}

export function createAnswerLength(tokens: number): AnswerLength {
  const maxLength = tokens * UNITS_PER_TOKEN
  let length = 0
  let isReached = false
  return {
    push(text) {
      if (isReached) return ''
      const from = Math.max(0, maxLength - length)
      length += text.length
      if (length <= maxLength) return text
      const end = /[.!?…](?=\s|$)|\n/.exec(text.slice(from))
      const alreadyOver = Math.max(0, length - text.length - maxLength)
      const most = from + SENTENCE_MAX - alreadyOver
      const until = end === null ? most : Math.min(from + end.index + 1, most)
      isReached = end !== null || length >= maxLength + SENTENCE_MAX
      return isReached ? beginning(text, until) : text
    },
    isReached: () => isReached,
  }
}

/** `signal` aborts if the caller leaves, the time is over, or `stop` is called. */
export type Deadline = { signal: AbortSignal; stop: () => void; isOver: () => boolean; end: () => void }

/** The time of one answer: `ms`, or until `caller` aborts. Call `end` afterwards, or its timer keeps running. */
export function createDeadline(ms: number, caller: AbortSignal): Deadline {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(OVER), ms)
  const leave = () => abort.abort(caller.reason)
  if (caller.aborted) leave()
  else caller.addEventListener('abort', leave, { once: true })
  return {
    signal: abort.signal,
    stop: () => abort.abort(STOPPED),
    isOver: () => abort.signal.reason === OVER,
    end() {
      clearTimeout(timer)
      caller.removeEventListener('abort', leave)
    },
  }
}

// Plain strings as abort reasons: without a reason, each abort creates an error with its stack.
const OVER = 'the time for an answer is over'
const STOPPED = 'the answer is long enough'
