import { expect, test } from 'vitest'
import { createGate } from '../../sim/clock/gate.ts'
import { fast } from '../../sim/slack/settings.ts'
import { startBot, until } from '../bot.ts'

const [BEGIN, END] = ['first '.repeat(900), `${'second '.repeat(700)}end.`]

/** The app in the middle of an answer of several messages, of which the first stand. */
async function startAnswering(channelStreams: boolean) {
  const gate = createGate()
  const bot = await startBot({
    channelStreams,
    settings: fast,
    script: async function* ({ question }) {
      if (question === 'how many?') {
        yield BEGIN
        await gate.opened
        yield END
      } else yield `You said: ${question}`
    },
  })
  const { sim } = bot
  const asked = sim.say({ text: `${sim.mention()} how many?` })
  const ours = (channel = sim.channel) => [...channel.messages.values()].filter((message) => message.ours)
  const textsIn = (channel = sim.channel) => ours(channel).map(({ text }) => text)
  await until(() => textsIn().join('').length > 4_000)
  return { ...bot, asked, gate, ours, textsIn }
}

type Stage = Awaited<ReturnType<typeof startAnswering>>

/** `thread`: the answer stands whole there. `private`: what did not stand there goes on in private, with a word why. */
type Outcome = 'thread' | 'private'

const fates: [name: string, outcome: Outcome, happens: (stage: Stage) => unknown][] = [
  ['it is put out of the channel', 'private', ({ sim }) => sim.channel.members.delete(sim.workspace.bot.user)],
  ['its channel is archived', 'private', ({ sim }) => Object.assign(sim.channel, { archived: true })],
  ['its channel is deleted', 'private', ({ sim }) => sim.workspace.channels.delete(sim.channel.id)],
  ['its channel becomes private', 'thread', ({ sim }) => Object.assign(sim.channel, { kind: 'group' })],
  ['its channel is renamed', 'thread', ({ sim }) => Object.assign(sim.channel, { name: 'houses' })],
  ['the question is deleted', 'thread', ({ sim, asked }) => sim.remove(asked)],
  ['the question is changed', 'thread', ({ sim, asked }) => sim.edit(asked, `${sim.mention()} how many of them?`)],
  ['the person is deactivated', 'thread', ({ sim }) => sim.workspace.people.delete(sim.person.id)],
]
const ways = fates.flatMap((fate) => [true, false].map((streams) => ({ fate, streams, name: fate[0] })))

test.each(ways)('while an answer grows, $name; streamed: $streams', async ({ fate: [, outcome, happens], streams }) => {
  const stage = await startAnswering(streams)
  const { sim, gate, bridge, model, textsIn } = stage
  const before = sim.record.calls.length
  happens(stage)
  gate.open()
  await bridge.idle()
  const inPrivate = textsIn(sim.directly())
  if (outcome === 'thread') {
    expect([textsIn().join(''), inPrivate]).toEqual([`${BEGIN}${END}`, []])
  } else {
    expect(inPrivate[0]).toContain('Slack does not let me answer where you asked')
    // Of three messages, those that do not stand whole in the thread stand in private.
    const inThread = textsIn().slice(0, 4 - inPrivate.length)
    expect([...inThread, ...inPrivate.slice(1)].join('')).toBe(`${BEGIN}${END}`)
  }
  const posts = sim.record.calls.slice(before).filter(({ method }) => method === 'chat.postMessage')
  expect(posts.filter(({ outcome: word }) => word !== 'ok').length).toBe(outcome === 'private' ? 1 : 0)
  expect(model.prompts).toHaveLength(1)
})
