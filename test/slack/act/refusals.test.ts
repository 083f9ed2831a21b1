import { expect, test } from 'vitest'
import { saying } from '../../sim/models/scripted-model.ts'
import type { Chance, Fault } from '../../sim/slack/faults.ts'
import { fast } from '../../sim/slack/settings.ts'
import { idOfButton, startBot, until } from '../bot.ts'

const WORD = 'a_word_that_nobody_foresaw'

type Stage = Awaited<ReturnType<typeof startStage>>

/** The app with a listing, and a search of it that the person alone sees. */
async function startStage() {
  const bot = await startBot({ settings: fast, chatbot: { SuggestedMessage: 'What is new?' } })
  return bot
}

/** Everything that the person sees, wherever it stands. */
const seen = ({ sim }: Stage): string[] =>
  [...sim.workspace.channels.values()]
    .flatMap(({ messages }) =>
      [...messages.values()].filter(
        ({ ours, onlyFor }) => ours && (onlyFor === undefined || onlyFor === sim.person.id),
      ),
    )
    .map(({ ts, text }) => `${ts} ${text}`)

const acts: { [name: string]: (stage: Stage) => Promise<unknown> } = {
  '/ask': ({ sim }) => sim.command('/ask', 'is it quiet?'),
  '/listings with words': ({ sim }) => sim.command('/listings', 'homes in Kent'),
  '/porchlight help': ({ sim }) => sim.command('/porchlight', 'help'),
  '/porchlight use': ({ sim }) => sim.command('/porchlight', 'use'),
  'a mention': async ({ sim }) => sim.say({ text: `${sim.mention()} hello` }),
  'a mention without words': async ({ sim }) => sim.say({ text: sim.mention() }),
  'help as a message': async ({ sim }) => sim.say({ text: `${sim.mention()} help` }),
  'stop as a message': async ({ sim }) => sim.say({ text: `${sim.mention()} stop` }),
  'new as a message': async ({ sim }) => sim.say({ text: `${sim.mention()} new` }),
}

const METHODS = ['chat.postMessage', 'chat.postEphemeral', 'users.info']

test.each(Object.keys(acts))('whatever one call of “%s” meets, the person sees something of it', async (name) => {
  const stage = await startStage()
  const { sim } = stage
  for (const method of METHODS) {
    const before = new Set(seen(stage))
    sim.faults.next(method, { kind: 'refused', word: WORD })
    await acts[name]?.(stage)
    await until(() => seen(stage).some((one) => !before.has(one)))
    await stage.bridge.idle()
    sim.faults.clear()
  }
})

test.each<Fault>([{ kind: 'lost' }, { kind: 'status', status: 500 }, { kind: 'refused', word: 'internal_error' }])(
  'a question by command stands once and is answered, though its post meets %o',
  async (fault) => {
    const { sim, model, bridge } = await startBot()
    sim.faults.next('chat.postMessage', fault)
    await sim.command('/ask', 'is it quiet?')
    const questions = () => sim.viewer().filter(({ text }) => text.includes('is it quiet?'))
    const asked = await until(() => questions()[0])
    await until(() => sim.viewer(asked.ts).some(({ text }) => text === 'Hello there.'))
    await bridge.idle()
    expect([questions().length, model.prompts.length]).toEqual([1, 1])
    expect([...sim.channel.messages.values()].filter(({ onlyFor }) => onlyFor !== undefined)).toEqual([])
  },
)

test('a question that is too long for the metadata of its message says all the same who asks it', async () => {
  const { sim } = await startBot()
  // https://docs.slack.dev/reference/methods/chat.postMessage
  sim.faults.next('chat.postMessage', { kind: 'refused', word: 'metadata_too_large' })
  await sim.command('/ask', 'is it quiet?')
  const asked = await until(() => sim.viewer().find(({ text }) => text.includes('is it quiet?')))
  expect(asked.text).toContain('ana asks:')
  await until(() => sim.viewer(asked.ts).some(({ text }) => text === 'Hello there.'))
  const posts = sim.record.calls.filter(({ method }) => method === 'chat.postMessage').slice(0, 2)
  expect(posts.map(({ args }) => 'metadata' in args)).toEqual([true, false])
})

test.each<Fault>([{ kind: 'lost' }, { kind: 'status', status: 500 }, { kind: 'cut' }])(
  'a greeting stands once, and nothing is apologised for, though its post meets %o',
  async (fault) => {
    const { sim } = await startBot({ chatbot: { WelcomeMessage: 'Welcome home!' } })
    sim.faults.next('chat.postMessage', fault)
    sim.say({ text: `${sim.mention()} new` })
    const ours = () => [...sim.channel.messages.values()].filter((message) => message.ours).map(({ text }) => text)
    // After the fault it looks for its greeting, or apologises.
    const next = /^conversations\.replies|^chat\.postEphemeral/
    await until(() => ours().length > 0 && sim.record.calls.some(({ method }) => next.test(method)))
    expect(ours()).toEqual(['Welcome home!'])
  },
)

test('a failure of Slack is not told as one of the service', async () => {
  const { sim } = await startBot()
  sim.faults.next('views.open', { kind: 'refused', word: 'internal_error' })
  await sim.command('/listings')
  const whispers = () => [...sim.channel.messages.values()].filter(({ onlyFor }) => onlyFor === sim.person.id)
  await until(() => whispers().some(({ text }) => text.startsWith('Something went wrong on my side')))
})

test('a button whose address Slack no longer takes is answered in private all the same', async () => {
  const stage = await startBot({ chatbot: { SuggestedMessage: 'What is new?' }, settings: { responseUrlUses: 0 } })
  const { sim } = stage
  await sim.command('/porchlight', 'help')
  await until(() => [...sim.channel.messages.values()].find(({ onlyFor }) => onlyFor === sim.person.id))
})

test('an answer that nobody may see is told to the log in one word, without what only followed from it', async () => {
  const never: Chance = { on: /^chat\.(?:post|start)/, fault: { kind: 'refused', word: WORD }, share: 1 }
  const { sim, bridge, reported } = await startBot({ script: saying(...Array.from({ length: 50 }, () => 'word ')) })
  sim.faults.random(1, [never])
  const channel = sim.directly()
  sim.say({ text: 'hello', channel })
  await until(() => reported.length > 0)
  await bridge.idle()
  expect(reported.map((error) => (error as Error).name)).toEqual(['Undelivered'])
})

test.each([
  ['refuses', WORD, 'My answer could not be shown here', 1],
  ['got too late', 'expired_trigger_id', 'Something went wrong on my side. Please try again', 0],
])(
  'a dialog that Slack %s is explained to the person, and nobody is told that the service is away',
  async (...given) => {
    const [, word, words, reports] = given
    const { sim, reported } = await startBot()
    sim.faults.next('views.open', { kind: 'refused', word })
    await sim.command('/listings')
    const { text } = await until(() =>
      [...sim.channel.messages.values()].find(({ onlyFor }) => onlyFor === sim.person.id),
    )
    expect(text).toContain(words)
    expect(reported).toHaveLength(reports)
  },
)

const ELSEWHERE = 'Please ask again elsewhere'
const PERMISSION = 'Somebody who manages it can allow me to, in its posting permissions'

/** What Slack can have against the place, the person or the app: https://docs.slack.dev/reference/methods/chat.postMessage */
test.each([
  ['not_in_channel', 'Invite me with /invite'],
  ['channel_not_found', 'Invite me with /invite'],
  ['restricted_action', PERMISSION],
  ['restricted_action_read_only_channel', PERMISSION],
  ['restricted_action_thread_only_channel', PERMISSION],
  ['restricted_action_of_a_kind_to_come', PERMISSION],
  ['is_archived', ELSEWHERE],
  ['access_denied', ELSEWHERE],
  ['ekm_access_denied', ELSEWHERE],
  ['team_access_not_granted', ELSEWHERE],
  ['no_permission', ELSEWHERE],
  ['missing_scope', ELSEWHERE],
  ['messages_tab_disabled', ELSEWHERE],
  ['message_limit_exceeded', ELSEWHERE],
])('where Slack says “%s” to a question by command, the person reads at once what can be done', async (word, words) => {
  const { sim } = await startBot()
  sim.faults.next('chat.postMessage', { kind: 'refused', word }, { times: 10 })
  await sim.command('/ask', 'is it quiet?')
  const { text } = await until(() =>
    [...sim.channel.messages.values()].find(({ onlyFor }) => onlyFor === sim.person.id),
  )
  expect(text).toContain(words)
  expect(sim.record.outcomes()).toMatchObject({ [`chat.postMessage ${word}`]: 1 })
})

test('a home that Slack refuses is shown in a plainer way', async () => {
  const { sim } = await startBot()
  sim.faults.next('views.publish', { kind: 'refused', word: WORD })
  sim.openHome()
  const home = await until(() => sim.home())
  expect(idOfButton(home.body['blocks'], 'Search listings')).toContain('search')
})
