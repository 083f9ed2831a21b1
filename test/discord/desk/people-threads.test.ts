import { ChannelType } from 'discord.js'
import { expect, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import { startDesk } from './stage.ts'

test.each(['a post in a forum', 'a thread'])(
  'staff who write in %s that the visitor opened attend there; who opened it is heard where the bot is named',
  async (what) => {
    const stage = await startDesk()
    const { sim, ana, ben, ada, said } = stage
    const text = `${sim.bot.mention} what is there?`
    const forum = sim.addChannel('questions', [], ChannelType.GuildForum)
    const inForum = what !== 'a thread'
    const thread = inForum
      ? sim.publish({ by: ada.id, in: forum.id, title: 'Homes', text })
      : sim.threads.open(sim.channel, 'Homes', ada.id).id
    if (!inForum) sim.say({ by: ada.id, in: thread, text })
    await sim.until(() => said(thread).includes('You said: what is there?'))
    const words = sim.say({ by: ana.id, in: thread, text: 'Hello Ada!' })
    await sim.until(() => said(thread).some((one) => one.includes('Ana is here')))
    const room = await stage.room()
    await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
    sim.say({ by: ada.id, in: thread, text: `${sim.bot.mention} is it near a school?` })
    await sim.until(() => said(room).some((one) => one.includes('near a school')))
    sim.edit({ in: thread, message: words, text: 'Hello dear Ada!' })
    sim.say({ by: ben.id, in: thread, text: 'me too' })
    const events = () => stage.service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })
    const changes = async () =>
      (await events()).List.flatMap(({ Kind, Data }) =>
        Kind === 'message' && Data.Type === 'Human' ? [Data.Change] : [],
      )
    await expect.poll(changes).toEqual([undefined, 'Edited'])
    sim.remove({ in: thread, message: words })
    await expect.poll(changes).toEqual([undefined, 'Edited', 'Removed'])
    expect(stage.model.prompts).toHaveLength(1)
    expect(stage.reported).toEqual([])
  },
)

test('what staff say to each other in their own threads is left alone, unless they name the bot or answer it', async () => {
  const stage = await startDesk()
  const { sim, ana, said } = stage
  for (const channel of [sim.channel, stage.desk]) {
    const thread = sim.threads.open(channel, 'Lunch', ana.id).id
    const asides = [sim.say({ by: ana.id, in: thread, text: 'who is hungry?' })]
    sim.say({ by: ana.id, in: thread, text: `${sim.bot.mention} where is pizza?` })
    const answer = await sim.until(() => sim.viewer(thread).answers()[0])
    asides.push(sim.say({ by: ana.id, in: thread, text: 'not there' }))
    sim.say({ by: ana.id, in: thread, text: 'and soup?', replyTo: answer.id })
    await sim.until(() => said(thread).includes('You said: and soup?'))
    expect(asides.map((id) => stage.marks(thread, id))).toEqual([[], []])
    expect(said(thread).filter((text) => !text.startsWith('Ana: '))).toEqual([
      'You said: where is pizza?',
      'You said: and soup?',
    ])
  }
})
