import { expect, onTestFinished, test, vi } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { StepPart } from '../../../adapters/bridge/reply/question-plan.ts'
import { createVisitorEdits, taskOf } from '../../../adapters/bridge/reply/visitor-edits.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { type Client, createClient } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import { startBot } from '../../sim/bots/bot.ts'
import { said } from '../../sim/bots/person.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { startService } from '../../sim/service/service.ts'

type Asked = [question: number, parts: StepPart[]]

const words = (id: string, text: string): StepPart => ({ id, text, fileIds: [] })
const together: Asked[] = [[8, [words('1', 'one'), words('2', 'two')]]]

/** Messages 1 and 2, which went to a person as those questions; `asked` has what is changed of these. */
async function start(questions = together, refusal?: Refused) {
  const asked: unknown[] = []
  const call = (async (_: string, { MessageID, Content, fileIds }: Record<string, unknown>) => {
    asked.push([MessageID, Content, ...(fileIds === undefined ? [] : [fileIds])])
    if (refusal !== undefined) throw refusal
    return 1
  }) as Client['call']
  const memory = openShortMemory()
  const { keyv } = memory
  const edits = createVisitorEdits({ client: { call }, memory, time: systemTime })
  const [first, second] = [said('1'), said('2')].map((message) => ({ waited: false, message }))
  if (first === undefined || second === undefined) throw new Error('there are two')
  const keep = async () => {
    for (const [question, parts] of questions) await edits.keep([first, second], { session: 7, question, parts })
  }
  await keep()
  const change = (id: string, text: string | undefined, at: number, files?: string[]) =>
    edits.apply(taskOf({ thread: 't', id, text, files, at }, at), new AbortController().signal)
  return { asked, change, edits, keyv, keep }
}

test('a message that was asked together with another is changed and taken back for itself', async () => {
  const { asked, change, edits } = await start()
  expect([await edits.isPassedOn('2'), await edits.isPassedOn('3')]).toEqual([true, false])
  await change('2', 'zwei', 20)
  await change('1', undefined, 30)
  await change('2', undefined, 40)
  expect(asked).toEqual([
    [8, 'one\n\nzwei'],
    [8, 'zwei'],
    [8, ''],
  ])
})

test('an edit that comes late, or changes no word, changes nothing', async () => {
  const { asked, change } = await start()
  await change('2', 'zwei', 20)
  await change('2', 'deux', 10)
  await change('2', 'zwei', 0)
  await change('3', 'drei', 50)
  expect(asked).toEqual([[8, 'one\n\nzwei']])
})

test('what is asked again after a crash stays as it was changed', async () => {
  const { asked, change, keep } = await start()
  await change('2', 'zwei', 20)
  await keep()
  await change('1', 'eins', 30)
  expect(asked).toEqual([
    [8, 'one\n\nzwei'],
    [8, 'eins\n\nzwei'],
  ])
})

test('the text of a file stays when the words beside it change, and goes when the file does', async () => {
  const texts = [{ text: 'a long text', source: 'message.txt' }]
  const { asked, change } = await start([[8, [{ id: '1', text: 'read', texts, fileIds: [] }, words('2', 'two')]]])
  await change('1', 'please read', 10, ['message.txt'])
  await change('1', 'please read', 20, [])
  expect(asked).toEqual([
    [8, 'please read\n\na long text\n\ntwo'],
    [8, 'please read\n\ntwo'],
  ])
})

test('words are changed in the question where they stand, files go with their message alone', async () => {
  const { asked, change } = await start([
    [8, [{ id: '1', text: 'my house', fileIds: [5] }, words('2', 'listen')]],
    [9, [{ id: '2', text: undefined, fileIds: [6] }]],
  ])
  await change('2', 'please listen', 10)
  await change('1', '', 20)
  await change('2', undefined, 30)
  await change('1', undefined, 40)
  expect(asked).toEqual([
    [8, 'my house\n\nplease listen', [5]],
    [8, 'please listen', [5]],
    [8, '', [5]],
    [9, '', []],
    [8, '', []],
  ])
})

test('a file that a message has no more goes from the question where it is, and does not come back', async () => {
  const { asked, change } = await start([
    [8, [{ id: '1', text: 'my papers', fileIds: [5, 6], sources: ['a', 'b'] }]],
    [9, [{ id: '1', text: undefined, fileIds: [7], sources: ['c'] }]],
  ])
  await change('1', 'my papers', 0, ['a', 'b', 'c'])
  await change('1', 'my papers', 0, ['b', 'c'])
  await change('1', 'my papers', 0, ['a', 'b'])
  expect(asked).toEqual([
    [8, 'my papers', [6]],
    [9, '', []],
  ])
})

test('words that the bot was asked are not put beside a file that went to a person', async () => {
  const { asked, change } = await start([[9, [{ id: '2', text: undefined, fileIds: [6] }]]])
  await change('2', 'please listen', 10)
  await change('1', 'anew', 20)
  expect(asked).toEqual([])
})

test('of what the service knows no more, no word is kept', async () => {
  const { asked, change, edits, keyv } = await start(
    together,
    new Refused({ Data: null, Version: '', Success: false, Code: 40408, Message: 'gone' }, 404),
  )
  await change('2', 'zwei', 20)
  expect(asked).toEqual([[8, 'one\n\nzwei']])
  expect([await edits.isPassedOn('1'), await edits.isPassedOn('2')]).toEqual([false, false])
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
  await bridge.edited({ thread: 't', id: '1', text: 'eins', attachments: [], at: 1 })
  spy.mockRestore()
  asks.open()
  await bridge.idle()
  const { Sessions } = await client.call('VisitorExport', { serialNumber, visitorId: 'discord:ada' })
  expect(Sessions.flatMap(({ Messages }) => Messages.map(({ Content }) => Content))).toEqual(['eins'])
})
