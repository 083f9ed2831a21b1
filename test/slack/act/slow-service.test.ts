import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../../src/contract/client/client.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { saying } from '../../sim/models/scripted-model.ts'
import { connectBot, startBot, until } from '../bot.ts'

test('the dialog for an answer opens while the service is busy, and gives an answer back that the service cannot take', async () => {
  const { sim, service, serialNumber, reported, stop } = await startBot({ script: saying('I do not know.') })
  await stop()
  const gate = createGate()
  let [isBusy, isAway] = [false, false]
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const call: typeof client.call = async (name, ...given) => {
    if (isBusy) await gate.opened
    if (isAway) throw Object.assign(new Error('nobody is there'), { code: 'ECONNREFUSED' })
    return client.call(name, ...given)
  }
  const report = (error: unknown) => void reported.push(error)
  onTestFinished((await connectBot({ sim, client: { ...client, call }, serialNumber, report })).stop)
  const thread = sim.say({ text: `${sim.mention()} May I bring dogs & cats?` })
  await until(() => sim.viewer(thread).length === 2)
  const person = sim.world.addPerson(sim.workspace, 'boss')
  person.admin = true
  await sim.command('/porchlight', 'report day', { person })
  const channel = sim.directly({ person })
  const said = () => [...channel.messages.values()]
  const shown = await until(() => said().find(({ text }) => text.startsWith('*Today*')))
  const { action_id = '' } = shown.blocks.map((block) => block['accessory'] as { action_id: string }).at(-1) ?? {}
  isBusy = true
  onTestFinished(gate.open)
  await sim.press(shown.ts, action_id, { channel, person })
  const dialog = await until(() => sim.dialog({ workspace: sim.workspace, channel, person }))
  expect(JSON.stringify(dialog.body)).toContain('> May I bring dogs &amp; cats? (1)')
  gate.open()
  isAway = true
  await sim.submit(dialog, { answer: 'Yes, *small* ones.' }, { channel, person })
  await until(() => said().find(({ text }) => text.startsWith('I cannot reach the service')))
  expect(JSON.stringify(said().map(({ blocks }) => blocks))).toContain('> Yes, *small* ones.')
  isAway = false
  await sim.press(shown.ts, action_id, { channel, person })
  const again = await until(() => sim.dialog({ workspace: sim.workspace, channel, person }))
  await sim.submit(again, { answer: 'Yes, small ones.' }, { channel, person })
  await until(() => said().find(({ text }) => text.includes('From now on I may tell everybody')))
  expect(reported).toEqual([])
})
