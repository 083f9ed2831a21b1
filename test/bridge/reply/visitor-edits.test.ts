import { expect, onTestFinished, test, vi } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/store.ts'
import { createVisitorEdits, taskOf } from '../../../adapters/bridge/reply/visitor-edits.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { type Client, createClient } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import { startBot } from '../../sim/bots/bot.ts'
import { said } from '../../sim/bots/person.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { startService } from '../../sim/service/service.ts'

/** Two messages that were one question, which went to a person; `ask` notes what is changed of it. */
async function start(refusal?: Refused) {
  const asked: unknown[] = []
  const call = (async (_: string, { Content }: { Content: string }) => {
    asked.push(Content)
    if (refusal !== undefined) throw refusal
    return 1
  }) as Client['call']
  const memory = openShortMemory()
  const { keyv } = memory
  const edits = createVisitorEdits({ client: { call }, memory, time: systemTime })
  const message = (id: string, text: string) => ({
    waited: false,
    message: { thread: 't', id, text, at: 1, person: 'p', place: { workspace: 'w', channel: 'c' }, roles: [] },
  })
  const batch = [message('1', 'one'), message('2', 'two')].map(({ message: given, waited }) => ({
    waited,
    message: { ...given, locale: undefined, attachments: [] },
  }))
  const [first, second] = batch
  if (first === undefined || second === undefined) throw new Error('there are two')
  await edits.keep([first, second], { session: 7, question: 8 })
  const change = (id: string, text: string | undefined, at: number) =>
    edits.apply(taskOf({ thread: 't', id, text, at }, at), new AbortController().signal)
  return { asked, change, edits, keyv }
}

test('a message that was asked together with another is changed and taken back for itself', async () => {
  const { asked, change, edits } = await start()
  expect([await edits.isTold('2'), await edits.isTold('3')]).toEqual([true, false])
  await change('2', 'zwei', 20)
  await change('1', undefined, 30)
  await change('2', undefined, 40)
  expect(asked).toEqual(['one\n\nzwei', 'zwei', ''])
})

test('an edit that comes late, or changes no word, changes nothing', async () => {
  const { asked, change } = await start()
  await change('2', 'zwei', 20)
  await change('2', 'deux', 10)
  await change('2', 'zwei', 0)
  await change('3', 'drei', 50)
  expect(asked).toEqual(['one\n\nzwei'])
})

test('of what the service knows no more, no word is kept', async () => {
  const { asked, change, edits, keyv } = await start(
    new Refused({ Data: null, Version: '', Success: false, Code: 40408, Message: 'gone' }, 404),
  )
  await change('2', 'zwei', 20)
  expect(asked).toEqual(['one\n\nzwei'])
  expect([await edits.isTold('1'), await edits.isTold('2')]).toEqual([false, false])
  expect(await Array.fromAsync(keyv.iterator())).toEqual([])
})

test('a message that is changed just when it was asked is changed at the desk too', async () => {
  const service = await startService()
  onTestFinished(() => service.stop())
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const [begins, asks] = [createGate(), createGate()]
  const attended: Client = {
    ...client,
    async *stream(name, input, options) {
      if ('sessionID' in input) await client.call('Claim', { sessionID: input.sessionID, By: 'ana', Name: 'Ana' })
      begins.open()
      await asks.opened
      yield* client.stream(name, input, options)
    },
  }
  const memory = openShortMemory()
  const { bridge } = await startBot({
    service: { url: service.url, secretKey: service.keys.secret },
    serialNumber,
    memory,
    client: attended,
  })
  onTestFinished(() => bridge.close())
  await bridge.receive(said('1', 'one'))
  await begins.opened
  const get = memory.keyv.get.bind(memory.keyv)
  // The question is asked and finished while the memory looks whether it went to a person.
  const spy = vi.spyOn(memory.keyv, 'get').mockImplementation(async (key) => {
    const value = await get(key)
    if (!String(key).startsWith('told-in/')) return value
    spy.mockRestore()
    asks.open()
    await bridge.idle()
    return value
  })
  await bridge.edited({ thread: 't', id: '1', text: 'eins', at: 1 })
  spy.mockRestore()
  asks.open()
  await bridge.idle()
  const { Sessions } = await client.call('VisitorExport', { serialNumber, visitorId: 'discord:ada' })
  expect(Sessions.flatMap(({ Messages }) => Messages.map(({ Content }) => Content))).toEqual(['eins'])
})
