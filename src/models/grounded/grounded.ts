import { AppError } from '../../contract/envelope.ts'
import type { Model } from '../../core/ports/ports.ts'
import { countTokens } from '../../core/sessions/tokens.ts'
import { apologize } from '../apology.ts'
import type { Checker } from '../checked/checker.ts'
import { ask, type Timeouts } from '../vendors/ask.ts'
import type { Message, PictureLimits, ToolCall, Vendor, VendorEvent } from '../vendors/vendor.ts'
import { type AnswerContext, memoryOf, openContext } from './context.ts'
import { readMedia } from './media.ts'
import { messagesOf } from './messages.ts'
import { runTool, tools } from './tools/tools.ts'

export type Grounding = {
  vendor: Vendor
  pictures: PictureLimits
  timeouts: Timeouts
  /** how often a model may look something up before it has to answer */
  steps: number
  /** what a prompt may cost, in tokens */
  promptTokens: number
  /** reads an answer before it is sent */
  check: (context: AnswerContext) => Checker
}

/** A vendor's model that answers from this chatbot's listings: it looks up what it needs with tools. */
export function grounded(model: Omit<Model, 'answer'>, grounding: Grounding): Model {
  const { vendor, pictures, timeouts, steps, promptTokens } = grounding
  return {
    ...model,
    async answer(prompt, signal, tell) {
      const context = await openContext(prompt)
      const input = await readMedia(prompt, model.accepts, pictures)
      context.noAnswer = input.cannot !== undefined
      if (input.cannot !== undefined && input.media.length === 0 && prompt.question.trim() === '') {
        // Files alone, and none that the model takes in.
        apologize(input.cannot, memoryOf(context), tell)
        return
      }
      const say = (text: string) => {
        if (text !== '') tell({ type: 'text', text })
      }
      const checker = grounding.check(context)
      const messages = messagesOf(context, input, promptTokens)
      const temperature = prompt.settings.Temperature
      let [totalToken, isSilent] = [0, true]
      for (let step = 0; ; step++) {
        const request = { messages, tools, wordsOnly: step >= steps, temperature }
        const said: Said = { text: '', calls: [], tokens: undefined }
        await ask(vendor, request, { timeouts, signal, tell: (event) => say(hear(event, said, checker)) })
        say(checker.end())
        totalToken += said.tokens ?? estimate(messages, said.text)
        isSilent &&= said.text === ''
        if (said.calls.length === 0 || request.wordsOnly) break
        messages.push(...(await lookedUp(said, context)))
        if (context.handedOver) {
          // What is said of it is the service's to say: it knows whether somebody was told.
          tell({ type: 'handOver' })
          break
        }
        // What is said before a look-up and after it are two paragraphs.
        if (said.text.trim() !== '') say('\n\n')
      }
      if (isSilent && !context.handedOver)
        throw new AppError('modelUnavailable', 'The AI model said nothing; ask again.')
      tell({ type: 'end', totalToken, noAnswer: context.noAnswer, memory: memoryOf(context) })
    },
  }
}

type Said = { text: string; calls: ToolCall[]; tokens: number | undefined }

/** Takes in what a vendor sends; answers what may be said of it. */
function hear(event: VendorEvent, said: Said, checker: Checker): string {
  if (event.type === 'call') said.calls.push(event.call)
  if (event.type === 'end') said.tokens = event.tokens
  if (event.type !== 'text') return ''
  said.text += event.text
  return checker.push(event.text)
}

/** What was said in a step, and what was looked up in it. */
async function lookedUp({ text, calls }: Said, context: AnswerContext): Promise<Message[]> {
  const messages: Message[] = [{ role: 'assistant', text, calls }]
  for (const call of calls) messages.push({ role: 'tool', call, result: await runTool(call, context) })
  return messages
}

/** Tokens of a request and its answer, where the vendor tells none. */
const estimate = (messages: Message[], answer: string): number =>
  messages.reduce((sum, message) => sum + countTokens(message.role === 'tool' ? message.result : message.text), 0) +
  countTokens(answer)
