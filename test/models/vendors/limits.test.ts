import { afterEach, describe, expect, test } from 'vitest'
import { failureIn } from '../../../src/models/vendors/failure.ts'
import { inputModalities } from '../../../src/models/vendors/model-families.ts'
import { createAnswerReader } from '../../../src/models/vendors/openai/answer.ts'
import type { VendorEvent, VendorRequest } from '../../../src/models/vendors/vendor.ts'
import { vendors } from '../../../src/models/vendors/vendors.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'
import { WAIT_MS } from '../../sim/clock/deadline.ts'
import { startAnthropic } from '../../sim/models/anthropic.ts'
import { startGoogle } from '../../sim/models/google.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { type Act, never, type SimVendor, saying } from '../../sim/models/vendor.ts'

const request: VendorRequest = {
  messages: [{ role: 'user', text: 'hi', media: [] }],
  tools: [{ name: 'search_listings', description: '', parameters: { type: 'object' } }],
  wordsOnly: false,
  temperature: 1,
}
const MB = 2 ** 20

let sim: SimVendor | undefined
afterEach(async () => {
  await sim?.close()
  sim = undefined
})

describe.each([
  ['openai', startOpenAi],
  ['anthropic', startAnthropic],
  ['google', startGoogle],
] as const)('%s', (name, startSim) => {
  async function ask(act: Act): Promise<VendorEvent[]> {
    sim = await startSim(act)
    const events: VendorEvent[] = []
    const model = vendors[name].connect({ apiKey: 'k', baseUrl: sim.url, models: [] })?.('sim')
    await model?.(request, new AbortController().signal, (event) => events.push(event))
    return events
  }

  test('a line without end is left after a megabyte', async () => {
    const piece = { raw: 'x'.repeat(MB / 8) }
    const error: unknown = await ask(
      saying({ raw: 'data: {"choices": "' }, ...Array.from({ length: 12 }, () => piece), never),
    ).catch((thrown: unknown) => thrown)
    expect(failureIn(error)?.passing).toBe(false)
    expect(failureIn(error)?.message).toContain('a line that is too long')
    await sim?.requests[0]?.closed
  })

  test('of an error without end the beginning is read', async () => {
    const error: unknown = await ask({ status: 400, endless: 'x'.repeat(4_096) }).catch((thrown: unknown) => thrown)
    expect(failureIn(error)?.message).toContain('answered 400')
    expect(failureIn(error)?.sentence()?.length ?? 0).toBeLessThan(MB / 8)
    await sim?.requests[0]?.closed
  })

  test('an answer without end that says nothing is left after 64 MB', async () => {
    const comments = { raw: ': still there\n\n'.repeat(MB / 15) }
    const error: unknown = await ask(saying('Hi', ...Array.from({ length: 65 }, () => comments), never)).catch(
      (thrown: unknown) => thrown,
    )
    expect(failureIn(error)?.passing).toBe(false)
    expect(failureIn(error)?.message).toContain('an answer that is too long')
    await sim?.requests[0]?.closed
  })

  test('of more calls than sixteen the first sixteen are carried out', async () => {
    const events = await ask(
      saying(...Array.from({ length: 40 }, (_, index) => ({ call: 'search_listings', input: { Page: index + 1 } }))),
    )
    expect(events.filter(({ type }) => type === 'call')).toHaveLength(16)
  })
})

test('thoughts without end in the text are left after 64 MB', () => {
  const reader = createAnswerReader({ server: 'a server', request, tell: () => {} })
  const fragment = (content: string) => frameOf({ choices: [{ index: 0, delta: { content } }] })
  reader.push(fragment('<think>'))
  const megabyte = fragment('and so on '.repeat(10)).repeat(MB / 150)
  expect(() => {
    for (let sent = 0; sent < 80; sent++) Array.from(reader.push(megabyte) ?? [])
  }).toThrow(expect.objectContaining({ cause: expect.objectContaining({ passing: false }) }))
})

const frameOf = (event: object) => `data: ${JSON.stringify(event)}\n\n`
const begun = (index: number, content_block: object) => ({ type: 'content_block_start', index, content_block })
const google = (part: object) => ({ candidates: [{ content: { role: 'model', parts: [part] } }] })

test.each([
  ['calls', 'anthropic', startAnthropic, (at: number) => begun(at, { type: 'tool_use', id: `a${at}`, name: 'x' })],
  ['texts', 'anthropic', startAnthropic, (at: number) => begun(at, { type: 'text', text: '' })],
  ['thoughts', 'anthropic', startAnthropic, (at: number) => begun(at, { type: 'thinking', thinking: '' })],
  ['thoughts and words by turns', 'google', startGoogle, (at: number) => google({ text: 'x', thought: at % 2 === 0 })],
] as const)('%s without end are left: %s', async (_, name, startSim, eventOf) => {
  const pieces = Array.from({ length: 12 }, (_piece, piece) => ({
    raw: Array.from({ length: 1_000 }, (_event, at) => frameOf(eventOf(piece * 1_000 + at))).join(''),
  }))
  sim = await startSim(saying(...pieces, never))
  const model = vendors[name].connect({ apiKey: 'k', baseUrl: sim.url, models: [] })?.('sim')
  const error: unknown = await model?.(request, AbortSignal.timeout(WAIT_MS), () => {}).catch(
    (thrown: unknown) => thrown,
  )
  expect(failureIn(error)?.passing).toBe(false)
  expect(failureIn(error)?.message).toContain('a list of parts that is too long')
  await sim.requests[0]?.closed
})

test.each([
  ['calls', (index: number) => ({ tool_calls: [{ index, id: `${index}`, function: { name: 'search_listings' } }] })],
  ['thoughts', () => ({ reasoning_content: 'Once more from the beginning. '.repeat(10) })],
])('%s without end are not kept: each takes as long as the one before', async (_, delta) => {
  const send = (count: number) => {
    const reader = createAnswerReader({ server: 'a server', request, tell: () => {} })
    for (let sent = 0; sent < count; sent++)
      reader.push(`data: ${JSON.stringify({ choices: [{ delta: delta(sent) }] })}\n\n`)
  }
  expect(await growthOf(send, 4_000)).toBeLessThan(LINEAR_MAX)
})

test('arguments without end are left after 64 kB', async () => {
  const piece = (text: string) => ({
    raw: `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [{ index: 0, id: 'a', function: { name: 'search_listings', arguments: text } }] } }] })}\n\n`,
  })
  sim = await startOpenAi(
    saying(piece('{"Query":"'), ...Array.from({ length: 20 }, () => piece('x'.repeat(4_096))), never),
  )
  const model = vendors.openai.connect({ apiKey: 'k', baseUrl: sim.url, models: [] })?.('sim')
  const error: unknown = await model?.(request, new AbortController().signal, () => {}).catch(
    (thrown: unknown) => thrown,
  )
  expect(failureIn(error)?.message).toContain('the arguments of a call that is too long')
  await sim.requests[0]?.closed
})

describe('what a model behind the OpenAI protocol takes', () => {
  const sees = (id: string) => inputModalities(id, {}).image

  test.each([
    'gpt-4o',
    'gpt-4o-mini',
    'gpt-4.1-mini',
    'gpt-5.1',
    'o3',
    'o4-mini',
    'chatgpt-4o-latest',
    'llava:13b',
    'llama3.2-vision',
    'meta-llama/Llama-4-Scout-17B-16E-Instruct',
    'gemma3:4b',
    'google/gemma-3-27b-it',
    'qwen2.5vl:7b',
    'Qwen/Qwen2.5-VL-7B-Instruct',
    'qwen3-vl:8b',
    'pixtral-12b',
    'mistral-small3.1',
    'minicpm-v:8b',
    'grok-4',
    'anthropic/claude-sonnet-4.5',
    'google/gemini-2.5-flash',
    'OpenGVLab/InternVL3-8B',
    'microsoft/Phi-4-multimodal-instruct',
    'ft:gpt-4o-mini:maple::abc',
  ])('%s looks at pictures', (id) => {
    expect(sees(id)).toBe(true)
  })

  test.each([
    'gpt-3.5-turbo',
    'gpt-4',
    'o3-mini',
    'o1-mini',
    'llama3.1:8b',
    'llama3.2:3b',
    'mistral:7b',
    'mixtral-8x7b',
    'qwen2.5:7b',
    'qwen3:8b',
    'deepseek-r1:14b',
    'deepseek-chat',
    'phi4',
    'gemma3:1b',
    'gemma2:9b',
    'gpt-oss-20b',
    'command-r',
    'smollm2',
    'sim',
    'gpt-4o-transcribe',
  ])('%s does not', (id) => {
    expect(sees(id)).toBe(false)
  })

  test('settings name further ones, or all', () => {
    expect(inputModalities('mine', { imageModels: ['Mine'] })).toMatchObject({ image: true, audio: false })
    expect(inputModalities('mine', { imageModels: ['*'], audioModels: ['*'] })).toMatchObject({
      image: true,
      audio: true,
    })
  })
})
