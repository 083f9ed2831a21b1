import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultSettings } from '../../../src/contract/chatbot/settings.ts'
import type { LeadItem } from '../../../src/contract/people/lead.ts'
import { detectLead } from '../../../src/core/people/leads/detect-lead.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { createScriptedModel } from '../../sim/models/scripted-model.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const CREATE = '/chat/Chatbot/LeadCreate'
const DAY = Date.UTC(2026, 10, 20)

let service: Service
let now = DAY
const listing = { ...aListing({ Description: 'Call the owner: 206-555-0199, or write to owner@homes.example.com.' }) }
beforeAll(async () => {
  const model = createScriptedModel(async function* ({ question }) {
    if (question === 'show me one') yield `Here is one: ${listing.Url}, see it.`
    else if (question === 'how do I reach you?') yield 'Write to office@example.com or call (206) 555-0142.'
    else yield 'Fine.'
  })
  service = await startService({ model, now: () => now })
})
afterAll(() => service.stop())

async function start(settings: object = {}) {
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { TimeZone: 'America/Los_Angeles', ...settings })
  const ID = Number(
    await service.data<string>('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...listing }),
  )
  const open = async () => await service.openSession({ serialNumber, source: 'discord' })
  const sessionID = await open()
  const say = async (content: string, session = sessionID) =>
    (await service.data<{ content: string }>('/chat/Chat/ClientAsk', { sessionID: session, content })).content
  const list = (fields: object = {}) => service.data<LeadItem[]>('/chat/Chatbot/LeadList', { serialNumber, ...fields })
  const create = (fields: object, headers: Record<string, string> = {}) =>
    service.post(CREATE, { serialNumber, ...fields }, { authorization: service.keys.secret, ...headers })
  return { serialNumber, sessionID, ID, open, say, list, create }
}

describe('handed in', () => {
  test('a lead that is handed in reads back with every field', async () => {
    const { create, list, ID } = await start()
    const { envelope } = await create({
      Name: ' Ana Moreno ',
      Email: 'ana@example.com',
      Phone: '(206) 555-0142',
      Source: 'open house',
      Consent: { Text: 'We keep it to ourselves.', Time: '2026-11-19T10:00:00+01:00' },
      Listings: [ID],
    })
    expect(await list()).toEqual([
      {
        Type: 'Lead',
        Name: 'Ana Moreno',
        Email: 'ana@example.com',
        Phone: '+12065550142',
        SessionID: null,
        CreateTime: '2026-11-20T00:00:00.000Z',
        LeadID: envelope.Data,
        Source: 'open house',
        Consent: { Text: 'We keep it to ourselves.', Time: '2026-11-19T09:00:00.000Z' },
        Listings: [ID],
      },
    ])
  })

  test.each(['0000-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
    'a consent of %s reads back so',
    async (Time) => {
      const { create, list } = await start()
      await create({ Email: 'ana@example.com', Consent: { Text: 'Ours alone.', Time } })
      expect(await list()).toMatchObject([{ Consent: { Text: 'Ours alone.', Time } }])
    },
  )

  test('a consent without a time is of now; without a source it is http', async () => {
    const { create, list } = await start()
    await create({ Email: 'ana@example.com', Consent: { Text: 'Ours alone.' } })
    expect(await list()).toMatchObject([
      { Source: 'http', Consent: { Text: 'Ours alone.', Time: '2026-11-20T00:00:00.000Z' } },
    ])
  })

  test.each([
    [{}, 'Email'],
    [{ Name: 'Ana' }, 'Email'],
    [{ Email: '', Phone: ' ' }, 'Email'],
    [{ Email: 'ana@' }, 'Email'],
    [{ Email: `${'a'.repeat(243)}@example.com` }, 'Email'],
    [{ Email: 'ana@example.com\r\nBcc: all@example.com' }, 'Email'],
    [{ Phone: 'call me' }, 'Phone'],
    [{ Phone: '1234' }, 'Phone'],
    [{ Email: 'ana@example.com', Consent: { Text: ' ' } }, 'Consent.Text'],
    [{ Email: 'ana@example.com', Consent: { Text: 'x', Time: 'yesterday' } }, 'Consent.Time'],
    [{ Email: 'ana@example.com', Consent: { Text: 'x', Time: '9999-12-31T23:59:59-00:01' } }, 'Consent.Time'],
    [{ Email: 'ana@example.com', Consent: { Text: 'x', Time: '0000-01-01T00:00:00+00:01' } }, 'Consent.Time'],
    [{ Email: 'ana@example.com', Listings: [987_654] }, 'Listings'],
    [{ Email: 'ana@example.com', Name: 'x'.repeat(201) }, 'Name'],
  ])('%o is refused: %s', async (fields, field) => {
    const { create, list } = await start()
    const { envelope } = await create(fields)
    expect(envelope).toMatchObject({ Code: 40002, Data: { Errors: [expect.objectContaining({ Field: field })] } })
    expect(await list()).toEqual([])
  })

  test('the same Idempotency-Key hands in once, and another body under it is refused', async () => {
    const { create, list } = await start()
    const once = { 'idempotency-key': 'k' }
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await create({ Email: 'a@example.com' }, once)).envelope.Data),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await create({ Email: 'b@example.com' }, once)).envelope.Code).toBe(40901)
    now += 24 * 3_600_000 + 1
    expect((await create({ Email: 'b@example.com' }, once)).envelope.Code).toBe(200)
    now = DAY
    expect((await list()).map(({ Email }) => Email)).toEqual(['a@example.com', 'b@example.com'])
  })

  test("each Idempotency-Key of one person's lead lives 24 hours from its own use", async () => {
    const { create, list, sessionID } = await start()
    const form = (fields: object, key: string) =>
      create({ sessionID, Email: 'ana@example.com', ...fields }, { 'idempotency-key': key })
    const told = async () => (await list()).map(({ Name, Phone }) => [Name, Phone])
    await form({ Name: 'Ana', Phone: '206 555 0142' }, 'first')
    now += 25 * 3_600_000
    await form({ Name: 'Ana Moreno', Phone: '206 555 0143' }, 'second')
    await form({ Phone: '206 555 0144' }, 'third')
    const last = [['Ana Moreno', '+12065550144']]
    expect((await form({ Name: 'Ana Moreno', Phone: '206 555 0143' }, 'second')).envelope.Code).toBe(200)
    expect(await told()).toEqual(last)
    now += 23 * 3_600_000
    expect((await form({ Name: 'Eve', Phone: '206 555 0143' }, 'second')).envelope.Code).toBe(40901)
    expect(await told()).toEqual(last)
    now += 2 * 3_600_000
    expect((await form({ Name: 'Ana Moreno', Phone: '206 555 0143' }, 'second')).envelope.Code).toBe(200)
    expect(await told()).toEqual([['Ana Moreno', '+12065550143']])
    now = DAY
  })

  test('what was handed in under an Idempotency-Key is answered too when its listing is gone', async () => {
    const { create, ID, serialNumber } = await start()
    const handIn = () => create({ Email: 'a@example.com', Listings: [ID] }, { 'idempotency-key': 'k' })
    const { envelope } = await handIn()
    const Keys = [String(ID)]
    await service.data('/chat/Chatbot/RealEstateDelete', { SerialNumber: serialNumber, Keys, KeyType: 'PrimaryId' })
    expect((await handIn()).envelope).toEqual(envelope)
  })

  test('the same person in the same talk is one lead, whatever was said before stays', async () => {
    const { create, list, say, sessionID, ID } = await start()
    await say('show me one')
    await say('mail me at Ana@example.com')
    const [first, second] = await Promise.all([
      create({ sessionID, Email: 'ana@EXAMPLE.com', Name: 'Ana' }),
      create({ sessionID, Email: 'ana@example.com', Phone: '206 555 0142' }),
    ])
    expect(first.envelope.Data).toBe(second.envelope.Data)
    await create({ sessionID, Email: 'bob@example.com' })
    expect(await list()).toMatchObject([
      { Name: 'Ana', Phone: '+12065550142', SessionID: sessionID, Source: 'discord', Listings: [ID] },
      { Name: '', Email: 'bob@example.com', SessionID: sessionID, Source: 'discord', Listings: [ID] },
    ])
  })

  test("a talk of another chatbot, and a site that is not the chatbot's, are refused", async () => {
    const [{ sessionID }, { create }] = [await start(), await start({ VerifyDomain: true, Domains: 'homes.example' })]
    expect((await create({ sessionID, Email: 'a@example.com' })).envelope.Code).toBe(40403)
    const foreign = await create({ Email: 'a@example.com' }, { origin: 'https://elsewhere.example' })
    expect(foreign.envelope.Code).toBe(40304)
  })

  test('lists the days asked for, both included', async () => {
    const { serialNumber, create, list, sessionID } = await start()
    for (const [at, Email] of [
      [DAY - 1, 'before@example.com'],
      [DAY, 'first@example.com'],
      [DAY + 24 * 3_600_000 - 1, 'last@example.com'],
      [DAY + 24 * 3_600_000, 'after@example.com'],
    ] as const) {
      now = at
      await create({ Email, ...(Email.startsWith('last') && { sessionID }) })
    }
    now = DAY
    const emails = async (fields: object) => (await list(fields)).map(({ Email }) => Email.split('@')[0])
    expect(await emails({ startTime: '2026-11-20', endTime: '2026-11-20' })).toEqual(['first', 'last'])
    expect(await emails({ startTime: '2026-11-20' })).toEqual(['first', 'last', 'after'])
    expect(await emails({ endTime: '2026-11-19' })).toEqual(['before'])
    expect(await emails({ sessionID })).toEqual(['last'])
    expect(await emails({ sessionID: 2 ** 40 })).toEqual([])
    await service.data('/chat/Chatbot/Remove', { serialNumber })
    expect((await service.post('/chat/Chatbot/LeadList', { serialNumber })).envelope.Code).toBe(40402)
  })
})

describe('noticed in a talk', () => {
  test('an address, a number and a name are one lead, with source and the listings shown before', async () => {
    const { say, list, sessionID, ID } = await start()
    await say("Hi, I'm Ana Lopez")
    await say('show me one')
    expect(await list()).toEqual([])
    await say('please write to ana@example.com')
    await say('or call 206-555-0111')
    expect(await list()).toMatchObject([
      {
        Name: 'Ana Lopez',
        Email: 'ana@example.com',
        Phone: '+12065550111',
        SessionID: sessionID,
        Source: 'discord',
        Consent: null,
        Listings: [ID],
      },
    ])
  })

  test('a name that comes later joins, a later address corrects an earlier one', async () => {
    const { say, list } = await start()
    await say('ana@exmaple.com')
    await say('sorry, ana@example.com')
    await say('my name is Ana')
    expect(await list()).toMatchObject([{ Name: 'Ana', Email: 'ana@example.com' }])
  })

  test('two talks are two leads', async () => {
    const { say, list, open } = await start()
    await say('ana@example.com')
    await say('ana@example.com', await open())
    expect(await list()).toHaveLength(2)
  })

  test("what the chatbot said, its settings say or a listing states is not the person's", async () => {
    const { say, list } = await start({ SystemMessage: 'Fax: 206-555-0177, write to desk@example.com' })
    await say('how do I reach you?')
    await say('so office@example.com or 206 555 0142?')
    await say('is desk@example.com or 2065550177 right?')
    await say('the page says owner@homes.example.com')
    await say('it says (206) 555 0199 too')
    await say('> ana@example.com\nwho said that?')
    expect(await list()).toEqual([])
    await say('write to OFFICE@example.com? no, to ana@example.com')
    expect(await list()).toMatchObject([{ Email: 'ana@example.com', Phone: '' }])
  })

  test('of hundreds of addresses the first that is their own counts, and no later one is looked up', async () => {
    const { sessionID } = await start()
    const { store } = service
    const [workspace] = await store.workspaces.list()
    const { session } = (await store.sessions.withChatbot(sessionID, workspace?.id ?? 0)) ?? {}
    if (session === undefined) throw new Error('the session is not there')
    const settings = { ...defaultSettings, Model: '', SystemMessage: 'Write to desk@example.com' }
    let searches = 0
    const listings: Store['listings'] = (chatbotId) => {
      const real = store.listings(chatbotId)
      const count: typeof real.count = (filter) => {
        searches += 1
        return real.count(filter)
      }
      return { ...real, count }
    }
    const many = Array.from({ length: 300 }, (_, at) => `v${at}@x.org`)
    const content = ['desk@example.com owner@homes.example.com', ...many].join(' ')
    expect(await detectLead({ ...store, listings }, { session, settings, content })).toMatchObject({
      name: '',
      email: 'v0@x.org',
    })
    expect(searches).toBe(2)
  })

  test('a question that is refused leaves nothing', async () => {
    const { say, list } = await start({ RateLimitCount: 1, RateLimitTime: 60 })
    await say('hello')
    await expect(say('ana@example.com')).rejects.toThrow('42901')
    expect(await list()).toEqual([])
  })

  test('the privacy policy is shown once, in the answer, and that it was is recorded', async () => {
    const policy = {
      ChatbotPrivacyPolicyName: 'Privacy',
      ChatbotPrivacyPolicyDescription: 'Only we read it.',
      ChatbotPrivacyPolicyUrl: 'https://example.com/privacy',
    }
    const { say, list } = await start({ ...policy, AnswerSuffix: ' Bye!' })
    const text = 'Privacy: Only we read it. https://example.com/privacy'
    expect(await say('hello')).toBe('Fine. Bye!')
    expect(await say('ana@example.com')).toBe(`Fine. Bye!\n\n${text}`)
    expect(await say('and 206-555-0111')).toBe('Fine. Bye!')
    expect(await list()).toMatchObject([
      { Phone: '+12065550111', Consent: { Text: text, Time: '2026-11-20T00:00:00.000Z' } },
    ])
  })
})
