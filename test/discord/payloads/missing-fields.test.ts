import { readFileSync } from 'node:fs'
import { ChannelType } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import type { BridgeListener } from '../../../adapters/bridge/platform/listener.ts'
import type { IncomingMessage } from '../../../adapters/bridge/platform/messages.ts'
import { createDiscord } from '../../../adapters/discord/discord.ts'
import { startDiscord } from '../../sim/discord/discord.ts'
import { fieldsOf } from '../../sim/discord/rest/schemas.ts'
import { withoutLimits } from '../../sim/discord/settings.ts'
import { type Json, withoutEachField, wordsLost } from '../../sim/missing-fields.ts'

type Payload = { name: string; event: string; body: Json }
const payloads = JSON.parse(readFileSync(`${import.meta.dirname}/messages.json`, 'utf8')) as Payload[]

const mayLack = fieldsOf('MessageResponse')
/** Without these nobody can tell who is meant, or what a part of the message is. */
const MEANT = /^(?:type|mentions|mention_roles|webhook_id|message_reference(?:\.message_id)?)$|\.type$/

/** The bot's ears: what it takes for a message to it. */
async function startListening() {
  const sim = await startDiscord(withoutLimits)
  onTestFinished(() => sim.close())
  const [ana, ben] = [sim.join('Ana'), sim.join('Ben')]
  const reported: unknown[] = []
  const platform = createDiscord({
    apiUrl: sim.url,
    token: sim.settings.token,
    report: (error) => void reported.push(error),
  })
  const received = new Map<string, IncomingMessage>()
  const on: Partial<BridgeListener> = {
    admits: () => true,
    knows: async () => true,
    connected: async () => undefined,
    greet: async () => undefined,
    receive: async (message) => {
      received.set(message.id.split('/').at(-1) ?? '', message)
      sim.changed()
    },
    locales: { set: async () => undefined, of: async () => undefined },
    chatbots: { all: async () => [], at: () => Promise.reject(new Error('none')), use: async () => undefined },
  }
  await platform.start(on as BridgeListener)
  onTestFinished(() => platform.stop())
  const { channel, world } = sim
  const forum = sim.addChannel('questions', [], ChannelType.GuildForum)
  const names: Record<string, string> = {
    ANA: ana.id,
    BEN: ben.id,
    BOT: sim.bot.id,
    ROLE: sim.bot.role.id,
    GUILD: sim.guild.id,
    CHANNEL: channel.id,
    DM: sim.dm(ana.id).id,
    VOICE: sim.addChannel('viewing', [], ChannelType.GuildVoice).id,
    POST: sim.threads.open(forum, 'Roofs', ana.id).id,
    THEIRS: sim.threads.open(channel, 'Holidays', ben.id).id,
    OURS: sim.threads.open(channel, 'Homes', sim.bot.id).id,
    MILL: sim.say({ by: ben.id, in: channel.id, text: 'The mill costs 90,000' }),
    ORIGIN: sim.origin,
    NOW: new Date().toISOString(),
    TOKEN: 'token',
  }
  names['BENS'] = sim.say({ by: ben.id, in: names['OURS'] ?? '', text: 'The yard is small' })
  const audience = { guildId: sim.guild.id, intents: 0 }
  /** What is heard of the message; a second one tells when it was read. */
  const take = async (body: Json, channelId: string): Promise<IncomingMessage | undefined> => {
    const [id, after] = [sim.newId(), sim.newId()]
    sim.gateway.dispatch('MESSAGE_CREATE', { ...(body as object), ...('id' in (body as object) && { id }) }, audience)
    const where = world.channels.get(channelId)?.guildId === undefined ? {} : { guild_id: sim.guild.id }
    const author = { id: ana.id, username: 'ana', discriminator: '0', global_name: 'Ana', avatar: null }
    const mention = { id: sim.bot.id, username: 'porchlight', discriminator: '0', bot: true }
    const marker = { id: after, channel_id: channelId, author, content: `<@${sim.bot.id}> and after it`, type: 0 }
    sim.gateway.dispatch('MESSAGE_CREATE', { ...marker, ...where, mentions: [mention] }, audience)
    await sim.until(() => received.has(after))
    return received.get(id)
  }
  const filled = (body: Json): Json =>
    JSON.parse(JSON.stringify(body).replaceAll(/\$([A-Z]+)/g, (whole, name: string) => names[name] ?? whole)) as Json
  return { reported, take, filled }
}

test.skipIf(mayLack === undefined)(
  'whatever field of a message is absent or null, as Discord’s document allows, what the others say is heard (needs discord-openapi.json in TEST_DATA_DIR)',
  async () => {
    const { reported, take, filled } = await startListening()
    let tried = 0
    const lost: object[] = []
    for (const { name, event, body } of payloads) {
      const given = filled(body)
      const { channel_id: channel = '' } = given as { channel_id?: string }
      if (event !== 'MESSAGE_CREATE' || channel.startsWith('$')) continue
      const whole = await take(given, channel)
      if (whole === undefined) continue
      for (const { path, how, body: lacking } of withoutEachField(given)) {
        if (MEANT.test(path) || mayLack?.(path, how) !== true) continue
        tried += 1
        const heard = await take(lacking, channel).catch((cause: unknown) => {
          throw new Error(`nothing is heard after ${name}, ${path} ${how}`, { cause })
        })
        const words = wordsLost(lacking, { before: whole.text, after: heard?.text ?? '' })
        if (words.length > 0) lost.push({ name, path, how, words, heard: heard?.text })
      }
    }
    expect(lost).toEqual([])
    expect(reported.filter((error) => error instanceof TypeError)).toEqual([])
    expect(tried).toBeGreaterThan(100)
  },
)
