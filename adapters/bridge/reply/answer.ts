import { type AskEvent, isFinal } from '../../../src/contract/chat.ts'
import { describeError, isDefect, type Words } from '../words/words.ts'
import type { AskStep } from './plan.ts'

/** What a reply is made of. `stopped`: whether a person ended it; `ended`: it is no longer this process's. */
export type AnswerParts = {
  remarks: string[]
  steps: AskStep[]
  /** Asks the `index`th step; every event of it, from the first, each time it is called. */
  ask: (step: AskStep, index: number) => AsyncIterable<AskEvent>
  /** Waits for a service that is away; throws what it was given where waiting is of no use. */
  backoff: (error: unknown) => Promise<void>
  stopped: () => boolean
  ended: AbortSignal
  words: Words
  report: (error: unknown) => void
}

/**
 * The text of a reply as it is known at each moment: what is to be remarked, then every answer below the other. An answer
 * that breaks off is asked for again; what was said by then stays until as much of the new one is there. A failure ends
 * it in words for the person who asked.
 */
export async function* answerOf({ remarks, steps, ...asking }: AnswerParts): AsyncGenerator<string> {
  let text = remarks.join('\n\n')
  if (text !== '') yield text
  let failed = false
  for (const [index, step] of steps.entries()) {
    if (failed || asking.stopped()) break
    const above = text === '' ? '' : `${text}\n\n`
    const answer = oneAnswer(step, index, asking)
    for (;;) {
      const { value, done } = await answer.next()
      text = above + value.text
      if (done === true) {
        failed = value.failed
        break
      }
      yield text
    }
    yield text
  }
  if (asking.stopped() && !failed) yield withLine(text, asking.words.stopped)
}

type State = { text: string; failed: boolean }

/** The states of one answer; the last, returned one says whether it failed. */
async function* oneAnswer(
  step: AskStep,
  index: number,
  { ask, backoff, stopped, ended, words, report }: Omit<AnswerParts, 'remarks' | 'steps'>,
): AsyncGenerator<State, State> {
  let longest = ''
  for (;;) {
    let text = ''
    try {
      for await (const event of ask(step, index)) {
        text = isFinal(event) ? event.Answer : text + event.content
        if (isFinal(event)) return { text, failed: false }
        if (text.length < longest.length) continue
        longest = text
        yield { text, failed: false }
      }
    } catch (error) {
      try {
        await backoff(error)
      } catch (failure) {
        if (stopped()) return { text: longest, failed: false }
        ended.throwIfAborted()
        if (isDefect(failure)) report(failure)
        return { text: withLine(longest, describeError(failure, words)), failed: true }
      }
    }
  }
}

/** Leaves out the states that are shorter than what is shown already, but for the last. */
export async function* notBelow(length: number, states: AsyncIterable<string>): AsyncGenerator<string> {
  let last = ''
  for await (const state of states) {
    last = state
    if (state.length >= length) yield state
  }
  if (last.length < length) yield last
}

const withLine = (text: string, line: string) => (text === '' ? line : `${text}\n\n${line}`)
