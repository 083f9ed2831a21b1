import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mp4, wav } from '../../sim/media/media.ts'
import { gif, jpeg, png } from '../../sim/media/pictures.ts'
import { createScriptedModel } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { begin, put, upload } from '../../sim/service/uploads.ts'

describe.each(databases)('files of questions, on $name', (kind) => {
  let service: Service
  let serialNumber: string
  /** What the model read of the files of each question. */
  let read: Buffer[][]
  const model = createScriptedModel(async function* ({ files }) {
    read.push(await Promise.all(files.map((file) => buffer(file.open()))))
    yield 'I see.'
  })

  beforeEach(async () => {
    read = []
    model.prompts.length = 0
    service = await startService({ kind, model })
    serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  })
  afterEach(() => service.stop())

  const session = async (serial: string) => await service.openSession({ serialNumber: serial })
  async function ask(chatAskType: string, fileIds: number[], serial = serialNumber, headers = {}) {
    const body = { sessionID: await session(serial), content: '', chatAskType, fileIds }
    return (await service.post('/chat/Chat/ClientAsk', body, { authorization: service.keys.secret, ...headers }))
      .envelope
  }

  test('a model gets the pictures in the order of the question, with their names, kinds and bytes', async () => {
    const first = await upload(service, png(), 'front.png')
    const second = await upload(service, jpeg(), 'back.jpg')
    expect(await ask('Image', [second.FileId, first.FileId, second.FileId])).toMatchObject({ Code: 200 })
    expect(model.prompts[0]?.files).toMatchObject([
      { id: second.FileId, name: 'back.jpg', mediaType: 'image/jpeg', size: jpeg().length },
      { id: first.FileId, name: 'front.png', mediaType: 'image/png', size: png().length },
      { id: second.FileId },
    ])
    expect(read).toEqual([[jpeg(), png(), jpeg()]])
  })

  test('a voice message and a video are read as they were sent', async () => {
    const [sound, video] = [await upload(service, wav(100)), await upload(service, mp4())]
    expect((await ask('Audio', [sound.FileId])).Code).toBe(200)
    expect((await ask('Video', [video.FileId])).Code).toBe(200)
    expect(read).toEqual([[wav(100)], [mp4()]])
  })

  test('a text question has no files', async () => {
    await service.data('/chat/Chat/ClientAsk', { sessionID: await session(serialNumber), content: 'hi' })
    expect(model.prompts[0]?.files).toEqual([])
  })

  test('a picture whose bytes are gone is refused before the question is stored, and a stored answer is still there', async () => {
    const { FileId } = await upload(service, png())
    const headers = { 'idempotency-key': 'the picture' }
    const sessionID = await session(serialNumber)
    const asking = () =>
      service.post(
        '/chat/Chat/ClientAsk',
        { sessionID, content: '', chatAskType: 'Image', fileIds: [FileId] },
        { authorization: service.keys.secret, ...headers },
      )
    expect((await asking()).envelope.Code).toBe(200)
    for (const name of await service.blobs()) await service.loseBlob(name)
    expect((await asking()).envelope.Code).toBe(200)
    const { Code, Message } = await ask('Image', [FileId])
    expect([Code, Message]).toEqual([40014, `The bytes of the file ${FileId} are gone; upload it again.`])
    expect(model.prompts).toHaveLength(1)
  })

  test('a file of another kind of question is refused', async () => {
    const picture = await upload(service, gif())
    const sound = await upload(service, wav())
    const video = await upload(service, mp4())
    const wrong: [string, number[]][] = [
      ['Image', [picture.FileId, sound.FileId]],
      ['Image', [video.FileId]],
      ['Audio', [picture.FileId]],
      ['Audio', [video.FileId]],
      ['Video', [sound.FileId]],
    ]
    for (const [type, ids] of wrong) expect((await ask(type, ids)).Code).toBe(40015)
    expect(model.prompts).toEqual([])
  })

  test('a file that is unknown, foreign or not confirmed is refused, never told apart', async () => {
    const { secret } = await service.addWorkspace('other')
    const foreign = await service.post('/chat/User/GetPreUploadUrl', { fileName: 'a' }, { authorization: secret })
    const begun = foreign.envelope.Data as { FileStoreId: string; PreUploadUrl: string }
    await put(begun.PreUploadUrl, png())
    await service.post('/chat/User/ConfirmUpload', { FileStoreId: begun.FileStoreId }, { authorization: secret })
    const unconfirmed = await begin(service)
    await put(unconfirmed.PreUploadUrl, png())
    const empty = await begin(service)
    const good = await upload(service, png())
    const ids = [begun.FileStoreId, unconfirmed.FileStoreId, empty.FileStoreId, 999_999, 2 ** 31, 2 ** 53 - 1].map(
      Number,
    )
    for (const id of ids) {
      const { Code, Message } = await ask('Image', [good.FileId, id])
      expect([Code, Message]).toEqual([40014, `No uploaded file with the id ${id} exists in your workspace.`])
    }
    expect(model.prompts).toEqual([])
  })

  test('the same question with an Idempotency-Key is asked once, with its file', async () => {
    const { FileId } = await upload(service, png())
    const body = { sessionID: await session(serialNumber), content: '', chatAskType: 'Image', fileIds: [FileId] }
    const headers = { authorization: service.keys.secret, 'idempotency-key': 'k' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.post('/chat/Chat/ClientAsk', body, headers)),
    )
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1)
    expect(read).toEqual([[png()]])
  })
})
