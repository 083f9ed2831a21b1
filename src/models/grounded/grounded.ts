import { AppError } from '../../contract/envelope.ts'
import type { Model, Prompt } from '../../core/ports/ports.ts'
import { failureIn } from '../vendors/failure.ts'
import type { Cut, Message } from '../vendors/vendor.ts'
import { apologize, wordsFor } from '../words.ts'
import { createDeadline, type Deadline } from './bounds.ts'
import { type AnswerContext, memoryOf, openContext } from './context.ts'
import { type MediaInput, readMedia } from './media.ts'
import { messagesOf } from './messages.ts'
import { createTalk, type Grounding, type Talk } from './talk.ts'
import { foundFor, runTool, toolsFor } from './tools.ts'

/** What is known of a model, as far as its refusals have told. */
type Abilities = { accepts: Model['accepts']; tools: boolean }

/** A vendor's model that answers from this chatbot's listings: it looks up what it needs with tools. */
export function grounded(model: Omit<Model, 'answer'>, grounding: Grounding): Model {
  const abilities: Abilities = { accepts: { ...model.accepts }, tools: true }
  return {
    ...model,
    accepts: abilities.accepts,
    async answer(prompt, signal, tell) {
      const deadline = createDeadline(grounding.answerTimeoutMs, signal)
      try {
        while (!signal.aborted) {
          const context = await openContext(prompt)
          const input = await readMedia(prompt, abilities.accepts, grounding.media, deadline.signal)
          context.noAnswer = input.cannot !== undefined
          if (input.cannot !== undefined && input.media.length === 0 && prompt.question.trim() === '') {
            // Files alone, and none that the model takes in.
            apologize(prompt, input.cannot, memoryOf(context), tell)
            return
          }
          const talk = createTalk(grounding, { context, deadline, tell })
          try {
            await converse(grounding, { abilities, context, input, talk, deadline })
            tell({ type: 'end', totalToken: talk.tokens(), noAnswer: context.noAnswer, memory: memoryOf(context) })
            return
          } catch (error) {
            if (talk.hasSpoken() || !learnFrom(error, abilities, input)) throw error
          }
        }
      } finally {
        deadline.end()
      }
    },
  }
}

/** Notes what a server refused, so that it is left out from now on. Answers whether that is news. */
function learnFrom(error: unknown, abilities: Abilities, { media }: MediaInput): boolean {
  const refused = failureIn(error)?.refuses
  if (refused === 'tools' && abilities.tools) {
    abilities.tools = false
    return true
  }
  const kind = media[0]?.kind
  if (kind === undefined || refused !== kind || !abilities.accepts[kind]) return false
  abilities.accepts[kind] = false
  return true
}

type Conversation = {
  abilities: Abilities
  context: AnswerContext
  input: MediaInput
  talk: Talk
  deadline: Deadline
}

/** Asks the model, and again with what it wants to know, until it has answered. */
async function converse(grounding: Grounding, { abilities, context, input, talk, deadline }: Conversation) {
  const { steps, promptTokens } = grounding
  const { prompt } = context
  const found = abilities.tools ? undefined : await foundFor(prompt.question, context)
  const messages = messagesOf(context, { input, found }, promptTokens)
  let [isRetried, answerTokens] = [false, grounding.answerTokens]
  for (let step = 0; ; step++) {
    const wordsOnly = step >= steps
    const given = {
      tools: abilities.tools ? toolsFor(prompt) : [],
      wordsOnly,
      temperature: prompt.settings.Temperature,
    }
    const said = await talk.ask({ ...given, messages, answerTokens })
    const isEmpty = said.text.trim() === '' && said.calls.length === 0
    if (isEmpty && said.cut !== 'filter' && !isRetried && !deadline.signal.aborted) {
      isRetried = true
      step -= 1
      // A model that thinks may have spent all its tokens on that.
      if (said.cut === 'length') answerTokens *= THINKING_FACTOR
      continue
    }
    if (said.cut !== undefined) return endCut(said.cut, { prompt, talk })
    if (said.calls.length === 0) return endSaid(context, talk)
    if (wordsOnly) {
      if (talk.hasSpoken()) return
      throw new AppError('modelUnavailable', 'The AI model said nothing; ask again.')
    }
    messages.push({ role: 'assistant', text: said.text, calls: said.calls })
    for (const call of said.calls) {
      if (deadline.signal.aborted) break
      messages.push(await resultOf(call, context))
    }
    if (context.handedOver) {
      // What is said of it is the service's to say: it knows whether somebody was told.
      talk.tell({ type: 'handOver' })
      return
    }
    const confirmed = context.confirmations.splice(0)
    if (confirmed.length > 0) talk.say([...(talk.hasSpoken() ? [''] : []), ...confirmed].join('\n\n'))
    if (confirmed.length === said.calls.length) return
    // What is said before a look-up and after it are two paragraphs.
    if (said.text.trim() !== '') talk.say('\n\n')
  }
}

/** How much longer an answer may become whose model has spent its length on thoughts. */
const THINKING_FACTOR = 4

async function resultOf(call: Parameters<typeof runTool>[0], context: AnswerContext): Promise<Message> {
  return { role: 'tool', call, result: await runTool(call, context) }
}

/** An answer that ended before it was complete says so. */
function endCut(cut: Cut, { prompt, talk }: { prompt: Prompt; talk: Talk }): void {
  const word = wordsFor(prompt).cut[cut]
  talk.say(talk.hasSpoken() ? `\n\n${word}` : word)
}

/** A model that says nothing at all has no answer. */
function endSaid(context: AnswerContext, talk: Talk): void {
  if (talk.hasSpoken()) return
  context.noAnswer = true
  talk.say(wordsFor(context.prompt).nothingSaid)
}
