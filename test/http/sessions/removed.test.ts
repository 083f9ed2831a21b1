import { afterEach, describe, expect, test } from 'vitest'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel, type Script, saying } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'

describe.each(databases)('questions whose session is removed on $name', (kind) => {
  let service: Service
  afterEach(() => service.stop())

  async function start(script: Script) {
    service = await startService({ kind, model: createScriptedModel(script) })
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const sessionID = await service.openSession({
      serialNumber,
      visitorId: 'ann',
    })
    const removals = {
      chatbot: () => service.data('/chat/Chatbot/Remove', { serialNumber }),
      visitor: () => service.data('/chat/Chatbot/VisitorForget', { serialNumber, visitorId: 'ann' }),
    }
    const ask = async (content: string) =>
      (await service.post('/chat/Chat/ClientAsk', { sessionID, content })).envelope.Code
    return { ask, removals }
  }

  /** Begins with these words, and goes on once the gate opens. */
  function waiting(words: string) {
    const [begun, goOn] = [createGate(), createGate()]
    const script: Script = async function* () {
      yield words
      begun.open()
      await goOn.opened
      yield ' and more'
    }
    return { script, begun, goOn }
  }

  test.each([
    ['chatbot', 'nothing', ''],
    ['chatbot', 'a word', 'Well'],
    ['visitor', 'nothing', ''],
    ['visitor', 'a word', 'Well'],
  ] as const)(
    'an answer whose %s is removed when it has said %s fails as the next question does',
    async (what, _, words) => {
      const { script, begun, goOn } = waiting(words)
      const { ask, removals } = await start(script)
      const answered = ask('hi')
      await begun.opened
      await removals[what]()
      goOn.open()
      expect([await answered, await ask('again')]).toEqual([40403, 40403])
    },
  )

  test.each(['', 'Well'])(
    'an answer that has said %j, whose model hangs, ends as soon as its chatbot is removed',
    async (words) => {
      const { script, begun } = waiting(words)
      const { ask, removals } = await start(script)
      const answered = ask('hi')
      await begun.opened
      await removals.chatbot()
      expect(await answered).toBe(40403)
    },
  )

  test('questions at the moment of the removal are answered, or told that there is no such session', async () => {
    const { ask, removals } = await start(saying('one', ' two', ' three'))
    const asked = Array.from({ length: 10 }, (_, index) => ask(index % 2 === 0 ? 'hi' : 'reach me at bo@example.com'))
    await removals.chatbot()
    const later = Array.from({ length: 10 }, () => ask('hi'))
    for (const code of await Promise.all([...asked, ...later])) expect([200, 40402, 40403]).toContain(code)
  })
})
