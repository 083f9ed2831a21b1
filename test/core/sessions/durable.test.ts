import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { AskEvent } from '../../../src/contract/chat.ts'
import { AppError } from '../../../src/contract/errors.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { startBareCore } from '../../sim/bots/bare-core.ts'

/** A core whose disk takes its time over questions. */
async function start() {
  const disk = Promise.withResolvers<void>()
  const slowly = (store: Store): Store => ({
    ...store,
    messages: {
      ...store.messages,
      async ask(...asked) {
        const question = await store.messages.ask(...asked)
        return question && { ...question, durable: disk.promise }
      },
    },
  })
  const started = await startBareCore(async function* (_prompt, signal) {
    yield 'word'
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }, slowly)
  return { ...started, disk }
}

test('the model is asked while the disk writes the question, but nothing is said before it is durable', async () => {
  const { ask, model, disk } = await start()
  let isAnswered = false
  const events = ask('hi').then((said) => {
    isAnswered = true
    return said
  })
  await expect.poll(() => model.prompts).toHaveLength(1)
  await setImmediate()
  expect(isAnswered).toBe(false)
  disk.resolve()
  const said: AskEvent[] = []
  void (await events)((event) => said.push(event))
  expect(said).toEqual([{ content: 'word' }])
})

test('a question that could not be stored fails, and its model is stopped', async () => {
  const { ask, model, disk } = await start()
  const events = ask('hi')
  await expect.poll(() => model.prompts).toHaveLength(1)
  disk.reject(new AppError('storeUnavailable'))
  await expect(events).rejects.toMatchObject({ error: 'storeUnavailable' })
  await expect.poll(() => model.stopped).toBe(1)
})
