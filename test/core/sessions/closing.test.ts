import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AskEvent } from '../../../src/contract/chat.ts'
import { currentCall } from '../../../src/core/handlers.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { startBareCore } from '../../sim/bots/bare-core.ts'
import { createGate } from '../../sim/clock/gate.ts'

test('closing lets a running answer finish', async () => {
  const gate = createGate()
  const { core, ask } = await startBareCore(async function* () {
    yield 'first'
    await gate.opened
    yield ' last'
  })
  const said: AskEvent[] = []
  const told = (await ask('hi'))((event) => said.push(event))
  const closed = core.close(60_000)
  gate.open()
  await told
  await closed
  expect(said.at(-1)).toMatchObject({ Answer: 'first last' })
})

test('an answer that is still running after the grace ends as stopping, and what was said is stored', async () => {
  const { core, store, SessionID, ask } = await startBareCore(async function* (_prompt, signal) {
    yield 'so far'
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    yield ' and no further'
  })
  const said: AskEvent[] = []
  const told = (await ask('hi'))((event) => said.push(event))
  await expect.poll(() => said).toEqual([{ content: 'so far' }])
  const closed = core.close(0)
  await expect(told).rejects.toMatchObject({ error: 'stopping', code: 50303 })
  await closed
  expect(await store.messages.exchanges(SessionID)).toMatchObject([{ question: 'hi', answer: 'so far' }])
})

/** Holds questions while they are stored, until `stored` is opened. */
function holdStoring() {
  const [storing, stored] = [createGate(), createGate()]
  const held = (store: Store): Store => ({
    ...store,
    messages: {
      ...store.messages,
      async ask(question, aliveUntil) {
        storing.open()
        await stored.opened
        return await store.messages.ask(question, aliveUntil)
      },
    },
  })
  return { storing, stored, held }
}

test('closing lets the answer to a question finish that is still being stored', async () => {
  const { storing, stored, held } = holdStoring()
  const gate = createGate()
  const { core, ask } = await startBareCore(async function* () {
    yield 'first'
    await gate.opened
    yield ' last'
  }, held)
  const asked = ask('hi')
  await storing.opened
  let isClosed = false
  const closed = core.close(60_000).finally(() => {
    isClosed = true
  })
  stored.open()
  const said: AskEvent[] = []
  const told = (await asked)((event) => said.push(event))
  await expect.poll(() => said).toEqual([{ content: 'first' }])
  expect(isClosed).toBe(false)
  gate.open()
  await told
  await closed
  expect(said.at(-1)).toMatchObject({ Answer: 'first last' })
})

test('the answer to a question that is being stored until after the grace ends as stopping', async () => {
  const { storing, stored, held } = holdStoring()
  const { core, store, SessionID, ask } = await startBareCore(async function* (_prompt, signal) {
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    yield 'nothing'
  }, held)
  const asked = ask('hi')
  await storing.opened
  const closed = core.close(0)
  await delay(0)
  stored.open()
  await expect((await asked)(() => undefined)).rejects.toMatchObject({ error: 'stopping' })
  await closed
  expect(await store.messages.exchanges(SessionID)).toEqual([])
})

test('a question that comes while closing is told to ask again', async () => {
  const { core, ask } = await startBareCore(async function* () {
    yield 'x'
  })
  await core.close(0)
  await expect(ask('hi')).rejects.toMatchObject({ code: 50303 })
})

test('what a stopped answer reads is read no further', async () => {
  let reading: AbortSignal | undefined
  const { core, ask } = await startBareCore(async function* (_prompt, signal) {
    reading = currentCall.getStore()?.signal
    yield 'so far'
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  })
  const told = (await ask('hi'))(() => undefined).catch(() => undefined)
  await expect.poll(() => reading?.aborted).toBe(false)
  await core.close(0)
  await told
  expect(reading?.aborted).toBe(true)
})

test('an answer that made way for a claim that never came ends when the service closes', async () => {
  let skewMs = 0
  const clock = performance.now.bind(performance)
  const skewed = vi.spyOn(performance, 'now').mockImplementation(() => clock() + skewMs)
  onTestFinished(() => skewed.mockRestore())
  const makingWay = createGate()
  const watched = (store: Store): Store => ({
    ...store,
    attendants: {
      ...store.attendants,
      async markWaitingForClaim(questionId) {
        await store.attendants.markWaitingForClaim(questionId)
        makingWay.open()
      },
    },
  })
  const { core, store, SessionID, ask, model } = await startBareCore(async function* (_prompt, signal) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    yield 'nothing'
  }, watched)
  const told = (await ask('hi'))(() => undefined)
  await expect.poll(() => model.prompts).toHaveLength(1)
  // The core that wanted to claim died.
  await store.attendants.requestClaim(SessionID)
  await makingWay.opened
  const closed = core.close(0)
  await delay(0)
  skewMs = 60_000
  await expect(told).rejects.toMatchObject({ error: 'stopping' })
  await closed
})
