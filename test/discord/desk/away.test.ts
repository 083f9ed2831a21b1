import { PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { attended, type Stage, startDesk } from './stage.ts'

/** Ana has said something to the visitor, and the bot is away. */
async function saidAndAway(stage: Stage, texts: string[]) {
  const { sim, ana, said } = stage
  const { thread, room } = await attended(stage)
  const messages: string[] = []
  for (const text of texts) {
    const message = sim.say({ by: ana.id, in: room, text })
    await sim.until(() => said(thread).includes(`**Ana:** ${text}`))
    await sim.until(() => stage.marks(room, message).includes('✅'))
    messages.push(message)
  }
  await stage.stop()
  return { thread, room, messages, shown: () => said(thread).filter((text) => text.startsWith('**Ana')) }
}

test('what staff delete while no bot is there goes from the visitor’s thread once one is back', async () => {
  const stage = await startDesk()
  const { sim } = stage
  const { room, messages, shown } = await saidAndAway(stage, ['one', 'a slip', 'three'])
  sim.remove({ in: room, message: messages[1] ?? '' })
  await stage.run()
  await sim.until(() => shown().length === 2)
  expect(shown()).toEqual(['**Ana:** one', '**Ana:** three'])
  expect(stage.reported).toEqual([])
})

test('nothing is taken for deleted where Discord does not list the messages, or the thread is gone', async () => {
  const stage = await startDesk()
  const { sim, ada, ana, said } = stage
  const { thread, room, shown } = await saidAndAway(stage, ['one', 'two'])
  const setHistory = (isAllowed: boolean) => {
    for (const role of sim.guild.roles.values()) {
      role.permissions &= ~PermissionFlagsBits.ReadMessageHistory
      if (isAllowed) role.permissions |= PermissionFlagsBits.ReadMessageHistory
    }
  }
  setHistory(false)
  const bot = await stage.run()
  sim.say({ by: ana.id, in: room, text: 'three' })
  await sim.until(() => shown().length === 3)
  await bot.bridge.idle()
  expect(shown()).toEqual(['**Ana:** one', '**Ana:** two', '**Ana:** three'])
  await bot.stop()
  setHistory(true)
  sim.threads.remove(sim.world.channel(room))
  const again = await stage.run()
  sim.say({ by: ada.id, in: thread, text: 'Hello?' })
  await sim.until(() => stage.rooms()[0]?.id)
  await again.bridge.idle()
  expect(said(thread).filter((text) => text.startsWith('**Ana'))).toHaveLength(3)
})
