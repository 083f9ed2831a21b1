import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMailer } from '../../../src/mail/mailer.ts'
import { createScriptedModel } from '../../sim/models/scripted-model.ts'
import { databases, type TestDatabase } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type SimMailServer, startMailServer } from '../../sim/service/mail-server.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const HOUR = 3_600_000
const BOTH = { EmailForDailyChatLogs: 'logs@example.com', EmailForDailyLeads: 'leads@example.com' }

describe.each(databases)('daily mails on $name', (kind) => {
  let database: TestDatabase
  let server: SimMailServer
  let services: [Service, ...Service[]]
  let now: number
  const listing = aListing()
  beforeEach(async () => {
    database = await kind.create()
    server = await startMailServer()
    now = Date.parse('2026-11-20T18:00:00Z')
    services = [await process()]
  })
  afterEach(async () => {
    for (const service of services) await service.stop()
    await server.close()
    await database.remove()
  })

  const process = async (keys?: Service['keys']) =>
    await startService({
      database,
      now: () => now,
      mailer: createMailer({ url: server.url, from: 'chat@example.com' }),
      model: createScriptedModel(async function* () {
        yield `Look: ${listing.Url}`
      }),
      ...(keys && { keys }),
    })

  /** A chatbot in New York, five hours behind UTC in winter. */
  async function start(settings: object = BOTH) {
    const fields = { Name: 'Maple Realty', TimeZone: 'America/New_York', ...settings }
    const serialNumber = await services[0].data<string>('/chat/Chatbot/Add', fields)
    await services[0].data('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...listing })
    const open = async () =>
      (
        await services[0].data<{ SessionID: number }>('/chat/Chatbot/GetSession', {
          serialNumber,
          visitorId: 'guest-7',
        })
      ).SessionID
    const say = (sessionID: number, content: string) => services[0].data('/chat/Chat/ClientAsk', { sessionID, content })
    const edit = (change: object) => services[0].data('/chat/Chatbot/Edit', { serialNumber, ...change })
    return { serialNumber, open, say, edit }
  }

  /** Goes to that moment and lets every process do its rounds there. */
  async function to(moment: string) {
    now = Date.parse(moment)
    await Promise.all(services.map((service) => service.makeDailyMails()))
    await Promise.all(services.map((service) => service.sendMails()))
  }
  const subjects = () => server.taken.map(({ mail }) => mail.subject)
  const texts = () => server.taken.map(({ mail }) => mail.text ?? '')

  test('tell of the day before, five minutes after midnight, to each address, as text and as HTML', async () => {
    const { open, say } = await start()
    const one = await open()
    await say(one, 'what do you have?')
    await say(one, "I'm Ana Lopez, ana@example.com, call me: 212-555-0142")
    await say(await open(), 'anything <b>else</b>?')
    await to('2026-11-21T05:04:59Z')
    expect(server.taken).toEqual([])
    await to('2026-11-21T05:05:00Z')
    const [logs, leads] = ['logs@example.com', 'leads@example.com'].map((address) =>
      server.taken.find(({ to: [recipient] }) => recipient === address),
    )
    expect(server.taken).toHaveLength(2)
    expect(logs?.mail.subject).toBe('Talks of Maple Realty on November 20, 2026')
    expect(leads?.mail.subject).toBe('Leads of Maple Realty on November 20, 2026')
    for (const part of [
      '2 visitors talked',
      'what do you have?',
      'anything <b>else</b>?',
      `Look: ${listing.Url}`,
      '1:00',
    ])
      expect(logs?.mail.text).toContain(part)
    expect(logs?.mail.html).toContain('anything &lt;b&gt;else&lt;/b&gt;?')
    for (const part of ['One person left', 'Name: Ana Lopez', 'E-mail: ana@example.com', '+12125550142', listing.Url])
      expect(leads?.mail.text).toContain(part)
    expect(leads?.mail.html).toContain('Ana Lopez')
  })

  test('are sent once, whatever process does its rounds how often', async () => {
    const { open, say } = await start()
    services.push(await process(services[0].keys), await process(services[0].keys))
    await say(await open(), 'hello, ana@example.com')
    for (const moment of ['05:05:00Z', '05:05:01Z', '06:00:00Z', '23:00:00Z']) await to(`2026-11-21T${moment}`)
    // A clock that was set back, and goes on again.
    for (const moment of ['2026-11-21T04:50:00Z', '2026-11-21T05:06:00Z', '2026-11-22T05:06:00Z']) await to(moment)
    expect(subjects()).toHaveLength(2)
    expect(server.arrivals).toBe(2)
  })

  test('of days on which nobody was running are made up for, each by itself, and empty days send nothing', async () => {
    const { open, say } = await start({ EmailForDailyChatLogs: 'logs@example.com' })
    await say(await open(), 'said on the 20th')
    now += 48 * HOUR
    await say(await open(), 'said on the 22nd')
    for (const service of services) await service.stop()
    services = [await process(services[0].keys)]
    await to('2026-11-25T18:00:00Z')
    expect(subjects()).toEqual([
      'Talks of Maple Realty on November 20, 2026',
      'Talks of Maple Realty on November 22, 2026',
    ])
    expect(texts()[0]).toContain('said on the 20th')
    expect(texts()[0]).not.toContain('said on the 22nd')
  })

  test('go on where the clock was far ahead for a while', async () => {
    const { open, say } = await start({ EmailForDailyChatLogs: 'logs@example.com' })
    await say(await open(), 'said on the 20th')
    await to('2026-12-01T18:00:00Z')
    await to('2026-11-21T18:00:00Z')
    await say(await open(), 'said on the 21st')
    await to('2026-11-22T05:05:00Z')
    await to('2026-11-22T05:06:00Z')
    expect(subjects()).toEqual([
      'Talks of Maple Realty on November 20, 2026',
      'Talks of Maple Realty on November 21, 2026',
    ])
    expect(texts()[1]).toContain('said on the 21st')
    expect(texts()[1]).not.toContain('said on the 20th')
  })

  test('begin with the day on which they are turned on, and leave out the time they were off', async () => {
    const { open, say, edit } = await start({})
    const session = await open()
    await say(session, 'the day before')
    now += 24 * HOUR
    await say(session, 'that day')
    await edit(BOTH)
    await to('2026-11-21T18:01:00Z')
    expect(server.taken).toEqual([])
    await to('2026-11-22T05:05:00Z')
    expect(texts()).toHaveLength(1)
    expect(texts()[0]).toContain('that day')
    expect(texts()[0]).not.toContain('the day before')

    await edit({ EmailForDailyChatLogs: null })
    now += 24 * HOUR
    await say(session, 'while it was off')
    now += 48 * HOUR
    await edit(BOTH)
    await say(session, 'on again')
    await to('2026-11-27T12:00:00Z')
    expect(texts()).toHaveLength(2)
    expect(texts()[1]).toContain('on again')
    expect(texts()[1]).not.toContain('while it was off')
  })

  test.each(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'tell everything once when the time zone becomes %s',
    async (TimeZone) => {
      const { open, say, edit } = await start({ EmailForDailyChatLogs: 'logs@example.com' })
      const session = await open()
      const said: string[] = []
      for (let hour = 0; hour < 77; hour += 11) {
        if (hour === 33) await edit({ TimeZone })
        said.push(`message ${said.length}.`)
        await say(session, said.at(-1) ?? '')
        await to(new Date(now + 11 * HOUR).toISOString())
      }
      await to(new Date(now + 48 * HOUR).toISOString())
      const all = texts().join('\n')
      expect(said.map((message) => all.split(message).length - 1)).toEqual(said.map(() => 1))
    },
  )

  // What a mail holds is cut after it was read.
  test.runIf(kind === databases[0])(
    'of a day with very much content stay small enough for a mail server, and say that there was more',
    async () => {
      const { serialNumber, open, say } = await start()
      const session = await open()
      for (let question = 0; question < 130; question++) await say(session, `${question}. ${'🏡'.repeat(2_000)}`)
      const Consent = { Text: 'We keep what you write. '.repeat(80) }
      for (let lead = 0; lead < 270; lead++)
        await services[0].data('/chat/Chatbot/LeadCreate', { serialNumber, Email: `ana${lead}@example.com`, Consent })
      await to('2026-11-21T05:05:00Z')
      expect(server.taken).toHaveLength(2)
      for (const { raw, mail } of server.taken) {
        expect(raw.length).toBeLessThan(3_000_000)
        expect(mail.text).toContain('than a mail can hold')
      }
      const all = texts().join('\n')
      expect(all).toContain('\n    100. 🏡')
      expect(all).not.toContain('\n    129. 🏡')
      expect(all).toContain('ana200@example.com')
      expect(all).not.toContain('ana269@example.com')
    },
  )

  test('of a removed chatbot are not sent', async () => {
    const { serialNumber, open, say } = await start()
    await say(await open(), 'hello')
    await services[0].data('/chat/Chatbot/Remove', { serialNumber })
    await to('2026-11-21T06:00:00Z')
    expect(server.taken).toEqual([])
  })
})
