import { AppError } from '../../contract/errors.ts'
import type { Model, Prompt, Tell } from '../../core/ports/models.ts'
import type { ShrinkTo } from '../../guards/memory-limit.ts'
import { failureIn } from '../vendors/failure.ts'
import type { CutReason, Message, ToolCall } from '../vendors/vendor.ts'
import { apologize, modelWordsFor } from '../words.ts'
import { createDeadline, type Deadline } from './answer-limits.ts'
import { type AnswerOutput, createAnswerOutput, type ModelCallOptions } from './answer-output.ts'
import { type AnswerContext, memoryText, openContext } from './context.ts'
import { type MediaInput, readMedia, totalSizeOf, useForFiles } from './media.ts'
import { promptMessages } from './messages.ts'
import { foundFor, runTool, toolsFor } from './tools.ts'

/**
 * What a model can do, as far as its vendor's refusals have shown. `announcesCalls`: whether an answer that says it ends with a call means
 * one; some servers say so of every answer.
 */
type Abilities = { accepts: Model['accepts']; tools: boolean; announcesCalls: boolean }

/** A vendor's model that answers from the chatbot's listings, which it looks up with tools. */
export function grounded(model: Omit<Model, 'answer'>, grounding: ModelCallOptions): Model {
  const abilities: Abilities = { accepts: { ...model.accepts }, tools: true, announcesCalls: true }
  return {
    ...model,
    accepts: abilities.accepts,
    async answer(prompt, signal, tell) {
      const deadline = createDeadline(grounding.answerTimeoutMs, signal)
      const answered = (shrinkTo?: ShrinkTo) => answer(grounding, { abilities, prompt, deadline, tell, shrinkTo })
      const size = totalSizeOf(prompt.files)
      try {
        while (!signal.aborted)
          if (await (size === 0 ? answered() : useForFiles(size, deadline.signal, answered))) return
      } catch (error) {
        if (error instanceof AppError || !deadline.isOver()) throw error
        // The time was over while it waited for room, or read a file.
        throw new AppError('modelUnavailable', undefined, { cause: error })
      } finally {
        deadline.end()
      }
    },
  }
}

type Asked = { abilities: Abilities; prompt: Prompt; deadline: Deadline; tell: Tell; shrinkTo: ShrinkTo | undefined }

/** Answers once. Returns whether that is done; if not, the model has refused something that is left out from now on. */
async function answer(
  grounding: ModelCallOptions,
  { abilities, prompt, deadline, tell, shrinkTo }: Asked,
): Promise<boolean> {
  const context = await openContext(prompt)
  const input = await readMedia(prompt, { accepts: abilities.accepts, limits: grounding.media }, deadline.signal)
  shrinkTo?.(input.media.reduce((sum, { bytes }) => sum + bytes.length, 0))
  context.noAnswer = input.cannot !== undefined
  if (input.cannot !== undefined && input.media.length === 0 && prompt.question.trim() === '') {
    // The question has only files, and none that the model accepts.
    apologize(prompt, { cannot: input.cannot, memory: memoryText(context) }, tell)
    return true
  }
  const output = createAnswerOutput(grounding, { context, deadline, tell })
  try {
    await converse(grounding, { abilities, context, input, output, deadline })
    tell({ type: 'end', totalToken: output.tokens(), noAnswer: context.noAnswer, memory: memoryText(context) })
    return true
  } catch (error) {
    if (output.hasSpoken() || !learnFrom(error, abilities, input)) throw error
    return false
  }
}

/**
 * Records a feature that the server refused, so that later requests leave it out. Returns whether it was not known yet.
 */
function learnFrom(error: unknown, abilities: Abilities, { media }: MediaInput): boolean {
  const refused = failureIn(error)?.refuses
  if (refused === 'tools' && abilities.tools) {
    abilities.tools = false
    return true
  }
  const kind = media[0]?.kind
  if (kind === undefined || (refused !== kind && refused !== 'media') || !abilities.accepts[kind]) return false
  abilities.accepts[kind] = false
  return true
}

type Conversation = {
  abilities: Abilities
  context: AnswerContext
  input: MediaInput
  output: AnswerOutput
  deadline: Deadline
}

/** Calls the model, runs the tools it asks for and calls it again, until it has answered. */
async function converse(grounding: ModelCallOptions, { abilities, context, input, output, deadline }: Conversation) {
  const { steps, promptTokens } = grounding
  const { prompt } = context
  const found = abilities.tools ? undefined : await foundFor(prompt.question, context)
  const messages = promptMessages(context, { input, found }, promptTokens)
  let [isRetried, answerTokens] = [false, grounding.answerTokens]
  for (let step = 0; ; step++) {
    const wordsOnly = step >= steps
    const given = {
      tools: abilities.tools ? toolsFor(prompt) : [],
      wordsOnly,
      temperature: prompt.settings.Temperature,
    }
    const reply = await output.ask({ ...given, messages, answerTokens })
    const isSilent = reply.text.trim() === ''
    const isUnfinished =
      reply.calls.length === 0 && (isSilent || (reply.lostCall && !wordsOnly && abilities.announcesCalls))
    if (reply.lostCall && isRetried) abilities.announcesCalls = false
    if (isUnfinished && reply.cut !== 'filter' && !isRetried && !deadline.signal.aborted) {
      isRetried = true
      step -= 1
      if (!isSilent) {
        // What was said before the call stays said.
        messages.push({ role: 'assistant', text: reply.text, calls: [] }, { role: 'user', text: CALL_AGAIN, media: [] })
        output.beginParagraph()
      }
      // A model that thinks may have used up all its tokens on thoughts.
      if (reply.cut === 'length') answerTokens *= THINKING_FACTOR
      continue
    }
    if (reply.cut !== undefined) return endCut(reply.cut, { prompt, output })
    if (reply.calls.length === 0) return endSaid(context, output)
    if (wordsOnly) {
      if (output.hasSpoken()) return endCut('length', { prompt, output })
      throw new AppError('modelUnavailable', 'The AI model said nothing; ask again.')
    }
    messages.push({ role: 'assistant', text: reply.text, calls: reply.calls })
    if (await runCalls(reply.calls, messages, { context, output, deadline })) return
    // The texts before and after a tool call are separate paragraphs.
    if (reply.text.trim() !== '') output.beginParagraph()
  }
}

/** Runs the tools that the model asked for and appends their results. Returns whether the answer ends with that. */
async function runCalls(
  calls: ToolCall[],
  messages: Message[],
  { context, output, deadline }: Pick<Conversation, 'context' | 'output' | 'deadline'>,
): Promise<boolean> {
  let confirmed = 0
  try {
    for (const call of calls) {
      if (deadline.signal.aborted) break
      messages.push({ role: 'tool', call, result: await runTool(call, context) })
    }
  } finally {
    // Also before a hand-over or a failure of a later call: these actions are done.
    confirmed = sayConfirmations(context, output)
  }
  // The service announces the hand-over, since it knows whether somebody was notified.
  if (context.handedOver) output.tell({ type: 'handOver' })
  return context.handedOver || confirmed === calls.length
}

/** Told to a model whose call did not arrive. */
const CALL_AGAIN = '(Your tool call could not be read. Make it again, and say nothing before it.)'

/** Factor for the token limit of a second try, if thoughts used up the first. */
const THINKING_FACTOR = 4

/** Says what the calls of a step have done, each in a paragraph; returns how many there are. */
function sayConfirmations({ confirmations }: AnswerContext, output: AnswerOutput): number {
  const confirmed = confirmations.splice(0)
  if (confirmed.length > 0) output.say([...(output.hasSpoken() ? [''] : []), ...confirmed].join('\n\n'))
  return confirmed.length
}

/** Ends an incomplete answer with a note that says so. */
function endCut(cut: CutReason, { prompt, output }: { prompt: Prompt; output: AnswerOutput }): void {
  const word = modelWordsFor(prompt).cut[cut]
  output.say(output.hasSpoken() ? `\n\n${word}` : word)
}

/** Ends an answer; if the model said nothing at all, the question counts as not answered. */
function endSaid(context: AnswerContext, output: AnswerOutput): void {
  if (output.hasSpoken()) return
  context.noAnswer = true
  output.say(modelWordsFor(context.prompt).nothingSaid)
}
