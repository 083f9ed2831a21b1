import { expect, test } from 'vitest'
import { atomicValues } from '../../../adapters/bridge/memory/memory.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Viewed } from '../../sim/discord/people/viewer.ts'
import { saying } from '../../sim/models/scripted-model.ts'
import { aListing } from '../../sim/service/listing.ts'
import { beginTalk, startBot } from '../bot.ts'
import { menusOf, startWatching } from './watching.ts'

async function start() {
  const started = await startBot({ script: saying('hello') })
  const { sim, service } = started
  const { ada, thread, texts, SessionID, SerialNumber } = await beginTalk(started, 'hello')
  const create = async (fields: object) => {
    await service.data('/chat/Chatbot/RealEstateCreate', { ...aListing(), SerialNumber, City: 'Seattle', ...fields })
    await service.runWatches()
  }
  const watch = () =>
    service.data('/chat/Chatbot/WatchAdd', { SerialNumber, sessionID: SessionID, CityName: 'Seattle', Quiet: false })
  const say = (text: string) => sim.say({ by: ada.id, in: thread, text })
  return { ...started, ada, thread, texts, SessionID, SerialNumber, create, watch, say }
}

test('what is watched for is told in the thread, once, also what came while the bot was away', async () => {
  const { sim, texts, create, watch, run, stop, reported } = await start()
  await watch()
  await create({ MLSNumber: 'W-1', Address: '12 Elm St', Url: 'https://homes.example.com/12' })
  await sim.until(() => texts().length === 2)
  expect(texts()[1]).toContain('12 Elm St')
  expect(texts()[1]).toContain('https://homes.example.com/12')
  await stop()
  await create({ MLSNumber: 'W-2', Address: '14 Elm St', Url: 'https://homes.example.com/14' })
  await run()
  await sim.until(() => texts().length === 3)
  expect(texts()[2]).toContain('14 Elm St')
  expect(reported).toEqual([])
})

test('what is watched in a talk that was begun anew is told in its thread, by a bot without memory too', async () => {
  const { sim, ada, thread, texts, create, watch, run, stop } = await start()
  await watch()
  await sim.command({ by: ada.id, in: thread, name: 'new' })
  await sim.until(() => texts().length === 2)
  await stop()
  await run(openShortMemory())
  await create({ MLSNumber: 'W-1', Address: '12 Elm St' })
  await sim.until(() => texts()[2]?.includes('12 Elm St'))
})

test('what the first of two who talk in a thread watches is told to the first', async () => {
  const { sim, ada, thread, texts, create, watch } = await start()
  await watch()
  sim.say({ by: sim.owner.id, in: thread, text: 'and a pool?' })
  await sim.until(() => texts().length === 2)
  await create({ MLSNumber: 'W-1', Address: '12 Elm St' })
  const { id: message } = await sim.until(() =>
    sim
      .viewer(thread)
      .answers()
      .find(({ text }) => text.startsWith('🔔')),
  )
  const stop = async (by: string) => {
    const { messageId } = await sim.press({ by, in: thread, message, button: 'Stop' })
    const said = () =>
      sim
        .viewer(thread, by)
        .answers()
        .find(({ id, text }) => id === messageId && text !== '')?.text
    return await sim.until(said)
  }
  expect(await stop(sim.owner.id)).toBe('Only who asked for it can change that.')
  expect(await stop(ada.id)).toMatch(/^Stopped/)
})

test('who is forgotten has no session in the thread any more: the next words begin another', async () => {
  const { sim, service, texts, SessionID, SerialNumber, say } = await start()
  const begun = { serialNumber: SerialNumber, sessionID: SessionID }
  expect(await service.data('/chat/Chatbot/VisitorForget', begun)).toMatchObject({ Sessions: 1 })
  const sessions = async () => {
    const { List } = await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })
    return List.flatMap((event) => (event.Kind === 'message' ? (event.SessionID ?? []) : []))
  }
  await expect.poll(sessions).toEqual([])
  say('anybody there?')
  await sim.until(() => texts().length === 2)
  expect(texts()[1]).toBe('hello')
  expect(await sessions()).not.toEqual([])
  expect(await sessions()).not.toContain(SessionID)
})

test('who watches a search by its button is told the next morning of what came at night, and never again after Stop', async () => {
  const { sim, search, press, watches, later, add, alerts, ada, reported } = await startWatching()
  const page = await search()
  const told = await press(page, 'Watch this search')
  expect(told.text).toMatch(/^I will tell you when something happens: \*\*homes in Seattle\*\* \(2 match now\)/)
  expect(sim.viewer(sim.channel.id).answers()).toHaveLength(1)
  await later(10)
  await add({ Address: '9 Night Ln', Images: ['https://photos.example.com/9.jpg'] })
  await later(0)
  expect(alerts(page.id)).toEqual([])
  await later(10)
  const alert = await sim.until(() => alerts(page.id)[0])
  expect(alert.text).toContain('New: 9 Night Ln, Seattle')
  expect(alert.text).toContain('You watch: homes in Seattle')
  expect(JSON.stringify(alert.shape.components)).toContain('https://photos.example.com/9.jpg')
  expect(alert.buttons).toEqual(['Stop', 'Pause a week', 'Details', 'Ask about it'])
  const stopped = await press(alert, 'Stop', { where: page.id })
  expect(stopped.text).toMatch(/^Stopped: I tell you no more of \*\*homes/)
  expect((await press(alert, 'Stop', { where: page.id })).text).toBe('That watch has ended already.')
  expect(await watches()).toEqual([])
  await add({ Address: '10 Night Ln' })
  await later(24)
  await add({ Address: '11 Night Ln' })
  // What others are told comes after it.
  await press(page, 'Watch this search', { by: sim.owner.id })
  await add({ Address: '12 Night Ln' })
  await later(24)
  await sim.until(() => alerts(page.id).length === 2)
  expect(alerts(page.id)[1]?.text).toContain('12 Night Ln')
  expect((await press(alerts(page.id)[1] as Viewed, 'Stop', { where: page.id, by: ada.id })).text).toBe(
    'Only who asked for it can change that.',
  )
  expect(reported).toEqual([])
})

test('a bot that lost its memory tells what came meanwhile, once, and its buttons go on', async () => {
  const { sim, search, press, watches, later, add, alerts, stop, run } = await startWatching()
  const page = await search()
  await press(page, 'Watch this home')
  await press(page, 'Watch this search')
  expect(await watches()).toHaveLength(2)
  await add({ Address: '9 Elm St' })
  await later(0)
  const first = await sim.until(() => alerts(page.id)[0])
  await stop()
  await add({ Address: '10 Elm St' })
  await later(0)
  await run(openShortMemory())
  await sim.until(() => alerts(page.id).length === 2)
  await add({ Address: '11 Elm St' })
  await later(0)
  await sim.until(() => alerts(page.id).length === 3)
  const streets = alerts(page.id).map(({ text }) => /\d+ Elm St/.exec(text)?.[0])
  expect(streets).toEqual(['9 Elm St', '10 Elm St', '11 Elm St'])
  expect((await press(first, 'Details', { where: page.id })).text).toContain('9 Elm St')
  expect((await press(first, 'Pause a week', { where: page.id })).text).toMatch(/^Paused until \d+ \w+: \*\*homes/)
  expect((await watches()).map(({ State }) => State)).toEqual(['Paused', 'Active'])
  expect((await press(first, 'Stop', { where: page.id })).text).toContain('Stopped')
  expect(await watches()).toHaveLength(1)
})

test('an old alert that cannot be told now holds up nothing else of a bot that lost its memory', async () => {
  const { sim, search, press, later, add, alerts, stop, run } = await startWatching()
  const page = await search()
  await press(page, 'Watch this search')
  await add({ Address: '9 Elm St' })
  await later(0)
  const first = await sim.until(() => alerts(page.id)[0])
  const other = await search({ city: 'Tacoma' }, sim.owner.id)
  await press(other, 'Watch this search', { by: sim.owner.id })
  await stop()
  sim.faults.plan({ kind: 'failed', status: 503, done: false }, { path: new RegExp(`/${page.id}/`), times: 1_000 })
  await run(openShortMemory())
  await add({ Address: '10 Oak St', City: 'Tacoma' })
  await later(0)
  await sim.until(() => alerts(other.id)[0]?.text.includes('10 Oak St'))
  sim.faults.clear()
  expect(alerts(page.id).map(({ id }) => id)).toEqual([first.id])
})

test('a bot that is to look for old alerts after a cursor that is gone tells what comes all the same', async () => {
  const { sim, search, press, later, add, alerts, stop, run, service, reported } = await startWatching()
  const page = await search()
  await press(page, 'Watch this search')
  await stop()
  const { Next } = await service.data<{ Next: string }>('/chat/Chatbot/Events', { After: 'oldest', Limit: 500 })
  const memory = openShortMemory()
  await atomicValues(memory.atomic, 'event-reader').change('discord', () => ({
    value: { holder: 'gone', cursor: Next, missed: 'of another workspace' },
    result: undefined,
  }))
  await run(memory)
  await add({ Address: '9 Elm St' })
  await later(0)
  await sim.until(() => alerts(page.id)[0]?.text.includes('9 Elm St'))
  expect(reported).toEqual([])
})

test('a search that would tell too much offers what narrows it and once a day, and time is asked for once', async () => {
  const { sim, add, search, press, watches, ada, homes, shownNow, later, alerts, service, serialNumber } =
    await startWatching()
  const SerialNumber = serialNumber
  for (let home = 0; home < 52; home++) await add({ City: home < 20 ? 'Tacoma' : 'Kent', SalePrice: 400_000 })
  const page = await search({ max_price: 500_000 })
  const wide = await press(page, 'Watch this search')
  expect(wide.text).toMatch(/^54 homes match that now, and I would have told you 1\.8 times a day/)
  expect(wide.buttons).toContain('Kent (32)')
  expect(wide.buttons.at(-1)).toBe('Tell me once a day')
  expect(await watches()).toEqual([])
  const narrower = await press(wide, 'Kent (32)')
  expect(narrower.text).toContain('**homes in Kent under $500k** (32 match now). I tell you here.')
  const [menu] = menusOf(narrower)
  expect(menu?.options.map(({ value }) => value)).toContain('Europe/Berlin')
  const where = { by: ada.id, in: homes, message: narrower.id, menu: menu?.custom_id ?? '' }
  await sim.choose({ ...where, values: ['Europe/Berlin'] })
  await sim.until(() => shownNow(narrower).startsWith('Thank you: it is '))
  expect(await watches()).toMatchObject([{ TimeZone: 'Europe/Berlin', Every: 'AtOnce' }])
  const daily = await press(wide, 'Tell me once a day')
  expect(daily.text).toContain('Once a day, all together. I tell you here.')
  expect(menusOf(daily)).toEqual([])
  expect(await watches()).toMatchObject([{ TimeZone: 'Europe/Berlin', Every: 'Daily' }, { Every: 'AtOnce' }])
  await service.data('/chat/Chatbot/RealEstateUpdate', {
    SerialNumber,
    Key: 'W-1',
    KeyType: 'MLSNumber',
    SalePrice: 450_000,
  })
  await later(24)
  expect((await sim.until(() => alerts(page.id)[0])).buttons).toEqual(['Stop', 'Pause a week'])
})

test('/porchlight watches lists what a person watches, to them alone, and changes it where it stands', async () => {
  const { sim, search, press, mine, watches, ada, homes, shownNow } = await startWatching()
  expect((await mine()).text).toMatch(/^You are watching nothing/)
  const page = await search()
  await press(page, 'Watch this search')
  await press(page, 'Watch this home')
  expect((await press(page, 'Watch this home')).text).toBe('You watch that already: **2 Elm St, Seattle**.')
  const list = await mine()
  expect(list.text).toContain('What you are watching (2):')
  expect(list.text).toContain('**homes in Seattle**\ntold at once')
  expect(list.buttons).toEqual(['Stop', 'Pause a week', 'Stop', 'Pause a week'])
  expect(sim.viewer(homes).answers()).toHaveLength(1)
  const here = { by: ada.id, in: homes, message: list.id }
  await sim.choose({ ...here, menu: menusOf(list)[1]?.custom_id ?? '', values: ['Weekly'] })
  await sim.until(() => shownNow(list).includes('told on Mondays at 8:00'))
  await sim.press({ ...here, button: 'Pause a week' })
  await sim.until(() => shownNow(list).includes('paused until'))
  await sim.press({ ...here, button: 'Go on' })
  await sim.until(() => !shownNow(list).includes('paused until'))
  await sim.press({ ...here, button: 'Stop' })
  await sim.until(() => shownNow(list).includes('(1)'))
  expect(await watches()).toMatchObject([{ Summary: 'homes in Seattle', Every: 'Weekly', State: 'Active' }])
  const bob = sim.join('Bob')
  expect((await mine(bob.id)).text).toMatch(/^You are watching nothing/)
})

test('what only one person sees in a channel has no thread to be told in, and says so', async () => {
  const { search, press, watches } = await startWatching()
  const page = await search({ city: 'Seattle', hidden: true })
  expect((await press(page, 'Watch this search')).text).toMatch(/^Only you see this/)
  expect(await watches()).toEqual([])
})

test('details show how the price moved, in the language of who asks', async () => {
  const { sim, search, press, add, update, service, serialNumber } = await startWatching()
  const id = await add({ Address: '9 Elm St', SalePrice: 930_000 })
  await update(id, { SalePrice: 905_000 })
  await update(id, { SalePrice: 890_500 })
  const eva = sim.join('Eva', { locale: 'de' })
  const own = async (by: string) => {
    const page = await search({ city: 'Seattle' }, by)
    return (await press(page, page.buttons[0] ?? '', { by })).text
  }
  expect(await own(sim.owner.id)).toContain('**Price:** $930k → $905k, 1 June → $890,500, 1 June')
  expect(await own(eva.id)).toContain('**Preis:** $930k → $905k, 1. Juni → $890.500, 1. Juni')
  // Who told their time zone reads the days of that place.
  const TimeZone = 'Asia/Tokyo'
  const SerialNumber = serialNumber
  await service.data('/chat/Chatbot/WatchAdd', {
    SerialNumber,
    visitorId: `discord:${eva.id}`,
    CityName: 'Seattle',
    TimeZone,
  })
  expect(await own(eva.id)).toContain('**Preis:** $930k → $905k, 2. Juni → $890.500, 2. Juni')
})

test('of who is forgotten nothing is told any more, nor what was to be told in the morning', async () => {
  const { sim, search, press, add, later, service, serialNumber, watches, alerts, ada } = await startWatching()
  const page = await search()
  await press(page, 'Watch this search')
  await later(10)
  await add({ Address: '9 Night Ln' })
  await later(0)
  expect(
    await service.data('/chat/Chatbot/VisitorForget', { serialNumber, visitorId: `discord:${ada.id}` }),
  ).toMatchObject({ Watches: 1 })
  const other = await search({ city: 'Seattle' }, sim.owner.id)
  await press(other, 'Watch this search', { by: sim.owner.id })
  await add({ Address: '10 Night Ln' })
  await later(10)
  const told = await sim.until(() => alerts(other.id)[0])
  expect(told.text).toContain('10 Night Ln')
  expect(alerts(page.id)).toEqual([])
  expect(await watches()).toEqual([])
})
