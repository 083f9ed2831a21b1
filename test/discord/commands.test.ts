import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js'
import { expect, test } from 'vitest'
import { createGate } from '../sim/clock/gate.ts'
import { withoutLimits } from '../sim/discord/settings.ts'
import type { Script } from '../sim/models/scripted-model.ts'
import { startBot } from './bot.ts'

const echo: Script = async function* ({ question, exchanges }) {
  yield `${exchanges.length}: ${question}`
}

test('/ask shows the question and answers it in a thread below', async () => {
  const { sim } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const question = 'any homes in Kent?'
  const { kind, messageId = '' } = await sim.command({
    by: ada.id,
    in: sim.channel.id,
    name: 'ask',
    options: { question },
  })
  expect(kind).toBe('message')
  expect(sim.viewer(sim.channel.id).answers()).toMatchObject([{ text: '> any homes in Kent?' }])
  await sim.until(() => sim.viewer(messageId).answers()[0]?.text === '0: any homes in Kent?')
  expect(sim.world.channel(messageId)).toMatchObject({ name: question })
  sim.say({ by: ada.id, in: messageId, text: 'cheaper' })
  await sim.until(() => sim.viewer(messageId).answers()[1]?.text === '1: cheaper')
})

test('/ask in a direct message belongs to its talk', async () => {
  const { sim } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'first' })
  await sim.until(() => sim.viewer(dm).answers()[0]?.text === '0: first')
  await sim.command({ by: ada.id, in: dm, name: 'ask', options: { question: 'second' } })
  await sim.until(() => sim.viewer(dm).answers()[2]?.text === '1: second')
})

test('/human asks for a person, in the words of who asks', async () => {
  const { sim } = await startBot({ chatbot: { TalkToHumanEmail: 'maria@example.com' } })
  const eva = sim.join('Eva', { locale: 'es-ES' })
  const { messageId = '' } = await sim.command({ by: eva.id, in: sim.channel.id, name: 'human' })
  await sim.until(() => sim.viewer(messageId).answers()[0]?.text.startsWith('He avisado a nuestro equipo'))
})

test('/new greets in a thread of its own, and a suggested question is asked by its button', async () => {
  const chatbot = { WelcomeMessage: 'Welcome to Elm Homes!', SuggestedMessage: 'What is new?\nWhat is cheap?' }
  const { sim } = await startBot({ script: echo, chatbot })
  const ada = sim.join('Ada')
  const { messageId: thread = '' } = await sim.command({ by: ada.id, in: sim.channel.id, name: 'new' })
  const greeting = await sim.until(() =>
    sim
      .viewer(sim.channel.id)
      .answers()
      .find(({ buttons }) => buttons.length > 0),
  )
  expect(greeting).toMatchObject({ text: 'Welcome to Elm Homes!', buttons: ['What is new?', 'What is cheap?'] })
  await sim.until(() => sim.world.channels.has(thread))
  sim.say({ by: ada.id, in: thread, text: 'hello' })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === '0: hello')
  await sim.press({ by: ada.id, in: sim.channel.id, message: greeting.id, button: 'What is cheap?' })
  const question = await sim.until(() => sim.viewer(sim.channel.id).answers()[1])
  expect(question.text).toBe('> What is cheap?')
  await sim.until(() => sim.viewer(question.id).answers()[0]?.text === '0: What is cheap?')
})

test('/new in a talk forgets what was said in it', async () => {
  const { sim } = await startBot({ script: echo })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'first' })
  await sim.until(() => sim.viewer(dm).answers()[0]?.text === '0: first')
  await sim.command({ by: ada.id, in: dm, name: 'new' })
  await sim.until(() => sim.viewer(dm).answers()[1]?.text.startsWith('Hello! I am Ada'))
  sim.say({ by: ada.id, in: dm, text: 'second' })
  await sim.until(() => sim.viewer(dm).answers()[2]?.text === '0: second')
})

test('a mention without words is greeted in a thread', async () => {
  const { sim } = await startBot({ chatbot: { WelcomeMessage: 'Welcome!', SuggestedMessage: 'What is new?' } })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: sim.bot.mention })
  await sim.until(() => sim.viewer(thread).answers().length > 0)
  expect(sim.viewer(thread).answers()).toMatchObject([{ text: 'Welcome!', buttons: ['What is new?'] }])
})

/** An answer that waits in the middle. */
const halting = (opened: Promise<void>): Script =>
  async function* (_, signal) {
    yield 'There are '
    await Promise.race([opened, new Promise((resolve) => signal.addEventListener('abort', resolve))])
    if (!signal.aborted) yield 'three.'
  }

test('the Stop button ends an answer, whoever presses it, and goes when there is nothing to stop', async () => {
  const { sim } = await startBot({ script: halting(createGate().opened) })
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `${sim.bot.mention} how many?` })
  const growing = await sim.until(() =>
    sim
      .viewer(thread)
      .answers()
      .find(({ buttons }) => buttons.includes('Stop')),
  )
  await sim.press({ by: sim.join('Bob').id, in: thread, message: growing.id, button: 'Stop' })
  const ended = await sim.until(() =>
    sim
      .viewer(thread)
      .answers()
      .find(({ buttons }) => buttons.length === 0),
  )
  expect(ended.text).toMatch(/^There are/)
})

test('/stop ends the answer of its thread, and says where there is none', async () => {
  const { sim } = await startBot({ script: halting(createGate().opened) })
  const ada = sim.join('Ada')
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} how many?` })
  await sim.until(() => sim.viewer(thread).answers().length > 0)
  const last = () => sim.viewer(thread, ada.id).answers().at(-1)?.text
  await sim.command({ by: ada.id, in: thread, name: 'stop' })
  await sim.until(() => last() === 'Stopped.')
  await sim.until(() => sim.viewer(thread).answers()[0]?.buttons.length === 0)
  await sim.command({ by: ada.id, in: thread, name: 'stop' })
  await sim.until(() => last() === 'I am not answering anything right now.')
})

test('/ask with nothing but blanks says what can be asked', async () => {
  const { sim } = await startBot()
  const ada = sim.join('Ada')
  await sim.command({ by: ada.id, in: sim.channel.id, name: 'ask', options: { question: '  \n ' } })
  expect(sim.viewer(sim.channel.id, ada.id).answers()[0]?.text).toContain('`/listings`')
  expect(sim.viewer(sim.channel.id).answers()).toEqual([])
})

test('/help is for the one who asks, in their language', async () => {
  const { sim } = await startBot()
  const eva = sim.join('Eva', { locale: 'es-419' })
  await sim.command({ by: eva.id, in: sim.channel.id, name: 'help' })
  expect(sim.viewer(sim.channel.id).answers()).toEqual([])
  const [help] = sim.viewer(sim.channel.id, eva.id).answers()
  for (const name of ['preguntar', 'anuncios', 'nueva', 'detener', 'persona'])
    expect(help?.text).toContain(`\`/${name}\``)
  expect(help?.text).toMatch(/^Pregúnteme/)
})

test('managers choose who answers in a channel; others may not, and are told of no other chatbot', async () => {
  const { sim, service } = await startBot({ script: ({ settings }) => saysName(settings.Name) })
  const other = await service.data<string>('/chat/Chatbot/Add', { Name: 'Elm' })
  const typed = {
    by: sim.owner.id,
    in: sim.channel.id,
    name: 'porchlight use',
    options: { chatbot: 'el' },
    focused: 'chatbot',
  }
  expect((await sim.type(typed)).choices).toEqual([{ name: `Elm (${other})`, value: other }])
  await sim.command({ by: sim.owner.id, in: sim.channel.id, name: 'porchlight use', options: { chatbot: other } })
  await sim.until(() =>
    sim.viewer(sim.channel.id, sim.owner.id).answers()[0]?.text.startsWith('Elm answers in this channel'),
  )
  const ada = sim.join('Ada')
  const here = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} who?` })
  const there = sim.say({ by: ada.id, in: sim.addChannel('other').id, text: `${sim.bot.mention} who?` })
  await sim.until(() => sim.viewer(here).answers()[0]?.text === 'I am Elm')
  await sim.until(() => sim.viewer(there).answers()[0]?.text === 'I am Ada')
  await sim.command({ by: ada.id, in: sim.channel.id, name: 'porchlight use', options: { chatbot: other } })
  const refused = () => sim.viewer(sim.channel.id, ada.id).answers().at(-1)?.text
  await sim.until(() => refused() === 'Only who manages this server can do that.')
  expect((await sim.type({ ...typed, by: ada.id })).choices).toEqual([])
})

async function* saysName(name: string) {
  yield `I am ${name}`
}

test('who used a command is spoken to in their language afterwards, by the next run of the bot too', async () => {
  const { sim, stop, run } = await startBot({
    script: halting(createGate().opened),
    chatbot: { EnableUploadImage: false },
  })
  const eva = sim.join('Eva', { locale: 'es-ES' })
  const dm = sim.dm(eva.id).id
  await sim.command({ by: eva.id, in: dm, name: 'help' })
  sim.say({ by: eva.id, in: dm, text: '', files: [{ name: 'a.png', mediaType: 'image/png', bytes: Buffer.alloc(9) }] })
  await sim.until(() =>
    sim
      .viewer(dm)
      .answers()
      .some(({ text }) => text.startsWith('Lo siento, aquí no miro imágenes')),
  )
  await stop()
  await run()
  sim.say({ by: eva.id, in: dm, text: '¿cuántas?' })
  await sim.until(() => sim.viewer(dm).answers().at(-1)?.buttons.includes('Detener'))
})

test('/forget asks once, then forgets who used it, in their words, and says what went', async () => {
  const { sim, service, serialNumber } = await startBot({ script: echo })
  const eva = sim.join('Eva', { locale: 'es-ES' })
  const bob = sim.join('Bob')
  const [mine, his] = [eva, bob].map(({ id }) => ({ by: id, in: sim.dm(id).id }))
  for (const where of [mine, his]) {
    if (where === undefined) throw new Error('somebody is missing')
    sim.say({ ...where, text: 'first' })
    await sim.until(() => sim.viewer(where.in).answers()[0]?.text === '0: first')
  }
  const where = { by: eva.id, in: sim.channel.id }
  const { messageId: message = '' } = await sim.command({ ...where, name: 'forget' })
  const seen = () =>
    sim
      .viewer(sim.channel.id, eva.id)
      .messages()
      .find(({ id }) => id === message)
  expect(seen()).toMatchObject({ text: expect.stringContaining('Voy a olvidarle'), buttons: ['Olvídeme'] })
  expect(sim.viewer(sim.channel.id, bob.id).answers()).toEqual([])
  await sim.press({ ...where, message, button: 'Olvídeme' })
  await sim.until(() => seen()?.text.includes('1 conversación, 2 mensajes'))
  expect(seen()?.buttons).toEqual([])
  const left = await service.data<object[]>('/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber })
  expect(left).toHaveLength(1)
  sim.say({ by: eva.id, in: sim.dm(eva.id).id, text: 'second' })
  await sim.until(() => sim.viewer(sim.dm(eva.id).id).answers().at(-1)?.text === '0: second')
})

test('/porchlight report shows who manages a picture, numbers and open questions, which are answered there', async () => {
  const script: Script = async function* ({ question }) {
    yield question.includes('dogs') ? 'I do not know.' : 'Yes.'
  }
  const { sim, service, serialNumber, reported } = await startBot({ script })
  const ada = sim.join('Ada')
  const asked = ['any garden?', 'May I bring *dogs*?', 'may I bring dogs']
  for (const text of asked) {
    const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} ${text}` })
    await sim.until(() => sim.viewer(thread).answers()[0]?.buttons.length === 0)
  }
  const where = { by: sim.owner.id, in: sim.channel.id }
  await sim.command({ ...where, name: 'porchlight report', options: { period: 'week' } })
  const report = () =>
    sim
      .viewer(sim.channel.id, sim.owner.id)
      .answers()
      .find(({ shape }) => shape.attachments.length > 0)
  const { id: message, text, shape, buttons } = await sim.until(report)
  expect(text).toContain('**3** questions · **1** people · **1** answered · **2** not answered')
  expect(text).toMatch(/may I bring .* \(2\)/i)
  expect(buttons).toEqual(['Answer it here'])
  expect(shape.attachments[0]).toMatchObject({ filename: 'report.png', description: expect.stringMatching(/: 3$/) })
  expect(
    sim
      .viewer(sim.channel.id, ada.id)
      .answers()
      .map((one) => one.id),
  ).not.toContain(message)

  const { modal } = await sim.press({ ...where, message, button: 'Answer it here' })
  if (modal === undefined) throw new Error('there is no dialog')
  await sim.submit({ ...where, modal, fields: { answer: 'Yes, small ones.' } })
  const settings = () => service.data<{ SystemMessage: string }>('/chat/Chatbot/Detail', { serialNumber })
  await expect
    .poll(async () => (await settings()).SystemMessage)
    .toMatch(/^Public:\nAbout “may i bring .*: Yes, small/i)
  await sim.until(() =>
    sim
      .viewer(sim.channel.id, sim.owner.id)
      .answers()
      .some((one) => one.text.includes('From now on I may tell everybody')),
  )
  expect(reported).toEqual([])
})

test('a search takes the largest numbers and the longest words that Discord lets a person type', async () => {
  const { sim, reported } = await startBot({ settings: withoutLimits })
  const where = { by: sim.join('Ada').id, in: sim.channel.id, name: 'listings' }
  // https://docs.discord.com/developers/interactions/application-commands#application-command-object
  const largest = (option: APIApplicationCommandOption) => {
    if (option.type === ApplicationCommandOptionType.Number) return option.max_value ?? 2 ** 53
    return option.type === ApplicationCommandOptionType.String && !('choices' in option)
      ? 'x'.repeat(option.max_length ?? 6_000)
      : undefined
  }
  const said = () => sim.viewer(sim.channel.id).answers()
  for (const option of sim.commands.find('listings', undefined)?.options ?? []) {
    const value = largest(option)
    if (value === undefined) continue
    const before = said().length
    await sim.command({ ...where, options: { [option.name]: value } })
    await sim.until(() => said().length > before && said().at(-1)?.text !== '')
  }
  expect(said().length).toBeGreaterThan(10)
  expect(said().filter(({ text }) => text.includes('went wrong'))).toEqual([])
  expect(reported).toEqual([])
})
