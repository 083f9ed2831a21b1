import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { demoListings } from '../../src/core/demo/listings.ts'
import { createConcierge } from '../../src/models/concierge/concierge.ts'
import { wordsOfLanguage } from '../../src/search/language/detect.ts'
import { COMMON_WORDS } from '../../src/search/text/common-words.ts'
import { foldedWords } from '../../src/search/text/fold.ts'
import { glossaries, isKnown } from '../../src/search/translation/glossary.ts'
import * as discord from '../discord/bot.ts'
import { startService } from '../sim/service/service.ts'
import * as slack from '../slack/bot.ts'
import { openTalk } from '../terminal/talk.ts'

/** README's tour, as somebody says it who speaks only Spanish. */
const TALK = [
  'casas de 3 dormitorios en Seattle por menos de 1,2 millones',
  '¿algo en París?',
  '¿qué tiempo hace?',
  'viviendas en alquiler en Portland que admitan mascotas',
  'cuéntame más de la primera',
  'compara la primera y la segunda',
  '¿cuánto cuesta la luz en la segunda?',
  'casas en Seattle, las más baratas primero',
  'avísame cuando aparezca algo en Seattle por menos de 900.000',
  '¿qué estoy siguiendo?',
  'solo una vez al día',
  '¿ha bajado el precio de la primera?',
  'deja de avisarme',
]

/** Every command of the terminal, also as somebody types it who errs. */
const COMMANDS = [
  '/watch',
  '/listings casas en Seattle',
  '/watch',
  '/watch 2',
  '/watch 99',
  '/watches',
  '/watches stop 2',
  '/watches stop 1',
  '/watches stop 1',
  '/listings casas para familias sin niños',
  '/listings viviendas',
  '/watch',
  '/watch b',
  '/more',
  '/listings casas en Springfield',
  '/listings blabla',
  '/more',
  '/human',
  '/baila',
  '/forget',
  '/forget me',
  '/help',
  '/new',
]

const homes = demoListings()
/** What listings and the business say themselves, which stays as it was written: the longest first. */
const QUOTED = [
  ...homes.flatMap(({ Address, Location, City, PropertyType, Description, ExtensionColumn, Url }) => [
    Address,
    Location,
    City,
    PropertyType,
    ...(Description?.split(/(?<=\.)\s+/) ?? []),
    ...(ExtensionColumn ?? []).flatMap(({ Key, value }) => [`${Key}: ${value}`, value, Key]),
    Url,
  ]),
  'Casa Ada',
]
  .flatMap((said) => said ?? [])
  .toSorted((a, b) => b.length - a.length)

/** English words of a text of ours: common ones that Spanish does not have. */
function englishIn(text: string): string[] {
  const ours = QUOTED.reduce((left, quoted) => left.replaceAll(quoted, ' '), text)
    .replaceAll(/^[•-] (?:more|\/\p{L}+(?: \[.*?\])?):? /gmu, ' ')
    .replaceAll(/https?:\S+|<[^>]*>|`[^`]*`|\/\p{L}+( \p{L}+)?|«[^»]*»|“[^”]*”|:[a-z_]+:/gu, ' ')
    .replaceAll(/\b[A-Z]{2}\b/g, ' ')
  return foldedWords(ours).filter(
    (word) => word.length > 1 && COMMON_WORDS.has(word) && !isKnown(glossaries.es, word) && !SPANISH.has(word),
  )
}
/** Spanish words that English has too. */
const SPANISH = new Set([
  ...wordsOfLanguage('es'),
  ...'use no me he has son ten once pie real general total final normal color error central social actual hay den come particular'.split(
    ' ',
  ),
])

function expectSpanish(texts: string[], least: number): void {
  expect(texts.length).toBeGreaterThanOrEqual(least)
  const found = texts.map((text) => [englishIn(text), text] as const).filter(([words]) => words.length > 0)
  expect(found).toEqual([])
}

test('English words are found among Spanish ones', () => {
  expect(englishIn('He encontrado 3: casas en Seattle. Here are the first')).toEqual(['here', 'are', 'the', 'first'])
  expect(englishIn('Show more · Ver más')).toEqual(['show', 'more'])
  expect(englishIn('Te avisaré cuando pase algo: houses (22 ahora)')).toEqual(['houses'])
  expect(englishIn('He encontrado 3: casas, en venta. Aquí van los primeros 5')).toEqual([])
})

const chatbot = { Name: 'Casa Ada', AIResponseLanguage: '' }

test('who speaks only Spanish reads no English on Discord', async () => {
  const { sim, service, serialNumber } = await discord.startBot({ answers: createConcierge(), chatbot, speed: 10 })
  await fill(service, serialNumber)
  const eva = sim.join('Eva', { locale: 'es-ES' })
  const dm = sim.dm(eva.id).id
  const answers = () => sim.viewer(dm, eva.id).answers()
  const settled = async (from: number) => {
    await sim.until(() => answers().length > from && answers().every(({ buttons }) => !buttons.includes('Detener')))
  }
  for (const name of ['help', 'listings', 'new']) {
    const before = answers().length
    await sim.command({ by: eva.id, in: dm, name })
    await settled(before)
  }
  for (const text of TALK) {
    const before = answers().length
    sim.say({ by: eva.id, in: dm, text })
    await settled(before)
  }
  for (const name of ['human', 'forget']) {
    const before = answers().length
    await sim.command({ by: eva.id, in: dm, name })
    await settled(before)
  }
  expectSpanish(
    answers().flatMap(({ text, buttons }) => [text, ...buttons]),
    TALK.length + 5,
  )
})

test('who speaks only Spanish reads no English on Slack', async () => {
  const { sim, service, serialNumber } = await slack.startBot({ answers: createConcierge(), chatbot })
  await fill(service, serialNumber)
  const lucia = sim.world.addPerson(sim.workspace, 'lucia', 'es-ES')
  const channel = sim.directly({ person: lucia })
  const thread = sim.say({ text: TALK[0] ?? '', person: lucia, channel })
  const answers = () => sim.viewer(thread, channel, lucia.id).filter(({ ours }) => ours)
  const settled = (count: number) =>
    slack.until(() => answers().length >= count && answers().every(({ open, text }) => !open && text !== ''))
  await settled(1)
  for (const text of [...TALK.slice(1), 'human']) {
    const before = answers().length
    sim.say({ text, person: lucia, channel, thread })
    await settled(before + 1)
  }
  for (const [name, words] of [
    ['/porchlight', 'help'],
    ['/porchlight', 'watches'],
    ['/listings', 'casas en Seattle'],
    ['/porchlight', 'forget'],
  ] as const) {
    const count = () => [...channel.messages.values()].filter(({ onlyFor }) => onlyFor === lucia.id).length
    const before = count()
    await sim.command(name, words, { person: lucia, channel })
    await slack.until(() => count() > before)
  }
  const messages = [...channel.messages.values()].filter(({ ours }) => ours)
  expectSpanish(
    messages.flatMap(({ text, blocks }) => [text, ...textsOf(blocks)]),
    TALK.length + 5,
  )
})

/** All texts that a person reads in blocks. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' ? (['text', 'alt_text', 'title'].includes(name) ? [part] : []) : textsOf(part),
  )
}

test('who speaks only Spanish reads no English in the terminal', async () => {
  const service = await startService({ model: createConcierge() })
  onTestFinished(() => service.stop())
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', chatbot)
  await fill(service, serialNumber)
  const input = new PassThrough()
  const output = new PassThrough()
  let seen = ''
  output.on('data', (chunk) => (seen += String(chunk)))
  const talk = { url: service.url, secretKey: service.keys.secret, serialNumber }
  const { ended, bridge } = await openTalk(talk, { input, output, echo: new PassThrough() }, 'es')
  onTestFinished(() => bridge.close())
  input.end(`${[...TALK, ...COMMANDS].join('\n')}\n`)
  await ended
  expectSpanish(stripVTControlCharacters(seen).split('\n\n').filter(Boolean), TALK.length)
})

const fill = async (
  { data }: { data: (path: string, body: object) => Promise<unknown> },
  SerialNumber: string,
): Promise<void> => {
  for (const home of homes) await data('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...home })
}
