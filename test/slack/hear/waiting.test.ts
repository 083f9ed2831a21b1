import { expect, test } from 'vitest'
import { createForgetfulMemory } from '../../sim/bots/forgetful-memory.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import type { SimSlack } from '../../sim/slack/slack.ts'
import { startBot, until } from '../bot.ts'

/** Says what it was asked, but the first question only when the gate opens. */
function gated() {
  const gate = Promise.withResolvers<void>()
  const script: Script = async function* ({ question, exchanges }, signal) {
    yield 'So: '
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    if (exchanges.length === 0) await Promise.race([gate.promise, stopped])
    yield question
  }
  return { script, open: () => gate.resolve() }
}
const said = (sim: SimSlack, thread: string, words: string) =>
  until(() => sim.viewer(thread).find(({ ours, open, text }) => ours && !open && text.includes(words)))
const reactions = (sim: SimSlack, thread: string, ts: string) =>
  sim.viewer(thread).find((message) => message.ts === ts)?.reactions
const statusOf = (sim: SimSlack, thread: string) => sim.workspace.sessions.get(`${sim.channel.id}/${thread}`)

async function startAsking() {
  const { script, open } = gated()
  const bot = await startBot({ script })
  const thread = bot.sim.say({ text: `${bot.sim.mention()} what is there in Kent?` })
  await until(() => bot.sim.viewer(thread).some(({ ours }) => ours))
  return { ...bot, open, thread }
}

test('while an answer is made, Slack shows it, with what the talk is about', async () => {
  const { sim, thread, open } = await startAsking()
  await until(() => statusOf(sim, thread)?.status === 'processing')
  expect(statusOf(sim, thread)?.title).toBe('what is there in Kent?')
  open()
  await said(sim, thread, 'So: what is there in Kent?')
  await until(() => statusOf(sim, thread)?.status === 'active')
})

test('what Slack shows by itself while a message is streamed, and no more after it, is not asked for', async () => {
  const gate = Promise.withResolvers<void>()
  const script: Script = async function* ({ question }) {
    await gate.promise
    yield `So: ${question}`
  }
  const { sim, bridge } = await startBot({ script, channelStreams: true })
  const thread = sim.say({ text: `${sim.mention()} what?` })
  const asked = () => sim.record.calls.filter(({ method }) => method === 'agents.sessions.setStatus')
  await until(() => asked().some(({ outcome }) => outcome === 'ok'))
  await until(() => statusOf(sim, thread)?.status === 'processing')
  gate.resolve()
  await said(sim, thread, 'So: what?')
  await bridge.idle()
  expect(statusOf(sim, thread)?.status).toBe('active')
  expect(asked().map(({ args }) => args['status'])).toEqual(['processing'])
})

test('what comes meanwhile is marked as seen, collected, changed and taken back until it is answered', async () => {
  const { sim, thread, open, model } = await startAsking()
  const [one, two, three] = ['with a pool?', 'and a garden?', 'no, wait'].map((text) => sim.say({ text, thread }))
  await until(() => reactions(sim, thread, three ?? '')?.includes('eyes'))
  sim.edit(two ?? '', 'and a big garden?')
  sim.remove(three ?? '')
  await until(() => sim.events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined))
  open()
  await said(sim, thread, 'and a big garden?')
  expect(model.prompts[1]?.question).toBe('with a pool?\n\nand a big garden?')
  await until(() => reactions(sim, thread, one ?? '')?.length === 0)
})

test.each(['the button', 'a word'])('%s stops an answer, and what was said stays', async (way) => {
  const { sim, thread, model } = await startAsking()
  if (way === 'a word') sim.say({ text: 'Stop', thread })
  else sim.stop(thread)
  await said(sim, thread, 'Stopped.')
  expect((await said(sim, thread, 'So:')).text).toMatch(/^So: .*Stopped\.$/s)
  expect(model.prompts).toHaveLength(1)
})

test.each(['stopped_by_user', 'message_not_in_streaming_state', 'a_word_that_nobody_foresaw'])(
  'after the button was pressed Slack may refuse every word with “%s”: it says once that it was stopped',
  async (word) => {
    const { sim, bridge, reported } = await startBot({ script: gated().script, channelStreams: true })
    const thread = sim.say({ text: `${sim.mention()} what?` })
    await until(() => sim.viewer(thread).some(({ open }) => open))
    sim.faults.next(/Stream$/, { kind: 'refused', word }, { times: 100 })
    sim.stop(thread)
    await said(sim, thread, 'Stopped.')
    await bridge.idle()
    const texts = sim.viewer(thread).filter(({ ours }) => ours)
    expect(texts.map(({ text }) => text)).toEqual(['So: \n\nStopped.'])
    expect(sim.session(thread)?.status).toBe('active')
    expect(reported).toEqual([])
  },
)

test('a question that began a thread and was deleted before Slack told of it is not answered', async () => {
  const { sim, model, bridge } = await startBot()
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  sim.faults.next(/^event/, { kind: 'late', ms: 400 }, { times: 2 })
  const thread = sim.say({ text: `${sim.mention()} no, wait` })
  sim.say({ text: 'what?', thread, person: bob })
  sim.remove(thread)
  expect(sim.channel.messages.get(thread)?.tombstone).toBe(true)
  await until(() => sim.events.length === 4 && sim.events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined))
  const other = sim.say({ text: `${sim.mention()} hello` })
  await said(sim, other, 'Hello there.')
  await bridge.idle()
  expect(model.prompts.map(({ question }) => question)).toEqual(['hello'])
})

test('nothing to stop is said to the person alone', async () => {
  const { sim, thread, open, bridge } = await startAsking()
  open()
  await said(sim, thread, 'So: what')
  await bridge.idle()
  sim.say({ text: 'stop', thread })
  await said(sim, thread, 'I am not answering anything')
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  expect(sim.viewer(thread, sim.channel, bob.id).some(({ text }) => text.includes('not answering'))).toBe(false)
})

test('an answer that a restart broke off is ended in the same message', async () => {
  const { sim, thread, open, stop, run } = await startAsking()
  const { ts } = await until(() => sim.viewer(thread).find(({ ours }) => ours))
  await stop()
  open()
  await run()
  const whole = await said(sim, thread, 'So: what is there in Kent?')
  expect(whole.ts).toBe(ts)
  expect(sim.viewer(thread)).toHaveLength(2)
})

test.each([{ type: 'app_uninstalled' }, { type: 'tokens_revoked', tokens: { oauth: [], bot: ['U0BOT'] } }])(
  'an app of one workspace ends when it is removed there, and not if that is told late: $type',
  async (event) => {
    const { sim, platform, bridge, reported } = await startBot()
    sim.happen(event)
    await until(() => sim.events.at(-1)?.acknowledgedAt)
    await said(sim, sim.say({ text: `${sim.mention()} hello?` }), 'Hello there.')
    await bridge.idle()
    sim.workspace.token = 'xoxb-revoked'
    sim.happen(event)
    await expect(platform.ended).rejects.toMatchObject({ name: 'TokenRejected', token: 'SLACK_BOT_TOKEN' })
    expect(reported).toEqual([])
  },
)

test('an app whose token Slack takes no more ends, and answers with a new one what was said', async () => {
  const { sim, platform, stop, run, model } = await startBot()
  const { token } = sim.workspace
  const asked = sim.say({ text: `${sim.mention()} hello?` })
  await said(sim, asked, 'Hello there.')
  sim.workspace.token = 'xoxb-revoked'
  const thread = sim.say({ text: `${sim.mention()} are you there?` })
  await expect(platform.ended).rejects.toMatchObject({ name: 'TokenRejected', token: 'SLACK_BOT_TOKEN' })
  await stop()
  sim.workspace.token = token
  await run()
  await said(sim, thread, 'Hello there.')
  expect(model.prompts).toHaveLength(2)
})

test('what was said while the app was away is answered once: in known talks, and in new ones', async () => {
  const { sim, thread, open, stop, run, bridge } = await startAsking()
  open()
  await said(sim, thread, 'So: what')
  await bridge.idle()
  await stop()
  sim.faults.next(/^event/, { kind: 'dropped' }, { times: 10 })
  sim.say({ text: 'anybody there?', thread })
  const other = sim.say({ text: `${sim.mention()} and in Lund?` })
  sim.faults.clear()
  const later = await run()
  await said(sim, thread, 'anybody there?')
  await said(sim, other, 'and in Lund?')
  await later.bridge.idle()
  expect(sim.viewer(thread).filter(({ ours }) => ours)).toHaveLength(2)
  expect(sim.viewer(other).filter(({ ours }) => ours)).toHaveLength(1)
})

test('connections that Slack ends are made anew, and nothing is lost meanwhile', async () => {
  // A busy machine may take longer to connect than until Slack tells of an event for the second time, a minute before the third.
  const { sim } = await startBot({ settings: { retryMs: Array.from({ length: 50 }, () => 100) } })
  sim.sockets.refresh()
  const first = sim.say({ text: `${sim.mention()} one` })
  await said(sim, first, 'Hello there.')
  sim.sockets.drop()
  const second = sim.say({ text: `${sim.mention()} two` })
  await said(sim, second, 'Hello there.')
  await until(() => sim.sockets.count() === 2)
})

test('after an outage the app comes back, and what was said meanwhile is answered once', async () => {
  const { sim, bridge } = await startBot()
  const thread = sim.say({ text: `${sim.mention()} one` })
  await said(sim, thread, 'Hello there.')
  sim.outage(true)
  sim.say({ text: 'two', thread })
  await until(() => sim.sockets.count() === 0)
  sim.outage(false)
  await until(() => sim.viewer(thread).filter(({ ours, open }) => ours && !open).length === 2)
  await until(() => sim.sockets.count() === 2)
  await bridge.idle()
  expect(sim.viewer(thread).filter(({ ours }) => ours)).toHaveLength(2)
})

test('by signed requests everything works the same', async () => {
  const { sim, reported } = await startBot({ http: true })
  const thread = sim.say({ text: `${sim.mention()} one` })
  await said(sim, thread, 'Hello there.')
  await sim.command('/listings', 'homes')
  await until(() => [...sim.channel.messages.values()].some(({ text }) => text.includes('No listing matches')))
  expect(reported).toEqual([])
})

test('an event that could not be stored comes again', async () => {
  const { sim, memory } = await startBot({ settings: { retryMs: [50, 50, 50] } })
  const { atomic: cells } = memory
  let broken = true
  const swap = cells.swap.bind(cells)
  cells.swap = async (...given) => {
    if (broken) throw new Error('the disk is full')
    return swap(...given)
  }
  const thread = sim.say({ text: `${sim.mention()} one` })
  await until(() => sim.events.some(({ attempts }) => attempts > 1))
  broken = false
  await said(sim, thread, 'Hello there.')
})

test.each(['get channel-before/', 'cells'])(
  'what is said while the memory fails (%s) is answered, though Slack does not tell of it again',
  async (failing) => {
    const { script, open } = gated()
    open()
    const { sim, model, run, stop } = await startBot({ script, settings: { retryMs: [], speed: 20 } })
    await stop()
    const forgetful = createForgetfulMemory()
    await run(forgetful.memory)
    forgetful.fail(4, failing)
    const thread = sim.say({ text: `${sim.mention()} first` })
    await said(sim, thread, 'So: first')
    forgetful.fail(4, failing)
    sim.say({ text: 'second', thread })
    sim.say({ text: 'third', thread })
    const asked = () => model.prompts.flatMap(({ question }) => question.split('\n\n'))
    await until(() => asked().length === 3)
    expect(asked().toSorted()).toEqual(['first', 'second', 'third'])
  },
)

test('what is said while the memory fails is answered before what is said once it works', async () => {
  const { script, open } = gated()
  open()
  const { sim, model, run, stop } = await startBot({ script, settings: { retryMs: [], speed: 10 } })
  await stop()
  const forgetful = createForgetfulMemory()
  await run(forgetful.memory)
  const thread = sim.say({ text: `${sim.mention()} first` })
  await said(sim, thread, 'So: first')
  forgetful.fail(4, 'get channel-before/')
  sim.say({ text: 'second', thread })
  await until(() => forgetful.left() === 0)
  sim.say({ text: 'third', thread })
  const asked = () => model.prompts.flatMap(({ question }) => question.split('\n\n'))
  await until(() => asked().length === 3)
  expect(asked()).toEqual(['first', 'second', 'third'])
})

test('a command that could not be read for a minute is not run late', async () => {
  const { script, open } = gated()
  open()
  const { sim, run, stop } = await startBot({ script, settings: { retryMs: [], speed: 60 } })
  await stop()
  const forgetful = createForgetfulMemory()
  const { bridge } = await run(forgetful.memory)
  const thread = sim.say({ text: `${sim.mention()} first` })
  await said(sim, thread, 'So: first')
  sim.say({ text: 'help', thread })
  const helps = () => sim.viewer(thread).filter(({ text }) => text.includes('forget me'))
  await until(() => helps().length === 1)
  forgetful.fail(8, 'get channel-before/')
  sim.say({ text: 'help', thread })
  await until(() => forgetful.left() === 0)
  sim.say({ text: 'second', thread })
  await said(sim, thread, 'So: second')
  await bridge.idle()
  expect(helps()).toHaveLength(1)
})
