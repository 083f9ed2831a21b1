import { afterEach, describe, expect, test } from 'vitest'
import { createModels } from '../../src/models/models.ts'
import { defaultModelSettings, type ModelSettings } from '../../src/models/settings.ts'
import { padded, wav } from '../sim/media/media.ts'
import { startOpenAi } from '../sim/models/openai.ts'
import { settingsFor } from '../sim/models/settings.ts'
import { type Hearing, silence, startTranscriber, type Transcriber } from '../sim/models/transcriber.ts'
import { type SimVendor, saying } from '../sim/models/vendor.ts'
import { type Service, startService } from '../sim/service/service.ts'
import { upload } from '../sim/service/uploads.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const chatbot = {
  SystemMessage: 'We open at nine.',
  TimeZone: 'America/Los_Angeles',
  TalkToHumanEmail: 'maria@example.com',
  ChatbotPrivacyPolicyDescription: 'We keep it to ourselves.',
}

type Said = { content: string; noAnswer: boolean }
type Talk = {
  service: Service
  transcriber: Transcriber
  /** Asks with a recording, unless `type` says Text. */
  ask: (content?: string, type?: 'Audio' | 'Text') => Promise<{ Code: number; Message: string; Data: Said }>
  history: () => Promise<string[]>
  leads: () => Promise<unknown>
}

/** A talk with a model of these settings, where recordings are written down by a server that answers so. */
async function talk(
  hearings: (Hearing | typeof silence)[],
  settings: Partial<ModelSettings> = {},
  file = wav(),
): Promise<Talk> {
  const transcriber = await startTranscriber(...hearings)
  closing.push(transcriber.close)
  const transcription = { model: 'whisper-1', apiKey: 'the-key', baseUrl: transcriber.url, timeoutMs: 10_000 }
  const models = createModels({ ...defaultModelSettings, transcription, ...settings }, undefined, [1, 1])
  const service = await startService({ models })
  closing.unshift(() => service.stop())
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', chatbot)
  const sessionID = await service.openSession({ serialNumber })
  return {
    service,
    transcriber,
    async ask(content = '', type = 'Audio') {
      const files = type === 'Text' ? {} : { fileIds: [(await upload(service, file, 'me.wav')).FileId] }
      const { envelope } = await service.post('/chat/Chat/ClientAsk', {
        sessionID,
        content,
        chatAskType: type,
        ...files,
      })
      return envelope as unknown as Awaited<ReturnType<Talk['ask']>>
    },
    leads: () => service.data('/chat/Chatbot/LeadList', { serialNumber }),
    async history() {
      type Session = { Messages: { Content: string }[] }
      const [session] = await service.data<Session[]>('/chat/Chatbot/ChatContentHistory', {
        SerialNumber: serialNumber,
      })
      return (session?.Messages ?? []).map(({ Content }) => Content)
    },
  }
}

async function withVendor(): Promise<{ vendor: SimVendor; settings: Partial<ModelSettings> }> {
  const vendor = await startOpenAi(saying('At nine.'))
  closing.push(vendor.close)
  const { openai, defaultKey } = settingsFor(vendor.url)
  return { vendor, settings: { openai, defaultKey } }
}

type ChatBody = { messages: { role: string; content: unknown }[] }
const userTurns = (vendor: SimVendor, request: number) =>
  (vendor.requests.at(request)?.body as ChatBody | undefined)?.messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)

test('a recording is written down by the model that is set, and told nothing of who sent it', async () => {
  const { ask, transcriber } = await talk([{ text: 'hello' }])
  await ask()
  expect(transcriber.requests).toEqual([
    {
      path: '/v1/audio/transcriptions',
      authorization: 'Bearer the-key',
      fields: { model: 'whisper-1', response_format: 'json' },
      name: 'recording.wav',
      bytes: wav(),
    },
  ])
})

test('a vendor’s model reads it as if it had been typed, now and in the turns that follow', async () => {
  const { vendor, settings } = await withVendor()
  const { ask, history } = await talk([{ text: ' When do you open? ' }], settings)
  expect(await ask()).toMatchObject({ Code: 200, Data: { content: 'At nine.', noAnswer: false } })
  await ask('Thanks', 'Text')
  expect(userTurns(vendor, 0)).toEqual(['When do you open?'])
  expect(userTurns(vendor, 1)).toEqual(['When do you open?', 'Thanks'])
  expect(await history()).toEqual(['When do you open?', 'At nine.', 'Thanks', 'At nine.'])
})

test('words that came with it come first', async () => {
  const { vendor, settings } = await withVendor()
  const { ask, history } = await talk([{ text: 'When do you open?' }], settings)
  await ask('Please hear this.')
  expect(userTurns(vendor, 0)).toEqual(['Please hear this.\n\nWhen do you open?'])
  expect((await history())[0]).toBe('Please hear this.\n\nWhen do you open?')
})

test('the concierge answers it as if it had been typed', async () => {
  const { ask, history } = await talk([{ text: 'hello' }])
  const typed = await ask('hello', 'Text')
  const spoken = await ask()
  expect(typed.Data.noAnswer).toBe(false)
  expect(spoken.Data).toMatchObject({ content: typed.Data.content, noAnswer: false })
  expect((await history())[2]).toBe('hello')
})

test('who asks for a person in a recording reaches one, and the model is not asked', async () => {
  const { vendor, settings } = await withVendor()
  const { ask, history, service } = await talk([{ text: 'Can I talk to a human?' }], settings)
  expect((await ask()).Data.content).toMatch(/^I have told our team/)
  expect(vendor.requests).toEqual([])
  expect((await history())[0]).toBe('Can I talk to a human?')
  const mail = await service.store.mails.claim(Number.MAX_SAFE_INTEGER)
  expect(mail?.text).toContain('Can I talk to a human?')
})

test('who gives an address in a recording is a lead, and is told what becomes of it', async () => {
  const { ask, leads } = await talk([{ text: 'My name is Ana Moreno, my number is 206 555 0142.' }])
  expect((await ask()).Data.content).toContain('We keep it to ourselves.')
  expect(await leads()).toMatchObject([{ Name: 'Ana Moreno', Phone: '+12065550142' }])
})

test('a model that hears gets the recording itself', async () => {
  const vendor = await startOpenAi(saying('I hear.'))
  closing.push(vendor.close)
  const openai = { apiKey: undefined, baseUrl: vendor.url, models: ['sim-audio'] }
  const { ask, transcriber } = await talk([{ text: 'hello' }], { openai, defaultKey: 'openai/sim-audio' })
  expect((await ask()).Data.content).toBe('I hear.')
  expect(transcriber.requests).toEqual([])
})

test('of what was heard all is kept that any database stores', async () => {
  const { ask, history } = await talk([{ text: 'are pets\0 allowed?\ud83c' }])
  await ask()
  expect((await history()).join()).toContain('are pets allowed?\ufffd')
})

test.each([' \n', ' [BLANK_AUDIO]', '(keyboard clicking) [MUSIC PLAYING]', '♪♪', '*sighs*', '...'])(
  'a recording without words, heard as %o, is answered kindly, and the model is not asked',
  async (text) => {
    const { vendor, settings } = await withVendor()
    const { ask, history } = await talk([{ text }], settings)
    expect((await ask()).Data).toMatchObject({ content: expect.stringContaining('could not make out'), noAnswer: true })
    expect(vendor.requests).toEqual([])
    expect((await history())[0]).toBe('')
  },
)

test('what a model writes of noises between words is left out', async () => {
  const { ask, history } = await talk([{ text: '[BLANK_AUDIO] Is it (really) open? [MUSIC]' }])
  await ask()
  expect((await history())[0]).toBe('Is it (really) open?')
})

test('a recording without words does not swallow those that came with it', async () => {
  const { vendor, settings } = await withVendor()
  const { ask } = await talk([{ text: '' }], settings)
  expect((await ask('When do you open?')).Data).toMatchObject({ content: 'At nine.', noAnswer: false })
  expect(userTurns(vendor, 0)).toEqual(['When do you open?'])
})

test('one that is larger than such models take is told to be too long', async () => {
  const { ask, transcriber } = await talk([{ text: 'hello' }], {}, padded(wav(), 25 * 2 ** 20 + 1))
  expect((await ask()).Data).toMatchObject({ content: expect.stringContaining('too long'), noAnswer: true })
  expect(transcriber.requests).toEqual([])
})

describe('where it cannot be written down,', () => {
  const failing: [string, (Hearing | typeof silence)[], object][] = [
    ['a refused key', [{ status: 401 }], { Code: 50301, Message: expect.stringContaining('key') }],
    ['a refused recording', [{ status: 400 }], { Code: 50301, Message: expect.stringContaining('refused') }],
    ['nonsense', [{ raw: '<html>' }], { Code: 50301 }],
    ['another shape', [{ raw: '{"words":"hello"}' }], { Code: 50301 }],
    ['more than anybody says', [{ raw: JSON.stringify({ text: 'la '.repeat(2 ** 20) }) }], { Code: 50301 }],
    ['too much to do for long', [{ status: 429, headers: { 'retry-after': '30' } }], { Code: 50301 }],
    ['a trouble that stays', [{ status: 500 }], { Code: 50301 }],
  ]
  test.each(failing)('%s ends in the decided Code', async (_what, hearings, expected) => {
    const { ask, history } = await talk(hearings)
    expect(await ask()).toMatchObject(expected)
    expect(await history()).toEqual([''])
  })

  test('a trouble that passes is not noticed', async () => {
    const { ask, transcriber } = await talk([{ status: 503 }, { text: 'hello' }])
    expect((await ask()).Code).toBe(200)
    expect(transcriber.requests).toHaveLength(2)
  })

  test('silence ends in time', async () => {
    const transcriber = await startTranscriber(silence)
    closing.push(transcriber.close)
    const transcription = { model: 'whisper-1', apiKey: undefined, baseUrl: transcriber.url, timeoutMs: 50 }
    const { ask } = await talk([], { transcription })
    expect(await ask()).toMatchObject({ Code: 50301, Message: 'The recording was not written down in time.' })
    expect(transcriber.requests[0]?.authorization).toBeUndefined()
  })
})

test('a model without a key or an address is noticed at the start', () => {
  const transcription = { ...defaultModelSettings.transcription, model: 'whisper-1' }
  expect(() => createModels({ ...defaultModelSettings, transcription })).toThrow('TRANSCRIPTION_MODEL')
})
