import { ChannelType } from 'discord.js'
import { expect, test } from 'vitest'
import { attended, startDesk } from './stage.ts'

test('the card of a post in a forum shows who attends after the post was archived, and the post stays archived', async () => {
  const stage = await startDesk(ChannelType.GuildForum)
  const { sim, service } = stage
  const { room } = await attended(stage)
  sim.threads.change(sim.world.channel(room), { archived: true })
  const { List } = await service.data<{ List: { SessionID: number }[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  await service.data('/chat/Chat/HandBack', { sessionID: List[0]?.SessionID })
  await sim.until(() => stage.card(room)?.text.includes('The bot answers again'))
  await sim.until(() => sim.world.channel(room).archived)
  expect(stage.card(room)?.buttons).toEqual([])
  expect([stage.said(room), stage.reported]).toEqual([[], []])
})

test('the card of a post that was locked stays as it is, which is reported', async () => {
  const stage = await startDesk(ChannelType.GuildForum)
  const { sim, service } = stage
  const { room } = await attended(stage)
  sim.threads.change(sim.world.channel(room), { archived: true, locked: true })
  const { List } = await service.data<{ List: { SessionID: number }[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  await service.data('/chat/Chat/HandBack', { sessionID: List[0]?.SessionID })
  await expect.poll(() => stage.reported.length).toBe(1)
  await stage.bridge.idle()
  expect(stage.card(room)?.text).toContain('Ana took it')
  expect(stage.reported).toHaveLength(1)
})
