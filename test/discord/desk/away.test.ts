import { PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { attended, type Stage, startDesk } from './stage.ts'

/** Ana has said something to the visitor, and the bot is away. */
async function saidAndAway(stage: Stage, texts: string[]) {
  const { sim, ana, said } = stage
  const { thread, room } = await attended(stage)
  const messages: string[] = []
  for (const text of texts) {
    const message = sim.say({ by: ana.id, in: room, text })
    await sim.until(() => said(thread).includes(`**Ana:** ${text}`))
    await sim.until(() => stage.marks(room, message).includes('✅'))
    messages.push(message)
  }
  await stage.stop()
  return { thread, room, messages, shown: () => said(thread).filter((text) => text.startsWith('**Ana')) }
}

test('what staff delete while no bot is there goes from the visitor’s thread once one is back', async () => {
  const stage = await startDesk()
  const { sim } = stage
  const { room, messages, shown } = await saidAndAway(stage, ['one', 'a slip', 'three'])
  sim.remove({ in: room, message: messages[1] ?? '' })
  await stage.run()
  await sim.until(() => shown().length === 2)
  expect(shown()).toEqual(['**Ana:** one', '**Ana:** three'])
  expect(stage.reported).toEqual([])
})

test('nothing is taken for deleted where Discord does not list the messages, or the thread is gone', async () => {
  const stage = await startDesk()
  const { sim, ada, ana, said } = stage
  const { thread, room, shown } = await saidAndAway(stage, ['one', 'two'])
  const setHistory = (isAllowed: boolean) => {
    for (const role of sim.guild.roles.values()) {
      role.permissions &= ~PermissionFlagsBits.ReadMessageHistory
      if (isAllowed) role.permissions |= PermissionFlagsBits.ReadMessageHistory
    }
  }
  setHistory(false)
  const bot = await stage.run()
  sim.say({ by: ana.id, in: room, text: 'three' })
  await sim.until(() => shown().length === 3)
  await bot.bridge.idle()
  expect(shown()).toEqual(['**Ana:** one', '**Ana:** two', '**Ana:** three'])
  await bot.stop()
  setHistory(true)
  sim.threads.remove(sim.world.channel(room))
  const again = await stage.run()
  sim.say({ by: ada.id, in: thread, text: 'Hello?' })
  await sim.until(() => stage.rooms()[0]?.id)
  await again.bridge.idle()
  expect(said(thread).filter((text) => text.startsWith('**Ana'))).toHaveLength(3)
})

/** Ada has said something to Ana, and reads nothing of it changed. */
async function askedOf(stage: Stage, texts: string[]) {
  const { sim, ada, said } = stage
  const { thread, room } = await attended(stage)
  const messages: string[] = []
  for (const text of texts) {
    messages.push(sim.say({ by: ada.id, in: thread, text }))
    await sim.until(() => said(room).includes(`**Ada:** ${text}`))
  }
  const shown = () => said(room).filter((text) => text.startsWith('**Ada'))
  const known = async () => {
    const asked = { SerialNumber: stage.serialNumber }
    const [talk] = await stage.service.data<{ Messages: { Content: string }[] }[]>(
      '/chat/Chatbot/ChatContentHistory',
      asked,
    )
    return talk?.Messages.map(({ Content }) => Content).slice(-shown().length)
  }
  return { thread, room, messages, shown, known }
}

const CHANGED = ['**Ada:** one', '**Ada:** at ten', '**Ada:** four']

test('what a visitor changes and deletes while no bot is there is so at the desk and in the service once one is back', async () => {
  const stage = await startDesk()
  const { sim } = stage
  const { thread, messages, shown, known } = await askedOf(stage, ['one', 'at nine', 'a mistake', 'four'])
  await stage.stop()
  sim.edit({ in: thread, message: messages[1] ?? '', text: 'at ten' })
  sim.remove({ in: thread, message: messages[2] ?? '' })
  await stage.run()
  await sim.until(() => shown().length === 3 && shown().includes('**Ada:** at ten'))
  expect(shown()).toEqual(CHANGED)
  expect(await known()).toEqual(['one', 'at ten', 'four'])
  expect(stage.reported).toEqual([])
})

test('what a visitor changes while the connection is gone is so at the desk once it stands again', async () => {
  const stage = await startDesk()
  const { sim } = stage
  const { thread, messages, shown } = await askedOf(stage, ['one', 'at nine', 'a mistake', 'four'])
  await stage.bridge.idle()
  sim.gateway.forget()
  sim.gateway.drop()
  sim.edit({ in: thread, message: messages[1] ?? '', text: 'at ten' })
  sim.remove({ in: thread, message: messages[2] ?? '' })
  await sim.until(() => shown().length === 3 && shown().includes('**Ada:** at ten'))
  expect(shown()).toEqual(CHANGED)
})

test('no question is taken for deleted that the bot quotes, or where Discord does not list messages', async () => {
  const stage = await startDesk()
  const { sim, ada, said } = stage
  const { thread, room, shown } = await askedOf(stage, ['one', 'two'])
  await sim.command({ by: ada.id, in: thread, name: 'ask', options: { question: 'three' } })
  await sim.until(() => said(room).includes('**Ada:** three'))
  await stage.stop()
  const again = await stage.run()
  await again.bridge.connected()
  await again.bridge.idle()
  await again.stop()
  for (const role of sim.guild.roles.values()) role.permissions &= ~PermissionFlagsBits.ReadMessageHistory
  const blind = await stage.run()
  await blind.bridge.connected()
  await blind.bridge.idle()
  expect(shown()).toEqual(['**Ada:** one', '**Ada:** two', '**Ada:** three'])
  expect(stage.reported).toEqual([])
})

test('messages that stand far apart are looked up without all between them', async () => {
  const { sim, platform } = await startDesk()
  const by = sim.join('Kim').id
  const channel = sim.addChannel('busy').id
  const [first, gone] = [1, 2].map((count) => sim.say({ by, in: channel, text: `at ${count}` }))
  for (let count = 0; count < 250; count++) sim.say({ by, in: channel, text: `${count}` })
  const last = sim.say({ by, in: channel, text: 'last' })
  sim.edit({ in: channel, message: last, text: 'at last' })
  sim.remove({ in: channel, message: gone ?? '' })
  const before = sim.requests.length
  const ids = [first, gone, last].map((message) => `${channel}/${message}`)
  const { edited, deleted } = await platform.changesOf(channel, ids)
  expect(edited).toEqual([{ id: ids[2], text: 'at last', attachments: [], at: expect.any(Number) }])
  expect(deleted).toEqual([ids[1]])
  const listed = sim.requests.slice(before).filter(({ method, path }) => method === 'GET' && path.includes('/messages'))
  expect(listed).toHaveLength(2)
})
