import { OverwriteType, PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { createGate } from '../sim/clock/gate.ts'
import type { SimDiscord } from '../sim/discord/discord.ts'
import type { Requested } from '../sim/discord/record.ts'
import { withoutLimits } from '../sim/discord/settings.ts'
import type { Script } from '../sim/models/scripted-model.ts'
import { startBot } from './bot.ts'

const echo: Script = async function* ({ question, exchanges }) {
  yield `${exchanges.length}: `
  yield question
}

test('a mention opens a thread named after the question, where the answer appears', async () => {
  const { sim, reported } = await startBot()
  const ada = sim.join('Ada')
  const text = `${sim.bot.mention} What is there in **Kent**?`
  const question = sim.say({ by: ada.id, in: sim.channel.id, text })
  await sim.until(() => sim.viewer(question).answers()[0]?.text === 'Hello there.')
  expect(sim.viewer(question).answers()).toMatchObject([{ buttons: [] }])
  expect(sim.world.channel(question)).toMatchObject({ name: 'What is there in Kent?' })
  expect(sim.viewer(sim.channel.id).answers()).toEqual([])
  expect(reported).toEqual([])
})

test('in its thread the bot needs no mention, and remembers the talk', async () => {
  const { sim } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === '0: first')
  sim.say({ by: sim.join('Bob').id, in: thread, text: 'second' })
  await sim.until(() => sim.viewer(thread).answers()[1]?.text === '1: second')
})

test('who names the bot by an edit is answered, once, and so is who then adds words', async () => {
  const { sim, model } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const forgotten = sim.say({ by: ada.id, in: sim.channel.id, text: 'any garden?' })
  const wordless = sim.say({ by: ada.id, in: sim.channel.id, text: sim.bot.mention })
  await sim.until(() => sim.viewer(wordless).answers().length === 1)
  const edit = (message: string, text: string) => sim.edit({ in: sim.channel.id, message, text })
  edit(forgotten, `${sim.bot.mention} any garden?`)
  await sim.until(() => sim.viewer(forgotten).answers()[0]?.text === '0: any garden?')
  edit(forgotten, `${sim.bot.mention} any garden or balcony?`)
  edit(wordless, `${sim.bot.mention} any pool?`)
  await sim.until(() => sim.viewer(wordless).answers()[1]?.text === '0: any pool?')
  expect(model.prompts.map(({ question }) => question)).toEqual(['any garden?', 'any pool?'])
})

test('what is not said to the bot is left alone', async () => {
  const { sim, model } = await startBot()
  const ada = sim.join('Ada')
  sim.say({ by: ada.id, in: sim.channel.id, text: 'hello all' })
  sim.say({ by: ada.id, in: sim.channel.id, text: '@everyone hello' })
  const last = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} hello` })
  await sim.until(() => sim.viewer(last).answers().length > 0)
  expect(model.prompts.map(({ question }) => question)).toEqual(['hello'])
})

test('in its thread, what is said to a group of people is left alone; an address is no group', async () => {
  const { sim, model } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === '0: first')
  for (const all of ['@here', '@everyone', '<@&900000000000000001>'])
    sim.say({ by: ada.id, in: thread, text: `${all} can one of you call me?` })
  sim.say({ by: ada.id, in: thread, text: 'or write to ada@here.example' })
  await sim.until(() => sim.viewer(thread).answers().length === 2)
  expect(model.prompts.map(({ question }) => question)).toEqual(['first', 'or write to ada@here.example'])
})

test('the role that Discord made for the bot is the bot', async () => {
  const { sim, model } = await startBot()
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `<@&${sim.bot.role.id}> hello` })
  await sim.until(() => sim.viewer(thread).answers().length > 0)
  expect(model.prompts.map(({ question }) => question)).toEqual(['hello'])
})

test('a direct message is answered in place', async () => {
  const { sim } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'hello' })
  await sim.until(() => sim.viewer(dm).answers()[0]?.text === '0: hello')
  sim.say({ by: ada.id, in: dm, text: 'again' })
  await sim.until(() => sim.viewer(dm).answers()[1]?.text === '1: again')
})

/** A channel where the bot may not do some things. */
function without(sim: SimDiscord, ...permissions: (keyof typeof PermissionFlagsBits)[]): string {
  const deny = permissions.reduce((all, permission) => all | PermissionFlagsBits[permission], 0n).toString()
  return sim.addChannel('quiet', [{ id: sim.bot.id, type: OverwriteType.Member, allow: '0', deny }]).id
}

test('without the permission for threads, answers are replies, and a reply to one goes on with its talk', async () => {
  const { sim, reported } = await startBot({ script: echo })
  const quiet = without(sim, 'CreatePublicThreads')
  const ada = sim.join('Ada')
  const said = (text: string) =>
    sim
      .viewer(quiet)
      .answers()
      .find((message) => message.text === text)
  const first = sim.say({ by: ada.id, in: quiet, text: `${sim.bot.mention} first` })
  const answer = await sim.until(() => said('0: first'))
  expect(answer.shape.message_reference?.message_id).toBe(first)
  const second = sim.say({ by: ada.id, in: quiet, text: 'second', replyTo: answer.id })
  const next = await sim.until(() => said('1: second'))
  expect(next.shape.message_reference?.message_id).toBe(second)
  sim.say({ by: ada.id, in: quiet, text: 'third', replyTo: next.id })
  await sim.until(() => said('2: third'))
  sim.say({ by: ada.id, in: quiet, text: `${sim.bot.mention} anew` })
  await sim.until(() => said('0: anew'))
  expect(sim.requests.filter(({ path }) => path.endsWith('/threads'))).toEqual([])
  expect(reported).toEqual([])
})

test('where it may not look back either, the bot answers without a reference', async () => {
  const { sim, reported } = await startBot()
  const quiet = without(sim, 'CreatePublicThreads', 'ReadMessageHistory')
  sim.say({ by: sim.join('Ada').id, in: quiet, text: `${sim.bot.mention} hello` })
  const answer = await sim.until(() =>
    sim
      .viewer(quiet)
      .answers()
      .find(({ text }) => text === 'Hello there.'),
  )
  expect(answer.shape.message_reference).toBeUndefined()
  expect(reported).toEqual([])
})

test('where it may not look back either, an answer whose first words were shown unheard of has its last words', async () => {
  const gate = createGate()
  const script: Script = async function* () {
    yield 'The first half '
    await gate.opened
    yield 'and the second half.'
  }
  const { sim } = await startBot({ script })
  const quiet = without(sim, 'CreatePublicThreads', 'ReadMessageHistory')
  // discord.js itself repeats a request once.
  sim.faults.plan({ kind: 'lost', done: true }, { method: 'POST', path: /\/messages$/, times: 2 })
  sim.say({ by: sim.join('Ada').id, in: quiet, text: `${sim.bot.mention} hello` })
  const answers = () =>
    sim
      .viewer(quiet)
      .answers()
      .filter(({ text }) => text.startsWith('The first half'))
  await sim.until(() => answers().length > 0)
  gate.open()
  await sim.until(() => answers()[0]?.buttons.length === 0)
  expect(answers().map(({ text }) => text)).toEqual(['The first half and the second half.'])
})

test('what is missing is told once in a channel, and in private where the bot may not write', async () => {
  const { sim, reported } = await startBot()
  const ada = sim.join('Ada')
  const told = (channel: string, part: string) =>
    sim
      .viewer(channel)
      .answers()
      .filter(({ text }) => text.includes(part)).length
  const quiet = without(sim, 'CreatePublicThreads')
  sim.say({ by: ada.id, in: quiet, text: `${sim.bot.mention} one` })
  sim.say({ by: ada.id, in: quiet, text: `${sim.bot.mention} two` })
  await sim.until(() => told(quiet, 'Hello there.') === 2 && told(quiet, 'Create Public Threads') === 1)
  const mute = without(sim, 'SendMessages', 'CreatePublicThreads')
  sim.say({ by: ada.id, in: mute, text: `${sim.bot.mention} three` })
  await sim.until(() => told(sim.dm(ada.id).id, '“Send Messages”') === 1)
  expect(reported).toEqual([])
})

test('two processes of the bot tell who writes where it may not once', async () => {
  const { sim, run } = await startBot()
  await run()
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: without(sim, 'SendMessages', 'CreatePublicThreads'), text: `${sim.bot.mention} one` })
  const isPosted = ({ method, path, status }: Requested) =>
    method === 'POST' && path === `/channels/${dm}/messages` && status === 200
  await sim.until(() => sim.requests.filter(isPosted).length === 2)
  expect(sim.viewer(dm).answers()).toHaveLength(1)
})

test('in a thread of somebody else, the bot answers where it is named and nowhere else', async () => {
  const { sim, model } = await startBot()
  const ada = sim.join('Ada')
  const start = sim.say({ by: ada.id, in: sim.channel.id, text: 'our holidays' })
  const thread = sim.threads.open(sim.channel, 'Holidays', ada.id, sim.world.message(sim.channel.id, start)).id
  sim.say({ by: ada.id, in: thread, text: 'not for the bot' })
  sim.say({ by: ada.id, in: thread, text: `${sim.bot.mention} for the bot` })
  await sim.until(() => sim.viewer(thread).answers().length > 0)
  expect(model.prompts.map(({ question }) => question)).toEqual(['for the bot'])
})

/** Another bot or a person opens a thread from a message, so long after it. */
function openFrom(sim: SimDiscord, message: string, { channel = sim.channel, bot = true, afterMs = 0 } = {}): string {
  const from = sim.world.message(channel.id, message)
  const openedAt = Date.now() + afterMs
  return sim.threads.open(channel, 'A thread', sim.join('Threads', { bot }).id, from, { openedAt }).id
}

test('in a thread that another bot opens at once from a question, the bot needs no mention, and remembers the talk', async () => {
  const { sim, run, stop } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const say = (text: string, at = sim.channel.id) => sim.say({ by: ada.id, in: at, text })
  const thread = openFrom(sim, say(`${sim.bot.mention} first`))
  const isAnswered = (text: string) =>
    sim.until(() =>
      sim
        .viewer(thread)
        .answers()
        .some((answer) => answer.text === text),
    )
  await isAnswered('0: first')
  say('second', thread)
  await isAnswered('1: second')
  say(`${sim.bot.mention} third`, thread)
  await isAnswered('2: third')
  await sim.command({ by: ada.id, in: thread, name: 'ask', options: { question: 'fourth' } })
  await isAnswered('3: fourth')
  await stop()
  say('fifth', thread)
  const meanwhile = openFrom(sim, say(`${sim.bot.mention} anew`))
  say('and further', meanwhile)
  await run()
  await isAnswered('4: fifth')
  await sim.until(() => sim.viewer(meanwhile).answers().length === 2)
})

test.each([
  ['another bot opens later', { bot: true, afterMs: 10 * 60_000 }],
  ['a person opens at once', { bot: false }],
])('a thread that %s from a question is theirs', async (_, opened) => {
  const { sim, model } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const quiet = without(sim, 'CreatePublicThreads')
  const question = sim.say({ by: ada.id, in: quiet, text: `${sim.bot.mention} first` })
  await sim.until(() => model.prompts.length > 0 && sim.viewer(quiet).answers().length > 0)
  const thread = openFrom(sim, question, { channel: sim.world.channel(quiet), ...opened })
  sim.say({ by: ada.id, in: thread, text: 'what do you make of that, all?' })
  sim.say({ by: ada.id, in: thread, text: `${sim.bot.mention} second` })
  await sim.until(() => sim.viewer(thread).answers().length > 0)
  expect(model.prompts.map(({ question: asked }) => asked)).toEqual(['first', 'second'])
})

test('nobody is pinged by what the bot says', async () => {
  const loud: Script = async function* () {
    yield '@everyone '
    yield '@here <@&1> '
  }
  const { sim } = await startBot({ script: loud })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `${sim.bot.mention} shout` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text.includes('@here'))
  expect(sim.pings.filter(({ text }) => !text.includes('shout'))).toEqual([])
})

test('in a server where nobody named it, the bot takes the name of its chatbot', async () => {
  const { sim } = await startBot({ chatbot: { Name: 'Lanternwick' } })
  await sim.until(() => sim.guild.members.get(sim.bot.id)?.nick === 'Lanternwick')
})

test('what was said in a thread or a server that is gone before the bot reads it is no fault of the bot', async () => {
  const { sim, reported } = await startBot({ settings: withoutLimits })
  const ada = sim.join('Ada')
  const ask = (text: string) => sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} ${text}` })
  /** Whole, and without its Stop button: nothing of it is still to be shown. */
  const isAnswered = (channel: string) =>
    sim.viewer(channel).answers()[0]?.text === 'Hello there.' && sim.viewer(channel).answers()[0]?.buttons.length === 0
  const thread = ask('first')
  await sim.until(() => isAnswered(thread))
  const said = sim.say({ by: ada.id, in: thread, text: 'second' })
  sim.edit({ in: thread, message: said, text: 'second, better' })
  sim.remove({ in: thread, message: said })
  sim.threads.remove(sim.world.channel(thread))
  const next = ask('third')
  await sim.until(() => isAnswered(next))
  sim.say({ by: ada.id, in: next, text: 'fourth' })
  const audience = { guildId: sim.guild.id, intents: 0 }
  sim.gateway.dispatch('GUILD_DELETE', { id: sim.guild.id }, audience)
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'fifth' })
  await sim.until(() => isAnswered(dm))
  expect(reported).toEqual([])
})
