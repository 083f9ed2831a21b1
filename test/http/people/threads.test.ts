import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'

describe.each(databases)('where people write on $name', (kind) => {
  let service: Service
  let clock = Date.now()
  beforeAll(async () => {
    service = await startService({ kind, now: () => clock })
  })
  afterAll(() => service.stop())

  async function start(fields: object = {}) {
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const opened = { serialNumber, ...fields }
    const SessionID = await service.openSession(opened)
    const post = (name: string, body: object = {}) =>
      service.post(`/chat/Chat/${name}`, { sessionID: SessionID, ...body })
    return { serialNumber, sessionID: SessionID, post }
  }

  test('a thread has one session and role, the last one noted', async () => {
    const { sessionID, serialNumber, post } = await start({ visitorId: 'v-3', source: 'discord' })
    const other = await start()
    const thread = { source: 'discord', Thread: `thread of ${sessionID}` }
    const find = (of: object) => service.post('/chat/Chat/PlaceFind', of)
    expect((await find(thread)).envelope.Code).toBe(40403)
    await other.post('PlaceSet', { Role: 'Visitor', ...thread })
    expect((await post('PlaceSet', { Role: 'Desk', ...thread })).envelope.Data).toBe(1)
    expect((await find(thread)).envelope.Data).toEqual({
      SessionID: sessionID,
      Role: 'Desk',
      SerialNumber: serialNumber,
    })
    await post('Claim', { By: 'ana', Name: 'ANA' })
    expect((await post('SessionDetail')).envelope.Data).toEqual({
      SessionID: sessionID,
      SerialNumber: serialNumber,
      visitorId: 'v-3',
      visitorName: null,
      source: 'discord',
      CreateTime: expect.stringMatching(/^\d{4}-.*Z$/),
      Attendant: 'Person',
      Turn: 1,
      By: { ID: 'ana', Name: 'ANA' },
      Places: [{ Role: 'Desk', ...thread }],
    })
  })

  test('a desk is set, listed and ended', async () => {
    const { serialNumber } = await start()
    const desk = { source: 'slack', Workspace: 'T1', Channel: 'C1' }
    const set = (fields: object) => service.data('/chat/Chatbot/DeskSet', { serialNumber, ...desk, ...fields })
    const list = () => service.data('/chat/Chatbot/DeskList', { serialNumber })
    await set({})
    await set({ Channel: 'C2' })
    expect(await list()).toEqual({
      List: [{ SerialNumber: serialNumber, ...desk, Channel: 'C2' }],
      VirtualCount: 1,
    })
    await set({ Channel: '' })
    expect(await list()).toEqual({ List: [], VirtualCount: 0 })
  })

  test('of several desks the one that was set first comes first, wherever in its workspace it is now', async () => {
    const { serialNumber } = await start()
    const set = (Workspace: string, Channel: string) =>
      service.data('/chat/Chatbot/DeskSet', { serialNumber, source: 'slack', Workspace, Channel })
    const order = async () => {
      const { List } = await service.data<{ List: { Channel: string }[] }>('/chat/Chatbot/DeskList', { serialNumber })
      return List.map(({ Channel }) => Channel)
    }
    await set('T2', 'C2')
    clock += 1_000
    await set('T1', 'C1')
    expect(await order()).toEqual(['C2', 'C1'])
    await set('T2', 'C3')
    expect(await order()).toEqual(['C3', 'C1'])
    await set('T2', '')
    clock += 1_000
    await set('T2', 'C2')
    expect(await order()).toEqual(['C1', 'C2'])
  })
})
