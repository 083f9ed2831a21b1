import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sendRaw } from '../../sim/service/raw.ts'
import { type Service, startService } from '../../sim/service/service.ts'

describe('security headers', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())

  const expected = (headers: Headers) => {
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
  }

  test('are on answers, failures and what has no route', async () => {
    for (const path of ['/chat/Chatbot/List', '/chat/Chatbot/Detail', '/nowhere'])
      expected((await service.post(path, {})).headers)
    expected((await fetch(`${service.url}/%zz`)).headers)
    expected((await sendRaw(service.url, 'noise\r\n\r\n')).headers)
  })

  test('are on streams', async () => {
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const SessionID = await service.openSession({ serialNumber })
    const response = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { authorization: service.keys.secret },
      body: JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true }),
    })
    await response.text()
    expected(response.headers)
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
  })
})

describe('CORS', () => {
  let service: Service
  afterEach(() => service.stop())

  const site = 'https://homes.example'
  const wanted =
    'authorization,chatrobot-sessionkey,content-type,idempotency-key,last-event-id,range,if-range,if-none-match'
  const preflight = (origin: string) =>
    fetch(`${service.url}/chat/Chat/ClientAsk`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': wanted },
    })
  const allowed = (headers: Headers) => headers.get('access-control-allow-origin')

  test('is off unless it is set', async () => {
    service = await startService()
    const response = await preflight(site)
    expect([response.status, allowed(response.headers)]).toEqual([405, null])
    expect(allowed((await service.post('/chat/Chatbot/List', {}, { origin: site })).headers)).toBeNull()
  })

  test('answers a preflight of a listed origin with all that a page needs', async () => {
    service = await startService({ settings: { corsOrigins: [site, 'https://other.example'] } })
    const { status, headers } = await preflight(site)
    expect([status, allowed(headers)]).toEqual([204, site])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT'])
      expect(headers.get('access-control-allow-methods')).toContain(method)
    const names = headers.get('access-control-allow-headers')?.split(/,\s*/) ?? []
    for (const name of wanted.split(',')) expect(names).toContain(name)
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('lets a page of a listed origin read answers, failures, streams and the headers it needs', async () => {
    service = await startService({ settings: { corsOrigins: [site] } })
    const refused = await service.post('/chat/Chatbot/List', {}, { origin: site })
    expect([refused.status, allowed(refused.headers)]).toEqual([401, site])
    for (const name of ['retry-after', 'content-range', 'accept-ranges', 'etag'])
      expect(refused.headers.get('access-control-expose-headers')).toContain(name)
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const SessionID = await service.openSession({ serialNumber })
    const stream = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { authorization: service.keys.secret, origin: site },
      body: JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true }),
    })
    await stream.text()
    expect(allowed(stream.headers)).toBe(site)
  })

  test.each([
    ['/chat/Chatbot/List', 40501],
    ['/nowhere', 40401],
  ])('answers an OPTIONS of %s that is no preflight as without it', async (path, code) => {
    service = await startService({ settings: { corsOrigins: ['*'] } })
    for (const headers of [{}, { origin: site }]) {
      const response = await fetch(`${service.url}${path}`, { method: 'OPTIONS', headers })
      expect(await response.json()).toMatchObject({ Code: code })
      expect(response.headers.get('allow')).toBe(code === 40501 ? 'POST' : null)
    }
  })

  test('makes no path of the *, which asks for no path', async () => {
    service = await startService({ settings: { corsOrigins: ['*'] } })
    const { status } = await sendRaw(service.url, 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect(status).toBe(404)
  })

  test('gives another origin nothing', async () => {
    service = await startService({ settings: { corsOrigins: [site] } })
    for (const origin of ['https://homes.example.evil.example', 'http://homes.example', 'null'])
      expect(allowed((await preflight(origin)).headers)).toBeNull()
  })

  test('with * is for every origin', async () => {
    service = await startService({ settings: { corsOrigins: ['*'] } })
    expect(allowed((await preflight('https://anybody.example')).headers)).toBe('*')
  })
})

describe('oddities of HTTP', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())

  const close = 'connection: close\r\n\r\n'
  const cases: [what: string, request: string, code: number][] = [
    ['no Host', `GET /healthz HTTP/1.1\r\n${close}`, 40003],
    ['two Hosts', `GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\n${close}`, 40003],
    ['HTTP/1.0 without a Host', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['an unknown method', `BREW /healthz HTTP/1.1\r\nhost: x\r\n${close}`, 40003],
    ['TRACE', `TRACE /healthz HTTP/1.1\r\nhost: x\r\n${close}`, 40501],
    ['DELETE on an operation', `DELETE /chat/Chatbot/List HTTP/1.1\r\nhost: x\r\n${close}`, 40501],
    ['CONNECT', 'CONNECT x:443 HTTP/1.1\r\nhost: x:443\r\n\r\n', 40501],
    [
      'an upgrade to WebSocket',
      `GET /nowhere HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade, close\r\n\r\n`,
      40401,
    ],
    ['an expectation nobody knows', `GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\n${close}`, 200],
    [
      'two lengths',
      `POST /chat/Chatbot/List HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n${close}{}`,
      40003,
    ],
    [
      'a length and chunks',
      `POST /chat/Chatbot/List HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n${close}0\r\n\r\n`,
      40003,
    ],
    ['a path that climbs', `GET /chat/../../etc/passwd HTTP/1.1\r\nhost: x\r\n${close}`, 40401],
    ['a path that climbs in disguise', `GET /docs/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nhost: x\r\n${close}`, 40401],
    ['a line break in a header', `GET /healthz HTTP/1.1\r\nhost: x\r\nx-request-id: a\rb\r\n${close}`, 40003],
  ]
  test.each(cases)('%s is answered in the envelope', async (_what, request, code) => {
    const { status, body } = await sendRaw(service.url, request)
    expect(JSON.parse(body)).toMatchObject({ Code: code, Version: '1.0.0' })
    expect(status).toBe(code === 200 ? 200 : Math.floor(code / 100))
  })

  test.each([
    ['/chat/Chatbot/List', 405],
    ['/nowhere', 404],
    // Monitors ask like this, unless they are told otherwise.
    ['/healthz', 200],
    ['/readyz', 200],
    ['/', 302],
    ['/docs', 200],
    ['/openapi.json', 200],
  ])('HEAD %s is answered %i, without a body', async (path, wanted) => {
    const { status, body } = await sendRaw(service.url, `HEAD ${path} HTTP/1.1\r\nhost: x\r\n${close}`)
    expect([status, body]).toEqual([wanted, ''])
  })

  test.each(['/chat/Chatbot/ModelList', '/chat/Chatbot/GetMessageCreditsUsage'])(
    'HEAD %s is answered as its GET, without a body',
    async (path) => {
      const url = `${service.url}${path}`
      const headers = { authorization: service.keys.secret }
      const [get, head] = await Promise.all([fetch(url, { headers }), fetch(url, { method: 'HEAD', headers })])
      const [whole, none] = await Promise.all([get.text(), head.text()])
      expect([get.status, head.status, none]).toEqual([200, 200, ''])
      expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(whole))
      expect((await fetch(url, { method: 'HEAD' })).status).toBe(401)
    },
  )
})
