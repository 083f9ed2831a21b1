import type { Slices } from '../../../core/event-loop/yielding.ts'
import { failedWithin } from '../failure.ts'
import { taggedCalls } from '../markup/thought-mode.ts'
import type { ToolCall, VendorEvent } from '../vendor.ts'
import type { createAnswerText } from './answer-text.ts'
import { createCallAssembly } from './calls.ts'
import type { Chunk } from './chunk.ts'
import { createThoughts, echoOf, withEcho } from './echo.ts'

/** What was read of an answer. */
export type GatheredAnswer = {
  /** `complete`: the answer is complete, its usage may follow; `done`: nothing follows */
  state: 'open' | 'complete' | 'done'
  /** whether words or calls were read */
  hasContent: boolean
  /** whether its cost was read, which comes behind it */
  hasCost: boolean
  /** the reason to end, as the server says it */
  finish: string
  tokens: number | undefined
}

type Parts = { server: string; known: readonly string[]; text: ReturnType<typeof createAnswerText> }

/** Gathers the words, calls and thoughts of an answer's chunks. Words go to `text`. */
export function createGatheredAnswer({ server, known, text }: Parts) {
  const calls = createCallAssembly(server, known)
  const thoughts = createThoughts()
  const newIn = createWholeMessages()
  const answer: GatheredAnswer = { state: 'open', hasContent: false, hasCost: false, finish: '', tokens: undefined }
  let hasPieces = false

  function take(chunk: Chunk): void {
    const { calls: pieces, finish, tokens, error, isWhole } = chunk
    if (error) throw failedWithin(server, { status: statusOf(error.word), ...error })
    if (tokens !== undefined) answer.tokens = tokens
    if (finish !== '') {
      answer.finish = finish.slice(0, FINISH_MAX)
      answer.state = isWhole && tokens !== undefined ? 'done' : 'complete'
    }
    answer.hasCost ||= chunk.isCost && answer.hasContent
    text.add(isWhole ? newIn(chunk.text, answer.hasContent) : chunk.text, chunk.isAlive || pieces.length > 0)
    thoughts.push(chunk.thoughts)
    // Some servers send the whole answer again after its fragments.
    if (!isWhole || !hasPieces) for (const piece of pieces) calls.push(piece)
    hasPieces ||= pieces.length > 0
    answer.hasContent ||= chunk.text !== '' || pieces.length > 0
  }

  function takeWords(words: string): void {
    text.add(words, true)
    answer.hasContent = true
  }

  /** Takes the calls that the model wrote into its text, or into its thoughts if it said nothing. */
  function takeWrittenCalls(): undefined {
    if (calls.hasAny()) return
    const inText = text.heldCalls()
    const isSilent = inText.length === 0 && !answer.hasContent
    const written = isSilent ? taggedCalls(thoughts.fields()?.reasoning_content ?? '', known) : inText
    for (const [index, call] of written.entries()) calls.push({ index, id: '', ...call, isWhole: true })
  }

  /** Tells the calls, the first with what was thought before it. */
  function* tellCalls(isCut: boolean, tell: (event: VendorEvent) => void): Slices {
    const message = thoughts.fields()
    const withThoughts = (call: ToolCall) => withEcho(call, { ...echoOf(call), ...(message && { message }) })
    for (const [index, call] of (yield* calls.end(isCut)).entries())
      tell({ type: 'call', call: index === 0 ? withThoughts(call) : call })
  }

  return { answer, take, takeWords, takeWrittenCalls, tellCalls, hasCalls: calls.hasAny }
}

/**
 * What a whole message adds to what was said: nothing behind fragments; else all, or the rest if it repeats what came
 * before.
 */
function createWholeMessages(): (message: string, hasContent: boolean) => string {
  let whole = ''
  return (message, hasContent) => {
    if (hasContent && whole === '') return ''
    const added = message.startsWith(whole) ? message.slice(whole.length) : message
    whole += added
    return added
  }
}

/** How much of a reason to end is read, in UTF-16 units: those of all servers are a few words. */
const FINISH_MAX = 100

const statusOf = (word: unknown): number =>
  Number.isInteger(Number(word)) && Number(word) >= 400 && Number(word) < 600 ? Number(word) : 500
