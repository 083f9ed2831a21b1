import type { AskEvent, Final } from '../../contract/chat.ts'
import type { EventStream } from '../handlers.ts'

/** The text of an answer as it comes, and its last event: any number of readers follow them from the beginning. */
export type AnswerBroadcast = {
  /** what was said so far */
  text: () => string
  say: (words: string) => void
  finish: (last: Final) => void
  /** Readers then settle, or fail with `error`. */
  end: (error?: Error) => void
  /** An event stream for one reader. Settles early, without an error, if `signal` aborts. */
  follow: (signal: AbortSignal) => EventStream<AskEvent>
}

export function createAnswerBroadcast(): AnswerBroadcast {
  /** the text as it was said: whoever comes later gets it in the same pieces */
  const pieces: string[] = []
  let final: Final | undefined
  // Replaced rather than changed, since a reader may leave while it is told something.
  let readers: ((event: AskEvent) => void)[] = []
  const ended = Promise.withResolvers<void>()
  // Avoids an unhandled rejection if nobody reads.
  ended.promise.catch(() => undefined)

  function tellAll(event: AskEvent): void {
    for (const tell of readers) tell(event)
  }

  async function follow(tell: (event: AskEvent) => void, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    for (const content of pieces) tell({ content })
    if (final !== undefined) tell(final)
    readers = [...readers, tell]
    const left = Promise.withResolvers<void>()
    const stopReading = () => {
      readers = readers.filter((reader) => reader !== tell)
    }
    const leave = () => {
      stopReading()
      left.resolve()
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      await Promise.race([ended.promise, left.promise])
    } finally {
      stopReading()
      signal.removeEventListener('abort', leave)
    }
  }

  return {
    text: () => pieces.join(''),
    say(words) {
      pieces.push(words)
      tellAll({ content: words })
    },
    finish(last) {
      final = last
      tellAll(last)
    },
    end(error) {
      if (error === undefined) ended.resolve()
      else ended.reject(error)
    },
    follow: (signal) => (tell) => follow(tell, signal),
  }
}
