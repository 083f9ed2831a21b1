import type { Slices } from '../../../core/event-loop/yielding.ts'
import { createMarkupReader } from '../markup/markup.ts'
import type { WrittenCall } from '../markup/written-calls.ts'
import { PIECE, tellInPieces } from '../pieces.ts'
import type { VendorEvent } from '../vendor.ts'

type Parts = { known: readonly string[]; tell: (event: VendorEvent) => void; signal: AbortSignal | undefined }

/** The text of an answer: gathers what arrives together, and tells it without its markup. */
export function createAnswerText({ known, tell, signal }: Parts) {
  const markup = createMarkupReader(known)
  const gathered = { text: '', isAlive: false }
  let hasTold = false
  let calls: WrittenCall[] = []

  return {
    /** `isAlive`: the model works, even if it says nothing. */
    add(text: string, isAlive: boolean): void {
      gathered.text += text
      gathered.isAlive ||= isAlive
    },
    /** Tells what was gathered. Returns what is left to do of it. */
    tellGathered(): Slices | undefined {
      const { text, isAlive } = gathered
      if (text === '' && !isAlive) return undefined
      Object.assign(gathered, { text: '', isAlive: false })
      hasTold = true
      if (text.length > PIECE) return tellInPieces(text, { markup, tell, signal })
      tell({ type: 'text', text: text === '' ? text : markup.push(text) })
      return undefined
    },
    /** Tells what was held back since it might be a call. */
    end(isCut: boolean): void {
      const held = markup.end(isCut)
      calls = held.calls
      hasTold = true
      if (held.text !== '') tell({ type: 'text', text: held.text })
    },
    /** The calls that the model wrote as text, once the text has ended. */
    heldCalls: (): WrittenCall[] => calls,
    /** Whether anything was told. */
    hasTold: (): boolean => hasTold,
  }
}
