import { expect, test } from 'vitest'
import type { Access } from '../../../adapters/bridge/access/access.ts'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import { aListing } from '../../sim/service/listing.ts'
import type { Channel, Message } from '../../sim/slack/world.ts'
import { buttonsOf, idOfButton, startBot, until } from '../bot.ts'

const PHOTO = 'https://photos.example.com/1.jpg'
const repeat: Script = async function* ({ question }) {
  yield `You asked: ${question}`
}

/** The app, with seven homes in Kent, the cheapest last, and one in Lund. */
async function startWithHomes(script: Script = repeat, access: Partial<Access> = {}) {
  const bot = await startBot({ script, access })
  const { sim, service, serialNumber } = bot
  const add = (fields: Partial<ListingFields>) =>
    service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...aListing(fields) })
  await add({ City: 'Lund', SalePrice: 900_000, Address: '1 Far Rd' })
  for (let home = 7; home >= 1; home--)
    await add({ City: 'Kent', SalePrice: home * 100_000, Address: `${home} Elm St`, Images: [PHOTO] })
  /** The newest message of the app's that says something. */
  const shown = (words: string, channel: Channel = sim.channel): Promise<Message> =>
    until(() => [...channel.messages.values()].findLast(({ ours, text }) => ours && text.includes(words)))
  const press = (message: Message, label: string, where: { person?: typeof sim.person; channel?: Channel } = {}) =>
    sim.press(message.ts, idOfButton(message.blocks, label), where)
  const search = async (words: string) => {
    await sim.command('/listings', words)
    return shown('isting')
  }
  return { ...bot, add, shown, press, search }
}

const addresses = ({ text }: Message) => text.match(/\d (?:Elm St|Far Rd)/g)

test('/listings shows homes to the person alone, with photo, price, rooms, place, link and buttons, and turns their pages', async () => {
  const { sim, search, press, shown } = await startWithHomes()
  const first = await search('homes in Kent, cheapest first')
  expect(first.onlyFor).toBe(sim.person.id)
  expect(first.text).toContain('1–5 of 7 listings')
  expect(addresses(first)).toEqual(['1 Elm St', '2 Elm St', '3 Elm St', '4 Elm St', '5 Elm St'])
  expect(first.text).toMatch(/\*<https:\/\/homes\.example\.com\/\d+\|\$100,000 · 3 bd · 2 ba · 1,500 sq ft>\*/)
  expect(first.text).toContain('House · For Sale · Active · 5 days on market')
  const photos = first.blocks.flatMap(
    ({ accessory }) => (accessory as { image_url: string } | undefined)?.image_url ?? [],
  )
  expect(photos).toEqual(Array.from({ length: 5 }, () => PHOTO))
  expect(buttonsOf(first.blocks)).toEqual([
    ...Array.from({ length: 5 }, () => ['Details', 'Ask about it', 'Similar', 'Watch this home']).flat(),
    'Next',
    'Share here',
    'Watch this search',
  ])
  await press(first, 'Next')
  const second = await shown('6–7 of 7')
  expect(second.ts).toBe(first.ts)
  expect(addresses(second)).toEqual(['6 Elm St', '7 Elm St'])
  await press(second, 'Previous')
  await until(() => first.text.includes('1–5 of 7'))
})

test('shared with the channel, the buttons work after a restart and for anybody', async () => {
  const { sim, search, press, stop, run } = await startWithHomes()
  const own = await search('homes in Kent')
  await press(own, 'Share here')
  const shared = await until(() => [...sim.channel.messages.values()].find(({ onlyFor, ours }) => ours && !onlyFor))
  await until(() => !sim.channel.messages.has(own.ts))
  await stop()
  await run()
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  await press(shared, 'Next', { person: bob })
  await until(() => shared.text.includes('6–7 of 7'))
  await press(shared, 'Details', { person: bob })
  const details = await until(() => [...sim.channel.messages.values()].find(({ onlyFor }) => onlyFor === bob.id))
  expect(details.text).toContain('Elm St')
})

test('what is shared stands in the channel once, though the answer of Slack to it gets lost', async () => {
  const { sim, search, press } = await startWithHomes()
  const own = await search('homes in Kent')
  for (const on of ['response_url', 'chat.postMessage']) sim.faults.next(on, { kind: 'lost' })
  await press(own, 'Share here')
  await until(() => !sim.channel.messages.has(own.ts))
  expect([...sim.channel.messages.values()]).toMatchObject([{ onlyFor: undefined, thread: undefined }])
})

test('where the app is no member, what is shared stands there all the same', async () => {
  const { sim, press } = await startWithHomes()
  const channel = sim.world.addChannel(sim.workspace, 'flats', [sim.person.id])
  await sim.command('/listings', 'homes in Kent', { channel })
  const own = await until(() => [...channel.messages.values()][0])
  await press(own, 'Share here', { channel })
  await until(() => !channel.messages.has(own.ts))
  expect([...channel.messages.values()]).toMatchObject([{ onlyFor: undefined, thread: undefined }])
})

test('who clicks a button twice is answered once, for all to see; somebody else is answered too', async () => {
  const { sim, search, press, shown, model, bridge } = await startWithHomes()
  const own = await search('homes in Kent')
  await Promise.all([press(own, 'Share here'), press(own, 'Share here')])
  const shared = await until(() => [...sim.channel.messages.values()].find(({ onlyFor, ours }) => ours && !onlyFor))
  await until(() => !sim.channel.messages.has(own.ts))
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  await Promise.all([press(shared, 'Ask about it'), press(shared, 'Ask about it')])
  await press(shared, 'Ask about it', { person: bob })
  await shown('You asked:')
  await until(() => model.prompts.length === 2)
  await bridge.idle()
  const questions = sim.viewer(shared.ts).filter(({ text }) => text.includes(' asks:'))
  expect(questions).toHaveLength(2)
  expect(new Set(questions.map(({ text }) => text.split(' ')[0]))).toEqual(new Set(['ana', 'bob']))
  expect([...sim.channel.messages.values()].filter(({ thread }) => thread === undefined)).toHaveLength(1)
})

test('“Ask about it” asks in a thread for all to see, “Similar” shows homes alike there', async () => {
  const { sim, search, press, shown, add, model } = await startWithHomes()
  await add({ City: 'Kent', SalePrice: 105_000, Address: '9 Elm St' })
  const own = await search('homes in Kent, cheapest first')
  await press(own, 'Share here')
  const shared = await until(() => [...sim.channel.messages.values()].find(({ onlyFor, ours }) => ours && !onlyFor))
  await press(shared, 'Ask about it')
  const answer = await shown('You asked:')
  expect(answer).toMatchObject({ thread: shared.ts, text: 'You asked: Tell me more about 1 Elm St, Kent.' })
  expect(sim.viewer(shared.ts).map(({ text }) => text)[1]).toContain('ana asks:')
  sim.faults.next('chat.postMessage', { kind: 'lost' })
  await press(shared, 'Similar')
  const similar = () => sim.viewer(shared.ts).filter(({ ts, text }) => ts !== shared.ts && text.includes('9 Elm St'))
  const alike = await until(() => similar()[0])
  expect(alike.text).not.toContain('7 Elm St')
  // The thread is known from now on.
  sim.say({ text: 'and the garden?', thread: shared.ts })
  await shown('You asked: and the garden?')
  expect(model.prompts).toHaveLength(2)
  await until(() => sim.record.calls.some(({ method }) => method === 'conversations.replies'))
  expect(similar()).toHaveLength(1)
  expect([...sim.channel.messages.values()].filter(({ onlyFor }) => onlyFor !== undefined)).toEqual([])
  expect(sim.record.pings).toEqual([])
})

test('what only the person sees is asked about in the channel', async () => {
  const { sim, search, press, shown } = await startWithHomes()
  await press(await search('homes in Lund'), 'Ask about it')
  const answer = await shown('You asked: Tell me more about 1 Far Rd, Lund.')
  expect(sim.channel.messages.get(answer.thread ?? '')).toMatchObject({ onlyFor: undefined, thread: undefined })
})

test('the dialog searches by fields, and completes cities while they are typed', async () => {
  const { sim, shown } = await startWithHomes()
  await sim.command('/listings')
  const dialog = await until(() => sim.dialog())
  // Rather none than late: on a busy machine the first look may be.
  const offered = async () => (await sim.suggest(dialog, 'CityName', 'ke'))?.options?.map(({ value }) => value)
  await expect.poll(offered).toEqual(['Kent'])
  await sim.submit(dialog, { CityName: 'Kent', MaxPrice: '300000', SortBy: 'PriceDesc' })
  expect(addresses(await shown('1–3 of 3'))).toEqual(['3 Elm St', '2 Elm St', '1 Elm St'])
  expect(sim.dialog()).toBeUndefined()
})

test('who may not ask is offered no cities, however the dialog came to be open', async () => {
  const { sim, bridge } = await startWithHomes(repeat, { channels: ['C0ELSEWHERE'] })
  const place = { workspace: sim.workspace.id, channel: sim.channel.id }
  const visitor = { thread: 't', person: sim.person.id, place, roles: [], locale: undefined }
  // The cities are known by then: an offer would come in time.
  await expect.poll(() => bridge.listings.cities(visitor, 'ke')).toEqual(['Kent'])
  const element = { type: 'external_select', action_id: 'CityName', min_query_length: 1 }
  const body = {
    type: 'modal',
    callback_id: 'search',
    private_metadata: JSON.stringify({ channel: sim.channel.id }),
    blocks: [{ type: 'input', block_id: 'CityName', element }],
  }
  const view = { id: 'V0OPEN', hash: 'h', type: 'modal' as const, user: sim.person.id, body }
  expect(await sim.suggest(view, 'CityName', 'ke')).toEqual({ options: [] })
})

test('a photo that Slack cannot load does not hide the listings', async () => {
  const { add, search } = await startWithHomes()
  await add({ City: 'Oslo', Address: '2 Far Rd', Images: ['https://gone.example.com/1.jpg'] })
  const found = await search('homes in Oslo')
  expect(addresses(found)).toEqual(['2 Far Rd'])
})

test('nothing in a listing, a greeting or a question calls anybody', async () => {
  const calls = '<!channel> <!here|here> <@U0SIM00001> <!subteam^S1>'
  const { sim, add, search, press, shown, serialNumber, service } = await startWithHomes()
  await service.data('/chat/Chatbot/Edit', { serialNumber, WelcomeMessage: calls, SuggestedMessage: calls })
  await add({ City: 'Ulm', Address: calls, PropertyType: calls, Description: `**${calls}**`, MLSNumber: calls })
  const found = await search('homes in Ulm')
  await press(found, 'Details')
  await until(() => [...sim.channel.messages.values()].filter(({ onlyFor }) => onlyFor !== undefined).length === 2)
  await press(found, 'Share here')
  await until(() => [...sim.channel.messages.values()].some(({ onlyFor, ours }) => ours && !onlyFor))
  await press(await shown('listing'), 'Ask about it')
  await shown('You asked:')
  sim.say({ text: sim.mention() })
  await until(() => [...sim.channel.messages.values()].some(({ blocks }) => buttonsOf(blocks).includes(calls)))
  expect(sim.record.pings).toEqual([])
})
