import { broken, failedWithin } from '../failure.ts'
import { createMarkupReader } from '../markup/markup.ts'
import type { CutReason, VendorEvent, VendorRequest } from '../vendor.ts'
import { createCallAssembly } from './calls.ts'
import { type Chunk, readChunk } from './chunk.ts'
import { createThoughts, echoOf, withEcho } from './echo.ts'
import { createLineReader, type StreamEvent } from './lines.ts'
import { createTemplate } from './template.ts'

export type AnswerReader = {
  /** Takes a piece of the body. */
  push: (text: string) => void
  /** `complete`: the answer is complete, its usage may follow; `done`: nothing follows */
  state: () => 'open' | 'complete' | 'done'
  /** Called at the end of the body. */
  end: () => void
  /** whether anything was told */
  hasTold: () => boolean
}

/**
 * Parses the answer in a body as it arrives. Fragments that arrive together are passed on as one, so that a slow reader
 * catches up.
 */
export function createAnswerReader(
  server: string,
  request: Pick<VendorRequest, 'tools'>,
  tell: (event: VendorEvent) => void,
): AnswerReader {
  const known = request.tools.map(({ name }) => name)
  const calls = createCallAssembly(server, known)
  const thoughts = createThoughts()
  const markup = createMarkupReader(known)
  const lines = createLineReader(server, read)
  const template = createTemplate(takeWords)
  const answer = { text: '', isAlive: false, hasContent: false, finish: '', tokens: undefined as number | undefined }
  let state: 'open' | 'complete' | 'done' = 'open'
  let hasTold = false

  function read(event: StreamEvent): void {
    if (event === 'done') state = 'done'
    else if ('words' in event) throw unreadable(event.words)
    else if (state !== 'done') take(readChunk(event.value, event.name))
  }

  function take({ text, isAlive, thoughts: thought, calls: pieces, finish, tokens, error, isWhole }: Chunk): void {
    if (error) throw failedWithin(server, { status: statusOf(error.word), ...error })
    if (tokens !== undefined) answer.tokens = tokens
    if (finish !== '') {
      answer.finish = finish
      state = 'complete'
    }
    answer.isAlive ||= isAlive || pieces.length > 0
    // Some servers send the whole answer again after its fragments.
    if (isWhole && answer.hasContent) return
    thoughts.push(thought)
    for (const piece of pieces) calls.push(piece)
    answer.text += text
    answer.hasContent ||= text !== '' || pieces.length > 0
  }

  function takeWords(words: string): void {
    answer.text += words
    answer.isAlive = true
    answer.hasContent = true
  }

  /** For a body that is neither events nor JSON: a proxy's page or an error text. */
  const unreadable = (words: string) =>
    /^[[{]/.test(words)
      ? broken(server, 'sent what cannot be read')
      : failedWithin(server, { status: 500, sentence: words })

  function tellText(): void {
    const { text, isAlive } = answer
    if (text === '' && !isAlive) return
    answer.text = ''
    answer.isAlive = false
    hasTold = true
    tell({ type: 'text', text: text === '' ? '' : markup.push(text) })
  }

  return {
    push(piece) {
      const from = state !== 'done' && lines.isBetweenEvents() ? template.read(piece) : 0
      if (from === piece.length) return tellText()
      lines.push(from === 0 ? piece : piece.slice(from))
      tellText()
      if (state === 'open') template.learn(piece)
    },
    state: () => state,
    hasTold: () => hasTold,
    end() {
      if (state !== 'done') lines.end()
      tellText()
      if (state === 'open') throw broken(server, 'ended before its answer did')
      const held = markup.end()
      hasTold = true
      if (held.text !== '') tell({ type: 'text', text: held.text })
      const cut = cutBy(answer.finish)
      const written = held.calls.map((call, index) => ({ index, id: '', ...call, isWhole: true }))
      if (calls.end(false).length === 0) for (const call of written) calls.push(call)
      const message = thoughts.fields()
      for (const [index, call] of calls.end(cut !== undefined).entries())
        tell({
          type: 'call',
          call: index === 0 ? withEcho(call, { ...echoOf(call), ...(message && { message }) }) : call,
        })
      tell({ type: 'end', tokens: answer.tokens, cut })
    },
  }
}

function cutBy(finish: string): CutReason | undefined {
  if (/length|max_tokens|max_output|token_limit/i.test(finish)) return 'length'
  return /filter|safety|blocked|sensitive|recitation/i.test(finish) ? 'filter' : undefined
}

const statusOf = (word: unknown): number =>
  Number.isInteger(Number(word)) && Number(word) >= 400 && Number(word) < 600 ? Number(word) : 500
