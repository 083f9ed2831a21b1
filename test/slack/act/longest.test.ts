import { expect, test } from 'vitest'
import { Settings } from '../../../src/contract/chatbot/settings.ts'
import { TEXT_MAX } from '../../../src/contract/fields/values.ts'
import { fast } from '../../sim/slack/settings.ts'
import { startBot, until } from '../bot.ts'

/** Every setting that takes a text, as long as it may be. */
const textSettings = Object.keys(Settings.shape).filter((name) => {
  const taken = Settings.shape[name as keyof typeof Settings.shape].safeParse('a text of several words')
  return taken.success && !['Model', 'ChatProfilePicture', 'ChatIcon'].includes(name)
})
const lines = (text: string) => text.repeat(TEXT_MAX).slice(0, TEXT_MAX)

test.each([
  ['words', 'a long greeting of many words & more. '],
  ['signs that Slack has to have escaped', '&<>'],
  ['lines', 'What is new?\n'],
  ['no end of a word', 'x'],
  ['calls', '<!channel> '],
  ['marks', '**bold** `code` '],
])('with every setting as long as it may be, of %s, nothing that the app shows is refused or cut', async (_, piece) => {
  const longest = lines(piece).trimEnd()
  const chatbot = Object.fromEntries(textSettings.map((name) => [name, longest]))
  const limits = { RateLimitCount: 2, RateLimitTime: 3_600 }
  const { sim, reported, bridge } = await startBot({ settings: fast, chatbot: { ...chatbot, ...limits } })
  const manager = sim.world.addPerson(sim.workspace, 'kim')
  manager.admin = true
  const greeted = sim.say({ text: sim.mention() })
  await until(() => sim.viewer(greeted).some(({ ours }) => ours))
  const asked = sim.say({ text: `${sim.mention()} hello` })
  await until(() => sim.viewer(asked).some(({ ours, open }) => ours && !open))
  sim.openHome()
  await until(() => sim.home())
  await sim.command('/porchlight', 'help')
  await sim.command('/porchlight', 'use', { person: manager })
  const said = (thread: string) => sim.viewer(thread).filter(({ ours, open }) => ours && !open)
  for (const text of ['new', 'human', 'one more']) {
    const before = said(asked).length
    sim.say({ text, thread: asked })
    await until(() => said(asked).length > before)
    await bridge.idle()
  }
  await bridge.idle()
  const refused = sim.record.calls.filter(({ outcome }) => !['ok', 'limited', ''].includes(outcome))
  expect(refused).toEqual([])
  expect(sim.record.pings).toEqual([])
  expect(reported).toEqual([])
  const letters = (text: string) => text.replaceAll(/&(?:amp|lt|gt);|[^\p{L}\p{N}]/gu, '')
  const [greeting] = sim.viewer(greeted).filter(({ ours }) => ours)
  expect(letters(greeting?.text ?? '')).toContain(letters(longest))
  const all = said(asked)
    .map(({ text }) => letters(text))
    .join('')
  // The suffix of the answer, the greeting of a new talk, the words about a person, and those about too many questions.
  expect(all.split(letters(longest)).length - 1).toBeGreaterThanOrEqual(4)
})

type Field = { block_id: string; element: { type: string; max_length?: number; max_value?: string } }
/** https://docs.slack.dev/reference/block-kit/block-elements/plain-text-input-element */
const WRITTEN_MAX = 3_000

test('a search takes the longest words and the largest numbers that its dialog lets a person type', async () => {
  const { sim, reported } = await startBot()
  const said = () => [...sim.channel.messages.values()].filter(({ ours }) => ours).map(({ text }) => text)
  await sim.command('/listings')
  const fields = (await until(() => sim.dialog())).body['blocks'] as Field[]
  const largest = ({ element: { type, max_length = WRITTEN_MAX, max_value = '9'.repeat(99) } }: Field) =>
    ({ number_input: max_value, plain_text_input: 'x'.repeat(max_length) })[type]
  const written = fields.flatMap((field) => {
    const value = largest(field)
    return value === undefined ? [] : [[field.block_id, value] as const]
  })
  expect(written.length).toBeGreaterThan(10)
  for (const [name, value] of written) {
    const before = said().length
    await sim.command('/listings')
    await sim.submit(await until(() => sim.dialog()), { [name]: value })
    await until(() => said().length > before)
  }
  expect(said().filter((text) => !text.includes('No listing matches'))).toEqual([])
  expect(reported).toEqual([])
})

test('a search of too many words is said to be too long, and is no fault of the app', async () => {
  const { sim, reported } = await startBot()
  await sim.command('/listings', 'a house with a garden '.repeat(150))
  await until(() => [...sim.channel.messages.values()].find(({ text }) => text.includes('or shorter')))
  expect(reported).toEqual([])
})

test.each([
  ['signs that are longer as JSON', '"\\'],
  ['signs that Slack has to have escaped', '&<'],
  ['lines', 'a\n'],
  ['emoji', 'x😀😀😀'],
])('“Ask about this” takes the longest message, of %s', async (_, piece) => {
  const { sim, model, reported } = await startBot()
  const message = sim.say({ text: piece.repeat(2_000), person: sim.world.addPerson(sim.workspace, 'kim') })
  await sim.shortcut('ask_about', message)
  await sim.submit(await until(() => sim.dialog()), { question: 'Why?' })
  await until(() => model.prompts[0])
  const { question = '' } = model.prompts[0] ?? {}
  expect(question).toContain(`Why?\n\n> ${piece[0]}`)
  expect(question).not.toMatch(/�/)
  expect(reported).toEqual([])
})
