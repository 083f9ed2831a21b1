import { inSteps, type Slices } from '../../../core/event-loop/yielding.ts'
import { brokenError, failedWithin } from '../failure.ts'
import { cutBy, endsWithCall } from '../finish.ts'
import type { VendorEvent, VendorRequest } from '../vendor.ts'
import { createAnswerText } from './answer-text.ts'
import { type Chunk, otherChoice, readChunk } from './chunk.ts'
import { createGatheredAnswer, type GatheredAnswer } from './gathered-answer.ts'
import { createLineReader, type StreamEvent } from './lines.ts'
import { createTemplate } from './template.ts'

export type AnswerReader = {
  /** Takes a piece of the body; returns what is left to do of it, to be done before anything else. */
  push: (text: string) => Slices | undefined
  state: () => GatheredAnswer['state']
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
  const gathered = createGatheredAnswer({ server, known, text })
  const { answer, take } = gathered
  const lines = createLineReader(server, read)
  const template = createTemplate(gathered.takeWords)
  const chunkOf = createChunkReader()
  /** what was said beside the events, such as an error's text */
  let beside = ''

  function read(event: StreamEvent): void {
    if (event === 'done') answer.state = 'done'
    else if ('words' in event) readWords(event.words)
    else if (answer.state !== 'done') {
      if (Array.isArray(event.value)) for (const value of event.value) take(chunkOf(value, event.name))
      else take(chunkOf(event.value, event.name))
      if (event.name !== '' && /^(?:done|end|complete)$/.test(event.name)) answer.state = 'done'
    }
  }

  /** Some servers write a line of their log before an answer, so only a broken event fails at once. */
  function readWords(words: string): void {
    if (/^[[{]/.test(words)) throw unreadable(server, words)
    beside ||= words
  }

  const isCut = () => cutBy(answer.finish) !== undefined

  function tellRest(): Slices | undefined {
    if (answer.state !== 'done') lines.end()
    return text.tellGathered()
  }

  /** Fails if the body ended before its answer did. */
  function endText(): undefined {
    if (answer.state === 'open' && !answer.hasCost)
      throw beside === '' ? brokenError(server, 'ended before its answer did') : unreadable(server, beside)
    text.end(isCut())
  }

  function tellEnd(): undefined {
    const lostCall = !gathered.hasCalls() && endsWithCall(answer.finish)
    tell({ type: 'end', tokens: answer.tokens, cut: cutBy(answer.finish), ...(lostCall && { lostCall }) })
  }

  return {
    push(piece) {
      const from = answer.state !== 'done' && lines.isBetweenEvents() ? template.read(piece) : 0
      lines.skip(from)
      if (from === piece.length) return text.tellGathered()
      lines.push(from === 0 ? piece : piece.slice(from))
      if (answer.state === 'open') template.learn(piece)
      return text.tellGathered()
    },
    state: () => answer.state,
    hasTold: text.hasTold,
    hasContent: () => answer.hasContent,
    end: () => inSteps(tellRest, endText, gathered.takeWrittenCalls, () => gathered.tellCalls(isCut(), tell), tellEnd),
  }
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

/** For a body that is neither events nor JSON: a proxy's page or an error text. */
const unreadable = (server: string, words: string) =>
  /^[[{]/.test(words)
    ? brokenError(server, 'sent what cannot be read')
    : failedWithin(server, { status: 500, sentence: words })
