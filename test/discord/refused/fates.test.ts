import { GatewayIntentBits, OverwriteType, PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { createGate } from '../../sim/clock/gate.ts'
import { channelShape, guildShape } from '../../sim/discord/gateway/shapes.ts'
import { withoutLimits } from '../../sim/discord/settings.ts'
import { startBot } from '../bot.ts'

const [BEGIN, END] = ['first '.repeat(400), `${'second '.repeat(500)}end.`]

/** The bot in the middle of an answer of three messages, of which the first stands. */
async function startAnswering() {
  const gate = createGate()
  const bot = await startBot({
    settings: withoutLimits,
    script: async function* ({ question }) {
      if (question === 'how many?') {
        yield BEGIN
        await gate.opened
        yield END
      } else yield `You said: ${question}`
    },
  })
  const { sim } = bot
  const ada = sim.join('Ada').id
  const thread = sim.say({ by: ada, in: sim.channel.id, text: `${sim.bot.mention} how many?` })
  await sim.until(() => sim.viewer(thread).answers().length === 2)
  const textsIn = (channel: string) =>
    (sim.world.channels.has(channel) ? sim.viewer(channel, ada).answers() : []).map(({ text }) => text)
  return { ...bot, ada, thread, gate, textsIn }
}

type Stage = Awaited<ReturnType<typeof startAnswering>>

const told = ({ sim }: Stage) => ({ guildId: sim.guild.id, intents: GatewayIntentBits.Guilds })

function deny(stage: Stage, ...permissions: (keyof typeof PermissionFlagsBits)[]) {
  const { sim } = stage
  const bits = permissions.reduce((all, permission) => all | PermissionFlagsBits[permission], 0n)
  sim.channel.overwrites.push({ id: sim.bot.id, type: OverwriteType.Member, allow: '0', deny: String(bits) })
  sim.gateway.dispatch('CHANNEL_UPDATE', channelShape(sim.world, sim.channel), told(stage))
}

function putOut(stage: Stage) {
  const { sim } = stage
  sim.gateway.dispatch('GUILD_DELETE', { id: sim.guild.id }, told(stage))
  sim.guild.members.delete(sim.bot.id)
}

/** `thread`: the answer stands whole in it. `channel`: its end stands there. `told`: in private that it cannot be shown. */
type Outcome = 'thread' | 'channel' | 'told' | 'gone'

const fates: [name: string, outcome: Outcome, happens: (stage: Stage) => void][] = [
  ['it may no longer write in threads', 'channel', (stage) => deny(stage, 'SendMessagesInThreads')],
  ['it may no longer write', 'told', (stage) => deny(stage, 'SendMessagesInThreads', 'SendMessages')],
  ['it no longer sees the channel', 'told', (stage) => deny(stage, 'ViewChannel')],
  ['it is put out of the server', 'told', putOut],
  ['its thread is deleted', 'gone', ({ sim, thread }) => sim.threads.remove(sim.world.channel(thread))],
  [
    'its channel is deleted',
    'gone',
    ({ sim, thread }) => {
      sim.threads.remove(sim.world.channel(thread))
      sim.threads.remove(sim.channel)
    },
  ],
  [
    'its thread is locked',
    'channel',
    ({ sim, thread }) => sim.threads.change(sim.world.channel(thread), { locked: true, archived: true }),
  ],
  [
    'its thread is renamed',
    'thread',
    ({ sim, thread }) => sim.threads.change(sim.world.channel(thread), { name: 'Closed' }),
  ],
  ['its channel is renamed', 'thread', ({ sim }) => sim.threads.change(sim.channel, { name: 'closed' })],
  ['the question is deleted', 'thread', ({ sim, thread }) => sim.remove({ in: sim.channel.id, message: thread })],
  [
    'the question is changed',
    'thread',
    ({ sim, thread }) =>
      sim.edit({ in: sim.channel.id, message: thread, text: `${sim.bot.mention} how many of them?` }),
  ],
]

/** Edits, posts, and a word in private are each refused once at most, where they are sent and in the other place. */
const REFUSED_MAX = 4

test.each(fates)('while an answer grows, %s: %s', async (_, outcome, happens) => {
  const stage = await startAnswering()
  const { sim, ada, thread, gate, bridge, model, textsIn } = stage
  const before = sim.requests.length
  happens(stage)
  gate.open()
  await bridge.idle()
  const dm = sim.dm(ada).id
  const stands: Record<Outcome, boolean> = {
    thread: textsIn(thread).join(' ') === `${BEGIN}${END}`,
    channel: textsIn(sim.channel.id).at(-1)?.endsWith('end.') === true,
    told: textsIn(dm).some((text) => text.includes('My answer could not be shown here')),
    gone: textsIn(thread).length === 0 && textsIn(sim.channel.id).length === 0,
  }
  expect(Object.entries(stands).flatMap(([where, isSo]) => (isSo ? where : []))).toContain(outcome)
  expect(textsIn(dm).length).toBe(outcome === 'told' ? 1 : 0)
  const refused = sim.requests.slice(before).filter(({ status = 0 }) => status >= 400)
  expect(refused.length).toBeLessThanOrEqual(REFUSED_MAX)
  // Neither Discord nor the model is asked the same again.
  expect(new Set(refused.map(({ method, path }) => `${method} ${path}`)).size).toBe(refused.length)
  expect(model.prompts).toHaveLength(1)
  sim.say({ by: ada, in: dm, text: 'still there?' })
  await sim.until(() => textsIn(dm).at(-1) === 'You said: still there?')
})

test('put out of a server and let in again, the bot answers in the threads that it had there', async () => {
  const stage = await startAnswering()
  const { sim, ada, thread, gate, bridge, textsIn } = stage
  putOut(stage)
  gate.open()
  await bridge.idle()
  sim.guild.members.set(sim.bot.id, { roles: [sim.bot.role.id], nick: null })
  sim.gateway.dispatch('GUILD_CREATE', guildShape(sim.world, sim.guild), told(stage))
  sim.say({ by: ada, in: thread, text: 'and now?' })
  await sim.until(() => textsIn(thread).at(-1) === 'You said: and now?')
})
