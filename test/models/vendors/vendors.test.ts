import { afterEach, describe, expect, test } from 'vitest'
import { AppError } from '../../../src/contract/errors.ts'
import { askVendor, type Timeouts } from '../../../src/models/vendors/ask.ts'
import { mediaOf } from '../../../src/models/vendors/media.ts'
import type { Message, Vendor, VendorEvent, VendorRequest } from '../../../src/models/vendors/vendor.ts'
import { vendors } from '../../../src/models/vendors/vendors.ts'
import { startAnthropic } from '../../sim/models/anthropic.ts'
import { startGoogle } from '../../sim/models/google.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { type Act, never, type SimVendor, saying } from '../../sim/models/vendor.ts'

const protocols = [
  { name: 'openai', startSim: startOpenAi },
  { name: 'anthropic', startSim: startAnthropic },
  { name: 'google', startSim: startGoogle },
] as const

const timeouts: Timeouts = { firstMs: 20_000, idleMs: 20_000, retryDelaysMs: [0, 0] }
const tool = {
  name: 'search_listings',
  description: 'Search.',
  parameters: { type: 'object', properties: { CityName: { type: 'string' } } },
}
const user = (text: string): Message => ({ role: 'user', text, media: [] })
const requestOf = (messages: Message[] = [user('hi')], more: Partial<VendorRequest> = {}): VendorRequest => ({
  messages,
  tools: [tool],
  wordsOnly: false,
  temperature: 1,
  ...more,
})

let sim: SimVendor
afterEach(() => sim.close())

describe.each(protocols)('$name', ({ name, startSim }) => {
  async function start(...acts: [Act, ...Act[]]): Promise<Vendor> {
    sim = await startSim(...acts)
    const model = vendors[name].connect({ apiKey: 'k', baseUrl: sim.url, models: [] })?.('sim')
    if (model === undefined) throw new Error('not connected')
    return model
  }
  const whole = (vendor: Vendor, request = requestOf(), more: Partial<Timeouts> = {}) =>
    wholeOf(vendor, request, { ...timeouts, ...more })

  test('words come in order, and the end says what they cost', async () => {
    const vendor = await start(saying('Good', ' day 🏡\n', 'Ünder', { tokens: 42 }))
    const { text, events } = await whole(vendor)
    expect(text).toBe('Good day 🏡\nÜnder')
    expect(events.at(-1)).toEqual({ type: 'end', tokens: 42 })
  })

  test('calls come whole, after the words before them', async () => {
    const vendor = await start(
      saying('Let me see.', { call: tool.name, input: { CityName: 'Paris' } }, { call: tool.name, input: {} }),
    )
    const { events, calls } = await whole(vendor)
    expect(events[0]).toEqual({ type: 'text', text: 'Let me see.' })
    expect(calls.map((call) => [call.name, JSON.parse(call.input)])).toEqual([
      [tool.name, { CityName: 'Paris' }],
      [tool.name, {}],
    ])
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2)
  })

  test('a talk with a look-up goes back as the vendor spells it', async () => {
    const vendor = await start(saying({ call: tool.name, input: { CityName: 'Paris' } }), saying('Two.'))
    const [call] = (await whole(vendor)).calls
    if (call === undefined) throw new Error('no call')
    const talk: Message[] = [
      { role: 'system', text: 'Be kind.' },
      user('how many?'),
      { role: 'assistant', text: '', calls: [call] },
      { role: 'tool', call, result: 'there are 2' },
    ]
    expect((await whole(vendor, requestOf(talk, { wordsOnly: true, temperature: 0.5 }))).text).toBe('Two.')
    const sent = JSON.stringify(sim.requests[1]?.body)
    for (const part of ['Be kind.', 'how many?', 'there are 2', 'Paris', '"temperature":0.5', tool.name])
      expect(sent).toContain(part)
    expect(sent).toMatch(/none/i)
    if (name === 'google') expect(sent).toContain('signed')
  })

  test('a refusal in passing is asked again, until it passes', async () => {
    const vendor = await start({ status: 500 }, { status: 503 }, saying('at last'))
    expect((await whole(vendor)).text).toBe('at last')
    expect(sim.requests).toHaveLength(3)
  })

  test.each([
    ['7', 7_000],
    ['31536000', 3_600_000],
  ])('too much to do is told at once, with the time to come back: %s', async (seconds, retryAfterMs) => {
    const vendor = await start({ status: 429, headers: { 'retry-after': seconds } })
    await expect(whole(vendor)).rejects.toMatchObject({ error: 'modelUnavailable', retryAfterMs })
    expect(sim.requests).toHaveLength(1)
  })

  test.each([
    [401, 'refused the key'],
    [404, 'does not exist'],
    [400, 'refused the request'],
  ])('%d is not asked again', async (status, message) => {
    const vendor = await start({ status, body: { error: { message: 'you wrote: my secret', type: 'bad_thing' } } })
    const failure: unknown = await whole(vendor).catch((error: unknown) => error)
    expect(failure).toMatchObject({ error: 'modelUnavailable', message: expect.stringContaining(message) })
    expect(String(failure instanceof AppError && failure.cause)).not.toContain('secret')
    expect(sim.requests).toHaveLength(1)
  })

  test('a connection that is cut before the first word is asked again, after it not', async () => {
    const vendor = await start(saying({ cut: true }), saying('Well', { cut: true }))
    const heard: string[] = []
    await expect(wholeOf(vendor, requestOf(), timeouts, heard)).rejects.toMatchObject({ error: 'modelUnavailable' })
    expect(heard).toEqual(['Well'])
    expect(sim.requests).toHaveLength(2)
  })

  test.each([
    ['the head of an answer', { comment: 'wait' }],
    ['its first event', { raw: '' }],
  ])('a connection that is cut behind %s is asked again', async (_, line) => {
    const cut = saying(line, { cut: true })
    const vendor = await start(cut, saying('Well'), cut)
    expect((await whole(vendor)).text).toBe('Well')
    const failure = { error: 'modelUnavailable', message: expect.stringContaining('not available right now') }
    await expect(whole(vendor)).rejects.toMatchObject(failure)
    expect(sim.requests).toHaveLength(5)
  })

  test('a connection that is cut in the middle of an answer is no refusal', async () => {
    const vendor = await start(saying('Well', { comment: 'wait' }, { cut: true }))
    const failure = { error: 'modelUnavailable', message: expect.stringContaining('not available right now') }
    await expect(whole(vendor)).rejects.toMatchObject(failure)
  })

  test('a vendor that never begins is given up', async () => {
    const vendor = await start(saying(never))
    await expect(whole(vendor, requestOf(), { firstMs: 500 })).rejects.toMatchObject({ error: 'modelUnavailable' })
    await sim.requests[0]?.closed
    expect(sim.requests).toHaveLength(1)
  })

  test('a vendor that falls silent is given up', async () => {
    const vendor = await start(saying('Well', never))
    await expect(whole(vendor, requestOf(), { idleMs: 50 })).rejects.toMatchObject({
      error: 'modelUnavailable',
      message: expect.stringContaining('in time'),
    })
    await sim.requests[0]?.closed
  })

  test('what cannot be read is a failure of the vendor', async () => {
    const vendor = await start(saying('Well', { raw: 'data: {"choices": [\n\n' }, ' then'))
    await expect(whole(vendor)).rejects.toMatchObject({ error: 'modelUnavailable' })
  })

  test('hanging up reaches the vendor', async () => {
    const vendor = await start(saying('Well', never))
    const stop = new AbortController()
    const begun = Promise.withResolvers<VendorEvent>()
    const answer = askVendor(vendor, requestOf(), { timeouts, signal: stop.signal, tell: begun.resolve })
    expect(await begun.promise).toEqual({ type: 'text', text: 'Well' })
    stop.abort()
    await expect(answer).rejects.toThrow()
    await sim.requests[0]?.closed
  })

  test('a picture goes along', async () => {
    const vendor = await start(saying('A house.'))
    const media = [mediaOf('image', 'image/png', Buffer.from('hi'))]
    await whole(vendor, requestOf([{ role: 'user', text: '', media }]))
    expect(JSON.stringify(sim.requests[0]?.body)).toContain('aGk=')
  })
})

/** The whole answer, with its retries; texts are put into `heard` as they come. */
async function wholeOf(vendor: Vendor, request: VendorRequest, how: Timeouts, heard: string[] = []) {
  const events: VendorEvent[] = []
  const tell = (event: VendorEvent) => {
    events.push(event)
    if (event.type === 'text' && event.text !== '') heard.push(event.text)
  }
  await askVendor(vendor, request, { timeouts: how, signal: new AbortController().signal, tell })
  return { events, text: heard.join(''), calls: events.flatMap((event) => (event.type === 'call' ? [event.call] : [])) }
}
