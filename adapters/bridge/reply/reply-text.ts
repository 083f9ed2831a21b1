import { type AskEvent, isFinal } from '../../../src/contract/chat.ts'
import { MemoryFailed } from '../memory/memory.ts'
import { type BridgeWords, describeError, isDefect } from '../words/words.ts'
import type { AskStep } from './question-plan.ts'

/**
 * What a reply consists of. `stopped`: whether a person stopped it; `ended`: aborts when this process must no longer work on
 * it.
 */
type ReplyParts = {
  remarks: string[]
  steps: AskStep[]
  /** Asks the service step `index`. Each call yields all events of the step from the first. */
  ask: (step: AskStep, index: number) => AsyncIterable<AskEvent>
  /** Waits before a retry; throws the error if a retry is useless. */
  backoff: (error: unknown) => Promise<void>
  stopped: () => boolean
  ended: AbortSignal
  words: BridgeWords
  report: (error: unknown) => void
}

/**
 * Yields each state of a reply's text: the remarks, then the answers to all steps. An interrupted answer is asked for again,
 * and the previous text stays until the new one is as long. A failure ends the text with a sentence for the person who asked.
 */
export async function* replyTextOf({ remarks, steps, ...asking }: ReplyParts): AsyncGenerator<string> {
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

/** Yields each state of one answer; returns the final one and whether the answer failed. */
async function* oneAnswer(
  step: AskStep,
  index: number,
  { ask, backoff, stopped, ended, words, report }: Omit<ReplyParts, 'remarks' | 'steps'>,
): AsyncGenerator<State, State> {
  let longest = ''
  for (;;) {
    let text = ''
    try {
      for await (const event of ask(step, index)) {
        if (isFinal(event)) return { text: event.Answer, failed: false }
        text += event.content
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
        // Asked again, the service repeats this answer.
        if (failure instanceof MemoryFailed) throw failure
        if (isDefect(failure)) report(failure)
        return { text: withLine(longest, describeError(failure, words)), failed: true }
      }
    }
  }
}

/** Drops states shorter than `length`, what is shown already; the last state is always kept. */
export async function* skipShorterThan(length: number, states: AsyncIterable<string>): AsyncGenerator<string> {
  let last = ''
  for await (const state of states) {
    last = state
    if (state.length >= length) yield state
  }
  if (last.length < length) yield last
}

const withLine = (text: string, line: string) => (text === '' ? line : `${text}\n\n${line}`)
