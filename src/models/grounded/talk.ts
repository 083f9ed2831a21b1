import { AppError } from '../../contract/envelope.ts'
import type { ModelEvent, Tell } from '../../core/ports/ports.ts'
import { countTokens } from '../../core/sessions/tokens.ts'
import type { Checker } from '../checked/checker.ts'
import { askVendor, type Timeouts } from '../vendors/ask.ts'
import type { MediaLimits } from '../vendors/media.ts'
import type { CutReason, Message, ToolCall, Vendor, VendorEvent, VendorRequest } from '../vendors/vendor.ts'
import type { AnswerContext } from './context.ts'

/** How a vendor's model is called, and its limits. */
export type ModelCallOptions = {
  vendor: Vendor
  media: MediaLimits
  timeouts: Timeouts
  /** maximum number of tool rounds before the model has to answer */
  steps: number
  /** maximum size of a prompt, in tokens */
  promptTokens: number
  /** maximum length of an answer in tokens, and its timeout in ms */
  answerTokens: number
  answerTimeoutMs: number
  /** creates the checker that an answer passes before it is sent */
  check: (context: AnswerContext) => Checker
}

/** What a model said in one step. */
type StepOutput = { text: string; calls: ToolCall[]; tokens: number | undefined; cut: CutReason | undefined }

const nothing = (): StepOutput => ({ text: '', calls: [], tokens: undefined, cut: undefined })

/** The output of an answer to the person, over all its steps. */
export type AnswerOutput = {
  /** Calls the model once; its text is checked and sent on. */
  ask: (request: VendorRequest) => Promise<StepOutput>
  say: (text: string) => void
  tell: (event: ModelEvent) => void
  hasSpoken: () => boolean
  /** the tokens used by all steps */
  tokens: () => number
}

type Parts = { context: AnswerContext; deadline: Deadline; tell: Tell }

export function createAnswerOutput(grounding: ModelCallOptions, { context, deadline, tell }: Parts): AnswerOutput {
  const { vendor, timeouts } = grounding
  const checker = grounding.check(context)
  const length = createAnswerLength(grounding.answerTokens)
  let [hasSpoken, tokens] = [false, 0]
  let said = nothing()

  function say(text: string): void {
    if (text === '') return
    hasSpoken ||= text.trim() !== ''
    tell({ type: 'text', text })
  }

  function take(event: VendorEvent): void {
    if (event.type === 'call') said.calls.push(event.call)
    else if (event.type === 'end') Object.assign(said, { tokens: event.tokens, cut: event.cut })
    else if (event.text !== '') {
      // PostgreSQL stores no NUL, and no database half a character.
      const text = length.push(event.text.replaceAll('\0', '').toWellFormed())
      said.text += text
      say(checker.push(text))
      if (length.isReached()) deadline.stop()
    }
  }

  return {
    async ask(request) {
      said = nothing()
      try {
        await askVendor(vendor, request, { timeouts, signal: deadline.signal, tell: take })
      } catch (error) {
        if (!length.isReached() && !deadline.isOver()) throw error
        if (!hasSpoken && said.text === '')
          throw new AppError('modelUnavailable', 'The AI model did not answer in time.', { cause: error })
      }
      if (length.isReached() || deadline.isOver()) Object.assign(said, { calls: [], cut: 'length' })
      say(checker.end())
      tokens += isPlausible(said.tokens) ? said.tokens : estimate(request.messages, said.text)
      return said
    },
    say,
    tell,
    hasSpoken: () => hasSpoken,
    tokens: () => tokens,
  }
}

/** More than any model takes for one step, and far below what the databases store. */
const TOKENS_MAX = 100_000_000

/** Whether a vendor may have counted so many tokens; some report none, or what cannot be. */
const isPlausible = (tokens: number | undefined): tokens is number =>
  tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= TOKENS_MAX

/** Estimated tokens of a request and its answer, if the vendor reports none. */
const estimate = (messages: Message[], answer: string): number =>
  messages.reduce((sum, message) => sum + countTokens(message.role === 'tool' ? message.result : message.text), 0) +
  countTokens(answer)

/** Characters per token, at most: English text has about four, other languages up to six. */
const UNITS_PER_TOKEN = 6
/** How far an answer may exceed its length to finish a sentence, in UTF-16 units. */
const SENTENCE_MAX = 1_000
/** The first half of a character of two UTF-16 units, behind which an answer may be cut. */
const FIRST_HALF = /[\uD800-\uDBFF]$/

/** Cuts an answer at its maximum length, in case the vendor ignores the limit it was sent. */
type AnswerLength = {
  /** Takes a fragment; returns the part that may still be shown. */
  push: (text: string) => string
  isReached: () => boolean
}

function createAnswerLength(tokens: number): AnswerLength {
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
      return isReached ? text.slice(0, until).replace(FIRST_HALF, '') : text
    },
    isReached: () => isReached,
  }
}

/** `signal` aborts if the caller leaves, the time is over, or `stop` is called. */
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

// Plain strings as abort reasons: without a reason, each abort creates an error with its stack.
const OVER = 'the time for an answer is over'
const STOPPED = 'the answer is long enough'
