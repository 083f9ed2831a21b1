import { afterEach, describe, expect, test } from 'vitest'
import { createModels } from '../../../src/models/models.ts'
import { defaultModelSettings, type ModelSettings } from '../../../src/models/settings.ts'
import { startAnthropic } from '../../sim/models/anthropic.ts'
import { startGoogle } from '../../sim/models/google.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { type Act, never, type SimVendor, saying } from '../../sim/models/vendor.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const sims = { openai: startOpenAi, anthropic: startAnthropic, google: startGoogle } as const
type Name = keyof typeof sims
const names = Object.keys(sims) as Name[]

let vendor: SimVendor
let service: Service
afterEach(async () => {
  await service.stop()
  await vendor.close()
})

/** The service with a model behind a scripted server that speaks as this vendor does. */
async function start(name: Name, acts: [Act, ...Act[]], more: Partial<ModelSettings> = {}, settings: object = {}) {
  vendor = await sims[name](...acts)
  service = await startService({
    models: createModels({
      ...defaultModelSettings,
      defaultKey: `${name}/sim`,
      [name]: { apiKey: 'k', baseUrl: vendor.url, models: ['sim'] },
      ...more,
    }),
  })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', settings)
  const sessionID = await service.openSession({ serialNumber })
  type Said = { content: string; noAnswer: boolean; totalToken: number }
  const ask = async (content: string) => {
    const { envelope } = await service.post('/chat/Chat/ClientAsk', { sessionID, content })
    return envelope as unknown as { Code: number; Message: string; Data: Said }
  }
  const stored = async () => {
    type Session = { Messages: { Content: string }[] }
    const [session] = await service.data<Session[]>('/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber })
    return session?.Messages.at(-1)?.Content
  }
  return { ask, stored }
}

const body = (index: number) => JSON.stringify(vendor.requests[index]?.body)

/** The arguments of the calls in a request, in the words of each vendor. */
const argumentsIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.entries(value).flatMap(([key, inner]) =>
    NAMES_OF_ARGUMENTS.has(key) ? [inner] : argumentsIn(inner),
  )
  return own.map((one) => (typeof one === 'string' ? JSON.parse(one) : one))
}
const NAMES_OF_ARGUMENTS = new Set(['arguments', 'input', 'args'])

describe.each(names)('%s:', (name) => {
  test.each(['homes in Seattle', '"homes"', '[1, 2]', '7'])(
    'a call whose arguments are %s goes back with an object, as all servers demand',
    async (input) => {
      const { ask } = await start(name, [saying({ call: 'search_listings', input }), saying('Nine to five.')])
      expect((await ask('hi')).Data.content).toBe('Nine to five.')
      expect(argumentsIn(vendor.requests[1]?.body).map((one) => one?.constructor)).toContain(Object)
      for (const one of argumentsIn(vendor.requests[1]?.body)) expect(one).toEqual({})
    },
  )

  test('an answer can be stored on any database, whatever signs it holds and whatever it is said to have cost', async () => {
    const { ask, stored } = await start(name, [saying('Nine\0 to five.', { tokens: 9e15 })])
    const { content, totalToken } = (await ask('hi')).Data
    expect([content, await stored()]).toEqual(['Nine to five.', 'Nine to five.'])
    expect(totalToken).toBeLessThan(100_000)
  })

  test('half a character is shown and stored as the same sign, and a character in two fragments as it is', async () => {
    const lines = ['Lone \ud83c,', ' in two \ud83c', '\udfe1', '\udfe1 \ud83c', '', ' and no more']
    const { ask, stored } = await start(name, [saying(...lines)])
    const { content } = (await ask('hi')).Data
    expect(content).toBe('Lone \ufffd, in two 🏡\ufffd \ufffd and no more')
    expect(await stored()).toBe(content)
  })

  test('an answer that is cut at its length within a character ends before it', async () => {
    const { ask, stored } = await start(name, [saying({ forever: '🏡x' })], { answerTokens: 100 })
    const { content } = (await ask('hi')).Data
    expect(content.isWellFormed()).toBe(true)
    expect(content).not.toContain('\ufffd')
    expect(await stored()).toBe(content)
  })

  test('an answer without end ends at its length, at the end of a sentence, and says so', async () => {
    const { ask, stored } = await start(name, [saying({ forever: 'Round and round it goes. ' })], { answerTokens: 100 })
    const { content } = (await ask('hi')).Data
    expect(content.length).toBeLessThan(800)
    expect(content).toMatch(/ goes\.\n\n\(My answer became too long and was cut here\. Ask me for the rest\.\)$/)
    expect(await stored()).toBe(content)
    await vendor.requests[0]?.closed
  })

  test('an answer whose look-ups never end says so, behind what was said between them', async () => {
    const { ask, stored } = await start(name, [saying('Let me see.', { call: 'listing_overview', input: {} })], {
      steps: 1,
    })
    const { content } = (await ask('hi')).Data
    expect(content).toMatch(/^Let me see\.\n\nLet me see\.\n\n\(My answer .* was cut here/)
    expect(await stored()).toBe(content)
  })

  test('an answer without a full stop ends all the same', async () => {
    const { ask } = await start(name, [saying({ forever: 'round and round ' })], { answerTokens: 100 })
    const { content } = (await ask('hi')).Data
    expect(content.length).toBeLessThan(1_800)
    expect(content).toMatch(/was cut here/)
  })

  test('an answer that comes at once, with its full stop far behind its length, ends all the same', async () => {
    const { ask, stored } = await start(name, [saying(`${'round and round '.repeat(500)}home.`)], { answerTokens: 100 })
    const { content } = (await ask('hi')).Data
    expect(content.length).toBeLessThan(1_800)
    expect(content).toMatch(/was cut here/)
    expect(await stored()).toBe(content)
  })

  test('an answer that takes too long ends with what was said', async () => {
    const { ask, stored } = await start(name, [saying('Well.', never)], { answerTimeoutMs: 300 })
    expect((await ask('hi')).Data.content).toMatch(/^Well\.\n\n\(My answer became too long/)
    expect(await stored()).toMatch(/^Well\./)
    await vendor.requests[0]?.closed
  })

  test('a model that says nothing in all its time is a failure', async () => {
    const { ask } = await start(name, [saying(never)], { answerTimeoutMs: 100 })
    expect(await ask('hi')).toMatchObject({ Code: 50301, Message: 'The AI model did not answer in time.' })
    await vendor.requests[0]?.closed
  })

  test('the length is sent to the vendor', async () => {
    const { ask } = await start(name, [saying('Well.')], { answerTokens: 777 })
    await ask('hi')
    expect(body(0)).toMatch(/"max\w*":777/i)
  })

  test('nothing said is asked again once', async () => {
    const { ask } = await start(name, [saying(), saying('At last.')])
    expect((await ask('hi')).Data).toMatchObject({ content: 'At last.', noAnswer: false })
  })

  test('nothing said twice is no answer', async () => {
    const { ask } = await start(name, [saying()])
    expect((await ask('hi')).Data).toMatchObject({
      content: 'I have no answer to that. Please ask me in other words.',
      noAnswer: true,
    })
    expect(vendor.requests).toHaveLength(2)
  })

  test('a redirect is not followed', async () => {
    const { ask } = await start(name, [{ status: 307, headers: { location: 'http://127.0.0.1:9/v1' } }])
    expect(await ask('hi')).toMatchObject({ Code: 50301 })
    const other = await sims[name](saying('Stolen.'))
    await service.stop()
    await vendor.close()
    const again = await start(name, [{ status: 307, headers: { location: other.url } }])
    expect(await again.ask('hi')).toMatchObject({ Code: 50301 })
    expect(other.requests).toEqual([])
    await other.close()
  })
})

const frame = (delta: object, finish_reason: string | null = null) => ({
  raw: `data: ${JSON.stringify({ choices: [{ delta, finish_reason }] })}\n\n`,
})

test.each([
  ['length', 'English', /^Hello\n\n\(My answer became too long/],
  ['content_filter', 'English', /^Hello\n\n\(My answer was cut here by a safety filter/],
  ['content_filter', 'German', /^Hello\n\n\(Ein Sicherheitsfilter hat meine Antwort/],
])('an answer that the vendor ended for its %s says so in %s', async (reason, AIResponseLanguage, said) => {
  const { ask } = await start(
    'openai',
    [saying(frame({ content: 'Hello' }), frame({}, reason), { cut: true })],
    {},
    {
      AIResponseLanguage,
    },
  )
  expect((await ask('hi')).Data.content).toMatch(said)
})

test('a model that spent its length on thoughts gets more', async () => {
  const { ask } = await start('openai', [
    saying(frame({ reasoning_content: 'Hm' }), frame({}, 'length'), { cut: true }),
    saying('At last.'),
  ])
  expect((await ask('hi')).Data.content).toBe('At last.')
  expect([body(0), body(1)]).toEqual([
    expect.stringContaining('"max_tokens":2000'),
    expect.stringContaining('"max_tokens":8000'),
  ])
})

test('an answer that tells no cost, or a cost of nothing, is counted by its length', async () => {
  const event = { candidates: [{ content: { parts: [{ text: 'Nine to five.' }] }, finishReason: 'STOP' }] }
  const { ask } = await start('google', [saying({ raw: `data: ${JSON.stringify(event)}\n\n` }, { cut: true })])
  const { content, totalToken } = (await ask('hi')).Data
  expect(content).toBe('Nine to five.')
  expect(totalToken).toBeGreaterThan(100)
})

test('a call that Google says it filtered, since the model wrote it wrongly, is asked for again', async () => {
  const { ask } = await start('openai', [
    saying(frame({}, 'function_call_filter: MALFORMED_FUNCTION_CALL'), { cut: true }),
    saying('Nine to five.'),
  ])
  expect((await ask('hi')).Data.content).toBe('Nine to five.')
})

/** Ends of answers that speak of a call, of which nothing came. */
const lostCalls: [Name, string, { raw: string }][] = [
  ['openai', 'tool_calls', frame({}, 'tool_calls')],
  ['openai', "Google's word for a call written wrongly", frame({}, 'function_call_filter: MALFORMED_FUNCTION_CALL')],
  ...['MALFORMED_FUNCTION_CALL', 'UNEXPECTED_TOOL_CALL'].map((finishReason): [Name, string, { raw: string }] => [
    'google',
    finishReason,
    { raw: `data: ${JSON.stringify({ candidates: [{ content: {}, finishReason }] })}\n\n` },
  ]),
]

test.each(lostCalls)(
  'of %s, words before a call that never came are no answer: it is asked for once more (%s)',
  async (name, _, end) => {
    const { ask, stored } = await start(name, [
      saying('Let me look that up.', end, { cut: true }),
      saying('Nine to five.'),
    ])
    const { content } = (await ask('hi')).Data
    expect(content).toBe('Let me look that up.\n\nNine to five.')
    expect(await stored()).toBe(content)
    expect(body(1)).toContain('Let me look that up.')
  },
)

test('where a call does not come twice, what was said is the answer, and the word of that server is not believed any more', async () => {
  const { ask } = await start('openai', [saying('Let me see.', frame({}, 'tool_calls'), { cut: true })])
  expect((await ask('hi')).Data.content).toBe('Let me see.\n\nLet me see.')
  expect(vendor.requests).toHaveLength(2)
  expect((await ask('hi')).Data.content).toBe('Let me see.')
  expect(vendor.requests).toHaveLength(3)
})

test('where nothing comes after words and a lost call, those words are the answer', async () => {
  const { ask } = await start('openai', [saying('Let me see.', frame({}, 'tool_calls'), { cut: true }), saying('')])
  expect((await ask('hi')).Data.content).toBe('Let me see.')
})
