import { ChannelType, GatewayIntentBits } from 'discord.js'
import { expect, test } from 'vitest'
import { guildShape } from '../../sim/discord/gateway/shapes.ts'
import { type Stage, startDesk } from './stage.ts'

type Place = 'the bot has left' | 'the bot sees no channel'

/** A desk in a German server that cannot be reached; the one of the stage is made after it. */
async function withOlderDesk(stage: Stage, where: Place) {
  const { sim, service, serialNumber } = stage
  const elsewhere = sim.world.addGuild('Elsewhere', sim.owner.id, 0n)
  elsewhere.locale = 'de'
  if (where === 'the bot sees no channel') {
    elsewhere.members.set(sim.bot.id, { roles: [], nick: null })
    const audience = { guildId: elsewhere.id, intents: GatewayIntentBits.Guilds }
    sim.gateway.dispatch('GUILD_CREATE', guildShape(sim.world, elsewhere), audience)
  }
  const office = sim.world.addChannel({ type: ChannelType.GuildText, name: 'office', guildId: elsewhere.id })
  const seat = { serialNumber, source: 'discord', Workspace: elsewhere.id, Channel: office.id }
  await stage.setDesk('')
  await service.data('/chat/Chatbot/DeskSet', seat)
  await stage.pass(1)
  await stage.setDesk(stage.desk.id)
}

test.each<Place>(['the bot has left', 'the bot sees no channel'])(
  'a visitor is shown at the next desk, in its language, where the oldest is in a server where %s',
  async (where) => {
    const stage = await startDesk()
    const { sim, service, serialNumber } = stage
    await withOlderDesk(stage, where)
    const ask = async (visitorName: string) => {
      const session = { serialNumber, visitorName }
      const sessionID = await service.openSession(session)
      await service.data('/chat/Chat/ClientAsk', { sessionID, content: 'I want to talk to a person' })
    }
    const titles = () => stage.rooms().map(({ id }) => stage.card(id)?.shape.embeds[0]?.title)
    await ask('Ines')
    await sim.until(() => titles().includes('Ines asks for a person'))
    const isPosting = { method: 'POST', path: new RegExp(`/channels/${stage.desk.id}/messages$`) }
    sim.faults.plan({ kind: 'failed', status: 503, done: true }, { ...isPosting, times: 1_000 })
    const before = sim.requests.length
    await ask('Kim')
    await expect.poll(() => sim.requests.slice(before).some(({ path }) => isPosting.path.test(path))).toBe(true)
    await stage.stop()
    sim.faults.clear()
    await stage.run()
    await sim.until(() => titles().includes('Kim asks for a person'))
    expect(titles()).toEqual(['Ines asks for a person', 'Kim asks for a person'])
    const shown = sim.viewer(stage.desk.id).answers()
    expect(shown.filter(({ buttons }) => buttons.includes('I take it'))).toHaveLength(2)
    const { VirtualCount } = await service.data<{ VirtualCount: number }>('/chat/Chatbot/DeskList', { serialNumber })
    expect(VirtualCount).toBe(2)
  },
)
