import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import { png } from '../../sim/media/pictures.ts'
import { databases, type TestDatabase } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { upload } from '../../sim/service/uploads.ts'

/** A name that stands nowhere by chance. */
const NAME = 'Zephyrine Quackenbush'

describe.each(databases)('privacy on $name', (kind) => {
  let database: TestDatabase
  let now: () => number = Date.now
  let service: Service
  beforeAll(async () => {
    database = await kind.create()
    service = await startService({ database, now: () => now() })
  })
  afterAll(async () => {
    await service.stop()
    await database.remove()
  })

  const call = <T>(name: string, body: object) => service.data<T>(`/chat/Chatbot/${name}`, body)

  /** A person who has left everything that one can leave: words, a lead, a file, a wish for a person, a watch. */
  async function visit(serialNumber: string, visitorId: string | undefined, name: string) {
    const { SessionID } = await call<{ SessionID: number }>('GetSession', { serialNumber, visitorId })
    const ask = (fields: object) => service.data('/chat/Chat/ClientAsk', { sessionID: SessionID, ...fields })
    const { FileId } = await upload(service, png(), `${name}.png`)
    await ask({ content: `I am ${name}, ${name.replaceAll(' ', '.')}@example.com` })
    await ask({ content: `this is ${name}'s kitchen`, chatAskType: 'Image', fileIds: [FileId] })
    await ask({ content: 'can I talk to a human, please?' })
    await call('WatchAdd', { SerialNumber: serialNumber, sessionID: SessionID, Query: 'condos in Austin under 400k' })
    return SessionID
  }

  const start = () =>
    call<string>('Add', { TalkToHumanEmail: 'office@example.com', EmailForDailyChatLogs: 'office@example.com' })

  /** Every place where the name stands. */
  async function places(): Promise<string[]> {
    if (kind.name === 'SQLite') {
      const folder = dirname(database.url)
      return readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(NAME))
    }
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query<{ table_name: string; column_name: string }>(
      "select table_name, column_name from information_schema.columns where table_schema = 'public'",
    )
    const found: string[] = []
    for (const { table_name, column_name } of rows) {
      const text = `select 1 from "${table_name}" where "${column_name}"::text like $1 limit 1`
      if ((await client.query(text, [`%${NAME}%`])).rowCount !== 0) found.push(`${table_name}.${column_name}`)
    }
    await client.end()
    return found
  }

  test('everything that is kept of a person is read out', async () => {
    const serialNumber = await start()
    const first = await visit(serialNumber, 'ada', 'Ada Moreno')
    const second = await visit(serialNumber, 'ada', 'Ada Moreno')
    await visit(serialNumber, 'bo', 'Bo Lind')
    type Exported = { Sessions: { SessionID: number; Messages: { Content: string }[] }[]; Files: { Url: string }[] }
    const all = await call<Exported>('VisitorExport', { serialNumber, visitorId: 'ada' })
    expect(all).toMatchObject({
      Sessions: [{ SessionID: second }, { SessionID: first }],
      Leads: [{ SessionID: second, Name: 'Ada Moreno' }, { SessionID: first }],
      Files: [{ FileName: 'Ada Moreno.png' }, { FileName: 'Ada Moreno.png' }],
      Watches: [{ SessionID: second }, { SessionID: first }],
    })
    expect(all.Sessions[1]?.Messages[0]).toMatchObject({ Type: 'User', Content: expect.stringContaining('Ada Moreno') })
    expect(all.Sessions[1]?.Messages).toHaveLength(6)
    expect((await fetch(all.Files[0]?.Url ?? '')).headers.get('content-type')).toBe('image/png')
    expect(JSON.stringify(all)).not.toContain('Bo Lind')
  })

  test('who is forgotten is in no byte of what is kept', async () => {
    const serialNumber = await start()
    const other = await visit(serialNumber, 'bo', 'Bo Lind')
    const sessionID = await visit(serialNumber, undefined, NAME)
    expect(await places()).not.toEqual([])
    const before = await call<number>('GetMessageCountByChatbot', { SerialNumber: serialNumber })
    const used = await call<{ Used: number }>('GetMessageCreditsUsage', {})
    const desk = { Role: 'Desk', source: 'discord', Thread: '1/2' }
    await service.data('/chat/Chat/PlaceSet', { sessionID, ...desk })
    const blobs = (await service.blobs()).length

    expect(await call('VisitorForget', { serialNumber, sessionID })).toEqual({
      Sessions: 1,
      Messages: 6,
      Leads: 1,
      Files: 1,
      Watches: 1,
    })
    expect(await places()).toEqual([])
    expect(await service.blobs()).toHaveLength(blobs - 1)

    // Counts stay, and so does everybody else.
    expect(await call('GetMessageCountByChatbot', { SerialNumber: serialNumber })).toBe(before)
    expect(await call('GetMessageCreditsUsage', {})).toEqual(used)
    expect(await call('VisitorExport', { serialNumber, visitorId: 'bo' })).toMatchObject({
      Sessions: [{ SessionID: other }],
      Leads: [{ Name: 'Bo Lind' }],
    })
    const { List } = await call<{ List: Event[] }>('Events', { serialNumber, After: 'oldest', Kinds: ['forget'] })
    expect(List.map(({ Data }) => Data)).toEqual([
      { visitorId: null, SessionIDs: [sessionID], Places: [{ SessionID: sessionID, ...desk }] },
    ])
    expect((await service.post('/chat/Chat/ClientAsk', { sessionID, content: 'me again' })).envelope.Code).toBe(40403)
    expect(await call('VisitorForget', { serialNumber, sessionID })).toEqual({
      Sessions: 0,
      Messages: 0,
      Leads: 0,
      Files: 0,
      Watches: 0,
    })
  })

  test('what staff and a visitor who is forgotten said to each other, and changed, is in no byte of what is kept', async () => {
    const serialNumber = await start()
    const opened = { serialNumber, visitorName: NAME }
    const { SessionID: sessionID } = await call<{ SessionID: number }>('GetSession', opened)
    const chat = <T = unknown>(name: string, body: object) =>
      service.data<T>(`/chat/Chat/${name}`, { ...(!/^Say./.test(name) && { sessionID }), ...body })
    const By = 'maria'
    await chat('HandOver', { Reason: `${NAME} would like to see it` })
    await chat('Claim', { By, Name: 'Maria' })
    for (const [Content, anew] of [
      [`Dear ${NAME}`, `Hello ${NAME}`],
      [`Good bye, ${NAME}`, undefined],
    ] as const) {
      const { MessageID } = await chat<{ MessageID: number }>('Say', { By, Content })
      if (anew === undefined) await chat('SayRemove', { MessageID, By })
      else await chat('SayEdit', { MessageID, By, Content: anew })
      await chat('ClientAsk', { content: `${NAME} here` })
      const asked = { SessionID: sessionID, After: 'oldest', Kinds: ['message'] }
      const { List } = await call<{ List: Extract<Event, { Kind: 'message' }>[] }>('Events', asked)
      const question = List.findLast(({ Data }) => Data.Type === 'User' && Data.Change === undefined)
      const edit = { MessageID: question?.Data.MessageID, Content: anew === undefined ? '' : `${NAME}, not here` }
      await chat('AskEdit', edit)
    }
    const { FileId } = await upload(service, png(), `${NAME}.png`)
    await chat('ClientAsk', { content: '', chatAskType: 'Image', fileIds: [FileId] })
    const { List: said } = await call<{ List: Event[] }>('Events', {
      SessionID: sessionID,
      After: 'oldest',
      Limit: 500,
    })
    const last = said.at(-1)
    await chat('AskEdit', { MessageID: last?.Kind === 'message' ? last.Data.MessageID : 0, Content: '' })
    const { List: after } = await call<{ List: Event[] }>('Events', {
      SessionID: sessionID,
      After: 'oldest',
      Limit: 500,
    })
    expect(JSON.stringify(after)).not.toContain('FileIds')
    await chat('HandBack', { By })
    expect(await places()).not.toEqual([])
    expect(await call('VisitorForget', { serialNumber, sessionID })).toMatchObject({ Files: 1 })
    expect(await places()).toEqual([])
  })

  test('alerts of a watcher without a session who is forgotten are in no byte of what is kept, and programs are told to erase them', async () => {
    const serialNumber = await start()
    const watch = (visitorId: string) =>
      call('WatchAdd', { SerialNumber: serialNumber, visitorId, Keyword: NAME, Quiet: false })
    await watch('zephyrine')
    await watch('somebody else')
    const Description = `The house of ${NAME}`
    const ID = await call<string>('RealEstateCreate', { SerialNumber: serialNumber, ...aListing({ Description }) })
    await service.runWatches()
    await call('RealEstateDelete', { SerialNumber: serialNumber, Keys: [ID], KeyType: 'PrimaryId' })
    const told = async () =>
      (await call<{ List: Event[] }>('Events', { serialNumber, After: 'oldest', Kinds: ['alert', 'forget'] })).List
    expect((await told()).map(({ Kind }) => Kind)).toEqual(['alert', 'alert'])
    expect(await call('VisitorForget', { serialNumber, visitorId: 'zephyrine' })).toMatchObject({ Watches: 1 })
    expect((await told()).map(({ Kind, Data }) => [Kind, Data])).toMatchObject([
      ['alert', { WatchIDs: [expect.any(Number)] }],
      ['forget', { visitorId: 'zephyrine', SessionIDs: [] }],
    ])
  })

  test('a monthly limit counts what was asked by who is forgotten', async () => {
    const serialNumber = await call<string>('Add', { MessageLimit: 3 })
    const open = async () => (await call<{ SessionID: number }>('GetSession', { serialNumber })).SessionID
    const ask = async (sessionID: number) =>
      (await service.post('/chat/Chat/ClientAsk', { sessionID, content: 'hi' })).envelope.Code
    const first = await open()
    expect([await ask(first), await ask(first)]).toEqual([200, 200])
    await call('VisitorForget', { serialNumber, sessionID: first })
    const second = await open()
    expect([await ask(second), await ask(second)]).toEqual([200, 42902])
  })

  test('a monthly limit counts what was asked also where everybody who asked is forgotten', async () => {
    const serialNumber = await call<string>('Add', { MessageLimit: 1 })
    const codes: number[] = []
    for (let time = 0; time < 3; time++) {
      const { SessionID: sessionID } = await call<{ SessionID: number }>('GetSession', { serialNumber })
      codes.push((await service.post('/chat/Chat/ClientAsk', { sessionID, content: 'hi' })).envelope.Code)
      await call('VisitorForget', { serialNumber, sessionID })
    }
    expect(codes).toEqual([200, 42902, 42902])
  })

  test('a person is named by visitorId or by a session, and by one of them', async () => {
    const serialNumber = await start()
    const sessionID = await visit(serialNumber, 'eve', 'Eve Stone')
    await visit(serialNumber, 'eve', 'Eve Stone')
    for (const name of ['VisitorExport', 'VisitorForget']) {
      const bad = [{}, { visitorId: 'eve', sessionID }, { visitorId: '' }]
      for (const fields of bad) {
        const { envelope } = await service.post(`/chat/Chatbot/${name}`, { serialNumber, ...fields })
        expect(envelope).toMatchObject({ Code: 40002, Data: { Errors: [{ Field: 'visitorId' }] } })
      }
      expect((await service.post(`/chat/Chatbot/${name}`, { serialNumber: 'NONE', sessionID })).envelope.Code).toBe(
        40402,
      )
    }
    // A session names its person, who has another one.
    expect(await call('VisitorForget', { serialNumber, sessionID })).toMatchObject({ Sessions: 2, Watches: 2 })
    expect(await call('VisitorExport', { serialNumber, visitorId: 'eve' })).toEqual({
      Sessions: [],
      Leads: [],
      Files: [],
      Watches: [],
    })
  })

  test('a session is forgotten so many days after its last word', async () => {
    const serialNumber = await call<string>('Add', { KeepSessionsDays: 7 })
    const DAY_MS = 24 * 3_600_000
    const begin = Date.now()
    const open = async () =>
      (await call<{ SessionID: number }>('GetSession', { serialNumber, visitorId: 'ada' })).SessionID
    const old = await open()
    const ask = (sessionID: number) => service.data('/chat/Chat/ClientAsk', { sessionID, content: 'hello' })
    await ask(old)
    now = () => begin + 5 * DAY_MS
    const used = await open()
    await ask(used)
    for (const sessionID of [old, used])
      await call('WatchAdd', { SerialNumber: serialNumber, sessionID, Query: 'condos in Austin under 400k' })
    const watching = async () =>
      (await call<{ List: { SessionID: number }[] }>('WatchList', { SerialNumber: serialNumber, visitorId: 'ada' }))
        .List
    const left = async () =>
      (await call<{ Sessions: { SessionID: number }[] }>('VisitorExport', { serialNumber, visitorId: 'ada' })).Sessions
    now = () => begin + 6.9 * DAY_MS
    await service.sweep()
    expect(await left()).toHaveLength(2)
    now = () => begin + 7.1 * DAY_MS
    await service.sweep()
    expect((await left()).map(({ SessionID }) => SessionID)).toEqual([used])
    // Whoever is still here watches on, and is told in the session that stays.
    expect((await watching()).map(({ SessionID }) => SessionID)).toEqual([used, used])
    await call('Edit', { serialNumber, KeepSessionsDays: 0 })
    now = () => begin + 4_000 * DAY_MS
    await service.sweep()
    expect(await left()).toHaveLength(1)
    await call('Edit', { serialNumber, KeepSessionsDays: 7 })
    await service.sweep()
    expect([await left(), await watching()]).toEqual([[], []])
    now = Date.now
  })

  test("another chatbot's visitor of the same name is somebody else", async () => {
    const [mine, other] = [await start(), await start()]
    const sessionID = await visit(other, 'ada', 'Ada Moreno')
    expect(await call('VisitorForget', { serialNumber: mine, visitorId: 'ada' })).toMatchObject({ Sessions: 0 })
    expect(await call('VisitorForget', { serialNumber: mine, sessionID })).toMatchObject({ Sessions: 0, Messages: 0 })
    expect(await call('VisitorExport', { serialNumber: other, sessionID })).toMatchObject({ Sessions: [{}] })
  })
})
