import { expect, test, vi } from 'vitest'
import { startBot } from './bot.ts'

test('a mention opens a thread named after the question, where the answer appears', async () => {
  const { sim, reported } = await startBot()
  const ada = sim.join('Ada')
  const question = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} What is there in Kent?` })
  await vi.waitFor(() => expect(sim.viewer(question).answers()).toMatchObject([{ text: 'Hello there.', buttons: [] }]))
  expect(sim.world.channel(question)).toMatchObject({ name: 'What is there in Kent?' })
  expect(reported).toEqual([])
})
