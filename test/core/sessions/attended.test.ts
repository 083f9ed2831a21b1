import { expect, onTestFinished, test, vi } from 'vitest'
import type { AskEvent } from '../../../src/contract/chat.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { startBareCore } from '../../sim/bots/bare-core.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { saying } from '../../sim/models/scripted-model.ts'

const ana = { id: 'ana', name: 'Ana' }

/** A question whose core has just read that a person attends its session, and stands still until `goOn`. */
async function startAttended() {
  const [read, goOn] = [createGate(), createGate()]
  let isFirst = true
  const slowly = (store: Store): Store => ({
    ...store,
    messages: {
      ...store.messages,
      async queueStateOf(...asked) {
        const situation = await store.messages.queueStateOf(...asked)
        if (!isFirst) return situation
        isFirst = false
        read.open()
        await goOn.opened
        return { ...situation, attendant: 'Person', turn: 1 }
      },
      // Of another question, so that the state is read again.
      async ask(...question) {
        const stored = await store.messages.ask(...question)
        return stored && { ...stored, queue: { ...stored.queue, earlier: 0 } }
      },
    },
  })
  const { ask, store, SessionID } = await startBareCore(saying('said by the bot'), slowly)
  const said: AskEvent[] = []
  const answered = ask('hi').then((events) => events((event) => said.push(event)))
  answered.catch(() => undefined)
  await read.opened
  const change = (attendant: 'Person' | 'Bot') =>
    store.transaction(async (within) => {
      const before = await within.attendants.lock(SessionID)
      if (before === undefined) throw new Error('the session is there')
      await within.attendants.change(before, { attendant, by: attendant === 'Bot' ? null : ana, reason: '' })
    })
  await change('Person')
  const [question] = await store.messages.ofSession(SessionID, 1)
  return { store, said, answered, change, goOn, questionId: question?.id ?? 0 }
}

test('a question that another core took for abandoned, and asks anew, is not said to be a person’s too', async () => {
  const { store, said, answered, goOn, questionId } = await startAttended()
  await store.messages.fail(questionId)
  goOn.open()
  await expect(answered).rejects.toMatchObject({ error: 'modelUnavailable' })
  expect(said).toEqual([])
})

test('a question is answered where the person handed the session back before it was theirs', async () => {
  const { store, said, answered, change, goOn, questionId } = await startAttended()
  await change('Bot')
  goOn.open()
  await answered
  expect(said.at(-1)).toMatchObject({ QuestionID: questionId, Answer: 'said by the bot' })
  expect(await store.messages.question(questionId)).toMatchObject({ state: 'answered' })
})

test('no model is asked when a person claimed, since storing the question took longer than its lease', async () => {
  let ahead = 0
  const { now } = Date
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
  onTestFinished(() => clock.mockRestore())
  const claimedMeanwhile = (store: Store): Store => ({
    ...store,
    messages: {
      ...store.messages,
      async ask(question, aliveUntil) {
        const stored = await store.messages.ask(question, aliveUntil)
        ahead = 60_000
        await store.transaction(async (within) => {
          const before = await within.attendants.lock(question.sessionId)
          if (before === undefined) throw new Error('the session is there')
          await within.attendants.change(before, { attendant: 'Person', by: ana, reason: '' })
          await within.attendants.assignQuestionsToPerson(question.sessionId)
        })
        return stored
      },
    },
  })
  const { ask, model } = await startBareCore(saying('said by the bot'), claimedMeanwhile)
  const said: AskEvent[] = []
  await (await ask('hi'))((event) => said.push(event))
  expect(said).toMatchObject([{ Answer: '', Attendant: 'Person' }])
  expect(model.prompts).toEqual([])
})
