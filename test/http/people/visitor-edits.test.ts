import { describe, expect, onTestFinished, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Conversation } from '../../../src/contract/history.ts'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { startService } from '../../sim/service/service.ts'

const CHAT = '/chat/Chat'
const BOT = '/chat/Chatbot'

describe.each(databases)('what visitors change, on $name', (kind) => {
  async function start() {
    const model = createScriptedModel(saying('Hello', ' there'))
    const service = await startService({ kind, model })
    onTestFinished(() => service.stop())
    const serialNumber = await service.data<string>(`${BOT}/Add`, {})
    const open = async () =>
      (await service.data<{ SessionID: number }>(`${BOT}/GetSession`, { serialNumber })).SessionID
    const sessionID = await open()
    const ask = (content: string) => service.data(`${CHAT}/ClientAsk`, { sessionID, content })
    const edit = async (MessageID: number | undefined, Content: string, inSession = sessionID) => {
      const { envelope } = await service.post(`${CHAT}/AskEdit`, { sessionID: inSession, MessageID, Content })
      return envelope.Code
    }
    const told = async () => {
      const asked = { SessionID: sessionID, After: 'oldest', Kinds: ['message'] }
      const { List } = await service.data<{ List: Extract<Event, { Kind: 'message' }>[] }>(`${BOT}/Events`, asked)
      return List.map(({ Data }) => Data)
    }
    return { service, model, serialNumber, sessionID, open, ask, edit, told }
  }

  test('what a visitor said to a person is changed and taken back, what the bot answered is not', async () => {
    const { service, model, serialNumber, sessionID, open, ask, edit, told } = await start()
    await ask('for the bot')
    await service.data(`${CHAT}/Claim`, { sessionID, By: 'ana', Name: 'Ana' })
    for (const content of ['at 9', 'oops']) await ask(content)
    const asked = (await told()).filter(({ Type }) => Type === 'User')
    const [toBot, one, two] = asked.map(({ MessageID }) => MessageID)
    expect([await edit(one, 'at 10'), await edit(two, ''), await edit(two, '')]).toEqual([200, 200, 200])
    expect([await edit(toBot, 'x'), await edit(two, 'x'), await edit(2 ** 40, 'x')]).toEqual([40408, 40408, 40408])
    expect(await edit(one, 'x', await open())).toBe(40408)
    expect((await told()).filter(({ Change }) => Change !== undefined)).toMatchObject([
      { MessageID: one, Type: 'User', Change: 'Edited', Content: 'at 10' },
      { MessageID: two, Type: 'User', Change: 'Removed', Content: '' },
    ])
    const [talk] = await service.data<Conversation[]>(`${BOT}/ChatContentHistory`, { SerialNumber: serialNumber })
    expect(talk?.Messages.map(({ Content }) => Content)).toEqual(['for the bot', 'Hello there', 'at 10'])
    await service.data(`${CHAT}/HandBack`, { sessionID })
    await ask('when?')
    const known = JSON.stringify(model.prompts.at(-1)?.exchanges)
    expect(known).toContain('at 10')
    expect(known).not.toContain('oops')
  })
})
