import { ChannelType, PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { startBot } from './bot.ts'

type Bot = Awaited<ReturnType<typeof startBot>>

/** A server with a desk, and Ada, who asked there for a person. */
async function startDesk(type: ChannelType.GuildText | ChannelType.GuildForum = ChannelType.GuildText) {
  const bot = await startBot({
    script: async function* ({ question }) {
      yield `You said: ${question}`
    },
  })
  const { sim } = bot
  const [ana, ben, ada] = [sim.join('Ana'), sim.join('Ben'), sim.join('Ada')]
  const view = `${PermissionFlagsBits.ViewChannel}`
  const mayView = [sim.bot.id, ana.id, ben.id].map((id) => ({ id, type: 1, allow: view, deny: '0' }))
  const desk = sim.addChannel('desk', [{ id: sim.guild.id, type: 0, allow: '0', deny: view }, ...mayView], type)
  await bot.service.data('/chat/Chatbot/DeskSet', {
    serialNumber: bot.serialNumber,
    source: 'discord',
    Workspace: sim.guild.id,
    Channel: desk.id,
  })
  return { ...bot, desk, ana, ben, ada }
}

/** The desk thread of the visitor who asked last. */
async function deskThread({ sim }: Bot, parent: string): Promise<string> {
  const newest = () => [...sim.world.channels.values()].findLast((channel) => channel.parentId === parent)?.id
  return await sim.until(newest)
}

async function ask({ sim }: Bot, by: string, text = 'I want to talk to a person'): Promise<string> {
  return sim.say({ by, in: sim.channel.id, text: `${sim.bot.mention} ${text}` })
}

test('who asks for a person gets a thread at the desk, and what its claimer says there reaches the visitor', async () => {
  const bot = await startDesk()
  const { sim, ada, ana, desk } = bot
  const thread = await ask(bot, ada.id)
  const room = await deskThread(bot, desk.id)
  const card = () => sim.viewer(desk.id).answers()[0]
  expect(card()?.shape.embeds[0]?.title).toBe('Ada asks for a person')
  await sim.press({ by: ana.id, in: desk.id, message: room, button: 'I take it' })
  await sim.until(() => card()?.text.includes('Ana took it'))
  const words = sim.say({ by: ana.id, in: room, text: 'Hello, this is Ana.' })
  await sim.until(() => sim.viewer(thread).answers().at(-1)?.text === '**Ana:** Hello, this is Ana.')
  await sim.until(() =>
    sim
      .viewer(room)
      .messages()
      .find(({ id }) => id === words)
      ?.reactions.includes('✅'),
  )
  sim.say({ by: ada.id, in: thread, text: 'Hi Ana!' })
  await sim.until(() => sim.viewer(room).answers().at(-1)?.text === '**Ada:** Hi Ana!')
  expect(bot.reported).toEqual([])
})
