/** English text has about four characters a token, other languages up to six. */
const UNITS_PER_TOKEN = 6
/** How far beyond its length an answer may go on to the end of its sentence, in UTF-16 units. */
const SENTENCE_MAX = 1_000

/** Keeps an answer within its length, whatever the vendor makes of the limit that it was sent. */
export type AnswerLength = {
  /** What of the text may still be said. */
  push: (text: string) => string
  isReached: () => boolean
}

export function createAnswerLength(tokens: number): AnswerLength {
  const most = tokens * UNITS_PER_TOKEN
  let length = 0
  let isReached = false
  return {
    push(text) {
      if (isReached) return ''
      const from = Math.max(0, most - length)
      length += text.length
      if (length <= most) return text
      const end = /[.!?…](?=\s|$)|\n/.exec(text.slice(from))
      const until =
        end === null ? from + most + SENTENCE_MAX - Math.max(most, length - text.length) : from + end.index + 1
      isReached = end !== null || length >= most + SENTENCE_MAX
      return isReached ? text.slice(0, until) : text
    },
    isReached: () => isReached,
  }
}

/** Aborts when the caller leaves, when the time is over, and when `stop` is called. */
export type Deadline = { signal: AbortSignal; stop: () => void; isOver: () => boolean; end: () => void }

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

// Our own reasons: without one, every abort makes an error with its stack.
const OVER = 'the time for an answer is over'
const STOPPED = 'the answer is long enough'
