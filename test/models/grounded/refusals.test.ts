import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { readMedia } from '../../../src/models/grounded/media.ts'
import { createModels } from '../../../src/models/models.ts'
import { mediaLimits } from '../../../src/models/vendors/media.ts'
import { png } from '../../sim/media/pictures.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { settingsFor } from '../../sim/models/settings.ts'
import { type Plan, type SimVendor, saying } from '../../sim/models/vendor.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { upload } from '../../sim/service/uploads.ts'
import { promptOf } from '../concierge/known/conversation.ts'

/** A visitor who stays. */
const STAYS = new AbortController().signal

let vendor: SimVendor
let service: Service
afterEach(async () => {
  await service.stop()
  await vendor.close()
})

type Body = {
  messages: { role: string; content: unknown }[]
  tools?: unknown[]
  stream?: boolean
  stream_options?: object
  temperature?: number
  max_tokens?: number
  max_completion_tokens?: number
  tool_choice?: string
}
const bodies = () => vendor.requests.map(({ body }) => body as Body)

/** A server that refuses, with this sentence, every request that is as told. */
const refusing =
  (status: number, message: string, isRefused: (body: Body) => boolean, answer: Plan = saying('Fine.')): Plan =>
  (body) => {
    if (isRefused(body as Body)) return { status, body: { error: { message, type: 'invalid_request_error' } } }
    return typeof answer === 'function' ? answer(body) : answer
  }

async function start(plan: Plan, settings: object = {}) {
  vendor = await startOpenAi(plan)
  const openai = { apiKey: 'k', baseUrl: vendor.url, models: ['sim'], imageModels: ['sim'] }
  service = await startService({ models: createModels(settingsFor(vendor.url, { openai })) })
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', settings)
  for (const City of ['Seattle', 'Tacoma'])
    await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...aListing({ City }) })
  const session = { serialNumber: SerialNumber }
  const sessionID = await service.openSession(session)
  return async (content: string, more: object = {}) =>
    await service.data<{ content: string; noAnswer: boolean }>('/chat/Chat/ClientAsk', { sessionID, content, ...more })
}

describe('what a server refuses is left out within the question, and from then on:', () => {
  const has = (name: keyof Body) => (body: Body) => body[name] !== undefined
  test.each<[what: string, status: number, message: string, isRefused: (body: Body) => boolean]>([
    ['stream_options', 422, 'body -> stream_options: Extra inputs are not permitted', has('stream_options')],
    ['stream_options', 400, "Extra inputs are not permitted, field: 'stream_options'", has('stream_options')],
    ['something that it does not name', 422, 'Unprocessable Entity', has('stream_options')],
    [
      'the temperature',
      400,
      "Unsupported value: 'temperature' does not support 0.2 with this model.",
      has('temperature'),
    ],
    [
      'max_tokens',
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      has('max_tokens'),
    ],
    [
      'every limit of tokens',
      400,
      'max_tokens and max_completion_tokens are unknown',
      (body) => has('max_tokens')(body) || has('max_completion_tokens')(body),
    ],
    ['the system role', 400, 'System role not supported', ({ messages }) => messages[0]?.role === 'system'],
    [
      'the system role',
      500,
      'Conversation roles must alternate user/assistant/user/assistant/...',
      ({ messages }) => messages[0]?.role === 'system',
    ],
    [
      'the system role',
      400,
      'Only user, assistant and tool roles are supported, got system.',
      ({ messages }) => messages[0]?.role === 'system',
    ],
    ['streams', 400, 'Your organization must be verified to stream this model.', ({ stream }) => stream === true],
    [
      'streams',
      400,
      "Unsupported value: 'stream' does not support true with this model.",
      ({ stream }) => stream === true,
    ],
    ['streams', 501, 'stream=True is not supported', ({ stream }) => stream === true],
    [
      'tools in streams',
      400,
      "This model doesn't support tool use in streaming mode.",
      ({ stream }) => stream === true,
    ],
    ['stream_options', 405, 'Additional properties are not allowed: streamOptions', has('stream_options')],
    ['something that it does not name', 400, 'Bad Request', has('stream_options')],
    ['something that it does not name', 400, '', has('stream_options')],
    ['the temperature', 400, 'Sampling parameters are fixed for this model', has('temperature')],
    ['max_tokens', 400, 'unknown field maxTokens', has('max_tokens')],
    ...[
      "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
      "'system' is not one of ['user', 'assistant'] - 'messages.0.role'",
      "unexpected value; permitted: 'user', 'assistant'",
      'First message must be from user',
      'invalid role: system, only user and assistant',
    ].map((message): [string, number, string, (body: Body) => boolean] => [
      'the system role',
      400,
      message,
      ({ messages }) => messages[0]?.role === 'system',
    ]),
  ])('%s (%d: %s)', async (_what, status, message, isRefused) => {
    const ask = await start(refusing(status, message, isRefused), {
      Temperature: 0.2,
      SystemMessage: 'We close at six.',
    })
    expect((await ask('hello')).content).toBe('Fine.')
    expect((await ask('again')).content).toBe('Fine.')
    const refused = bodies().map(isRefused)
    expect(refused.at(0)).toBe(true)
    expect(refused.slice(-2)).toEqual([false, false])
    // The second question was not refused once more.
    expect(refused.filter(Boolean).length).toBe(refused.length - 2)
    expect(JSON.stringify(bodies().at(-1))).toContain('We close at six.')
  })

  test('a server that refuses everything is not asked for ever', async () => {
    const ask = await start({ status: 422, body: { detail: 'no' } })
    await expect(ask('hello')).rejects.toThrow()
    expect(vendor.requests.length).toBeLessThan(8)
  })
})

test.each([
  ['a parameter of an error', { error: { message: 'Invalid request', param: 'stream_options' } }],
  ["FastAPI's place", { detail: [{ loc: ['body', 'stream_options', 'include_usage'], msg: 'no' }] }],
  ["Mistral's place", { object: 'error', message: { detail: [{ loc: ['body', 'stream_options'], msg: 'no' }] } }],
  ["Google's list", [{ error: { code: 400, message: 'Unknown name "stream_options": Cannot find field.' } }]],
])('%s names what is left out', async (_, refusal) => {
  const ask = await start((body) =>
    (body as Body).stream_options === undefined ? saying('Fine.') : { status: 400, body: refusal },
  )
  expect((await ask('hello')).content).toBe('Fine.')
  expect(bodies().map(({ stream_options }) => stream_options !== undefined)).toEqual([true, false])
})

test('what was left out on a guess is sent again if it did not help', async () => {
  let isBroken = true
  const ask = await start((body) =>
    isBroken ? { status: 400, body: 'Bad Request' } : saying(`Fine ${typeof (body as Body).max_tokens}.`),
  )
  await expect(ask('hello')).rejects.toThrow()
  isBroken = false
  expect((await ask('again')).content).toBe('Fine number.')
  expect(bodies().at(-1)).toMatchObject({ stream_options: { include_usage: true } })
})

test('an error about something else that mentions tools takes none away', async () => {
  const message = 'context length exceeded: 9000 tokens, tools not counted'
  let isBroken = true
  const ask = await start(() => (isBroken ? { status: 400, body: { error: { message } } } : saying('Fine.')))
  await expect(ask('hello')).rejects.toThrow()
  isBroken = false
  await ask('again')
  expect(bodies().at(-1)?.tools).toBeDefined()
})

describe('a model without tools', () => {
  test.each([
    [400, 'Unrecognized request argument supplied: tools'],
    [400, 'The model `sim` cannot use tools'],
    [400, 'Requests with tools are rejected by this gateway'],
    [500, 'tools param requires --jinja flag'],
    [501, 'Tool use is disabled'],
    [400, 'registry.ollama.ai/library/gemma3:4b does not support tools'],
    [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
    [404, 'No endpoints found that support tool use. Try disabling "search_listings".'],
    [422, "[{'type': 'extra_forbidden', 'loc': ['body', 'tools'], 'msg': 'Extra inputs are not permitted'}]"],
  ])('reads what the search finds for the question (%d: %s)', async (status, message) => {
    const ask = await start(refusing(status, message, ({ tools }) => tools !== undefined))
    await ask('homes in Tacoma')
    await ask('homes in Seattle')
    expect(bodies().map(({ tools }) => tools !== undefined)).toEqual([true, false, false])
    const [, first, second] = bodies().map(({ messages }) => JSON.stringify(messages[0]))
    expect(first).toMatch(/found for the question.*Tacoma/)
    expect(first).not.toMatch(/call search_listings/)
    expect(second).toMatch(/found for the question.*Seattle/)
  })
})

describe('a model that turns out not to look at pictures', () => {
  const isShown = ({ messages }: Body) => JSON.stringify(messages).includes('image_url')
  test.each([
    [500, 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj'],
    [404, 'No endpoints found that support image input'],
    [400, 'sim is not a multimodal model'],
    [400, 'Invalid content type. image_url is only supported by certain models.'],
    [400, 'At most 0 image(s) may be provided in one request.'],
    [400, "Invalid value: 'image_url'. Supported values are: 'text'."],
    [400, 'messages[1].content: expected string, got array'],
    [400, 'This model only accepts text input'],
    [500, 'this model is missing data required for image input'],
  ])('says so (%d: %s)', async (status, message) => {
    const ask = await start(refusing(status, message, isShown))
    const ids = async () => ({ chatAskType: 'Image', fileIds: [(await upload(service, png())).FileId] })
    const alone = await ask('', await ids())
    expect(alone).toMatchObject({ content: expect.stringContaining("can't look at pictures"), noAnswer: true })
    const withWords = await ask('like this?', await ids())
    expect(withWords).toMatchObject({ content: 'Fine.', noAnswer: true })
    expect(bodies().map(isShown)).toEqual([true, false])
  })
})

test('a film beyond the limits of its vendor is refused before it is read', async () => {
  vendor = await startOpenAi(saying('Fine.'))
  service = await startService({ models: createModels(settingsFor(vendor.url)) })
  let opened = 0
  const film = {
    id: 1,
    name: 'film.mp4',
    mediaType: 'video/mp4',
    size: 90 * 2 ** 20,
    open() {
      opened += 1
      return Readable.from([])
    },
  }
  const accepts = { image: true, audio: true, video: true }
  const prompt = { ...promptOf('', { type: 'Video' }), files: [film] }
  expect(await readMedia(prompt, { accepts, limits: mediaLimits.google }, STAYS)).toEqual({
    media: [],
    cannot: 'Your video is too large for me.',
  })
  expect(opened).toBe(0)
})
