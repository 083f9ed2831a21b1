import { type APIMessageTopLevelComponent, ComponentType } from 'discord.js'
import { expect, test } from 'vitest'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import { demoListings } from '../../../src/core/demo/listings.ts'
import type { Viewed } from '../../sim/discord/people/viewer.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import { aListing } from '../../sim/service/listing.ts'
import { startBot } from '../bot.ts'

const PHOTO = 'https://photos.example.com/1.jpg'
/** What Discord says to an address that it does not take. */
const NO_PHOTO = { kind: 'refused', status: 400, code: 50_035 } as const

/** The bot, with seven homes in Kent, the cheapest last, and one in Lund. */
async function startWithHomes(script?: Script) {
  const bot = await startBot(script && { script })
  const add = (fields: Partial<ListingFields>) =>
    bot.service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber: bot.serialNumber, ...aListing(fields) })
  await add({ City: 'Lund', SalePrice: 900_000, Address: '1 Far Rd' })
  for (let home = 7; home >= 1; home--)
    await add({ City: 'Kent', SalePrice: home * 100_000, Address: `${home} Elm St`, Images: [PHOTO] })
  const ada = bot.sim.join('Ada')
  const here = { by: ada.id, in: bot.sim.channel.id }
  const shown = () => bot.sim.viewer(bot.sim.channel.id, ada.id).answers()
  const list = async (options: Record<string, string | number | boolean>, person = here): Promise<Viewed> => {
    const { messageId } = await bot.sim.command({ ...person, name: 'listings', options })
    return bot.sim.until(() => shown().find(({ id, text }) => id === messageId && text !== ''))
  }
  return { ...bot, add, ada, here, shown, list }
}

const photos = ({ shape }: Viewed): unknown[] =>
  (shape.components as APIMessageTopLevelComponent[]).flatMap((part) =>
    part.type === ComponentType.Section && part.accessory.type === ComponentType.Thumbnail
      ? part.accessory.media.url
      : [],
  )
const addresses = ({ text }: Viewed) => text.match(/\d (?:Elm St|Far Rd)/g)

test('/listings shows homes with photo, price, rooms, place, link and buttons, and turns their pages', async () => {
  const { sim, here, shown, list } = await startWithHomes()
  const first = await list({ city: 'kent', sort: 'PriceAsc' })
  expect(first.text).toContain('1–5 of 7 listings')
  expect(addresses(first)).toEqual(['1 Elm St', '2 Elm St', '3 Elm St', '4 Elm St', '5 Elm St'])
  expect(first.text).toMatch(/\[\$100,000 · 3 bd · 2 ba · 1,500 sq ft\]\(https:\/\/homes\.example\.com\/\d+\)/)
  expect(first.text).toContain('House · For Sale · Active · 5 days on market')
  expect(photos(first)).toEqual(Array.from({ length: 5 }, () => PHOTO))
  expect(first.buttons).toEqual([
    ...Array.from({ length: 5 }, () => ['Details', 'Ask about it', 'Watch this home']).flat(),
    'Next',
    'Watch this search',
  ])
  await sim.press({ ...here, message: first.id, button: 'Next' })
  const second = await sim.until(() => shown().find(({ text }) => text.includes('6–7 of 7')))
  expect(second.id).toBe(first.id)
  expect(addresses(second)).toEqual(['6 Elm St', '7 Elm St'])
  await sim.press({ ...here, message: first.id, button: 'Previous' })
  await sim.until(() => shown()[0]?.text.includes('1–5 of 7'))
})

test('buttons work after a restart, for anybody in the channel', async () => {
  const { sim, stop, run, list, shown } = await startWithHomes()
  const { id: message } = await list({ query: 'homes in Kent, cheapest first' })
  await stop()
  await run()
  const bob = sim.join('Bob')
  await sim.press({ by: bob.id, in: sim.channel.id, message, button: 'Next' })
  await sim.until(() => shown()[0]?.text.includes('6–7 of 7'))
  await sim.press({ by: bob.id, in: sim.channel.id, message, button: 'Details' })
  const details = await sim.until(() => sim.viewer(sim.channel.id, bob.id).answers()[1])
  await sim.until(() => sim.viewer(sim.channel.id, bob.id).answers()[1]?.text.includes('Elm St'))
  expect(shown().map(({ id }) => id)).not.toContain(details.id)
})

test('listings that are asked for hidden are seen by nobody else', async () => {
  const { sim, list } = await startWithHomes()
  const found = await list({ max_price: 200_000, hidden: true })
  expect(addresses(found)?.toSorted()).toEqual(['1 Elm St', '2 Elm St'])
  expect(sim.viewer(sim.channel.id).answers()).toEqual([])
})

test('“Ask about it” asks in a thread, “Similar” below the details shows homes alike', async () => {
  const { sim, here, ada, list } = await startWithHomes(async function* ({ question }) {
    yield `You asked: ${question}`
  })
  const found = await list({ city: 'Kent', min_price: 650_000 })
  const { messageId: thread = '' } = await sim.press({ ...here, message: found.id, button: 'Ask about it' })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text.includes('Tell me more about 7 Elm St'))
  const answer = ({ messageId }: { messageId: string | undefined }) =>
    sim.until(() =>
      sim
        .viewer(sim.channel.id, ada.id)
        .answers()
        .find(({ id, text }) => id === messageId && text !== ''),
    )
  const details = await answer(await sim.press({ ...here, message: found.id, button: 'Details' }))
  const similar = await answer(await sim.press({ ...here, message: details.id, button: 'Similar' }))
  expect(addresses(similar)).toEqual(['6 Elm St'])
})

test('cities are completed while they are typed', async () => {
  const { sim, here } = await startWithHomes()
  const typing = { ...here, name: 'listings', options: { city: 'K' }, focused: 'city' }
  // The service may be slow once; what is typed next finds it awake.
  await expect.poll(async () => (await sim.type(typing)).choices).toEqual([{ name: 'Kent', value: 'Kent' }])
})

test('details show what the owner says, in the colour of the chatbot, even where its photo is none', async () => {
  const { sim, here, ada, list, add, service, serialNumber } = await startWithHomes()
  await service.data('/chat/Chatbot/Edit', { serialNumber, ChatBubbleColor: 'rgb(1, 2, 3)' })
  await add({ City: 'Oslo', Address: '9 Elm St', Description: 'A *quiet* place.', Images: [PHOTO] })
  const found = await list({ city: 'Oslo' })
  sim.faults.plan(NO_PHOTO, { method: 'PATCH', path: /webhooks/ })
  const { messageId } = await sim.press({ ...here, message: found.id, button: 'Details' })
  const details = await sim.until(() =>
    sim
      .viewer(sim.channel.id, ada.id)
      .answers()
      .find(({ id, text }) => id === messageId && text !== ''),
  )
  expect(details.text).toContain('A \\*quiet\\* place.')
  expect(details.buttons).toEqual(['Ask about it', 'Watch this home', 'Similar'])
  expect(details.shape.components).toMatchObject([{ type: ComponentType.Container, accent_color: 0x010203 }])
})

test('when the service is away, a search is told kindly and completion gives nothing', async () => {
  const { sim, leave, here, list } = await startWithHomes()
  await leave()
  expect((await list({ city: 'Kent' })).text).toMatch(/^I cannot reach the service/)
  const typing = { ...here, name: 'listings', options: { city: 'Lu' }, focused: 'city' }
  expect(await sim.type(typing)).toMatchObject({ kind: 'choices', choices: [] })
})

test('a photo that Discord does not take does not hide the homes', async () => {
  const { sim, list, add } = await startWithHomes()
  await add({ City: 'Oslo', Address: '9 Elm St', Images: [PHOTO] })
  sim.faults.plan(NO_PHOTO, { method: 'PATCH', path: /webhooks/ })
  const found = await list({ city: 'Oslo' })
  expect(addresses(found)).toEqual(['9 Elm St'])
  expect(photos(found)).toEqual([])
})

test('pictures that Discord cannot fetch, because the service has no public address, are sent along', async () => {
  const { add, list } = await startWithHomes()
  const [home, other] = demoListings()
  await add({ ...home, City: 'Oslo' })
  await add({ ...other, City: 'Oslo' })
  const { shape, ...found } = await list({ city: 'Oslo' })
  const files = (shape.attachments ?? []).map(({ filename, content_type }) => [filename, content_type])
  expect(files).toHaveLength(2)
  expect(new Set(photos({ ...found, shape }))).toEqual(new Set(files.map(([name]) => `attachment://${name}`)))
})

test('what stands in a listing is shown as it is: it calls nobody, and hides no address under other words', async () => {
  const { sim, ada, add, list } = await startWithHomes()
  const [home] = demoListings()
  const hostile = `@everyone <@${ada.id}> [Your bank](https://evil.example)`
  for (const ImagesOfHome of [home?.Images ?? [], [PHOTO], []])
    await add({ ...home, City: 'Oslo', Address: hostile, PropertyType: hostile, Images: ImagesOfHome })
  const found = await list({ city: 'Oslo', query: `homes in Oslo ${hostile}` })
  expect(sim.pings).toEqual([])
  expect(found.text).not.toMatch(/(?<!\\)[[<](?!\$)/)
})

test('a picture that the service does not give does not hide the homes, and is reported', async () => {
  const { add, list, service, reported } = await startWithHomes()
  await add({ City: 'Oslo', Address: '9 Elm St', Images: [`${service.url}/files/demo/none.png`] })
  const found = await list({ city: 'Oslo' })
  expect(addresses(found)).toEqual(['9 Elm St'])
  expect(photos(found)).toEqual([])
  expect(reported).toHaveLength(1)
})
