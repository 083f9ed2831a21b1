import type { AskEvent } from '../../contract/chat.ts'
import { AppError } from '../../contract/envelope.ts'
import type { Telling } from '../handlers.ts'
import type { HandOver } from '../people/hand-over/hand-over.ts'
import type { KeptQuestion, Model, ModelEvent, NewAnswer, Prompt, Store } from '../ports/ports.ts'
import { createBroadcast } from './broadcast.ts'

export type RunParts = {
  store: Store
  question: KeptQuestion & { chatbotId: number; sessionId: number }
  model: Model
  /** said after the answer */
  suffix: () => string
  /** Settles when it is this question's turn in its session, with what the model is to read. */
  prompt: (signal: AbortSignal) => Promise<Prompt>
  /** Takes what was said in a recording as the question's words. */
  heard: (question: string) => Promise<void>
  /** Tells a person to take over, where the model wants one. */
  handOver: () => Promise<HandOver>
  /** Keeps an answer that was made to its end. */
  keep: (answer: NewAnswer) => Promise<number>
  /** With an Idempotency-Key the answer is finished even when nobody reads it any more. */
  finishAlone: boolean
}

/** One question on its way to its answer. */
export type Run = {
  /**
   * Joins from the first fragment, once the question is safely kept: the model is asked meanwhile. The last reader to
   * leave ends the run, unless it finishes alone.
   */
  follow: (signal: AbortSignal) => Promise<Telling<AskEvent>>
  /** Ends the model's work; what was said is stored. Readers then get the final object, or that failure instead. */
  stop: (why: 'stopped' | AppError) => void
  /** Settles, never rejects, once the outcome is stored. */
  settled: Promise<void>
}

export function startRun(parts: RunParts): Run {
  const events = createBroadcast<AskEvent>()
  const stopped = new AbortController()
  let readers = 0

  parts.question.kept.catch((error: unknown) => stopped.abort(error))

  function leave(): void {
    readers -= 1
    if (readers === 0 && !parts.finishAlone) stopped.abort('left')
  }

  return {
    async follow(signal) {
      readers += 1
      signal.addEventListener('abort', leave, { once: true })
      await parts.question.kept
      return events.follow(signal)
    },
    stop: (why) => stopped.abort(why),
    settled: answer(parts, stopped.signal, (event) => events.push(event)).then(
      () => events.end(),
      (error: unknown) => events.end(error instanceof Error ? error : new Error('the answer failed', { cause: error })),
    ),
  }
}

/** Asks the model, passes its words on, and stores the outcome before it announces it. */
async function answer(
  { store, question, model, suffix, prompt, heard, handOver, keep }: RunParts,
  signal: AbortSignal,
  emit: (event: AskEvent) => void,
) {
  const said = { content: '', totalToken: 0, noAnswer: false, memory: null as string | null }
  let wantsPerson = false
  let heardKept: Promise<void> | undefined
  const say = (text: string) => {
    if (text === '') return
    said.content += text
    emit({ content: text })
  }
  const keepHeard = (words: string) => {
    heardKept = heard(words)
    // Its failure is told once the model is done.
    heardKept.catch(() => undefined)
  }
  const hear = (event: ModelEvent) => {
    if (signal.aborted) return
    if (event.type === 'text') say(event.text)
    else if (event.type === 'handOver') wantsPerson = true
    else if (event.type === 'heard') keepHeard(event.question)
    else Object.assign(said, { totalToken: event.totalToken, noAnswer: event.noAnswer, memory: event.memory })
  }
  const answerRow = (): NewAnswer => ({
    chatbotId: question.chatbotId,
    sessionId: question.sessionId,
    questionId: question.id,
    ...said,
  })

  try {
    await untilStopped(model.answer(await prompt(signal), signal, hear), signal)
    await heardKept
    if (signal.reason instanceof AppError) throw signal.reason
    if (wantsPerson && !signal.aborted) {
      const { text, told } = await handOver()
      said.noAnswer ||= !told
      say(said.content.trim() === '' ? text : `\n\n${text}`)
    }
    if (!signal.aborted) say(suffix())
    else if (signal.reason === 'left' && said.content === '') return await store.messages.fail(question.id)
  } catch (error) {
    if (said.content === '') await store.messages.fail(question.id)
    else await store.messages.answer(answerRow(), 'failed')
    throw error
  }
  const id = await keep(answerRow())
  emit({
    QuestionID: question.id,
    AnswerID: id,
    Answer: said.content,
    TotalToken: said.totalToken,
    NoAnswer: said.noAnswer,
  })
}

/**
 * Settles with the model's work, or at once, without an error, when the signal aborts, whatever the model makes of it:
 * a model that hangs must not hold up the end, and its late failure tells nothing new.
 */
async function untilStopped(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    await Promise.race([work, stopped])
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
