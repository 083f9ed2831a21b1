import { expect, test } from 'vitest'
import { createModels } from '../../../src/models/models.ts'
import { defaultModelSettings } from '../../../src/models/settings.ts'
import { wav } from '../../sim/media/media.ts'
import { startTranscriber } from '../../sim/models/transcriber.ts'
import { startService } from '../../sim/service/service.ts'
import { upload } from '../../sim/service/uploads.ts'

test('a person who is asked for in a recording is told, and who left a number in it is a lead', async () => {
  const spoken = 'My number is +1 206 555 0111. Let me talk to a human.'
  const transcriber = await startTranscriber({ text: spoken })
  const transcription = { model: 'whisper-1', apiKey: 'the-key', baseUrl: transcriber.url, timeoutMs: 10_000 }
  const service = await startService({ models: createModels({ ...defaultModelSettings, transcription }) })
  const settings = { TalkToHumanEmail: 'maria@example.com' }
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', settings)
  const sessionID = await service.openSession({ serialNumber })
  const { FileId } = await upload(service, wav(), 'a.wav')
  const question = { sessionID, content: '', chatAskType: 'Audio', fileIds: [FileId] }

  expect((await service.post('/chat/Chat/ClientAsk', question)).envelope.Data).toMatchObject({
    content: 'I have told our team. A person will get back to you as soon as possible.',
  })
  expect((await service.store.mails.claim(Number.MAX_SAFE_INTEGER))?.text).toContain(spoken)
  expect(await service.store.leads.ofSession(sessionID)).toMatchObject([{ phone: '+12065550111' }])
  await service.stop()
  await transcriber.close()
})
