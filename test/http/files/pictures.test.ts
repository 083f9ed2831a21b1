import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wav } from '../../sim/media/media.ts'
import { jpeg, png } from '../../sim/media/pictures.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { begin, put, upload } from '../../sim/service/uploads.ts'

const HOUR = 3_600_000
type Detail = { ChatProfilePicture: string; ChatIcon: string; ChatProfilePictureUrl?: string; ChatIconUrl?: string }

describe.each(databases)("chatbots' pictures, on $name", (kind) => {
  let service: Service
  let now = Date.now()
  const logged: object[] = []
  beforeAll(async () => {
    service = await startService({ kind, now: () => now, logged: (facts) => logged.push(facts) })
  })
  afterAll(() => service.stop())

  const add = (settings: object = {}) => service.data<string>('/chat/Chatbot/Add', settings)
  const edit = async (serialNumber: string, settings: object) =>
    (await service.post('/chat/Chatbot/Edit', { serialNumber, ...settings })).envelope
  const detail = (serialNumber: string) => service.data<Detail>('/chat/Chatbot/Detail', { serialNumber })

  test('an uploaded picture is set, read back with its address, and loaded from there', async () => {
    const { FileId } = await upload(service, png(), 'our "house"\r\n дом.png')
    const serialNumber = await add({ ChatProfilePicture: String(FileId) })
    const read = await detail(serialNumber)
    expect([read.ChatProfilePicture, read.ChatIcon, read.ChatIconUrl]).toEqual([String(FileId), '', undefined])
    const { List } = await service.data<{ List: Detail[] }>('/chat/Chatbot/List', { PageSize: 1 })
    expect(List[0]?.ChatProfilePictureUrl).toBe(read.ChatProfilePictureUrl)

    const response = await fetch(read.ChatProfilePictureUrl ?? '')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png())
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png().length),
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="our \\"house\\"?? ???.png"; filename*=UTF-8''our%20%22house%22%0D%0A%20%D0%B4%D0%BE%D0%BC.png`,
    })
  })

  test('a picture whose bytes are gone is not found, the log names it, and no cache keeps that', async () => {
    const before = await service.blobs()
    const { FileId } = await upload(service, png())
    const { ChatIconUrl = '' } = await detail(await add({ ChatIcon: String(FileId) }))
    for (const name of await service.blobs()) if (!before.includes(name)) await service.loseBlob(name)
    for (const headers of [{}, { range: 'bytes=0-9' }]) {
      const response = await fetch(ChatIconUrl, { headers })
      const { Success, Code } = (await response.json()) as { Success: boolean; Code: number }
      expect([response.status, Success, Code]).toEqual([404, false, 40405])
      expect(logged.at(-1)).toMatchObject({ file: FileId })
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-store')
      for (const name of ['content-disposition', 'content-range', 'accept-ranges', 'etag'])
        expect(response.headers.has(name), name).toBe(false)
    }
  })

  test('an address expires, and a new one is given', async () => {
    const { FileId } = await upload(service, jpeg())
    const serialNumber = await add({ ChatIcon: String(FileId) })
    const { ChatIconUrl = '' } = await detail(serialNumber)
    now += HOUR
    expect((await fetch(ChatIconUrl)).status).toBe(200)
    now += HOUR
    const expired = await fetch(ChatIconUrl)
    expect([expired.status, ((await expired.json()) as { Code: number }).Code]).toEqual([403, 40305])
    expect((await fetch((await detail(serialNumber)).ChatIconUrl ?? '')).status).toBe(200)
  })

  test('an address without its signature, or for another file, gives nothing', async () => {
    const { FileId } = await upload(service, png())
    const { ChatIconUrl = '' } = await detail(await add({ ChatIcon: String(FileId) }))
    const bare = ChatIconUrl.split('?')[0] ?? ''
    const other = ChatIconUrl.replace(`/files/${FileId}?`, `/files/${FileId - 1}?`)
    for (const url of [bare, other, `${bare}?signature=&expires=`, `${service.url}/files/..%2fporchlight.sqlite`])
      expect(((await (await fetch(url)).json()) as { Code: number }).Code).toBe(40306)
  })

  test('what is no uploaded picture of the workspace is refused, by its field, and nothing is changed', async () => {
    const good = String((await upload(service, png())).FileId)
    const serialNumber = await add({ Name: 'Ada', ChatProfilePicture: good })
    const sound = String((await upload(service, wav())).FileId)
    const unconfirmed = await begin(service)
    await put(unconfirmed.PreUploadUrl, png())
    const { secret } = await service.addWorkspace('other')
    const foreign = await service.post('/chat/Chatbot/Add', { ChatIcon: good }, { authorization: secret })
    expect(foreign.envelope).toMatchObject({ Code: 40002, Data: { Errors: [{ Field: 'ChatIcon' }] } })

    for (const bad of [
      sound,
      unconfirmed.FileStoreId,
      '999999',
      '99999999999',
      'x',
      ` ${good}`,
      `0${good}`,
      '-1',
      '1e3',
    ])
      expect(await edit(serialNumber, { Name: 'Eve', ChatProfilePicture: bad })).toMatchObject({
        Code: 40002,
        Data: { Errors: [{ Field: 'ChatProfilePicture' }] },
      })
    expect(await detail(serialNumber)).toMatchObject({ Name: 'Ada', ChatProfilePicture: good })
  })

  test('every bad reference of one edit is named at once', async () => {
    const { Data } = await edit(await add(), { Model: 'no/model', ChatProfilePicture: 'x', ChatIcon: '0' })
    expect(Data).toMatchObject({ Errors: [{ Field: 'Model' }, { Field: 'ChatProfilePicture' }, { Field: 'ChatIcon' }] })
  })

  test('empty text and null clear a picture', async () => {
    const id = String((await upload(service, png())).FileId)
    const serialNumber = await add({ ChatProfilePicture: id, ChatIcon: id })
    await edit(serialNumber, { ChatProfilePicture: '', ChatIcon: null })
    const read = await detail(serialNumber)
    expect([read.ChatProfilePicture, read.ChatIcon, read.ChatProfilePictureUrl]).toEqual(['', '', undefined])
  })

  test('edits that come at once do not undo one another', async () => {
    const serialNumber = await add()
    const changes = { Name: 'Ada', WelcomeMessage: 'Hi', AnswerSuffix: '!', ChatBubbleAlign: 1, MessageLimit: 5 }
    await Promise.all(Object.entries(changes).map(([name, value]) => edit(serialNumber, { [name]: value })))
    expect(await detail(serialNumber)).toMatchObject(changes)
  })
})
