import { ChannelType, GatewayIntentBits } from 'discord.js'
import { expect, test } from 'vitest'
import { guildShape } from '../../sim/discord/gateway/shapes.ts'
import { withoutLimits } from '../../sim/discord/settings.ts'
import { startBot } from '../bot.ts'

/** A bot in its business's server, which Mallory adds to a server of his own too, as anybody may with a public bot. */
async function startAmongStrangers(options: Parameters<typeof startBot>[0] = {}) {
  const bot = await startBot({ settings: withoutLimits, ...options })
  const { sim } = bot
  const mallory = sim.world.addPerson('Mallory')
  const theirs = sim.world.addGuild('Mallorys', mallory.id, sim.guild.roles.get(sim.guild.id)?.permissions ?? 0n)
  theirs.roles.set(sim.bot.role.id, sim.bot.role)
  theirs.members.set(sim.bot.id, { roles: [sim.bot.role.id], nick: null })
  const room = sim.world.addChannel({ type: ChannelType.GuildText, name: 'mine', guildId: theirs.id })
  const intents = GatewayIntentBits.Guilds
  sim.gateway.dispatch('GUILD_CREATE', guildShape(sim.world, theirs), { guildId: theirs.id, intents })
  /** What Mallory reads after a command of his. */
  async function run(name: string): Promise<string> {
    const before = sim.viewer(room.id, mallory.id).answers().length
    await sim.command({ by: mallory.id, in: room.id, name })
    return await sim.until(() => sim.viewer(room.id, mallory.id).answers()[before]?.text || undefined)
  }
  return { ...bot, theirs, room, run }
}

test.each(['desk here', 'use', 'report'])(
  'who adds the bot to a server of their own may not run /porchlight %s there',
  async (command) => {
    const { theirs, run, service, reported } = await startAmongStrangers()
    expect(await run(`porchlight ${command}`)).toBe(
      `This is not known as a place of the business whose bot I am. Whoever runs me can add ${theirs.id} to BOT_WORKSPACES.`,
    )
    expect((await service.data<{ List: unknown[] }>('/chat/Chatbot/DeskList', {})).List).toEqual([])
    expect(reported).toEqual([])
  },
)

test('a server that the settings name has a desk, whichever added the bot first', async () => {
  const access = { workspaces: [] as string[] }
  const { theirs, run } = await startAmongStrangers({ access })
  access.workspaces.push(theirs.id)
  expect(await run('porchlight desk here')).toMatch(/^This is the desk of /)
})

test('a desk that a stranger set before learns nothing of a visitor', async () => {
  const { sim, theirs, room, service, serialNumber } = await startAmongStrangers()
  const desk = sim.addChannel('desk')
  const setDesk = (Workspace: string, Channel: string) =>
    service.data('/chat/Chatbot/DeskSet', { serialNumber, source: 'discord', Workspace, Channel })
  await setDesk(theirs.id, room.id)
  await setDesk(sim.guild.id, desk.id)
  const ada = sim.join('Ada').id
  sim.say({ by: ada, in: sim.channel.id, text: `${sim.bot.mention} I want to talk to a person` })
  await sim.until(() => sim.viewer(desk.id).answers()[0])
  expect(sim.viewer(room.id).answers()).toEqual([])
})
