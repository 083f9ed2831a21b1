import { ChannelType } from 'discord.js'
import { expect, test } from 'vitest'
import { startDesk } from './stage.ts'

const desks = [
  ['a text channel', ChannelType.GuildText],
  ['a forum', ChannelType.GuildForum],
] as const

test.each(desks)(
  'a card in %s that a moderator deletes is replaced while the visitor needs somebody',
  async (_, kind) => {
    const stage = await startDesk(kind)
    const { sim, ana, desk } = stage
    stage.ask()
    const room = await stage.room()
    await sim.until(() => stage.card(room)?.buttons.length === 2)
    await stage.bridge.idle()
    const remove = (card: string) => sim.remove({ in: kind === ChannelType.GuildForum ? card : desk.id, message: card })
    remove(room)
    const second = await sim.until(() => stage.rooms()[1]?.id)
    await sim.until(() => stage.card(second)?.buttons.includes('I take it'))
    await stage.press(ana.id, second, 'I take it')
    await sim.until(() => stage.card(second)?.buttons.includes('Hand back'))
    await stage.bridge.idle()
    remove(second)
    const third = await sim.until(() => stage.rooms()[2]?.id)
    await sim.until(() => stage.card(third)?.buttons.includes('Hand back'))
    await stage.press(ana.id, third, 'Hand back')
    await sim.until(() => stage.card(third)?.buttons.length === 0)
    remove(third)
    await stage.bridge.idle()
    expect(stage.rooms()).toHaveLength(3)
  },
)

test.each(desks)(
  'a card in %s that is deleted while no bot is there is replaced once one is back, and once only',
  async (_, kind) => {
    const stage = await startDesk(kind)
    const { sim, desk } = stage
    stage.ask()
    const room = await stage.room()
    await sim.until(() => stage.card(room)?.buttons.length === 2)
    await stage.bridge.idle()
    await stage.stop()
    sim.remove({ in: kind === ChannelType.GuildForum ? room : desk.id, message: room })
    const again = await stage.run()
    const fresh = await sim.until(() => stage.rooms()[1]?.id)
    await sim.until(() => stage.card(fresh)?.buttons.includes('I take it'))
    await again.bridge.idle()
    await again.stop()
    await (await stage.run()).bridge.idle()
    expect(stage.rooms()).toHaveLength(2)
    expect(stage.reported).toEqual([])
  },
)

test('a post in a forum that is deleted whole is replaced, and so is one that was deleted while no bot was there', async () => {
  const stage = await startDesk(ChannelType.GuildForum)
  const { sim } = stage
  stage.ask()
  const room = await stage.room()
  await sim.until(() => stage.card(room)?.buttons.length === 2)
  await stage.bridge.idle()
  sim.threads.remove(sim.world.channel(room))
  const second = await sim.until(() => stage.rooms()[0]?.id)
  await sim.until(() => stage.card(second)?.buttons.includes('I take it'))
  await stage.bridge.idle()
  await stage.stop()
  sim.threads.remove(sim.world.channel(second))
  await stage.run()
  const third = await sim.until(() => stage.rooms()[0]?.id)
  await sim.until(() => stage.card(third)?.buttons.includes('I take it'))
  expect(stage.reported).toEqual([])
})

test.each(['while the bot runs', 'while no bot is there'])(
  'a thread in a text channel that is deleted without its card %s is replaced, and the card has no buttons any more',
  async (when) => {
    const stage = await startDesk()
    const { sim } = stage
    stage.ask()
    const room = await stage.room()
    await sim.until(() => stage.card(room)?.buttons.length === 2)
    await stage.bridge.idle()
    if (when === 'while no bot is there') await stage.stop()
    sim.threads.remove(sim.world.channel(room))
    const { bridge } = when === 'while no bot is there' ? await stage.run() : stage
    const second = await sim.until(() => stage.rooms().find(({ id }) => id !== room)?.id)
    await sim.until(() => stage.card(second)?.buttons.includes('I take it'))
    await bridge.idle()
    expect(stage.card(room)?.buttons).toEqual([])
    expect(stage.rooms()).toHaveLength(1)
    expect(stage.reported).toEqual([])
  },
)
