import { inSteps, type Slices } from '../../../core/event-loop/yielding.ts'
import { brokenError, failedWithin } from '../failure.ts'
import { cutBy, endsWithCall } from '../finish.ts'
import { taggedCalls } from '../markup/thought-mode.ts'
import type { ToolCall, VendorEvent, VendorRequest } from '../vendor.ts'
import { createAnswerText } from './answer-text.ts'
import { createCallAssembly } from './calls.ts'
import { type Chunk, otherChoice, readChunk } from './chunk.ts'
import { createThoughts, echoOf, withEcho } from './echo.ts'
import { createLineReader, type StreamEvent } from './lines.ts'
import { createTemplate } from './template.ts'

export type AnswerReader = {
  /** Takes a piece of the body; returns what is left to do of it, to be done before anything else. */
  push: (text: string) => Slices | undefined
  /** `complete`: the answer is complete, its usage may follow; `done`: nothing follows */
  state: () => 'open' | 'complete' | 'done'
  /** Called at the end of the body. */
  end: () => Slices
  /** whether anything was told */
  hasTold: () => boolean
  /** whether words or calls were read */
  hasContent: () => boolean
}

type Parts = {
  server: string
  request: Pick<VendorRequest, 'tools'>
  tell: (event: VendorEvent) => void
  signal?: AbortSignal | undefined
}

/**
 * Parses the answer in a body as it arrives. Fragments that arrive together are passed on as one, so that a slow reader
 * catches up. Nothing is told after `signal` has aborted.
 */
export function createAnswerReader({ server, request, tell, signal }: Parts): AnswerReader {
  const known = request.tools.map(({ name }) => name)
  const text = createAnswerText({ known, tell, signal })
  const calls = createCallAssembly(server, known)
  const thoughts = createThoughts()
  const lines = createLineReader(server, read)
  const template = createTemplate(takeWords)
  const chunkOf = createChunkReader()
  const newIn = createWholeMessages()
  const answer = {
    hasContent: false,
    hasCalls: false,
    hasCost: false,
    finish: '',
    tokens: undefined as number | undefined,
  }
  /** what was said beside the events, such as an error's text */
  let beside = ''
  let state: 'open' | 'complete' | 'done' = 'open'

  function read(event: StreamEvent): void {
    if (event === 'done') state = 'done'
    else if ('words' in event) readWords(event.words)
    else if (state !== 'done') {
      if (Array.isArray(event.value)) for (const value of event.value) take(chunkOf(value, event.name))
      else take(chunkOf(event.value, event.name))
      if (event.name !== '' && /^(?:done|end|complete)$/.test(event.name)) state = 'done'
    }
  }

  /** Some servers write a line of their log before an answer, so only a broken event fails at once. */
  function readWords(words: string): void {
    if (/^[[{]/.test(words)) throw unreadable(server, words)
    beside ||= words
  }

  function take(chunk: Chunk): void {
    const { calls: pieces, finish, tokens, error, isWhole } = chunk
    if (error) throw failedWithin(server, { status: statusOf(error.word), ...error })
    if (tokens !== undefined) answer.tokens = tokens
    if (finish !== '') {
      answer.finish = finish.slice(0, FINISH_MAX)
      state = isWhole && tokens !== undefined ? 'done' : 'complete'
    }
    answer.hasCost ||= chunk.isCost && answer.hasContent
    text.add(isWhole ? newIn(chunk.text, answer.hasContent) : chunk.text, chunk.isAlive || pieces.length > 0)
    thoughts.push(chunk.thoughts)
    // Some servers send the whole answer again after its fragments.
    if (!isWhole || !answer.hasCalls) for (const piece of pieces) calls.push(piece)
    answer.hasCalls ||= pieces.length > 0
    answer.hasContent ||= chunk.text !== '' || pieces.length > 0
  }

  function takeWords(words: string): void {
    text.add(words, true)
    answer.hasContent = true
  }

  const isCut = () => cutBy(answer.finish) !== undefined

  function tellRest(): Slices | undefined {
    if (state !== 'done') lines.end()
    return text.tellGathered()
  }

  /** Fails if the body ended before its answer did. */
  function endText(): undefined {
    if (state === 'open' && !answer.hasCost)
      throw beside === '' ? brokenError(server, 'ended before its answer did') : unreadable(server, beside)
    text.end(isCut())
  }

  /** Takes the calls that the model wrote into its text, or into its thoughts if it said nothing. */
  function takeWrittenCalls(): undefined {
    if (calls.hasAny()) return
    const inText = text.heldCalls()
    const isSilent = inText.length === 0 && !answer.hasContent
    const written = isSilent ? taggedCalls(thoughts.fields()?.reasoning_content ?? '', known) : inText
    for (const [index, call] of written.entries()) calls.push({ index, id: '', ...call, isWhole: true })
  }

  function tellEnd(): undefined {
    const lostCall = !calls.hasAny() && endsWithCall(answer.finish)
    tell({ type: 'end', tokens: answer.tokens, cut: cutBy(answer.finish), ...(lostCall && { lostCall }) })
  }

  return {
    push(piece) {
      const from = state !== 'done' && lines.isBetweenEvents() ? template.read(piece) : 0
      lines.skip(from)
      if (from === piece.length) return text.tellGathered()
      lines.push(from === 0 ? piece : piece.slice(from))
      if (state === 'open') template.learn(piece)
      return text.tellGathered()
    },
    state: () => state,
    hasTold: text.hasTold,
    hasContent: () => answer.hasContent,
    end: () =>
      inSteps(
        tellRest,
        endText,
        takeWrittenCalls,
        () => tellCalls(calls.end(isCut()), thoughts.fields(), tell),
        tellEnd,
      ),
  }
}

/** Tells the calls, the first with what was thought before it. */
function* tellCalls(
  calls: Slices<ToolCall[]>,
  message: ReturnType<ReturnType<typeof createThoughts>['fields']>,
  tell: (event: VendorEvent) => void,
): Slices {
  for (const [index, call] of (yield* calls).entries())
    tell({ type: 'call', call: index === 0 ? withEcho(call, { ...echoOf(call), ...(message && { message }) }) : call })
}

/** Reads the chunks of one choice: the one that the first event with a single choice has, else the choice 0. */
function createChunkReader(): (value: unknown, name: string) => Chunk {
  let [choice, isChosen] = [0, false]
  return (value, name) => {
    const chunk = readChunk(value, name, choice)
    if (isChosen) return chunk
    const other = otherChoice(value)
    isChosen = other !== undefined
    if (other === undefined || other === choice) return chunk
    choice = other
    return readChunk(value, name, choice)
  }
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

/** For a body that is neither events nor JSON: a proxy's page or an error text. */
const unreadable = (server: string, words: string) =>
  /^[[{]/.test(words)
    ? brokenError(server, 'sent what cannot be read')
    : failedWithin(server, { status: 500, sentence: words })

/** How much of a reason to end is read, in UTF-16 units: those of all servers are a few words. */
const FINISH_MAX = 100

const statusOf = (word: unknown): number =>
  Number.isInteger(Number(word)) && Number(word) >= 400 && Number(word) < 600 ? Number(word) : 500
