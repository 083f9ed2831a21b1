import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '../../../src/http/settings.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel } from '../../sim/models/scripted-model.ts'
import { openSocket } from '../../sim/service/raw.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const halfClosedMs = 500

async function start(model?: ReturnType<typeof createScriptedModel>): Promise<Service> {
  const service = await startService({ ...(model && { model }), settings: { limits: { ...limits, halfClosedMs } } })
  onTestFinished(() => service.stop())
  return service
}

/** Sends a request, then closes this side of the connection, as `nc -N` does; the other stays open. */
function sendAndClose({ url, keys }: Service, path: string, body: object) {
  const json = JSON.stringify(body)
  const socket = openSocket(url)
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${keys.secret}\r\nContent-Length: ${json.length}`
  socket.end(`${head}\r\n\r\n${json}`)
  return socket
}

async function ask(service: Service) {
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const SessionID = await service.openSession({ serialNumber })
  return { sessionID: SessionID, content: 'hi' }
}

test('a client that closed its side after the request gets the whole answer', async () => {
  const service = await start()
  const answer = await text(sendAndClose(service, '/chat/Chatbot/Add', { Name: 'mine' }))
  const { List } = await service.data<{ List: { serialNumber: string }[] }>('/chat/Chatbot/List', {})
  expect(answer).toContain(`"Data":"${List[0]?.serialNumber}"`)
})

test('and the whole of a stream that takes longer than a client that left is waited for', async () => {
  const words = Array.from({ length: 8 }, (_, at) => `word-${at} `)
  const model = createScriptedModel(async function* () {
    for (const word of words) {
      await delay(halfClosedMs / 5)
      yield word
    }
  })
  const service = await start(model)
  const answer = await text(sendAndClose(service, '/chat/Chat/ClientAsk', { ...(await ask(service)), stream: true }))
  expect(answer).toContain(`"Answer":"${words.join('').trim()}`)
})

test('and the whole of a long answer that it reads with pauses', async () => {
  const service = await start()
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const { workspaceId = 0 } = (await service.store.chatbots.bySerial(serialNumber)) ?? {}
  // 39 MB: more than the kernel takes on loopback without a reader.
  const SystemMessage = 'あ'.repeat(65_536)
  await service.store.transaction(async ({ chatbots }) => {
    for (let at = 0; at < 200; at++)
      await chatbots.insert({ workspaceId, serialNumber: `S${at}`, settings: { SystemMessage } })
  })
  const socket = sendAndClose(service, '/chat/Chatbot/List', { PageSize: 200 })
  await once(socket, 'readable')
  await delay(4 * halfClosedMs)
  // The last chunk has no bytes.
  expect((await text(socket)).slice(-7)).toBe('\r\n0\r\n\r\n')
})

test('a client that left stops an answer that has no word yet', async () => {
  const gate = createGate()
  onTestFinished(() => gate.open())
  const model = createScriptedModel(async function* () {
    await gate.opened
    yield 'too late'
  })
  const service = await start(model)
  const socket = sendAndClose(service, '/chat/Chat/ClientAsk', await ask(service))
  await expect.poll(() => model.prompts).toHaveLength(1)
  socket.destroy()
  await expect.poll(() => model.stopped).toBe(1)
})
