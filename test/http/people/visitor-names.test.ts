import { describe, expect, onTestFinished, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { startService } from '../../sim/service/service.ts'

const CHAT = '/chat/Chat'
const BOT = '/chat/Chatbot'

describe.each(databases)('names of visitors, on $name', (kind) => {
  test('where several people speak in a session, each question bears the name of who asked it', async () => {
    const model = createScriptedModel(saying('Well.'))
    const service = await startService({ kind, model })
    onTestFinished(() => service.stop())
    const serialNumber = await service.data<string>(`${BOT}/Add`, {})
    const opened = { serialNumber, visitorName: 'Vera' }
    const { SessionID: sessionID } = await service.data<{ SessionID: number }>(`${BOT}/GetSession`, opened)
    const call = (name: string, body: object) => service.data(`${CHAT}/${name}`, { sessionID, ...body })
    await call('ClientAsk', { content: 'without a name' })
    await call('Claim', { By: 'ana', Name: 'Ana' })
    await call('ClientAsk', { content: 'one', visitorName: 'Vera' })
    await call('ClientAsk', { content: 'two', visitorName: ' Kim ' })
    await call('ClientAsk', { content: 'blank', visitorName: '  ' })
    await call('Say', { By: 'ana', Content: 'Three.' })
    const asked = { SessionID: sessionID, After: 'oldest', Kinds: ['message'] }
    const { List } = await service.data<{ List: Extract<Event, { Kind: 'message' }>[] }>(`${BOT}/Events`, asked)
    const names = List.map(({ Data }) => [Data.Content, Data.By?.Name])
    expect(names).toEqual([
      ['without a name', 'Kim'],
      ['Well.', undefined],
      ['one', 'Vera'],
      ['two', 'Kim'],
      ['blank', 'Kim'],
      ['Three.', 'Ana'],
    ])
    await call('HandBack', {})
    await call('ClientAsk', { content: 'thanks' })
    // What visitors are called is no name of who answered them.
    expect(model.prompts.at(-1)?.exchanges.at(-1)).toMatchObject({ question: 'one\ntwo\nblank', by: 'Ana' })
  })

  test('a blank visitorId and a blank visitorName are none', async () => {
    const service = await startService({ kind })
    onTestFinished(() => service.stop())
    const serialNumber = await service.data<string>(`${BOT}/Add`, {})
    const opened = { serialNumber, visitorId: ' ', visitorName: ' ' }
    const { SessionID: sessionID } = await service.data<{ SessionID: number }>(`${BOT}/GetSession`, opened)
    const detail = await service.data(`${CHAT}/SessionDetail`, { sessionID })
    expect(detail).toMatchObject({ visitorId: null, visitorName: null })
  })
})
