import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { createModels } from '../../../src/models/models.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { settingsFor } from '../../sim/models/settings.ts'
import { never, type SimVendor, saying } from '../../sim/models/vendor.ts'
import { promptOf } from '../concierge/known/conversation.ts'

const MB = 2 ** 20

let vendor: SimVendor
afterEach(() => vendor.close())

test('the files of many questions are not all in memory at once', async () => {
  vendor = await startOpenAi(saying(never))
  const openai = { apiKey: undefined, baseUrl: vendor.url, models: ['sim-audio'], imageModels: [] }
  const model = createModels(settingsFor(vendor.url, { openai, defaultKey: 'openai/sim-audio' })).byKey(
    'openai/sim-audio',
  )
  let opened = 0
  const open = () => {
    opened += 1
    return Readable.from([Buffer.alloc(30 * MB)])
  }
  const ask = async (visitor: AbortController) => {
    const files = [{ id: 1, name: 'a', mediaType: 'audio/wav', size: 30 * MB, open }]
    await model?.answer({ ...promptOf('', { type: 'Audio' }), files }, visitor.signal, () => {})
  }

  const visitors = Array.from({ length: 6 }, () => new AbortController())
  const answers = Promise.allSettled(visitors.map(ask))
  await expect.poll(() => vendor.requests.length).toBe(3)
  expect(opened).toBe(3)
  // Who leaves makes room.
  visitors[0]?.abort()
  await expect.poll(() => vendor.requests.length).toBe(4)
  for (const visitor of visitors) visitor.abort()
  await answers
  expect(opened).toBe(4)
})
