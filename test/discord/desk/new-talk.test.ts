import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../../src/contract/client/client.ts'
import { connectBot } from '../bot.ts'
import { startDesk } from './stage.ts'

test('a visitor who begins anew in private has the bot again, and what the person who attended says stays at the desk', async () => {
  const stage = await startDesk()
  const { sim, ana, ada, said } = stage
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'I want to talk to a person' })
  const room = await stage.room()
  await sim.until(() => stage.card(room)?.buttons.includes('I take it'))
  await stage.press(ana.id, room, 'I take it')
  await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  sim.say({ by: ana.id, in: room, text: 'How can I help?' })
  await sim.until(() => said(dm).includes('**Ana:** How can I help?'))
  await sim.command({ by: ada.id, in: dm, name: 'new' })
  await sim.until(() => stage.card(room)?.buttons.length === 0)
  sim.say({ by: ada.id, in: dm, text: 'what is there?' })
  await sim.until(() => said(dm).includes('You said: what is there?'))
  const late = sim.say({ by: ana.id, in: room, text: 'Are you still there?' })
  await sim.until(() => stage.marks(room, late).length > 0)
  expect(stage.marks(room, late)).not.toContain('✅')
  expect(said(dm).join()).not.toContain('Are you still there?')
  expect(stage.reported).toEqual([])
})

test('who waits for a person and begins anew waits on, and the person comes to the new talk', async () => {
  const stage = await startDesk()
  const { sim, ana, ada, said } = stage
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'I want to talk to a person' })
  const room = await stage.room()
  await sim.until(() => stage.card(room)?.buttons.includes('I take it'))
  await sim.command({ by: ada.id, in: dm, name: 'new' })
  await sim.until(() => stage.card(room)?.buttons.length === 0)
  const second = await sim.until(() => stage.rooms().find(({ id }) => id !== room)?.id)
  await sim.until(() => stage.card(second)?.buttons.includes('I take it'))
  await stage.press(ana.id, second, 'I take it')
  await sim.until(() => stage.card(second)?.text.includes('Ana took it'))
  sim.say({ by: ana.id, in: second, text: 'Here I am.' })
  await sim.until(() => said(dm).includes('**Ana:** Here I am.'))
  expect(stage.reported).toEqual([])
})

test('where the service goes away while the person is left, beginning anew once more leaves them', async () => {
  const stage = await startDesk()
  const { sim, service, serialNumber, ana, ada, said } = stage
  await stage.stop()
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  let failures = 1
  const call: typeof client.call = async (name, ...given) => {
    if (name === 'HandBack' && failures-- > 0)
      throw Object.assign(new Error('nobody is there'), { code: 'ECONNREFUSED' })
    return client.call(name, ...given)
  }
  const report = (error: unknown) => void stage.reported.push(error)
  onTestFinished((await connectBot({ sim, client: { ...client, call }, serialNumber, report })).stop)
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'I want to talk to a person' })
  const room = await stage.room()
  await sim.until(() => stage.card(room)?.buttons.includes('I take it'))
  await stage.press(ana.id, room, 'I take it')
  await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  await sim.command({ by: ada.id, in: dm, name: 'new' })
  await sim.until(() => said(dm).some((text) => text.startsWith('I cannot reach the service')))
  await sim.command({ by: ada.id, in: dm, name: 'new' })
  await sim.until(() => stage.card(room)?.buttons.length === 0)
  sim.say({ by: ada.id, in: dm, text: 'what is there?' })
  await sim.until(() => said(dm).includes('You said: what is there?'))
  expect(stage.reported).toEqual([])
})

test.each(['HandOver', 'HandBack'] as const)(
  'who waits for a person and begins anew waits on once, though the service goes away before %s',
  async (failing) => {
    const stage = await startDesk()
    const { sim, service, serialNumber, ana, ada, said } = stage
    const dm = sim.dm(ada.id).id
    sim.say({ by: ada.id, in: dm, text: 'I want to talk to a person' })
    const room = await stage.room()
    await sim.until(() => stage.card(room)?.buttons.includes('I take it'))
    await stage.stop()
    const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
    let failures = 2
    const call: typeof client.call = async (name, ...given) => {
      if (name === failing && failures-- > 0)
        throw Object.assign(new Error('nobody is there'), { code: 'ECONNREFUSED' })
      return client.call(name, ...given)
    }
    const report = (error: unknown) => void stage.reported.push(error)
    onTestFinished((await connectBot({ sim, client: { ...client, call }, serialNumber, report })).stop)
    await sim.command({ by: ada.id, in: dm, name: 'new' })
    const second = await sim.until(() => stage.rooms().find(({ id }) => id !== room)?.id)
    await sim.until(() => stage.card(second)?.buttons.includes('I take it') && stage.card(room)?.buttons.length === 0)
    await sim.until(() => said(dm).some((text) => text.startsWith('Hello! I am Ada')))
    await stage.press(ana.id, second, 'I take it')
    await sim.until(() => stage.card(second)?.text.includes('Ana took it'))
    sim.say({ by: ana.id, in: second, text: 'Here I am.' })
    await sim.until(() => said(dm).includes('**Ana:** Here I am.'))
    expect(failures).toBeLessThan(1)
    expect(stage.reported).toEqual([])
  },
)
