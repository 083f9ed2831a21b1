import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { createGate } from '../../sim/clock/gate.ts'
import { attended, startDesk } from './stage.ts'

test('what a moderator purges is no longer asked, and goes from the desk', async () => {
  const gate = createGate()
  const stage = await startDesk(ChannelType.GuildText, async function* ({ question }) {
    if (question === 'first') await gate.opened
    yield `You said: ${question}`
  })
  const { sim, ada, ben, model, said } = stage
  const waiting = sim.say({ by: ben.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  await expect.poll(() => model.prompts).toHaveLength(1)
  const spam = ['one', 'two'].map((text) => sim.say({ by: ben.id, in: waiting, text }))

  const { thread, room } = await attended(stage)
  const told = ['my secret', 'my address'].map((text) => sim.say({ by: ada.id, in: thread, text }))
  sim.say({ by: ada.id, in: thread, text: 'see you' })
  await sim.until(() => said(room).join().includes('my address') && said(room).join().includes('see you'))
  sim.purge({ in: waiting, messages: spam })
  sim.purge({ in: thread, messages: told })
  await sim.until(() => !said(room).join().includes('my secret') && !said(room).join().includes('my address'))
  expect(said(room).join()).toContain('see you')

  gate.open()
  await sim.until(() => sim.viewer(waiting).answers()[0]?.text === 'You said: first')
  await stage.bridge.idle()
  expect(model.prompts.map(({ question }) => question)).toEqual(['first'])
  expect(stage.reported).toEqual([])
})

test('where answers are replies, what a visitor deletes goes from the desk, however much was said in the channel since', async () => {
  const stage = await startDesk()
  const { sim, ada, ben, ana, said } = stage
  const deny = String(PermissionFlagsBits.CreatePublicThreads | PermissionFlagsBits.SendMessagesInThreads)
  const lobby = sim.addChannel('lobby', [{ id: sim.bot.id, type: OverwriteType.Member, allow: '0', deny }]).id
  const answers = () => sim.viewer(lobby).answers()
  sim.say({ by: ada.id, in: lobby, text: `${sim.bot.mention} I want to talk to a person` })
  const room = await stage.room()
  await stage.press(ana.id, room, 'I take it')
  await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  const answer = await sim.until(() => answers().find(({ shape }) => shape.message_reference !== undefined))
  const secret = sim.say({ by: ada.id, in: lobby, text: `${sim.bot.mention} my secret`, replyTo: answer.id })
  await sim.until(() => said(room).join().includes('my secret'))
  // discord.js no longer knows a message before the last fifty of its channel.
  for (let line = 1; line <= 60; line++) sim.say({ by: ben.id, in: lobby, text: `line ${line}` })
  sim.remove({ in: lobby, message: secret })
  await sim.until(() => !said(room).join().includes('my secret'))
  expect(stage.reported).toEqual([])
})
