import { ChannelType } from 'discord.js'
import { expect, test } from 'vitest'
import { startDesk } from './stage.ts'

test.each([
  ['a text channel', ChannelType.GuildText],
  ['a forum', ChannelType.GuildForum],
] as const)('a card in %s that a moderator deletes is replaced while the visitor needs somebody', async (_, kind) => {
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
})
