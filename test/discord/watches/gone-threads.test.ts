import { GatewayIntentBits, OverwriteType, PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { channelShape } from '../../sim/discord/gateway/shapes.ts'
import { startWatching } from './watching.ts'

/** A search is watched, one alert stands in its thread, and another is due after the thread was locked. */
async function startInLockedThread() {
  const watching = await startWatching()
  const { sim, search, press, later, add, alerts } = watching
  const page = await search()
  await press(page, 'Watch this search')
  await add()
  await later(0)
  await sim.until(() => alerts(page.id).length === 1)
  sim.threads.change(sim.world.channel(page.id), { archived: true, locked: true })
  await add()
  await later(0)
  return { ...watching, page }
}

test('where the thread is locked or the person left, the watch rests, and the channel is told once', async () => {
  const { sim, search, press, watches, later, add, alerts, homes, ada, page } = await startInLockedThread()
  const { owner } = sim
  await sim.until(() => sim.viewer(homes).answers().length === 2)
  expect(sim.viewer(homes).answers()[1]?.text).toBe(
    `<@${ada.id}> I can no longer reach you in <#${page.id}>, so this is paused: homes in Seattle. See “/porchlight watches”.`,
  )
  await expect.poll(async () => (await watches()).map(({ State }) => State)).toEqual(['Paused'])
  const other = await search({ city: 'Seattle' }, owner.id)
  await press(other, 'Watch this search', { by: owner.id })
  sim.guild.members.delete(owner.id)
  await add()
  await later(0)
  await expect.poll(async () => (await watches(owner.id)).map(({ State }) => State)).toEqual(['Paused'])
  expect(alerts(other.id)).toEqual([])
  expect(sim.viewer(homes).answers()).toHaveLength(3)
})

test('where the person may no longer see the channel, the watch rests, and nothing is said there', async () => {
  const { sim, search, press, watches, later, add, homes, ada } = await startWatching()
  await press(await search(), 'Watch this search')
  const before = sim.viewer(homes, sim.owner.id).messages().length
  const hidden = { id: ada.id, type: OverwriteType.Member, allow: '0', deny: `${PermissionFlagsBits.ViewChannel}` }
  sim.channel.overwrites.push(hidden)
  sim.gateway.dispatch('CHANNEL_UPDATE', channelShape(sim.world, sim.channel), {
    guildId: sim.guild.id,
    intents: GatewayIntentBits.Guilds,
  })
  await add()
  await later(0)
  await expect.poll(async () => (await watches()).map(({ State }) => State)).toEqual(['Paused'])
  expect(sim.viewer(homes, sim.owner.id).messages()).toHaveLength(before)
})

test('a watch whose thread is gone is not let go on there unasked: it can be told in the thread where it is listed', async () => {
  const { sim, search, press, watches, later, add, update, alerts, homes, ada, mine } = await startInLockedThread()
  await expect.poll(async () => (await watches()).map(({ State }) => State)).toEqual(['Paused'])
  const list = await mine()
  await sim.press({ by: ada.id, in: homes, message: list.id, button: 'Go on' })
  const seen = () =>
    sim
      .viewer(homes, ada.id)
      .answers()
      .find(({ id }) => id === list.id)
  await sim.until(() =>
    seen()?.text.startsWith('I can no longer reach you in the thread in which you asked for **homes in'),
  )
  expect(await watches()).toMatchObject([{ State: 'Paused' }])
  expect(seen()?.buttons).toEqual(['Tell me here', 'Go on there'])
  // In a channel the list is seen by one person alone, so there is no here.
  await sim.press({ by: ada.id, in: homes, message: list.id, button: 'Tell me here' })
  await sim.until(() => seen()?.text.startsWith('Only you see this'))
  const made = await add({ City: 'Tacoma' })
  const other = await search({ city: 'Tacoma' })
  await press(other, 'Watch this home')
  await update(made, { SalePrice: 450_000 })
  await later(0)
  const thread = other.id
  await sim.until(() => alerts(thread).length === 1)
  const { messageId } = await sim.command({ by: ada.id, in: thread, name: 'porchlight watches' })
  const inThread = () =>
    sim
      .viewer(thread, ada.id)
      .answers()
      .find(({ id, text }) => id === messageId && text !== '')
  await sim.until(() => inThread()?.text.includes('(2)'))
  await sim.press({ by: ada.id, in: thread, message: messageId ?? '', button: 'Go on' })
  await sim.until(() => inThread()?.buttons.includes('Tell me here'))
  await sim.press({ by: ada.id, in: thread, message: messageId ?? '', button: 'Tell me here' })
  await sim.until(() => inThread()?.text.includes('(2)'))
  await add({ Address: '77 Elm St' })
  await later(0)
  await sim.until(() => alerts(thread).some(({ text }) => text.includes('77 Elm St')))
  expect(await watches()).toMatchObject([{ State: 'Active' }, { State: 'Active', Summary: 'homes in Seattle' }])
})
