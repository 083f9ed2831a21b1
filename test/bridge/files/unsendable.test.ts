import { expect, onTestFinished, test } from 'vitest'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { startBot } from '../../sim/bots/bot.ts'
import { createSimPlatform } from '../../sim/bots/platform.ts'
import { png } from '../../sim/media/pictures.ts'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { startService } from '../../sim/service/service.ts'

test.each([
  ['https://homes.example.com', true],
  ['http://10.0.0.5:3000', false],
  ['http://porchlight.local:3000', false],
  ['http://0.0.0.0:3000', false],
  ['http://localhost:3000', false],
])(
  'a file that the platform refuses is linked if visitors can reach the service: %s, %s',
  async (publicUrl, isLinked) => {
    const service = await startService({ model: createScriptedModel(saying('Hello.')), settings: { publicUrl } })
    onTestFinished(() => service.stop())
    const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const refusing = async () => Promise.reject(new Undelivered('refused', 'too large'))
    const platform = { ...createSimPlatform(), sendFile: refusing }
    const secret = { url: service.url, secretKey: service.keys.secret }
    const { bridge } = await startBot({ service: secret, serialNumber, platform })
    onTestFinished(() => bridge.close())
    const place = { workspace: '', channel: '' }
    const ana = { thread: 't', person: 'ana', name: 'Ana', place, roles: [], locale: 'en-GB' }
    await bridge.receive({ ...ana, id: 'first', text: 'hello', attachments: [], at: 0 })
    await bridge.idle()
    const sessions = await service.data<{ SessionID: number }[]>('/chat/Chatbot/ChatContentHistory', {
      SerialNumber: serialNumber,
    })
    const at = { sessionID: sessions[0]?.SessionID, By: 'maria' }
    await service.data('/chat/Chat/Claim', { ...at, Name: 'Maria' })
    const { FileId } = await client.upload({ name: 'plan.png', bytes: png() })
    await service.data('/chat/Chat/Say', { ...at, Content: 'Look.', fileIds: [FileId] })
    const shown = () => platform.viewer('t').find((text) => text.includes('plan.png'))
    await expect.poll(shown).toContain('cannot be shown here.')
    expect(shown()?.includes(publicUrl)).toBe(isLinked)
  },
)
