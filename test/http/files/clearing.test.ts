import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { png } from '../../sim/media/pictures.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { begin, confirm, put, upload } from '../../sim/service/uploads.ts'

const DAY = 24 * 3_600_000

describe.each(databases)('what becomes of files, on $name', (kind) => {
  let service: Service
  let now: number
  beforeEach(async () => {
    now = Date.now()
    service = await startService({ kind, now: () => now })
  })
  afterEach(() => service.stop())

  const add = (settings: object = {}) => service.data<string>('/chat/Chatbot/Add', settings)
  const edit = (serialNumber: string, settings: object) =>
    service.data('/chat/Chatbot/Edit', { serialNumber, ...settings })
  async function ask(serialNumber: string, ...fileIds: number[]) {
    const SessionID = await service.openSession({ serialNumber })
    const body = { sessionID: SessionID, content: '', chatAskType: 'Image', fileIds }
    return (await service.post('/chat/Chat/ClientAsk', body)).envelope
  }
  async function later(ms: number) {
    now += ms
    await service.sweep()
  }

  test('a file that nothing used is cleared after a day, not before', async () => {
    const { FileId } = await upload(service, png())
    await later(DAY)
    expect(await service.blobs()).toHaveLength(1)
    await later(1)
    expect(await service.blobs()).toEqual([])
    expect((await confirm(service, String(FileId))).envelope.Code).toBe(40405)
    expect((await ask(await add(), FileId)).Code).toBe(40014)
  })

  test('a file that was never confirmed, or never came, is cleared after a day', async () => {
    const put1 = await begin(service)
    await put(put1.PreUploadUrl, png())
    const never = await begin(service)
    await later(DAY + 1)
    expect(await service.blobs()).toEqual([])
    for (const { FileStoreId } of [put1, never]) expect((await confirm(service, FileStoreId)).envelope.Code).toBe(40405)
  })

  test('a file of a question stays as long as its chatbot', async () => {
    const serialNumber = await add()
    const { FileId } = await upload(service, png())
    expect((await ask(serialNumber, FileId)).Code).toBe(200)
    await later(100 * DAY)
    expect((await ask(serialNumber, FileId)).Code).toBe(200)
    await service.data('/chat/Chatbot/Remove', { serialNumber })
    expect(await service.blobs()).toEqual([])
    expect((await ask(await add(), FileId)).Code).toBe(40014)
  })

  test('a file that two chatbots use goes with the second of them', async () => {
    const [one, other] = [await add(), await add()]
    const { FileId } = await upload(service, png())
    await ask(one, FileId, FileId)
    await ask(other, FileId)
    await service.data('/chat/Chatbot/Remove', { serialNumber: one })
    await later(2 * DAY)
    expect((await ask(other, FileId)).Code).toBe(200)
    await service.data('/chat/Chatbot/Remove', { serialNumber: other })
    expect(await service.blobs()).toEqual([])
  })

  test('a picture of a chatbot stays until another takes its place, and a day more', async () => {
    const [first, second] = [await upload(service, png()), await upload(service, png())]
    const serialNumber = await add({ ChatProfilePicture: String(first.FileId) })
    await edit(serialNumber, { ChatIcon: String(second.FileId) })
    await later(2 * DAY)
    expect(await service.blobs()).toHaveLength(2)
    await edit(serialNumber, { ChatProfilePicture: String(second.FileId), ChatIcon: '' })
    await later(DAY)
    expect(await service.blobs()).toHaveLength(2)
    await later(1)
    expect(await service.blobs()).toHaveLength(1)
    await service.data('/chat/Chatbot/Remove', { serialNumber })
    expect(await service.blobs()).toEqual([])
  })

  test('a refused question keeps no file', async () => {
    const serialNumber = await add({ MessageLimit: 0 })
    const { FileId } = await upload(service, png())
    expect((await ask(serialNumber, FileId)).Code).toBe(42902)
    await later(DAY + 1)
    expect(await service.blobs()).toEqual([])
  })

  test('several sweeps at once do no harm, nor does a question that comes in between', async () => {
    const serialNumber = await add()
    const kept: number[] = []
    for (let count = 0; count < 10; count++) kept.push((await upload(service, png())).FileId)
    now += DAY + 1
    const [asked] = await Promise.all([
      Promise.all(kept.map((id) => ask(serialNumber, id))),
      service.sweep(),
      service.sweep(),
      service.sweep(),
    ])
    // Each question came either before the sweep or after it.
    const answered = asked.filter(({ Code }) => Code === 200).length
    expect(asked.filter(({ Code }) => Code === 40014)).toHaveLength(10 - answered)
    expect(await service.blobs()).toHaveLength(answered)
  })
})
