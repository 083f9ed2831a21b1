import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slowdown } from '../../sim/clock/cost.ts'
import { wav } from '../../sim/media/media.ts'
import { startAnthropic } from '../../sim/models/anthropic.ts'
import { startGoogle } from '../../sim/models/google.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { type SimVendor, saying } from '../../sim/models/vendor.ts'
import { type Started, startProcess } from '../../sim/service/process.ts'

/** As for all requests, see event-loop.test.ts. */
const STOP_MAX_MS = process.env['TEST_LONG'] === undefined ? 250 : 50
const MB = 2 ** 20
const AT_ONCE = 12

const keys = { SECRET_KEY: 'the-secret-key-of-the-test', SESSION_KEY: 'the-session-key-of-the-test' }
const headers = { authorization: keys.SECRET_KEY }

let directory: string
let vendors: Record<'openai' | 'anthropic' | 'google', SimVendor>
let service: Started
let longestStop: () => Promise<number>
let [picture, recording] = [
  { id: 0, size: 0 },
  { id: 0, size: 0 },
]

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'porchlight-files-'))
  const [openai, anthropic, google] = await Promise.all(
    [startOpenAi, startAnthropic, startGoogle].map((start) => start(saying('I see.'))),
  )
  if (openai === undefined || anthropic === undefined || google === undefined) throw new Error('a vendor is missing')
  vendors = { openai, anthropic, google }
  service = await startProcess(directory, {
    ...keys,
    OPENAI_BASE_URL: openai.url,
    OPENAI_MODELS: 'sim,sim-audio',
    OPENAI_IMAGE_MODELS: 'sim',
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: anthropic.url,
    ANTHROPIC_MODELS: 'sim',
    GOOGLE_GENERATIVE_AI_API_KEY: 'key',
    GOOGLE_BASE_URL: google.url,
    GOOGLE_MODELS: 'sim',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${pathToFileURL('test/sim/service/event-loop-stalls.ts').href}`,
    TELL_STOPS: 'yes',
  })
  const stopsUrl = /stops at (\S+)/.exec(service.output())?.[1] ?? ''
  longestStop = async () => Number(await (await fetch(stopsUrl)).text()) / slowdown()
  picture = await upload(await photo())
  recording = await upload(wav(20 * MB))
  // What each first file of a kind loads is no matter of size.
  for (const model of ['openai/sim', 'anthropic/sim', 'google/sim']) await answerTo(model, await upload(await photo(8)))
})
afterAll(async () => {
  await service.end('SIGTERM')
  await Promise.all(Object.values(vendors).map((vendor) => vendor.close()))
  await rm(directory, { recursive: true })
})

/** A JPEG that no compression makes small: 1,600 pixels take 7 MB. */
async function photo(side = 1_600): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return await sharp({ create: { width: side, height: side, channels: 3, background: 'grey', noise } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function upload(bytes: Buffer): Promise<{ id: number; size: number }> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a')
  const response = await fetch(`${service.url}/chat/User/Upload`, { method: 'POST', headers, body: form })
  return { id: ((await response.json()) as { Data: { FileId: number } }).Data.FileId, size: bytes.length }
}

async function data<T>(path: string, body: object): Promise<T> {
  const json = { ...headers, 'content-type': 'application/json' }
  const response = await fetch(service.url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
  return ((await response.json()) as { Data: T }).Data
}

async function answerTo(model: string, file: { id: number }, type = 'Image', count = 1): Promise<string> {
  const serialNumber = await data<string>('/chat/Chatbot/Add', { Model: model })
  const { SessionID: sessionID } = await data<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber })
  const asked = { sessionID, chatAskType: type, content: 'and this?', fileIds: Array<number>(count).fill(file.id) }
  return (await data<{ content: string }>('/chat/Chat/ClientAsk', asked)).content
}

/** The sizes of the files in the last request that a vendor was sent, in bytes. */
function sizesSent(vendor: SimVendor): number[] {
  const sizes: number[] = []
  JSON.stringify(vendor.requests.at(-1)?.body, (_key, value: unknown) => {
    if (typeof value === 'string' && value.length > MB)
      sizes.push(Buffer.from(value.slice(value.indexOf(',') + 1), 'base64').length)
    return value
  })
  return sizes
}

describe('large files do not stop the service while they are sent', () => {
  test.each([
    ['openai', 'openai/sim', 6 * MB],
    ['anthropic', 'anthropic/sim', MB],
    ['google', 'google/sim', MB],
  ] as const)('three pictures to %s', async (name, model, least) => {
    await longestStop()
    expect(await answerTo(model, picture, 'Image', 3)).toBe('I see.')
    expect(await longestStop()).toBeLessThan(STOP_MAX_MS)
    const sizes = sizesSent(vendors[name])
    expect(sizes).toHaveLength(3)
    for (const size of sizes) expect(size).toBeGreaterThan(least)
    expect(vendors[name].requests.at(-1)?.headers).toMatchObject({
      'content-length': expect.stringMatching(/^\d{7,}$/),
    })
  })

  test('a recording of 20 MB, byte for byte', async () => {
    await longestStop()
    expect(await answerTo('openai/sim-audio', recording, 'Audio')).toBe('I see.')
    expect(await longestStop()).toBeLessThan(STOP_MAX_MS)
    expect(sizesSent(vendors.openai)).toEqual([recording.size])
  })

  test('many questions at once', async () => {
    await longestStop()
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => answerTo('openai/sim', picture)))
    expect(answers).toEqual(answers.map(() => 'I see.'))
    expect(await longestStop()).toBeLessThan(STOP_MAX_MS)
  })
})
