import { AppError } from '../../contract/envelope.ts'
import type { ModelEvent, Tell } from '../../core/ports/ports.ts'
import { countTokens } from '../../core/sessions/tokens.ts'
import type { Checker } from '../checked/checker.ts'
import { ask, type Timeouts } from '../vendors/ask.ts'
import type { MediaLimits } from '../vendors/media.ts'
import type { Cut, Message, ToolCall, Vendor, VendorEvent, VendorRequest } from '../vendors/vendor.ts'
import { createAnswerLength, type Deadline } from './bounds.ts'
import type { AnswerContext } from './context.ts'

/** How a vendor's model is asked, and within which bounds. */
export type Grounding = {
  vendor: Vendor
  media: MediaLimits
  timeouts: Timeouts
  /** how often a model may look something up before it has to answer */
  steps: number
  /** what a prompt may cost, in tokens */
  promptTokens: number
  /** how long an answer may become, in tokens, and how long it may take, in ms */
  answerTokens: number
  answerTimeoutMs: number
  /** reads an answer before it is sent */
  check: (context: AnswerContext) => Checker
}

/** What a model said in one step. */
export type Said = { text: string; calls: ToolCall[]; tokens: number | undefined; cut: Cut | undefined }

/** What is said to the person, from all steps of an answer. */
export type Talk = {
  /** Asks the model once; what it says is checked and told. */
  ask: (request: VendorRequest) => Promise<Said>
  say: (text: string) => void
  tell: (event: ModelEvent) => void
  hasSpoken: () => boolean
  /** the cost of all steps */
  tokens: () => number
}

type Parts = { context: AnswerContext; deadline: Deadline; tell: Tell }

export function createTalk(grounding: Grounding, { context, deadline, tell }: Parts): Talk {
  const { vendor, timeouts } = grounding
  const checker = grounding.check(context)
  const length = createAnswerLength(grounding.answerTokens)
  let [hasSpoken, tokens] = [false, 0]

  function say(text: string): void {
    if (text === '') return
    hasSpoken ||= text.trim() !== ''
    tell({ type: 'text', text })
  }

  function take(event: VendorEvent, said: Said): void {
    if (event.type === 'call') said.calls.push(event.call)
    else if (event.type === 'end') Object.assign(said, { tokens: event.tokens, cut: event.cut })
    else if (event.text !== '' && !length.isReached()) {
      const text = length.push(event.text)
      said.text += text
      say(checker.push(text))
      if (length.isReached()) deadline.stop()
    }
  }

  return {
    async ask(request) {
      const said: Said = { text: '', calls: [], tokens: undefined, cut: undefined }
      try {
        const { signal } = deadline
        await ask(vendor, request, { timeouts, signal, tell: (event) => take(event, said) })
      } catch (error) {
        if (!length.isReached() && !deadline.isOver()) throw error
        if (!hasSpoken && said.text === '')
          throw new AppError('modelUnavailable', 'The AI model did not answer in time.', { cause: error })
      }
      if (length.isReached() || deadline.isOver()) Object.assign(said, { calls: [], cut: 'length' })
      say(checker.end())
      tokens += said.tokens ?? estimate(request.messages, said.text)
      return said
    },
    say,
    tell,
    hasSpoken: () => hasSpoken,
    tokens: () => tokens,
  }
}

/** Tokens of a request and its answer, where the vendor tells none. */
const estimate = (messages: Message[], answer: string): number =>
  messages.reduce((sum, message) => sum + countTokens(message.role === 'tool' ? message.result : message.text), 0) +
  countTokens(answer)
