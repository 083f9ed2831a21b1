import { expect, test } from 'vitest'
import { attended, startDesk } from './stage.ts'

test('where several visitors speak in a thread, the desk shows who said what, also of what they change later', async () => {
  const stage = await startDesk()
  const { sim, ada, said } = stage
  const kim = sim.join('Kim')
  const { thread, room } = await attended(stage)
  const one = sim.say({ by: ada.id, in: thread, text: 'at nine' })
  await sim.until(() => said(room).includes('**Ada:** at nine'))
  const two = sim.say({ by: kim.id, in: thread, text: 'and I at ten' })
  await sim.until(() => said(room).includes('**Kim:** and I at ten'))
  sim.edit({ in: thread, message: one, text: 'at eight' })
  await sim.until(() => said(room).includes('**Ada:** at eight'))
  sim.edit({ in: thread, message: two, text: 'I at twelve' })
  await sim.until(() => said(room).includes('**Kim:** I at twelve'))
  expect(said(room).filter((text) => /^\*\*(?:Ada|Kim)/.test(text))).toEqual([
    '**Ada:** at eight',
    '**Kim:** I at twelve',
  ])
  expect(stage.reported).toEqual([])
})

test('what staff ask the bot in the thread of a visitor whom a person attends is not the visitor’s word', async () => {
  const stage = await startDesk()
  const { sim, ana, ben, ada, said, service } = stage
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} hello` })
  await sim.until(() => said(thread).includes('You said: hello'))
  sim.say({ by: ana.id, in: thread, text: 'Hi, Ana here' })
  const told = () => said(thread).filter((text) => text.startsWith('Ana is here; I am quiet')).length
  await sim.until(() => told() === 1)
  sim.say({ by: ana.id, in: thread, text: `${sim.bot.mention} what is the price of 12 Elm?` })
  await sim.until(() => told() === 2)
  await sim.command({ by: ben.id, in: thread, name: 'ask', options: { question: 'and of 9 Oak?' } })
  await sim.until(() => told() === 3)
  sim.say({ by: ada.id, in: thread, text: `${sim.bot.mention} and of 7 Fir?` })
  const words = async () => {
    const asked = { After: 'oldest', Kinds: ['message'] }
    const { List } = await service.data<{ List: { Data: { Type: string; Content: string } }[] }>(
      '/chat/Chatbot/Events',
      asked,
    )
    return List.map(({ Data }) => `${Data.Type}: ${Data.Content}`)
  }
  await expect.poll(words).toContain('User: and of 7 Fir?')
  expect(await words()).toEqual(['User: hello', 'AI: You said: hello', 'Human: Hi, Ana here', 'User: and of 7 Fir?'])
  expect(stage.reported).toEqual([])
})

test('that a person is here again is told again, though Discord fails at first', async () => {
  const stage = await startDesk()
  const { sim, ana, ada, said } = stage
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} hello` })
  await sim.until(() => said(thread).includes('You said: hello'))
  const notices = () =>
    sim
      .viewer(thread)
      .answers()
      .filter(({ text }) => text.startsWith('Ana is here; I am quiet'))
  sim.say({ by: ana.id, in: thread, text: 'Hi, Ana here' })
  const first = await sim.until(() => notices()[0])
  await sim.press({ by: ana.id, in: thread, message: first.id, button: 'Hand back' })
  const room = await stage.room()
  await sim.until(() => stage.card(room)?.buttons.length === 0)
  // discord.js itself repeats a request once.
  const path = new RegExp(`/channels/${thread}/messages$`)
  sim.faults.plan({ kind: 'failed', status: 503, done: false }, { method: 'POST', path, times: 2 })
  sim.say({ by: ana.id, in: thread, text: 'It is me again' })
  await sim.until(() => notices().length === 2)
})

test('whatever a member of staff is called, the name is no link and no formatting', async () => {
  const stage = await startDesk()
  const { sim, ana, ada, said } = stage
  sim.guild.members.set(ana.id, { roles: [], nick: '[Bank](https://evil.example)' })
  const thread = stage.ask()
  const room = await stage.room()
  sim.say({ by: ana.id, in: thread, text: 'Hi' })
  await sim.until(() => said(thread).some((text) => text.startsWith('Bank (https://evil.example) is here; I am quiet')))
  await sim.until(() => stage.card(room)?.text.includes(String.raw`\[Bank\](https://evil.example) took it`))
  sim.say({ by: ada.id, in: thread, text: 'Hello?' })
  await sim.until(() => said(room).some((text) => text.includes('Hello?')))
  await stage.pass(16)
  await sim.until(() => said(room).includes('Bank (https://evil.example), the visitor is waiting for you.'))
})
