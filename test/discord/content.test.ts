import type { APIMessageSnapshot, APIPoll } from 'discord.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cardMessage } from '../../adapters/discord/show/listing-cards.ts'
import { discordWordsFor } from '../../adapters/discord/words/words.ts'
import { Settings } from '../../src/contract/chatbot/settings.ts'
import { TEXT_MAX } from '../../src/contract/fields/values.ts'
import { withoutLimits } from '../sim/discord/settings.ts'
import { startBot } from './bot.ts'

const snapshot = (message: object): APIMessageSnapshot =>
  ({
    message: {
      type: 0,
      content: '',
      embeds: [],
      attachments: [],
      flags: 0,
      mentions: [],
      timestamp: '2026-11-01T10:00:00.000Z',
      edited_timestamp: null,
      ...message,
    },
  }) as unknown as APIMessageSnapshot

async function questionOf(more: object, text = '') {
  const { sim, model } = await startBot()
  const ada = sim.join('Ada').id
  sim.say({ by: ada, in: sim.dm(ada).id, text, more })
  await sim.until(() => model.prompts.length === 1)
  return model.prompts[0]?.question
}

test('a time that Discord shows on each person’s clock is asked about in words', async () => {
  expect(await questionOf({}, 'Is <t:1796054400:F> free, <t:1796054400:D>, <t:1796054400:t> or <t:1796054400>?')).toBe(
    'Is Monday, November 30, 2026 at 4:00 PM UTC free, November 30, 2026, 4:00 PM UTC or November 30, 2026 at 4:00 PM UTC?',
  )
  expect(await questionOf({}, 'at <t:9999999999999:R>')).toBe('at <t:9999999999999:R>')
})

test('of a message of nothing but times, each style is made ready once', async () => {
  const formats = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => formats.mockRestore())
  const times = '<t:1><t:2:F>'.repeat(150)
  expect(await questionOf({}, times)).toContain('12:00 AM UTCThursday, January 1, 1970')
  expect(formats.mock.calls.length).toBeLessThan(20)
})

test('a forwarded message with embeds is asked about with all that stands in them', async () => {
  const embeds = [
    {
      title: '12 Elm St',
      description: 'A house',
      fields: [{ name: 'Price', value: '$450,000' }],
      footer: { text: 'Kent' },
    },
  ]
  expect(await questionOf({ snapshots: [snapshot({ content: 'look', embeds })] })).toBe(
    'look\n\n12 Elm St\n\nA house\n\nPrice: $450,000\n\nKent',
  )
})

test('a card of the bot’s own that is forwarded is asked about', async () => {
  const card = {
    id: 7,
    listing: '7.MLS7',
    title: '$450,000 · 3 bd',
    address: '12 Elm St, Kent',
    facts: ['House'],
    description: 'By the sea.',
    url: '',
    image: '',
    ownImage: '',
    history: '',
  }
  const { components, flags } = cardMessage(card, discordWordsFor('en'), 'rgb(1,2,3)')
  const question = await questionOf({ snapshots: [snapshot({ components, flags })] })
  for (const part of ['$450,000', '12 Elm St, Kent', 'By the sea.']) expect(question).toContain(part)
})

test('polls and stickers say what they are', async () => {
  const poll = {
    question: { text: 'Which one?' },
    answers: [
      { answer_id: 1, poll_media: { text: 'Elm St' } },
      { answer_id: 2, poll_media: { text: 'Oak Ave' } },
    ],
    expiry: null,
    allow_multiselect: false,
    layout_type: 1,
  } as unknown as APIPoll
  const stickers = [{ id: '749054660769218631', name: 'Wave', format_type: 1 }]
  expect(await questionOf({ poll, stickers }, 'hello')).toBe(
    'hello\n\nPoll: Which one? (Elm St / Oak Ave)\n\nSticker: Wave',
  )
})

test('named in a reply to what somebody else wrote, the bot is told that too, files included', async () => {
  const { sim, model } = await startBot()
  const [ada, ben] = [sim.join('Ada').id, sim.join('Ben').id]
  const about = sim.say({ by: ben, in: sim.channel.id, text: 'Is 12 Elm St still for sale?' })
  sim.say({ by: ada, in: sim.channel.id, text: `${sim.bot.mention} is it?`, replyTo: about })
  await sim.until(() => model.prompts.length === 1)
  expect(model.prompts[0]?.question).toBe('> **Ben:** Is 12 Elm St still for sale?\n\nis it?')
  sim.say({ by: ada, in: sim.channel.id, text: sim.bot.mention, replyTo: about })
  await sim.until(() => model.prompts.length === 2)
  expect(model.prompts[1]?.question).toBe('> **Ben:** Is 12 Elm St still for sale?')
})

test('a welcome as long as the settings allow arrives whole, for a mention and for /new', async () => {
  const WelcomeMessage = `${'Welcome to our homes by the sea. '.repeat(61)}The end.`
  expect(WelcomeMessage.length).toBeGreaterThan(2_000)
  const { sim, reported } = await startBot({ chatbot: { WelcomeMessage, SuggestedMessage: 'What is new?' } })
  const ada = sim.join('Ada').id
  const thread = sim.say({ by: ada, in: sim.channel.id, text: sim.bot.mention })
  const texts = (channel: string) =>
    sim
      .viewer(channel)
      .answers()
      .map(({ text }) => text)
  await sim.until(() => texts(thread).join(' ') === WelcomeMessage)
  expect(sim.viewer(thread).answers().at(-1)?.buttons).toEqual(['What is new?'])
  await sim.command({ by: ada, in: sim.channel.id, name: 'new' })
  await sim.until(() => texts(sim.channel.id).join(' ') === WelcomeMessage)
  expect(reported).toEqual([])
})

const LONG = 2_048
const long = (text: string) => `${text} `.repeat(LONG).slice(0, LONG - 1) + '.'

test('with every text of the settings at its longest, whatever a person does is answered', async () => {
  const texts = {
    WelcomeMessage: long('welcome'),
    SuggestedMessage: long('suggest'),
    Name: long('name'),
    AnswerSuffix: long('suffix'),
    RateLimitMessage: long('slowly'),
  }
  const { sim, reported } = await startBot({
    settings: withoutLimits,
    chatbot: { ...texts, RateLimitCount: 3, RateLimitTime: 3_600 },
  })
  const ada = sim.join('Ada').id
  const dm = sim.dm(ada).id
  const said = () =>
    sim
      .viewer(dm, ada)
      .answers()
      .map(({ text }) => text)
      .join(' ')
  await sim.command({ by: ada, in: dm, name: 'new' })
  await sim.until(() => said().includes(texts.WelcomeMessage.trim()))
  await sim.command({ by: ada, in: dm, name: 'help' })
  for (let index = 0; index < 4; index += 1) sim.say({ by: ada, in: dm, text: `question ${index}` })
  await sim.until(() => said().includes(texts.AnswerSuffix))
  for (let index = 0; index < 4; index += 1) {
    const before = sim.viewer(dm, ada).answers().length
    await sim.command({ by: ada, in: dm, name: 'ask', options: { question: `${index} ${'why? '.repeat(350)}` } })
    await sim.until(() => sim.viewer(dm, ada).answers().length > before + 1)
  }
  await sim.until(() => said().includes(texts.RateLimitMessage))
  const owner = sim.owner.id
  const { messageId = '' } = await sim.command({ by: owner, in: sim.channel.id, name: 'porchlight use', options: {} })
  await sim.until(() =>
    sim
      .viewer(sim.channel.id, owner)
      .answers()
      .some(({ id, text }) => id === messageId && text.includes('name name')),
  )
  expect(reported).toEqual([])
})

/** Every setting that takes a text, but for those that name something. */
const textSettings = Object.entries(Settings.shape).flatMap(([name, schema]) =>
  schema.safeParse('a text of several words').success && !['Model', 'ChatProfilePicture', 'ChatIcon'].includes(name)
    ? [name]
    : [],
)
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

test.each([
  ['no end of a word', 'x'],
  ['signs and calls', '🏡 **bold** `code` @everyone <@1> || '],
])('with every setting as long as it may be, of %s, nothing that the bot shows is refused or cut', async (_, piece) => {
  const longest = piece.repeat(TEXT_MAX).slice(0, TEXT_MAX).toWellFormed().trim()
  const texts = Object.fromEntries(textSettings.map((name) => [name, longest]))
  const limits = { RateLimitCount: 2, RateLimitTime: 3_600, ChatBubbleColor: 'rgb(255,255,255)' }
  const { sim, reported } = await startBot({ settings: withoutLimits, chatbot: { ...texts, ...limits } })
  const ada = sim.join('Ada').id
  const dm = sim.dm(ada).id
  const times = () => {
    const said = sim
      .viewer(dm, ada)
      .answers()
      .map(({ text }) => letters(text))
    return said.join('').split(letters(longest)).length - 1
  }
  await sim.command({ by: ada, in: dm, name: 'new' })
  await sim.until(() => times() === 1)
  await sim.command({ by: ada, in: dm, name: 'help' })
  await sim.command({ by: ada, in: dm, name: 'listings' })
  sim.say({ by: ada, in: dm, text: 'a question' }) // answered with the suffix
  await sim.until(() => times() === 2)
  await sim.command({ by: ada, in: dm, name: 'human' })
  await sim.until(() => sim.viewer(dm).answers().at(-1)?.buttons.length === 0)
  sim.say({ by: ada, in: dm, text: 'one more' }) // more than may be asked
  await sim.until(() => times() >= 3)
  const manager = { by: sim.owner.id, in: sim.channel.id }
  await sim.command({ ...manager, name: 'porchlight use' })
  await sim.command({ ...manager, name: 'porchlight report' })
  await sim.until(() => sim.viewer(sim.channel.id, sim.owner.id).answers()[1]?.shape.attachments.length === 1)
  await sim.until(() => sim.requests.every(({ status }) => status !== undefined))
  expect(sim.requests.filter(({ status = 0 }) => status >= 400 && status !== 429)).toEqual([])
  expect(sim.pings).toEqual([])
  expect(reported).toEqual([])
})
