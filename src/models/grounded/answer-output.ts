import type { ModelEvent, Tell } from '../../core/ports/models.ts'
import { countTokens } from '../../core/sessions/token-count.ts'
import type { Checker } from '../checked/checker.ts'
import { askVendor, didNotAnswerInTime, type Timeouts } from '../vendors/ask.ts'
import type { MediaLimits } from '../vendors/media.ts'
import type { CutReason, Message, ToolCall, Vendor, VendorEvent, VendorRequest } from '../vendors/vendor.ts'
import { createAnswerLength, type Deadline } from './answer-limits.ts'
import { createCheckQueue } from './check-queue.ts'
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
type StepOutput = {
  text: string
  calls: ToolCall[]
  tokens: number | undefined
  cut: CutReason | undefined
  lostCall: boolean
}

const emptyStep = (): StepOutput => ({ text: '', calls: [], tokens: undefined, cut: undefined, lostCall: false })

/** The output of an answer to the person, over all its steps. */
export type AnswerOutput = {
  /** Calls the model once; its text is checked and sent on. */
  ask: (request: VendorRequest) => Promise<StepOutput>
  say: (text: string) => void
  /** Makes what is said next a paragraph of its own. */
  beginParagraph: () => void
  tell: (event: ModelEvent) => void
  hasSpoken: () => boolean
  /** the tokens used by all steps */
  tokens: () => number
}

type Parts = { context: AnswerContext; deadline: Deadline; tell: Tell }

export function createAnswerOutput(options: ModelCallOptions, { context, deadline, tell }: Parts): AnswerOutput {
  const { vendor, timeouts } = options
  const checker = options.check(context)
  const length = createAnswerLength(options.answerTokens)
  let [hasSpoken, tokens, gap] = [false, 0, '']
  let said = emptyStep()
  const queue = createCheckQueue(say, {
    checker,
    // The caller has left, or the time is over: nothing more may be said.
    beforePiece: () => {
      if (!length.isReached()) deadline.signal.throwIfAborted()
    },
  })

  function say(text: string): void {
    if (text === '') return
    hasSpoken ||= text.trim() !== ''
    tell({ type: 'text', text: gap + text })
    gap = ''
  }

  function take(event: VendorEvent): void {
    if (event.type === 'call') said.calls.push(event.call)
    else if (event.type === 'end')
      Object.assign(said, { tokens: event.tokens, cut: event.cut, lostCall: event.lostCall === true })
    else if (event.text !== '') {
      // PostgreSQL stores no NUL, and no database half a character.
      const text = length.push(event.text.replaceAll('\0', '').toWellFormed())
      said.text += text
      queue.push(text)
      if (length.isReached()) deadline.stop()
    }
  }

  /** Calls the vendor; settles once all it said is checked. */
  async function call(request: VendorRequest): Promise<void> {
    try {
      await checker.prepare()
      await askVendor(vendor, request, { timeouts, signal: deadline.signal, tell: take })
    } finally {
      await queue.caughtUp()
    }
  }

  return {
    async ask(request) {
      said = emptyStep()
      try {
        await call(request)
      } catch (error) {
        if (!length.isReached() && !deadline.isOver()) throw error
        if (!hasSpoken && said.text === '') throw didNotAnswerInTime(error)
      }
      if (length.isReached() || deadline.isOver()) Object.assign(said, { calls: [], cut: 'length' })
      say(checker.end())
      tokens += isPlausible(said.tokens) ? said.tokens : estimate(request.messages, said.text)
      return said
    },
    say,
    beginParagraph() {
      gap = '\n\n'
    },
    tell,
    hasSpoken: () => hasSpoken,
    tokens: () => tokens,
  }
}

/** More than any model takes for one step, and far below what the databases store. */
const TOKENS_MAX = 100_000_000

/** Whether a vendor may have counted so many tokens; some report none, 0, or what cannot be. */
const isPlausible = (tokens: number | undefined): tokens is number =>
  tokens !== undefined && Number.isInteger(tokens) && tokens > 0 && tokens <= TOKENS_MAX

/** Estimated tokens of a request and its answer, if the vendor reports none. */
const estimate = (messages: Message[], answer: string): number =>
  messages.reduce((sum, message) => sum + countTokens(message.role === 'tool' ? message.result : message.text), 0) +
  countTokens(answer)
