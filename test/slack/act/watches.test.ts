import { expect, test } from 'vitest'
import type { Access } from '../../../adapters/bridge/access/access.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { Watch } from '../../../src/contract/listings/watches.ts'
import { saying } from '../../sim/models/scripted-model.ts'
import { aListing } from '../../sim/service/listing.ts'
import type { Channel, Message } from '../../sim/slack/world.ts'
import { buttonsOf, idOfButton, startBot, until } from '../bot.ts'

/** Noon of a Monday in Seattle, where the chatbot is. */
const NOON = Date.UTC(2026, 5, 1, 19)
const HOUR_MS = 3_600_000

/** The app on a service with a clock that stands still until it is moved, with two homes in Seattle. */
async function startWatching(access: Partial<Access> = {}) {
  const clock = { now: NOON }
  const bot = await startBot({
    access,
    now: () => clock.now,
    chatbot: { TimeZone: 'America/Los_Angeles' },
    script: saying('hello'),
  })
  const { sim, service, serialNumber: SerialNumber } = bot
  let made = 0
  const add = (fields: object = {}) => {
    made += 1
    const home = { Address: `${made} Elm St`, City: 'Seattle', SalePrice: 500_000, MLSNumber: `W-${made}` }
    return service.data<number>('/chat/Chatbot/RealEstateCreate', { ...aListing(), ...home, SerialNumber, ...fields })
  }
  await add()
  await add()
  const ours = (channel: Channel = sim.channel) => [...channel.messages.values()].filter((message) => message.ours)
  /** The newest message of the app's with these words, in any channel. */
  const shown = (words: string): Promise<Message & { channel: Channel }> =>
    until(() =>
      [...sim.workspace.channels.values()]
        .flatMap((channel) => ours(channel).map((message) => ({ ...message, channel })))
        .findLast(({ text }) => text.includes(words)),
    )
  const press = (message: Message & { channel?: Channel }, label: string, where: object = {}) =>
    sim.press(message.ts, idOfButton(message.blocks, label), { channel: message.channel ?? sim.channel, ...where })
  const watches = async () =>
    (
      await service.data<{ List: Watch[] }>('/chat/Chatbot/WatchList', {
        SerialNumber,
        visitorId: `slack:${sim.person.id}`,
      })
    ).List
  const later = async (hours: number) => {
    clock.now += hours * HOUR_MS
    await service.runWatches()
  }
  /** A page of homes in the channel, for all to see. */
  const share = async () => {
    await sim.command('/listings', 'homes in Seattle')
    await press(await shown('1–2 of 2'), 'Share here')
    return until(() => ours().find(({ onlyFor }) => onlyFor === undefined))
  }
  const alerts = () =>
    [...sim.workspace.channels.values()]
      .flatMap((channel) => ours(channel).map((message) => ({ ...message, channel })))
      .filter(({ text }) => text.startsWith('🔔') && text.includes('You watch'))
  /** A new home is due to be told where the person cannot be told: the watch is paused, and they are told so in private. */
  const expectPauseAtNextAlert = async () => {
    await add()
    await later(0)
    const told = await shown('I can no longer reach you in the thread in which you asked me, so this is paused')
    expect(told.channel.id).toMatch(/^D/)
    await expect.poll(async () => (await watches()).map(({ State }) => State)).toEqual(['Paused'])
    expect(alerts()).toEqual([])
  }
  return { ...bot, add, shown, press, watches, later, share, alerts, expectPauseAtNextAlert }
}

test('who watches a search by its button is told below it the next morning of what came at night, never after Stop, lost memory or not', async () => {
  const { sim, share, press, shown, watches, later, add, alerts, stop, run, reported } = await startWatching()
  const page = await share()
  await press(page, 'Watch this search')
  await shown('I will tell you when something happens: *homes in Seattle*')
  expect(await watches()).toMatchObject([{ TimeZone: 'America/New_York', State: 'Active' }])
  await later(7)
  await add({ Address: '9 Night Ln', Images: ['https://photos.example.com/9.jpg'] })
  await later(0)
  await stop()
  await later(10)
  await run(openShortMemory())
  const alert = await until(() => alerts()[0])
  expect(alert.thread).toBe(page.ts)
  expect(alert.text).toContain('New: 9 Night Ln, Seattle')
  expect(JSON.stringify(alert.blocks)).toContain('https://photos.example.com/9.jpg')
  expect(buttonsOf(alert.blocks)).toEqual(['Stop', 'Pause a week', 'Details', 'Ask about it'])
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  await press(alert, 'Stop', { person: bob })
  await shown('Only who asked for it can change that.')
  await press(alert, 'Pause a week')
  await shown('Paused until')
  await press(alert, 'Stop')
  await shown('Stopped: I tell you no more of')
  await press(alert, 'Stop')
  await shown('That watch has ended already.')
  expect(await watches()).toEqual([])
  await add({ Address: '10 Night Ln' })
  await later(24)
  await press(page, 'Watch this home')
  await shown('I will tell you what happens to *2 Elm St, Seattle*. I tell you here.')
  expect(alerts()).toHaveLength(1)
  expect(reported).toEqual([])
})

test('what only the person sees is told of in private; the list and the home show and change what they watch', async () => {
  const { sim, press, shown, watches, later, add, alerts } = await startWatching()
  await sim.command('/listings', 'homes in Seattle')
  await press(await shown('1–2 of 2'), 'Watch this search')
  await shown('I tell you in our private messages.')
  await press(await shown('1–2 of 2'), 'Watch this search')
  await shown('You watch that already: *homes in Seattle*.')
  await add({ Address: '9 Elm St' })
  await later(0)
  const alert = await until(() => alerts()[0])
  expect(alert.channel.id).toMatch(/^D/)
  await sim.command('/porchlight', 'watches')
  const list = await shown('What you are watching (1):')
  expect(list.onlyFor).toBe(sim.person.id)
  const menu = (list.blocks as { elements?: { type: string; action_id: string }[] }[])
    .flatMap(({ elements = [] }) => elements)
    .find(({ type }) => type === 'static_select')
  await sim.press(list.ts, menu?.action_id ?? '', { value: 'Daily' })
  await shown('told every day at 8:00')
  expect(await watches()).toMatchObject([{ Every: 'Daily' }])
  sim.openHome()
  const home = await until(() => sim.home())
  const blocks = () => (sim.home()?.body['blocks'] ?? []) as { text?: { text: string } }[]
  expect(JSON.stringify(blocks())).toContain('What you are watching (1):')
  await sim.pressIn(home, idOfButton(blocks(), 'Stop'))
  await until(() => JSON.stringify(blocks()).includes('You are watching nothing.'))
  expect(await watches()).toEqual([])
})

test('the alerts of somebody who left the channel rest, and they are told so in private; back in it, they let them go on', async () => {
  const { sim, share, press, shown, watches, later, add, alerts, expectPauseAtNextAlert, reported } =
    await startWatching()
  await press(await share(), 'Watch this search')
  await shown('I will tell you when something happens')
  sim.channel.members.delete(sim.person.id)
  await expectPauseAtNextAlert()
  sim.channel.members.add(sim.person.id)
  await sim.command('/porchlight', 'watches')
  await press(await shown('What you are watching (1):'), 'Go on')
  await press(await shown('I can no longer reach you in the thread in which you asked for'), 'Go on there')
  await expect.poll(async () => (await watches()).map(({ State }) => State)).toEqual(['Active'])
  await add()
  await later(0)
  await until(() => alerts()[0])
  expect(alerts()).toHaveLength(1)
  expect(reported).toEqual([])
})

test('where the thread of a watch was deleted, no alert comes to stand in the channel; the person is told so in private', async () => {
  const { sim, share, press, shown, expectPauseAtNextAlert } = await startWatching()
  const page = await share()
  await press(page, 'Watch this search')
  await shown('I will tell you when something happens')
  for (const { ts } of sim.viewer(page.ts)) sim.channel.messages.delete(ts)
  await expectPauseAtNextAlert()
})

test('where the app may not answer, the list of what a person watches still shows and changes it', async () => {
  const { sim, press, shown, watches } = await startWatching({ channels: ['direct'] })
  const channel = sim.directly()
  await sim.command('/listings', 'homes in Seattle', { channel })
  await press(await shown('1–2 of 2'), 'Watch this search')
  await shown('I will tell you when something happens')
  expect(await watches()).toMatchObject([{ State: 'Active' }])
  await sim.command('/porchlight', 'watches')
  const list = await shown('What you are watching (1):')
  expect(list.channel.id).toBe(sim.channel.id)
  await press(list, 'Stop')
  await shown('You are watching nothing.')
  expect(await watches()).toEqual([])
})
