import { describe, expect, onTestFinished, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Conversation } from '../../../src/contract/history.ts'
import { png } from '../../sim/media/pictures.ts'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { startService } from '../../sim/service/service.ts'
import { upload } from '../../sim/service/uploads.ts'

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
    const edit = async (
      MessageID: number | undefined,
      Content: string,
      inSession = sessionID,
      fileIds?: (number | undefined)[],
    ) => {
      const asked = { sessionID: inSession, MessageID, Content, fileIds }
      const { envelope } = await service.post(`${CHAT}/AskEdit`, asked)
      if (envelope.Code === 40408) expect(envelope.Message).toContain('No message of the visitor')
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

  test('of a message with files the words go and the files stay, or some of the files go', async () => {
    const { service, serialNumber, sessionID, edit, told } = await start()
    await service.data(`${CHAT}/Claim`, { sessionID, By: 'ana', Name: 'Ana' })
    const files = await Promise.all(['a', 'b'].map((name) => upload(service, png(), `${name}.png`)))
    const [a, b] = files.map(({ FileId }) => FileId)
    const asked = { sessionID, content: 'my house', chatAskType: 'Image', fileIds: [a, b] }
    await service.data(`${CHAT}/ClientAsk`, asked)
    const id = (await told()).at(-1)?.MessageID
    const now = async () => (await told()).at(-1)
    expect(await edit(id, 'our house')).toBe(200)
    expect(await now()).toMatchObject({ Change: 'Edited', Content: 'our house', FileIds: [a, b] })
    expect(await edit(id, '', sessionID, [a, b])).toBe(200)
    expect(await now()).toMatchObject({ Change: 'Edited', Content: '', FileIds: [a, b] })
    expect(await edit(id, '', sessionID, [b])).toBe(200)
    expect(await now()).toMatchObject({ Change: 'Edited', Content: '', FileIds: [b] })
    expect([await edit(id, 'x', sessionID, [a]), await edit(id, '', sessionID, [])]).toEqual([40014, 200])
    expect(await now()).toMatchObject({ Change: 'Removed', Content: '' })
    expect(JSON.stringify(await told())).not.toContain('FileIds')
    expect(await edit(id, '', sessionID, [b])).toBe(40408)
    expect(await service.data(`${BOT}/VisitorForget`, { serialNumber, sessionID })).toMatchObject({ Files: 2 })
  })
})
