import { afterAll, beforeAll, expect, test } from 'vitest'
import { identify } from '../../src/core/keys/keys.ts'
import { type Service, startService } from '../sim/service/service.ts'

let service: Service
let other: Service['keys']
let serialNumber: string

beforeAll(async () => {
  service = await startService({ checkStreamsEveryMs: 10 })
  other = await service.addWorkspace('other')
  serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
})
afterAll(() => service.stop())

const detail = '/chat/Chatbot/Detail'
const list = '/chat/Chatbot/RealEstateList'
type Headers = (keys: Service['keys']) => Record<string, string>

const matrix: [what: string, headers: Headers, onDetail: number, onList: number][] = [
  ['no key', () => ({}), 40101, 40101],
  ['a blank key', () => ({ authorization: ' ' }), 40101, 40101],
  ['the secret key', ({ secret }) => ({ authorization: secret }), 200, 200],
  ['the secret key as a bearer', ({ secret }) => ({ authorization: `Bearer ${secret}` }), 200, 200],
  ['the session key', ({ session }) => ({ 'chatrobot-sessionkey': session }), 40301, 200],
  ['a session key in Authorization', ({ session }) => ({ authorization: session }), 40103, 40103],
  ['a secret key in chatrobot-sessionkey', ({ secret }) => ({ 'chatrobot-sessionkey': secret }), 40103, 40103],
  ['an unknown key', () => ({ authorization: 'pl_secret_nothing' }), 40102, 40102],
  ['an unknown session key', () => ({ 'chatrobot-sessionkey': 'nothing' }), 40102, 40102],
  [
    'both, of which Authorization counts',
    ({ secret }) => ({ authorization: secret, 'chatrobot-sessionkey': 'no' }),
    200,
    200,
  ],
  [
    'both, of which a wrong Authorization counts',
    ({ session }) => ({ authorization: 'no', 'chatrobot-sessionkey': session }),
    40102,
    40102,
  ],
]
test.each(matrix)('%s', async (_what, headers, onDetail, onList) => {
  const sent = headers(service.keys)
  const [first, second] = [
    await service.post(detail, { serialNumber }, sent),
    await service.post(list, { SerialNumber: serialNumber }, sent),
  ]
  expect([first.envelope.Code, second.envelope.Code]).toEqual([onDetail, onList])
  expect([first.status, second.status]).toEqual(
    [onDetail, onList].map((code) => (code === 200 ? 200 : Math.floor(code / 100))),
  )
})

test('a key in the wrong header is told which one it belongs in', async () => {
  const { envelope } = await service.post(list, {}, { authorization: service.keys.session })
  expect(envelope.Message).toContain('chatrobot-sessionkey')
})

test("another workspace's chatbot and session are as unknown as none at all", async () => {
  const SessionID = await service.openSession({ serialNumber })
  const foreign = { authorization: other.secret }
  const paths = ['Detail', 'Edit', 'Remove', 'GetSession', 'LeadCreate', 'LeadList'].map(
    (name) => `/chat/Chatbot/${name}`,
  )
  for (const path of paths)
    expect((await service.post(path, { serialNumber }, foreign)).envelope).toEqual(
      (await service.post(path, { serialNumber: 'NONE' }, foreign)).envelope,
    )
  expect((await service.post(list, { SerialNumber: serialNumber }, foreign)).envelope.Code).toBe(40402)
  const ask = (sessionID: number) => service.post('/chat/Chat/ClientAsk', { sessionID, content: 'hi' }, foreign)
  expect((await ask(SessionID)).envelope).toEqual((await ask(999_999)).envelope)
  expect((await service.post('/chat/Chatbot/List', {}, foreign)).envelope.Data).toEqual({ List: [], VirtualCount: 0 })
})

test('keys are kept as hashes only', async () => {
  const { secret } = service.keys
  expect(await service.store.keys.byHash(secret)).toBeUndefined()
})

test('a stream of events ends once its key is revoked, and who comes back is refused', async () => {
  const keys = await service.addWorkspace('rotating')
  const follow = () =>
    fetch(`${service.url}/chat/Chatbot/Events`, {
      method: 'POST',
      headers: { authorization: keys.secret },
      body: JSON.stringify({ stream: true }),
    })
  const { body } = await follow()
  const reader = body?.getReader()
  await reader?.read()
  const { id = 0 } = (await identify(service.store, keys.secret)) ?? {}
  await service.store.keys.revoke(id)
  expect((await reader?.read())?.done).toBe(true)
  expect((await follow()).status).toBe(401)
})
