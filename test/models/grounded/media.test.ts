import { afterEach, expect, test } from 'vitest'
import { createModels } from '../../../src/models/models.ts'
import { wav } from '../../sim/media/media.ts'
import { png } from '../../sim/media/pictures.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { settingsFor } from '../../sim/models/settings.ts'
import { type SimVendor, saying } from '../../sim/models/vendor.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { upload } from '../../sim/service/uploads.ts'

let vendor: SimVendor
let service: Service
afterEach(async () => {
  await service.stop()
  await vendor.close()
})

type ChatBody = { messages: { role: string; content: unknown }[] }
const lastMessage = () => (vendor.requests[0]?.body as ChatBody | undefined)?.messages.at(-1)

/** Asks a model of this id about one file. */
async function ask(id: string, fields: { chatAskType: string; content: string }, file: Buffer<ArrayBuffer>) {
  vendor = await startOpenAi(saying('I see.'))
  const openai = { apiKey: undefined, baseUrl: vendor.url, models: [id], imageModels: ['sim'] }
  service = await startService({
    models: createModels(settingsFor(vendor.url, { openai, defaultKey: `openai/${id}` })),
  })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const sessionID = await service.openSession({ serialNumber })
  const { FileId } = await upload(service, file)
  return await service.data('/chat/Chat/ClientAsk', { sessionID, fileIds: [FileId], ...fields })
}

test('a picture is shown to a model that sees, with the words that came with it', async () => {
  const answer = await ask('sim', { chatAskType: 'Image', content: 'like this one' }, png())
  expect(answer).toMatchObject({ content: 'I see.', noAnswer: false })
  const url = `data:image/png;base64,${png().toString('base64')}`
  expect(lastMessage()?.content).toEqual([
    { type: 'text', text: 'like this one' },
    { type: 'image_url', image_url: { url } },
  ])
})

test('a recording is played to a model that hears', async () => {
  await ask('sim-audio', { chatAskType: 'Audio', content: '' }, wav())
  expect(lastMessage()?.content).toEqual([
    { type: 'input_audio', input_audio: { data: wav().toString('base64'), format: 'wav' } },
  ])
})

test('a recording alone, for a model that does not hear, is answered kindly without asking it', async () => {
  const answer = await ask('sim', { chatAskType: 'Audio', content: ' ' }, wav())
  expect(answer).toMatchObject({ content: expect.stringContaining("can't listen"), noAnswer: true })
  expect(vendor.requests).toEqual([])
})

test('words that came with it are answered all the same', async () => {
  const answer = await ask('sim', { chatAskType: 'Audio', content: 'homes in Seattle?' }, wav())
  expect(answer).toMatchObject({ content: 'I see.', noAnswer: true })
  expect(JSON.stringify(vendor.requests[0]?.body)).toContain("Begin with: I can't listen")
  expect(lastMessage()?.content).toBe('homes in Seattle?')
})
