import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Service, startService } from '../../sim/service/service.ts'

describe('an address in a private network', () => {
  let service: Service
  let asked: string[]
  /** A name server whose answers change: public at first, then the cloud's own address for secrets. */
  const turns = ['93.184.216.34', '169.254.169.254']
  beforeAll(async () => {
    asked = []
    service = await startService({
      webhooks: {
        privateAllowed: false,
        resolve: (hostname, _options, done) => {
          const address = hostname === 'inside.example' ? '10.0.0.7' : (turns[asked.length] ?? '169.254.169.254')
          asked.push(hostname)
          done(null, [{ address, family: 4 }])
        },
      },
    })
  })
  afterAll(() => service.stop())
  const add = (Url: string) => service.post('/chat/Chatbot/WebhookAdd', { Url, Kinds: ['lead'] })

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:3000/',
    'http://2130706433/',
    'http://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'http://192.168.1.1/',
    'https://inside.example/',
  ])('%s is refused', async (url) => {
    expect((await add(url)).envelope).toMatchObject({ Success: false, Code: 40022 })
  })

  test('a name that moves there after it was added is not connected to', async () => {
    asked = []
    const { envelope } = await add('http://moves.example/hook')
    const { WebhookID } = envelope.Data as { WebhookID: number }
    expect(await service.data('/chat/Chatbot/WebhookTest', { WebhookID })).toEqual({ Status: 0 })
    expect(asked).toEqual(['moves.example', 'moves.example'])
  })

  test.each(['ftp://example.com/', 'crm.example.com', ''])('%j is no address', async (url) => {
    expect((await add(url)).envelope.Code).toBe(40002)
  })
})
