import { PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { formatErrorForLog } from '../../../adapters/bridge/program/log.ts'
import { idOf } from '../../../adapters/discord/ids.ts'
import { connectThrough } from '../bot.ts'
import { attended, forgetful, startDesk } from './stage.ts'

const MEMBER = /\/members\/\d+$/

test('a bot that lost its memory finds desk threads and visitors’ threads again', async () => {
  const stage = await startDesk()
  const { sim, ada, ana, said } = stage
  const { thread, room } = await attended(stage)
  await stage.stop()
  const bot = await forgetful(stage)
  const words = sim.say({ by: ana.id, in: room, text: 'Back again' })
  await sim.until(() => said(thread).includes('**Ana:** Back again'))
  await sim.until(() => stage.marks(room, words).includes('✅'))
  await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  sim.say({ by: ada.id, in: thread, text: 'Hello again' })
  await sim.until(() => said(room).some((text) => text.includes('Hello again')))
  expect([stage.rooms().length, stage.model.prompts.length, bot.reported]).toEqual([1, 0, []])
})

test('two processes do each thing once, and told twice it is done once', async () => {
  const stage = await startDesk()
  const { sim, ada, ana, said } = stage
  await stage.run()
  const { thread, room } = await attended(stage)
  for (const text of ['one', 'two', 'three']) {
    const words = sim.say({ by: ana.id, in: room, text })
    sim.repeat({ in: room, message: words })
    sim.say({ by: ada.id, in: thread, text: `and ${text}` })
    await sim.until(() => said(thread).includes(`**Ana:** ${text}`))
  }
  await sim.until(() => said(room).some((text) => text.includes('and three')))
  expect(said(thread).filter((text) => text.startsWith('**Ana'))).toEqual([
    '**Ana:** one',
    '**Ana:** two',
    '**Ana:** three',
  ])
  expect(said(room).filter((text) => text.includes('and '))).toHaveLength(3)
  expect(stage.rooms()).toHaveLength(1)
})

test('what staff correct while the bot is away is corrected when it is back', async () => {
  const stage = await startDesk()
  const { sim, ana, said } = stage
  const { thread, room } = await attended(stage)
  const words = sim.say({ by: ana.id, in: room, text: 'At noon.' })
  await sim.until(() => said(thread).includes('**Ana:** At noon.'))
  await sim.until(() => stage.marks(room, words).includes('✅'))
  await stage.stop()
  sim.edit({ in: room, message: words, text: 'At one.' })
  await stage.run()
  await sim.until(() => said(thread).includes('**Ana:** At one.'))
  expect(said(thread).filter((text) => text.startsWith('**Ana'))).toEqual(['**Ana:** At one.'])
})

test('a bot that starts while the service is away still knows who is staff', async () => {
  const stage = await startDesk()
  const { sim, ana, said } = stage
  await stage.stop()
  let isAway = false
  const memory = openShortMemory()
  const failWhileAway = async () => {
    if (isAway) throw Object.assign(new Error('nobody is there'), { code: 'ECONNREFUSED' })
  }
  const run = () => connectThrough(stage, failWhileAway, { memory })
  const before = await run()
  const thread = stage.ask('what is there?')
  await sim.until(() => said(thread).includes('You said: what is there?'))
  await before.stop()
  isAway = true
  await run()
  sim.say({ by: ana.id, in: thread, text: 'Hello Ada!' })
  const isHeard = async () =>
    (await Array.fromAsync(memory.keyv.iterator())).some((entry) =>
      (entry as [string, unknown])[0].startsWith('heard/'),
    )
  await expect.poll(() => isHeard()).toBe(true)
  isAway = false
  await sim.until(() => said(thread).some((text) => text.includes('Ana is here')))
  expect(stage.model.prompts).toHaveLength(1)
})

test('a question that was missed is answered, though Discord cannot say at once whether staff asked it', async () => {
  const stage = await startDesk()
  const { sim, ada, said } = stage
  const thread = stage.ask('hello')
  await sim.until(() => said(thread).includes('You said: hello'))
  await stage.stop()
  sim.say({ by: ada.id, in: thread, text: 'is it gone?' })
  const before = sim.requests.length
  sim.faults.plan({ kind: 'failed', status: 503, done: false }, { method: 'GET', path: MEMBER, times: 4 })
  await stage.run()
  await sim.until(() => said(thread).includes('You said: is it gone?'))
  expect(sim.requests.slice(before).filter(({ path }) => MEMBER.test(path)).length).toBeGreaterThan(3)
  expect(stage.reported).toEqual([])
})

test('a bot that ends after it was made quiet still says that it is', async () => {
  const stage = await startDesk()
  const { sim, ana, said } = stage
  const thread = stage.ask('what is there?')
  await sim.until(() => said(thread).includes('You said: what is there?'))
  const path = new RegExp(`/channels/${thread}/messages`)
  sim.faults.plan({ kind: 'failed', status: 503, done: false }, { method: 'POST', path, times: 1_000 })
  sim.say({ by: ana.id, in: thread, text: 'Hello Ada!' })
  await sim.until(() => stage.rooms().some(({ id }) => stage.card(id)?.text.includes('Ana took it')))
  await stage.stop()
  sim.faults.clear()
  await stage.run()
  await sim.until(() => said(thread).some((text) => text.includes('Ana is here')))
})

test('a desk in a channel that was deleted is told to who runs the server, and ends', async () => {
  const stage = await startDesk()
  const { sim } = stage
  sim.threads.remove(stage.desk)
  stage.ask()
  const dm = sim.dm(sim.owner.id).id
  await sim.until(() =>
    sim
      .viewer(dm)
      .answers()
      .some(({ text }) => text.includes('is gone')),
  )
  const { VirtualCount } = await stage.service.data<{ VirtualCount: number }>('/chat/Chatbot/DeskList', {})
  expect(VirtualCount).toBe(0)
})

test('where the desk thread was deleted or locked, what the visitor says next stands in a new one', async () => {
  const stage = await startDesk()
  const { sim, ada, ana, said } = stage
  const { thread, room } = await attended(stage)
  sim.threads.remove(sim.world.channel(room))
  sim.say({ by: ada.id, in: thread, text: 'Are you there?' })
  const second = await sim.until(() => stage.rooms()[0]?.id)
  const talkOn = (card: string) => stage.card(card)?.shape.embeds[0]?.description
  await sim.until(() => talkOn(second)?.includes('Are you there?'))
  expect([stage.card(second)?.buttons, stage.card(room)?.buttons]).toEqual([['Hand back', 'Close'], []])
  sim.say({ by: ana.id, in: second, text: 'Yes.' })
  await sim.until(() => said(thread).includes('**Ana:** Yes.'))
  sim.say({ by: ada.id, in: thread, text: 'Good.' })
  await sim.until(() => said(second).includes('**Ada:** Good.'))
  sim.threads.change(sim.world.channel(second), { archived: true, locked: true })
  await stage.pass(46)
  await stage.pass(46)
  const third = await sim.until(() => stage.rooms()[1]?.id)
  await sim.until(() => stage.card(third)?.buttons.includes('I take it'))
  expect(talkOn(third)).toContain('Good.')
})

test('who waits at a desk that moves to another channel waits in the new one', async () => {
  const stage = await startDesk()
  const { sim } = stage
  stage.ask()
  const room = await stage.room()
  await sim.until(() => stage.card(room)?.buttons.includes('I take it'))
  await sim.command({ by: sim.owner.id, in: sim.channel.id, name: 'porchlight desk here' })
  const card = () =>
    sim
      .viewer(sim.channel.id)
      .answers()
      .find(({ buttons }) => buttons.includes('I take it'))
  await sim.until(card)
  expect(stage.card(room)?.buttons).toEqual([])
})

test('who is forgotten is forgotten at the desk too', async () => {
  const stage = await startDesk()
  const { sim, ada, serialNumber } = stage
  sim.bot.role.permissions |= PermissionFlagsBits.ManageThreads
  const { room } = await attended(stage)
  await stage.service.data('/chat/Chatbot/VisitorForget', { serialNumber, visitorId: `discord:${ada.id}` })
  await sim.until(() => stage.rooms().length === 0 && stage.card(room) === undefined)
  expect(stage.reported).toEqual([])
})

test('who is forgotten long after a talk at the desk is forgotten there by a bot that remembers nothing of it', async () => {
  const stage = await startDesk()
  const { sim, ada, serialNumber } = stage
  sim.bot.role.permissions |= PermissionFlagsBits.ManageThreads
  const { room } = await attended(stage)
  await stage.press(stage.ana.id, room, 'Hand back')
  await sim.until(() => stage.card(room)?.buttons.length === 0)
  await stage.stop()
  // So long after it that no question of the talk counts as missed.
  const bot = await forgetful(stage, { catchUpMs: 0 })
  await bot.begun
  await stage.service.data('/chat/Chatbot/VisitorForget', { serialNumber, visitorId: `discord:${ada.id}` })
  await sim.until(() => stage.rooms().length === 0 && stage.card(room) === undefined)
  expect(bot.reported).toEqual([])
})

test('the log tells of a refused webhook neither its token nor what was said', async () => {
  const stage = await startDesk()
  const { sim, ada, desk } = stage
  sim.bot.role.permissions |= PermissionFlagsBits.ManageWebhooks
  const { thread, room } = await attended(stage)
  sim.say({ by: ada.id, in: thread, text: 'first words' })
  await sim.until(() => stage.said(room).includes('Ada: first words'))
  const [token = ''] = sim.requests.flatMap(({ path }) => /\/webhooks\/\d+\/([^/?]{20,})/.exec(path)?.[1] ?? [])
  const message = sim.viewer(room).messages().at(-1)?.id ?? ''
  sim.faults.plan({ kind: 'refused', status: 400, code: 50_035 }, { method: 'PATCH', path: /\/webhooks\// })
  const post = { key: 'again', isRetry: false, text: 'other words', author: { name: 'Ada', kind: 'visitor' } } as const
  const at = { thread: idOf({ channel: desk.id, message: room }), after: '', id: idOf({ channel: room, message }) }
  const error = await stage.platform.desk.show({ ...post, ...at }).catch((met: unknown) => met)
  const log = formatErrorForLog(error)
  expect(log).toMatch(
    /DiscordAPIError\[50035\][^]*status: 400, method: PATCH, url: [^ ]*\/webhooks\/\d+\/…\/messages\//,
  )
  expect([token.length > 0, log.includes(token), log.includes('other words')]).toEqual([true, false, false])
})

test('with desks in several servers the visitor’s own is taken; staff of another chatbot’s desk take nothing', async () => {
  const stage = await startDesk()
  const { sim, service, serialNumber, ana } = stage
  // By its id it comes before every server of Discord's.
  await service.data('/chat/Chatbot/DeskSet', { serialNumber, source: 'discord', Workspace: '1', Channel: '1' })
  const other = await service.data<string>('/chat/Chatbot/Add', { Name: 'Bea' })
  const eva = sim.join('Eva')
  const seat = { serialNumber: other, source: 'discord', Workspace: sim.guild.id, Channel: sim.channel.id }
  await service.data('/chat/Chatbot/DeskSet', seat)
  stage.ask()
  const room = await stage.room()
  await sim.until(() => stage.card(room)?.buttons.includes('I take it'))
  await stage.press(eva.id, room, 'I take it')
  await stage.press(ana.id, room, 'I take it')
  await sim.until(() => stage.card(room)?.text.includes('took it'))
  expect(stage.card(room)?.text).toContain('Ana took it')
})

test('with several desks a visitor from elsewhere is shown at the first, and who sets one up is told of the others', async () => {
  const stage = await startDesk()
  const { sim, service, serialNumber } = stage
  // By its id it comes before every server of Discord's.
  const other = { serialNumber, source: 'discord', Workspace: '1', Channel: '1' }
  await stage.pass(1)
  await service.data('/chat/Chatbot/DeskSet', other)
  await service.data('/chat/Chatbot/DeskSet', { ...other, source: 'slack' })
  const sessionID = await service.openSession({ serialNumber })
  await service.data('/chat/Chat/ClientAsk', { sessionID, content: 'I want to talk to a person' })
  await stage.room()
  await sim.command({ by: sim.owner.id, in: stage.desk.id, name: 'porchlight desk here' })
  const told = () =>
    sim
      .viewer(stage.desk.id, sim.owner.id)
      .answers()
      .map(({ text }) => text)
  await sim.until(() => told().some((text) => text.endsWith('There is another desk, too: Discord, Slack.')))
  const at = { workspace: sim.guild.id, channel: stage.desk.id }
  expect(await stage.platform.desk.nameOf(at)).toBe(`#desk (${sim.guild.name})`)
})

test('staff who write in the visitor’s thread attend there once, though every answer of the service is lost', async () => {
  const stage = await startDesk()
  const { sim, service, ada, ana, said } = stage
  await stage.stop()
  const lost: string[] = []
  const loseFirstAnswer = async (name: string) => {
    if (!['SessionDetail', 'DeskList', 'Claim', 'Say'].includes(name) || lost.includes(name)) return
    lost.push(name)
    throw Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' })
  }
  await connectThrough(stage, async () => undefined, { after: loseFirstAnswer })
  const thread = stage.ask('what is there?')
  await sim.until(() => said(thread).includes('You said: what is there?'))
  lost.splice(0)
  sim.say({ by: ana.id, in: thread, text: 'Hello Ada!' })
  await sim.until(() => said(thread).some((text) => text.includes('Ana is here')))
  // Its card has what was said before it was opened.
  const room = await stage.room()
  sim.say({ by: ada.id, in: thread, text: 'Hello Ana' })
  await sim.until(() => said(room).some((text) => text.includes('Hello Ana')))
  expect(lost.toSorted()).toEqual(['Claim', 'DeskList', 'Say', 'SessionDetail'])
  expect(said(thread).filter((text) => text.includes('Ana is here'))).toHaveLength(1)
  const { List } = await service.data<{ List: { Data: { Type?: string } }[] }>('/chat/Chatbot/Events', {
    After: 'oldest',
    Kinds: ['message'],
  })
  expect(List.filter(({ Data }) => Data.Type === 'Human')).toHaveLength(1)
  expect(stage.model.prompts).toHaveLength(1)
})
