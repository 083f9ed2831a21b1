import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { execute } from '../sim/service/databases.ts'
import { aListing } from '../sim/service/listing.ts'
import { createPorchlight, type Porchlight } from './porchlight.ts'

let porchlight: Porchlight
beforeEach(async () => {
  porchlight = await createPorchlight()
})
afterEach(() => porchlight.close())

const settingsOf = async (serialNumber: string) => (await porchlight.store.chatbots.bySerial(serialNumber))?.settings

test('a chatbot is made from a file, with the serial number alone on standard output', async () => {
  const file = porchlight.write('maple.json', '\uFEFF{"name": "Maple Realty", "TimeZone": "America/Boise"}')
  const { code, out, err } = await porchlight.run('chatbots', 'add', file)
  expect(code).toBe(0)
  expect(out).toMatch(/^[A-Z0-9]{12}$/)
  expect(err).toContain(`CHATBOT_SERIAL=${out}`)
  expect(await settingsOf(out)).toEqual({ Name: 'Maple Realty', TimeZone: 'America/Boise' })
})

test('settings may be in UTF-16 with its mark, as PowerShell writes them; other encodings are refused, not garbled', async () => {
  const text = '{"Name": "Müller Immobilien"}'
  const file = porchlight.path('müller.json')
  writeFileSync(file, Buffer.from(`\uFEFF${text}`, 'utf16le'))
  const { out } = await porchlight.run('chatbots', 'add', file)
  expect(await settingsOf(out)).toEqual({ Name: 'Müller Immobilien' })
  writeFileSync(file, Buffer.from(text, 'latin1'))
  expect(await porchlight.run('chatbots', 'add', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('müller.json: The file is no whole UTF-8 text. Save it as UTF-8'),
  })
})

test('with several workspaces, a chatbot is made in the one that is named', async () => {
  await porchlight.store.workspaces.insert('north')
  const file = porchlight.write('maple.json', '{}')
  expect(await porchlight.run('chatbots', 'add', file)).toMatchObject({
    code: 1,
    err: 'There are several workspaces: add --workspace with one of main, north.',
  })
  const { out } = await porchlight.run('chatbots', 'add', file, '--workspace', 'north', '--json')
  expect(JSON.parse(out)).toMatchObject({ workspace: 'north' })
})

test('the settings of a chatbot are printed, changed in a file and taken back; null restores a default', async () => {
  const { out: shown } = await porchlight.run('chatbots', 'show', 'shop')
  expect(JSON.parse(shown)).toEqual({ Name: 'The shop' })
  expect(JSON.parse((await porchlight.run('chatbots', 'show', 'shop', '--all')).out)).toMatchObject({
    Name: 'The shop',
    Model: 'porchlight/concierge',
    AlertsPerDay: 10,
  })
  const file = porchlight.write(
    'shop.json',
    JSON.stringify({ ...JSON.parse(shown), AlertsPerDay: 3, AnswerSuffix: null }),
  )
  expect((await porchlight.run('chatbots', 'edit', 'shop', file)).out).toBe('Changed: AlertsPerDay.')
  expect(await settingsOf('shop')).toEqual({ Name: 'The shop', AlertsPerDay: 3 })
  expect((await porchlight.run('chatbots', 'edit', 'shop', file)).out).toBe('Nothing was changed.')
})

test.each([
  ['a misspelt setting', '{"Nmae": "x"}', 'Nmae: unknown field; did you mean Name?'],
  ['a value that no setting takes', '{"TimeZone": "Mars"}', 'TimeZone: must be an IANA time zone'],
  [
    'a model that is not there',
    '{"Model": "openai/none"}',
    'Model: is no known model; use one of porchlight/concierge',
  ],
  ['what is no JSON', '{"Name": ', 'is no JSON: '],
  ['what is no object', '[]', 'must be an object, not a list'],
])('%s changes nothing and says what to do', async (_, content, err) => {
  const file = porchlight.write('shop.json', content)
  for (const words of [['edit', 'shop'], ['add']])
    expect(await porchlight.run('chatbots', ...words, file)).toMatchObject({
      code: 1,
      err: expect.stringContaining(err),
    })
  expect(await settingsOf('shop')).toEqual({ Name: 'The shop' })
  expect(JSON.parse((await porchlight.run('chatbots', 'list', '--json')).out)).toHaveLength(1)
})

test('a file that is not there is named', async () => {
  expect(await porchlight.run('chatbots', 'add', porchlight.path('none.json'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/none\.json cannot be read: there is no such file/),
  })
})

test('a chatbot is removed with its listings, once that is confirmed', async () => {
  await porchlight.listings.insert([aListing()])
  expect(await porchlight.run('chatbots', 'remove', 'shop')).toMatchObject({
    code: 1,
    err: 'This would remove The shop and its listings (1); add --yes.',
  })
  expect((await porchlight.run('chatbots', 'remove', 'shop', '--yes')).out).toBe('Chatbot shop was removed.')
  expect((await porchlight.run('chatbots', 'list')).out).toContain('There are no chatbots yet')
  expect((await porchlight.run('chatbots', 'remove', 'shop', '--yes')).code).toBe(1)
})

test('a removal that was interrupted goes on when it is asked for again', async () => {
  await porchlight.listings.insert([aListing()])
  await execute(
    { url: porchlight.path('porchlight.sqlite'), directory: porchlight.path('') },
    'update chatbot set removed_at = 1',
  )
  expect(await porchlight.store.chatbots.bySerial('shop')).toBeUndefined()
  expect((await porchlight.run('chatbots', 'remove', 'shop', '--yes')).out).toBe('Chatbot shop was removed.')
  expect(await porchlight.store.chatbots.removing()).toEqual([])
  expect((await porchlight.run('chatbots', 'remove', 'shop', '--yes')).code).toBe(1)
})
