import { ChannelType, MessageFlags } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { png } from '../../sim/media/pictures.ts'
import { beginTalk, connectThrough, startBot } from '../bot.ts'
import { attended, attendedInPrivate, type Stage, startDesk } from './stage.ts'

test('words that begin with a code block reach the visitor as one, below the name of who wrote them', async () => {
  const stage = await startDesk()
  const { sim, ana, ada, said } = stage
  const { thread, room } = await attended(stage)
  const code = '```js\nlet a = 1\n  b()\n```'
  sim.say({ by: ana.id, in: room, text: code })
  await sim.until(() => said(thread).includes(`**Ana:**\n${code}`))
  sim.say({ by: ada.id, in: thread, text: code })
  await sim.until(() => said(room).includes(`**Ada:**\n${code}`))
})

test('staff of two chatbots sit at one desk, and each visitor hears their own', async () => {
  const stage = await startDesk()
  const { sim, service, ana, ben, said } = stage
  const other = await service.data<string>('/chat/Chatbot/Add', { Name: 'Bea' })
  const seat = { serialNumber: other, source: 'discord', Workspace: sim.guild.id, Channel: stage.desk.id }
  await service.data('/chat/Chatbot/DeskSet', seat)
  const { thread, room } = await attended(stage)
  const opened = { serialNumber: other, visitorName: 'Ines' }
  const sessionID = await service.openSession(opened)
  await service.data('/chat/Chat/ClientAsk', { sessionID, content: 'I want to talk to a person' })
  const second = await sim.until(() => stage.rooms().find(({ id }) => id !== room)?.id)
  await sim.until(() => stage.card(second)?.buttons.includes('I take it'))
  await stage.press(ben.id, second, 'I take it')
  await sim.until(() => stage.card(second)?.text.includes('Ben took it'))
  const toInes = sim.say({ by: ben.id, in: second, text: 'for Ines' })
  const toAda = sim.say({ by: ana.id, in: room, text: 'for Ada' })
  await sim.until(() => stage.marks(second, toInes).includes('✅') && stage.marks(room, toAda).includes('✅'))
  await sim.until(() => said(thread).includes('**Ana:** for Ada'))
  const wrong = sim.say({ by: ana.id, in: second, text: 'whose is this?' })
  await sim.until(() => stage.marks(second, wrong).includes('🔒'))
  expect(said(thread).join()).not.toContain('Ines')
  expect(stage.reported).toEqual([])
})

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('a correction reaches the visitor whole, though a part of the message was deleted in their thread', async () => {
  const bot = await startBot()
  const { sim, service } = bot
  const { thread, SessionID: sessionID } = await beginTalk(bot, 'Hello there.')
  const call = <T>(name: string, body: object) => service.data<T>(`/chat/Chat/${name}`, { sessionID, ...body })
  const long = (mark: string) =>
    Array.from({ length: 500 }, (_, index) => `${mark}${index} word`)
      .join(' ')
      .slice(0, 3_000)
  const shown = () => sim.viewer(thread).answers().slice(1)
  const texts = () => shown().map(({ text }) => text)
  const stands = (words: string) => sim.until(() => flat(texts().join(' ')) === `**Maria:** ${flat(words)}`)
  await call('Claim', { By: 'maria', Name: 'Maria' })
  const { MessageID } = await call<{ MessageID: number }>('Say', { By: 'maria', Content: long('a') })
  await sim.until(() => shown().length === 2)
  for (const [index, words] of [long('b'), 'short words', long('c')].entries()) {
    sim.remove({ in: thread, message: shown().at(index % 2 === 0 ? -1 : 0)?.id ?? '' })
    await service.data('/chat/Chat/SayEdit', { MessageID, By: 'maria', Content: words })
    await stands(words)
  }
  await service.data('/chat/Chat/SayRemove', { MessageID, By: 'maria' })
  await sim.until(() => shown().length === 0)
  expect(bot.reported).toEqual([])
})

/** Ana attends Ada, who takes no private messages any more. */
async function withoutMessages(stage: Stage) {
  const { sim } = stage
  const { dm, room } = await attendedInPrivate(stage)
  const path = new RegExp(`/channels/${dm}/messages`)
  const noMessages = { kind: 'refused', status: 403, code: 50_007 } as const
  sim.faults.plan(noMessages, { method: 'POST', path, times: 100 })
  return { dm, room }
}

test('what the visitor’s platform refuses is told to who said it, and said anew by a button', async () => {
  const stage = await startDesk()
  const { sim, ana, ada, said } = stage
  const { dm, room } = await withoutMessages(stage)
  const picture = { name: 'barn.png', mediaType: 'image/png', bytes: png() }
  const words = sim.say({ by: ana.id, in: room, text: 'are you there?', files: [picture] })
  const notices = () =>
    sim
      .viewer(room)
      .answers()
      .filter(({ buttons }) => buttons.includes('Retry'))
  await sim.until(() => notices().length === 1)
  expect(notices()[0]?.text).toContain('I cannot write to them there any more')
  expect(stage.marks(room, words)).toEqual(['⚠️'])
  await sim.press({ by: ana.id, in: room, message: notices()[0]?.id ?? '', button: 'Retry' })
  await sim.until(() => notices().length === 2)
  sim.faults.clear()
  await sim.press({ by: ana.id, in: room, message: notices()[1]?.id ?? '', button: 'Retry' })
  await sim.until(() => said(dm).includes('**Ana:** are you there?'))
  await sim.until(() => sim.viewer(dm).answers().at(-1)?.shape.attachments.length === 1)
  await sim.until(() => stage.marks(room, words).join() === '✅')
  sim.say({ by: ada.id, in: dm, text: 'yes' })
  await sim.until(() => said(room).some((text) => text.endsWith('yes')))
  expect(said(dm).filter((text) => text.includes('are you there?'))).toHaveLength(1)
})

test('what staff say to a visitor in a private thread that was locked is not shown in its channel, and they are told', async () => {
  const stage = await startDesk()
  const { sim, ana, ada, said } = stage
  const thread = sim.threads.open(sim.channel, 'Between us', ada.id, undefined, { isPrivate: true })
  sim.say({ by: ada.id, in: thread.id, text: `${sim.bot.mention} I want to talk to a person` })
  const room = await stage.room()
  await sim.until(() => stage.card(room)?.buttons.includes('I take it'))
  await stage.press(ana.id, room, 'I take it')
  await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  sim.threads.change(thread, { archived: true, locked: true })
  const words = sim.say({ by: ana.id, in: room, text: 'About your divorce' })
  await sim.until(() => said(room).some((text) => text.includes('I cannot write to them there any more')))
  await sim.until(() => stage.marks(room, words).join() === '⚠️')
  expect(sim.viewer(sim.channel.id).answers()).toEqual([])
})

test('Retry that is pressed twice says it anew once', async () => {
  const stage = await startDesk()
  const { sim, service, ana, said } = stage
  const { dm, room } = await withoutMessages(stage)
  const words = sim.say({ by: ana.id, in: room, text: 'are you there?' })
  const notice = await sim.until(() =>
    sim
      .viewer(room)
      .answers()
      .find(({ buttons }) => buttons.includes('Retry')),
  )
  sim.faults.clear()
  const press = () => sim.press({ by: ana.id, in: room, message: notice.id, button: 'Retry' })
  await Promise.all([press(), press(), press()])
  await sim.until(() => said(dm).includes('**Ana:** are you there?'))
  await sim.until(() => stage.marks(room, words).join() === '✅')
  await stage.bridge.idle()
  const { List } = await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  const told = List.flatMap(({ Kind, Data }) => (Kind === 'message' && Data.Type === 'Human' ? [Data.Change] : []))
  expect(told).toEqual([undefined, 'Undelivered', undefined, 'Removed'])
})

test('a message with a file that is still on its way when its author hands back reaches the visitor', async () => {
  const stage = await startDesk()
  const { sim, ana, ada, said } = stage
  await stage.stop()
  const gate = createGate()
  const begun: string[] = []
  await connectThrough(stage, async (name) => {
    begun.push(name)
    if (name === 'upload') await gate.opened
  })
  onTestFinished(gate.open)
  const { thread, room } = await attended(stage)
  const picture = { name: 'plan.png', mediaType: 'image/png', bytes: png() }
  const words = sim.say({ by: ana.id, in: room, text: 'here is the plan', files: [picture] })
  await expect.poll(() => begun).toContain('upload')
  await stage.press(ana.id, room, 'Hand back')
  // A later press is answered: by then the hand-back would have begun.
  await stage.press(ada.id, room, 'Hand back')
  await sim.until(() => sim.viewer(stage.desk.id, ada.id).answers().at(-1)?.shape.flags === MessageFlags.Ephemeral)
  expect(begun).not.toContain('HandBack')
  gate.open()
  await sim.until(() => stage.card(room)?.buttons.length === 0)
  await sim.until(() => said(thread).includes('**Ana:** here is the plan'))
  await sim.until(() => stage.marks(room, words).includes('✅'))
  expect(stage.reported).toEqual([])
})

test('when the desk is deleted in mid-talk, the visitor waits for a person again, and the business gets the mail', async () => {
  const stage = await startDesk()
  const { sim, ada, service, serialNumber } = stage
  await service.data('/chat/Chatbot/Edit', { serialNumber, TalkToHumanEmail: 'office@example.com' })
  const { thread, room } = await attended(stage)
  sim.threads.remove(sim.world.channel(room))
  sim.threads.remove(stage.desk)
  sim.say({ by: ada.id, in: thread, text: 'still there?' })
  const waiting = () =>
    service.data<{ List: { Attendant: string; Reason: string }[] }>('/chat/Chatbot/HandOverList', { serialNumber })
  await expect
    .poll(async () => (await waiting()).List)
    .toMatchObject([{ Attendant: 'Waiting', Reason: 'I want to talk to a person' }])
  sim.say({ by: ada.id, in: thread, text: 'and now?' })
  await sim.until(() => stage.said(thread).includes('You said: and now?'))
  expect(await service.store.mails.claim(Date.now() + 60_000)).toMatchObject({ to: 'office@example.com' })
})

test('a bot that ends while it lets a visitor of a deleted desk wait again goes on with that', async () => {
  const stage = await startDesk()
  const { sim, ada, service, serialNumber } = stage
  await service.data('/chat/Chatbot/Edit', { serialNumber, TalkToHumanEmail: 'office@example.com' })
  await stage.stop()
  const memory = openShortMemory()
  const asked: string[] = []
  const failHandOver = async (name: string) => {
    asked.push(name)
    if (name === 'HandOver') throw Object.assign(new Error('nobody is there'), { code: 'ECONNREFUSED' })
  }
  const before = await connectThrough(stage, failHandOver, { memory })
  const { thread, room } = await attended(stage)
  sim.threads.remove(sim.world.channel(room))
  sim.threads.remove(stage.desk)
  sim.say({ by: ada.id, in: thread, text: 'still there?' })
  await expect.poll(() => asked).toContain('HandOver')
  await before.stop()
  await connectThrough(stage, async () => undefined, { memory })
  const waiting = () => service.data<{ List: object[] }>('/chat/Chatbot/HandOverList', { serialNumber })
  await expect
    .poll(async () => (await waiting()).List)
    .toMatchObject([{ Attendant: 'Waiting', Reason: 'I want to talk to a person' }])
})

test('the card shows what the visitor looked at', async () => {
  const stage = await startDesk(ChannelType.GuildText, async function* () {
    yield 'I found 2: **[12 Elm St](https://example.com/homes/12)**, and https://example.com/homes/13.'
  })
  const { sim, ada } = stage
  const thread = stage.ask('what is there?')
  await sim.until(() => stage.said(thread).join().includes('I found 2'))
  sim.say({ by: ada.id, in: thread, text: 'I want to talk to a person' })
  const room = await stage.room()
  const card = await sim.until(() => stage.card(room))
  expect(card.shape.embeds[0]?.fields).toContainEqual(
    expect.objectContaining({
      name: 'Looked at',
      value: 'https://example.com/homes/12 https://example.com/homes/13',
    }),
  )
})
