import { expect, test } from 'vitest'
import { createGate } from '../../sim/clock/gate.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import type { Settings } from '../../sim/slack/settings.ts'
import { startBot, until } from '../bot.ts'

const WORDS = [
  'user_not_found',
  'messages_tab_disabled',
  'messaging_processing_failed',
  'unknown_method',
  'method_deprecated',
  'feature_not_enabled',
  'a_word_that_nobody_foresaw',
]

test.each(WORDS)(
  'where Slack streams nothing and says “%s”, answers are posted, and it is asked once',
  async (word) => {
    const { sim, bridge, reported } = await startBot({ channelStreams: true })
    sim.faults.next('chat.startStream', { kind: 'refused', word }, { times: 100 })
    const threads = [1, 2].map((number) => sim.say({ text: `${sim.mention()} question ${number}` }))
    for (const thread of threads) await until(() => sim.viewer(thread).some(({ text }) => text === 'Hello there.'))
    await bridge.idle()
    const starts = sim.record.calls.filter(({ method }) => method === 'chat.startStream')
    expect(starts.length).toBeLessThanOrEqual(2)
    expect(new Set(starts.map(({ outcome }) => outcome))).toEqual(new Set([word]))
    expect(reported).toEqual([])
  },
)

test.each<[string, RegExp, boolean]>([
  ['streams only', /^chat\.startStream$/, true],
  ['posts as well', /^chat\.(?:startStream|postMessage)$/, false],
])(
  'in private “messages_tab_disabled” may meet %s: the answer stands, or the log says why not',
  async (_, on, stands) => {
    const { sim, bridge, reported } = await startBot()
    sim.faults.random(1, [{ on, fault: { kind: 'refused', word: 'messages_tab_disabled' }, share: 1 }])
    const channel = sim.directly()
    const thread = sim.say({ text: 'hello', channel })
    await until(() => reported.length > 0 || sim.viewer(thread, channel).some(({ text }) => text === 'Hello there.'))
    await bridge.idle()
    expect(sim.viewer(thread, channel).some(({ text }) => text === 'Hello there.')).toBe(stands)
    expect(reported).toHaveLength(stands ? 0 : 1)
  },
)

test.each(['checked', 'ignored'] as const)(
  'a guest is answered with a stream, the team being %s',
  async (recipientTeams) => {
    const { sim } = await startBot({ channelStreams: true, settings: { recipientTeams } })
    const guest = sim.world.addPerson(sim.workspace, 'gil', 'en-US', 'T0ELSEWHERE')
    const thread = sim.say({ text: `${sim.mention()} hello`, person: guest })
    await until(() => sim.viewer(thread).some(({ text }) => text === 'Hello there.'))
    expect(sim.record.outcomes()).toMatchObject({ 'chat.startStream ok': 1 })
  },
)

test.each(['channel', 'refused'] as const)(
  'the answer to a question that was deleted meanwhile is nobody else’s to read, a post to its thread being for the %s',
  async (goneThreads) => {
    const [asked, gate] = [createGate(), createGate()]
    const script: Script = async function* () {
      asked.open()
      await gate.opened
      yield 'Hello there.'
    }
    const { sim, bridge } = await startBot({ settings: { goneThreads }, script })
    const question = sim.say({ text: `${sim.mention()} I lost my job` })
    await asked.opened
    sim.remove(question)
    gate.open()
    await until(() => sim.viewer(undefined, sim.directly()).some(({ text }) => text === 'Hello there.'))
    await bridge.idle()
    expect(sim.viewer()).toEqual([])
  },
)

/** What somebody else in the channel sees while an answer is made. */
async function seenByOthers(channelStreams: boolean, settings: Partial<Settings>) {
  const [begun, gate] = [createGate(), createGate()]
  const script: Script = async function* () {
    yield 'There is a barn'
    await begun.opened
    yield ' and a mill'
    await gate.opened
    yield ' in Kent.'
  }
  const { sim } = await startBot({ channelStreams, settings, script })
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  const thread = sim.say({ text: `${sim.mention()} hello` })
  const lastFor = (id: string) => sim.viewer(thread, sim.channel, id).at(-1)?.text ?? ''
  await until(() => lastFor(bob.id).includes('barn'))
  begun.open()
  await until(() => lastFor(sim.person.id).includes('mill'))
  const meanwhile = lastFor(bob.id)
  gate.open()
  await until(() => lastFor(bob.id) === 'There is a barn and a mill in Kent.')
  return meanwhile
}

test('in a channel everybody sees an answer grow, whoever a stream would grow for', async () => {
  expect(await seenByOthers(false, { streamsGrowFor: 'recipient' })).toContain('mill')
  expect(await seenByOthers(true, { streamsGrowFor: 'all' })).toContain('mill')
  // With SLACK_CHANNEL_STREAMS on, where Slack shows streams to one person alone, the others wait.
  expect(await seenByOthers(true, { streamsGrowFor: 'recipient' })).not.toContain('mill')
})
