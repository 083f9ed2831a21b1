import { expect, test } from 'vitest'
import { connectThrough } from '../bot.ts'
import { attendedInPrivate, startDesk, waitingInPrivate } from './stage.ts'

const nobodyThere = () => Object.assign(new Error('nobody is there'), { code: 'ECONNREFUSED' })

test('a visitor who begins anew in private has the bot again, and what the person who attended says stays at the desk', async () => {
  const stage = await startDesk()
  const { sim, ana, ada, said } = stage
  const { dm, room } = await attendedInPrivate(stage)
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
  const { dm, room } = await waitingInPrivate(stage)
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
  const { sim, ada, said } = stage
  await stage.stop()
  let failures = 1
  await connectThrough(stage, async (name) => {
    if (name === 'HandBack' && failures-- > 0) throw nobodyThere()
  })
  const { dm, room } = await attendedInPrivate(stage)
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
    const { sim, ana, ada, said } = stage
    const { dm, room } = await waitingInPrivate(stage)
    await stage.stop()
    let failures = 2
    await connectThrough(stage, async (name) => {
      if (name === failing && failures-- > 0) throw nobodyThere()
    })
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
