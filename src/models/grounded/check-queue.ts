import { beginning } from '../../contract/text.ts'
import { yieldIfLong } from '../../core/event-loop/yielding.ts'
import type { Checker } from '../checked/checker.ts'

/** Checks text in the order in which it comes. */
type CheckQueue = {
  /** Short text is checked at once. A long fragment is checked in pieces, and all that comes meanwhile behind it. */
  push: (text: string) => void
  /** Settles once all text is checked; fails if `beforePiece` did. */
  caughtUp: () => Promise<void>
}

/** `beforePiece` is called before each piece of a long fragment; if it throws, the rest is not checked. */
type Parts = { checker: Checker; beforePiece: () => void }

/** Text that is checked at once, in UTF-16 units; vendors rarely send longer fragments. */
const CHECKED_AT_ONCE = 2_048

export function createCheckQueue(say: (text: string) => void, { checker, beforePiece }: Parts): CheckQueue {
  let waiting = ''
  /** settles once no text waits */
  let caughtUp: Promise<void> | undefined

  async function catchUp(): Promise<void> {
    while (waiting !== '') {
      beforePiece()
      const piece = beginning(waiting, CHECKED_AT_ONCE)
      say(checker.push(piece))
      waiting = waiting.slice(piece.length)
      const pause = waiting === '' ? undefined : yieldIfLong()
      if (pause !== undefined) await pause
    }
  }

  return {
    push(text) {
      if (waiting === '' && text.length <= CHECKED_AT_ONCE) {
        say(checker.push(text))
        return
      }
      waiting += text
      if (waiting.length > text.length) return
      caughtUp = catchUp()
      // Avoids an unhandled rejection; `caughtUp` throws the error.
      caughtUp.catch(() => undefined)
    },
    async caughtUp() {
      if (caughtUp !== undefined) await caughtUp
      caughtUp = undefined
    },
  }
}
