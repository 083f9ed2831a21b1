import { describe, expect, onTestFinished, test } from 'vitest'
import type { Event, EventData } from '../../../src/contract/events/events.ts'
import { png } from '../../sim/media/pictures.ts'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { startService } from '../../sim/service/service.ts'
import { upload } from '../../sim/service/uploads.ts'

const CHAT = '/chat/Chat'
const BOT = '/chat/Chatbot'

describe.each(databases)('what people of the business change, on $name', (kind) => {
  test('of what was said with files, words and files go by themselves, but not all of it', async () => {
    const service = await startService({ kind, model: createScriptedModel(saying('Hello')) })
    onTestFinished(() => service.stop())
    const serialNumber = await service.data<string>(`${BOT}/Add`, {})
    const { SessionID: sessionID } = await service.data<{ SessionID: number }>(`${BOT}/GetSession`, { serialNumber })
    await service.data(`${CHAT}/Claim`, { sessionID, By: 'ana', Name: 'Ana' })
    const files = await Promise.all(['a', 'b'].map((name) => upload(service, png(), `${name}.png`)))
    const [a, b] = files.map(({ FileId }) => FileId)
    const said = { sessionID, By: 'ana', Content: 'the plans', fileIds: [a, b] }
    const { MessageID } = await service.data<{ MessageID: number }>(`${CHAT}/Say`, said)
    const now = async () => {
      const asked = { SessionID: sessionID, After: 'oldest', Kinds: ['message'] }
      return (await service.data<{ List: Event[] }>(`${BOT}/Events`, asked)).List.at(-1)?.Data
    }
    const edit = async (Content: string, fileIds?: (number | undefined)[]) =>
      (await service.post(`${CHAT}/SayEdit`, { MessageID, By: 'ana', Content, fileIds })).envelope.Code
    expect(await edit('the plan', [b])).toBe(200)
    expect(await now()).toMatchObject({ Change: 'Edited', Content: 'the plan', FileIds: [b] })
    expect([await edit(''), await edit('', [a]), await edit('', [])]).toEqual([200, 40014, 40010])
    expect(await now()).toMatchObject({ Change: 'Edited', Content: '', FileIds: [b] })
    expect([await edit('there is none', []), await edit('')]).toEqual([200, 40010])
    expect(await now()).toMatchObject({ Change: 'Edited', Content: 'there is none' })
    expect(await now()).not.toHaveProperty('FileIds')
  })

  test('an edit that changes nothing is told to nobody', async () => {
    const service = await startService({ kind, model: createScriptedModel(saying('Hello')) })
    onTestFinished(() => service.stop())
    const serialNumber = await service.data<string>(`${BOT}/Add`, {})
    const { SessionID: sessionID } = await service.data<{ SessionID: number }>(`${BOT}/GetSession`, { serialNumber })
    await service.data(`${CHAT}/Claim`, { sessionID, By: 'ana', Name: 'Ana' })
    const [a, b] = (await Promise.all(['a', 'b'].map((name) => upload(service, png(), `${name}.png`)))).map(
      ({ FileId }) => FileId,
    )
    const said = { sessionID, By: 'ana', Content: 'the plan', fileIds: [a, b] }
    const { MessageID } = await service.data<{ MessageID: number }>(`${CHAT}/Say`, said)
    await service.data(`${CHAT}/ClientAsk`, { sessionID, content: 'thanks' })
    const events = async () => {
      const asked = { SessionID: sessionID, After: 'oldest', Kinds: ['message'] }
      return (await service.data<{ List: { Data: EventData['message'] }[] }>(`${BOT}/Events`, asked)).List
    }
    const question = (await events()).at(-1)?.Data.MessageID
    const changes = async () => (await events()).flatMap(({ Data }) => Data.Change ?? [])
    const edit = (fields: object) => service.data(`${CHAT}/SayEdit`, { MessageID, By: 'ana', ...fields })
    const ask = (Content: string) => service.data(`${CHAT}/AskEdit`, { sessionID, MessageID: question, Content })
    expect([
      await edit({ Content: 'the plan' }),
      await edit({ Content: 'the plan', fileIds: [a, b] }),
      await ask('thanks'),
    ]).toEqual([1, 1, 1])
    expect(await changes()).toEqual([])
    await edit({ Content: 'the plan', fileIds: [b] })
    await edit({ Content: 'the plan', fileIds: [b] })
    await ask('thank you')
    await ask('thank you')
    expect(await changes()).toEqual(['Edited', 'Edited'])
  })
})
