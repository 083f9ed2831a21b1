import { AppError } from '../contract/envelope.ts'
import type { Model, ModelEvent } from '../core/ports.ts'
import { countTokens } from '../core/tokens.ts'
import { ask, type Patience } from './asking.ts'
import { openDesk } from './grounded/desk.ts'
import { readMemory, writeMemory } from './grounded/memory.ts'
import { messagesOf } from './grounded/messages.ts'
import { runTool, tools } from './grounded/tools.ts'
import type { Message, ToolCall, Vendor } from './vendor.ts'

export type Grounding = {
  vendor: Vendor
  patience: Patience
  /** how often a model may look something up before it has to answer */
  steps: number
  /** what a prompt may cost, in tokens */
  promptTokens: number
}

/** A vendor's model that answers from this chatbot's listings: it looks up what it needs with tools. */
export function grounded(model: Omit<Model, 'stream'>, { vendor, patience, steps, promptTokens }: Grounding): Model {
  return {
    ...model,
    async *stream(prompt, signal): AsyncGenerator<ModelEvent> {
      const desk = await openDesk(prompt, readMemory(prompt.turns))
      const messages = messagesOf(desk, [], promptTokens)
      const temperature = prompt.settings.Temperature
      let [totalToken, silent] = [0, true]
      for (let step = 0; ; step++) {
        const request = { messages, tools, wordsOnly: step >= steps, temperature }
        const answer = await ask(vendor, request, { patience, signal })
        const said: Said = { text: '', calls: [], tokens: undefined }
        try {
          for (let event = answer.first; event !== undefined; event = await answer.next()) {
            if (event.type === 'call') said.calls.push(event.call)
            else if (event.type === 'end') said.tokens = event.tokens
            else if (event.text !== '') {
              said.text += event.text
              yield { type: 'text', text: event.text }
            }
          }
        } finally {
          answer.close()
        }
        totalToken += said.tokens ?? estimate(messages, said.text)
        silent &&= said.text === ''
        if (said.calls.length === 0 || request.wordsOnly) break
        messages.push({ role: 'assistant', text: said.text, calls: said.calls })
        for (const call of said.calls) messages.push({ role: 'tool', call, result: await runTool(call, desk) })
        // What is said before a look-up and after it are two paragraphs.
        if (said.text.trim() !== '') yield { type: 'text', text: '\n\n' }
      }
      if (silent) throw new AppError('modelUnavailable', 'The AI model said nothing; ask again.')
      const memory = writeMemory({ shown: [...desk.shown.keys()], handedOver: desk.handedOver })
      yield { type: 'end', totalToken, noAnswer: desk.noAnswer, memory }
    },
  }
}

type Said = { text: string; calls: ToolCall[]; tokens: number | undefined }

/** Tokens of a request and its answer, where the vendor tells none. */
const estimate = (messages: Message[], answer: string): number =>
  messages.reduce((sum, message) => sum + countTokens(message.role === 'tool' ? message.result : message.text), 0) +
  countTokens(answer)
