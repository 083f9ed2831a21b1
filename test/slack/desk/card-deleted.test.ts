import { expect, test } from 'vitest'
import { buttonsOf, until } from '../bot.ts'
import { openOffice } from './office.ts'

test.each(['waits for a person', 'has one'])(
  'a card that somebody deletes while the visitor %s is replaced',
  async (state) => {
    const at = await openOffice()
    await at.handOver()
    const root = await at.deskThread()
    if (state === 'has one') await at.claim(root)
    await at.bridge.idle()
    at.sim.remove(root, { channel: at.office, person: at.maria })
    const fresh = await until(() =>
      at.desks().find(({ ts, blocks }) => ts !== root && buttonsOf(blocks).includes('Close')),
    )
    await at.press(fresh.ts, 'Close', at.maria)
    await until(() => buttonsOf(at.cardOf(fresh.ts)?.blocks).length === 0)
    at.sim.remove(fresh.ts, { channel: at.office, person: at.maria })
    await until(() => at.sim.events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined))
    await at.bridge.idle()
    expect(at.desks().filter(({ ts }) => ts !== root && ts !== fresh.ts)).toEqual([])
    expect(at.reported).toEqual([])
  },
)

test('a deleted card is replaced after a restart if Slack took no new one before', async () => {
  const at = await openOffice()
  const { sim } = at
  await at.handOver()
  const root = await at.deskThread()
  await at.bridge.idle()
  const tried = Promise.withResolvers<void>()
  const fault = { kind: 'pulled', done: false, work: tried.resolve } as const
  sim.faults.random(5, [{ on: 'chat.postMessage', fault, share: 1 }])
  sim.remove(root, { channel: at.office, person: at.maria })
  await tried.promise
  await at.stop()
  sim.faults.clear()
  await at.run()
  await until(() => at.desks().some(({ ts, blocks }) => ts !== root && buttonsOf(blocks).includes('Close')))
})

test.each(['with what was said below it', 'alone'])(
  'a card that somebody deletes %s while no app is there is replaced once one is back, and once only',
  async (how) => {
    const at = await openOffice()
    const { sim } = at
    await at.handOver()
    const root = await at.deskThread()
    if (how !== 'alone') sim.say({ text: 'Who takes it?', thread: root, channel: at.office, person: at.maria })
    await at.bridge.idle()
    await at.stop()
    sim.remove(root, { channel: at.office, person: at.maria })
    const fresh = () => at.desks().filter(({ ts, blocks }) => ts !== root && buttonsOf(blocks).includes('I take it'))
    const again = await at.run()
    await until(() => fresh().length > 0)
    await again.bridge.idle()
    await again.stop()
    await (await at.run()).bridge.idle()
    expect(fresh()).toHaveLength(1)
    expect(at.reported).toEqual([])
  },
)
