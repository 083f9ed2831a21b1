import { afterEach, describe, expect, test } from 'vitest'
import { fillEmptyStore } from '../../../src/core/keys/first-start.ts'
import { limits } from '../../../src/http/settings.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
afterEach(() => service.stop())

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(service.url + path, { headers })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test('the service says that it lives and is ready, without a key', async () => {
  service = await startService()
  for (const path of ['/healthz', '/readyz'])
    expect(JSON.parse((await read(path)).text)).toMatchObject({ Success: true, Code: 200 })
})

test('a first start is ready only once its keys exist', async () => {
  service = await startService({ keys: { secret: 'not yet made', session: 'not yet made' } })
  const { status, text } = await read('/readyz')
  expect([status, JSON.parse(text).Code]).toEqual([503, 50302])
  await fillEmptyStore(service.store, { secretKey: undefined, sessionKey: undefined, demo: false, language: 'en' })
  expect((await read('/readyz')).status).toBe(200)
})

test('a store that does not answer makes the service not ready, yet alive', async () => {
  service = await startService({ kind: databases[0], settings: { limits: { ...limits, readyMs: 20 } } })
  const gate = createGate()
  const working = service.store.transaction(() => gate.opened) // SQLite's one connection is taken.
  const { status, text, headers } = await read('/readyz')
  expect([status, JSON.parse(text).Code]).toEqual([503, 50302])
  expect(headers.get('retry-after')).toBe('5')
  expect((await read('/healthz')).status).toBe(200)
  gate.open()
  await working
  await expect.poll(async () => (await read('/readyz')).status).toBe(200)
})

test('a service that is stopping is not ready any more', async () => {
  service = await startService()
  await service.close()
  expect(JSON.parse((await read('/readyz')).text)).toMatchObject({ Code: 50303 })
})

describe('metrics', () => {
  const sample = (text: string, start: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(start))
        ?.split(' ')
        .at(-1),
    )

  test('count requests, failures, wrong keys, answers, tokens and the time to first words', async () => {
    service = await startService({ model: createScriptedModel(saying('Good', ' day')) })
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const SessionID = await service.openSession({ serialNumber })
    for (const stream of [true, false])
      await fetch(`${service.url}/chat/Chat/ClientAsk`, {
        method: 'POST',
        headers: { authorization: service.keys.secret },
        body: JSON.stringify({ sessionID: SessionID, content: 'hi', stream }),
      }).then((response) => response.text())
    await service.post('/chat/Chatbot/List', {}, { authorization: 'wrong' })
    await service.post('/chat/attacker-made-name', {})

    const { text, headers } = await read('/metrics')
    expect(headers.get('content-type')).toContain('text/plain')
    expect(sample(text, 'porchlight_requests_total{operation="ClientAsk",status="200"}')).toBe(2)
    expect(sample(text, 'porchlight_requests_total{operation="none",status="404"}')).toBe(1)
    expect(sample(text, 'porchlight_request_duration_seconds_count{operation="Add"}')).toBe(1)
    expect(sample(text, 'porchlight_errors_total{code="40102"}')).toBe(1)
    expect(sample(text, 'porchlight_wrong_keys_total')).toBe(1)
    expect(sample(text, 'porchlight_answers_total{model="test/scripted",outcome="answered"}')).toBe(2)
    expect(sample(text, 'porchlight_first_fragment_seconds_count{model="test/scripted"}')).toBe(2)
    expect(sample(text, 'porchlight_tokens_total{model="test/scripted"}')).toBe(14)
    expect(text).not.toContain('attacker')
  })

  test('count answers that failed or were stopped', async () => {
    const gate = createGate()
    const model = createScriptedModel(async function* ({ question }, signal) {
      if (question === 'fail') throw new Error('no')
      yield 'first'
      signal.addEventListener('abort', gate.open)
      await gate.opened
    })
    service = await startService({ model })
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const SessionID = await service.openSession({ serialNumber })
    await service.post('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'fail' })
    const leaving = new AbortController()
    const response = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { authorization: service.keys.secret },
      body: JSON.stringify({ sessionID: SessionID, content: 'stop', stream: true }),
      signal: leaving.signal,
    })
    await response.body?.getReader().read()
    leaving.abort()
    const count = async (outcome: string) =>
      sample((await read('/metrics')).text, `porchlight_answers_total{model="test/scripted",outcome="${outcome}"}`)
    await expect.poll(() => count('stopped')).toBe(1)
    expect(await count('failed')).toBe(1)
  })

  test('without a token are for programs on this machine that come straight', async () => {
    service = await startService()
    expect((await read('/metrics')).status).toBe(200)
    expect((await fetch(`${service.url}/metrics`, { method: 'HEAD' })).status).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await read('/metrics', { [header]: '127.0.0.1' })).status).toBe(404)
  })

  test('with a token are for whoever sends it, and for nobody else', async () => {
    service = await startService({ settings: { metricsToken: 'a-token-for-prometheus' } })
    const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })
    expect((await read('/metrics', bearer('a-token-for-prometheus'))).status).toBe(200)
    for (const headers of [{}, bearer('a-token-for-somebody'), bearer(''), bearer(service.keys.secret)])
      expect(JSON.parse((await read('/metrics', headers)).text)).toMatchObject({ Code: 40102 })
  })
})
