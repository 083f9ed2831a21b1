import { expect, test } from 'vitest'
import { AppError } from '../../../src/contract/errors.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { startBareCore } from '../../sim/bots/bare-core.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { saying } from '../../sim/models/scripted-model.ts'

test('the words of a recording are stored before the answer that broke off', async () => {
  const goOn = createGate()
  const written: string[] = []
  const slowly = (store: Store): Store => ({
    ...store,
    messages: {
      ...store.messages,
      async setContent(...words) {
        await goOn.opened
        await store.messages.setContent(...words)
        written.push('words')
      },
      async answer(...given) {
        written.push('answer')
        return await store.messages.answer(...given)
      },
    },
  })
  const { ask, model, store, SessionID } = await startBareCore(saying(), slowly)
  model.answer = async (_prompt, _signal, tell) => {
    tell({ type: 'transcribed', question: 'what I said' })
    tell({ type: 'text', text: 'so far' })
    setImmediate(goOn.open)
    throw new AppError('modelUnavailable')
  }
  const events = await ask('a recording')
  await expect(events(() => undefined)).rejects.toMatchObject({ error: 'modelUnavailable' })
  expect(written).toEqual(['words', 'answer'])
  expect(await store.messages.exchanges(SessionID)).toMatchObject([{ question: 'what I said', answer: 'so far' }])
})
