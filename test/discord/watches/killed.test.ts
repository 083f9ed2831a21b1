import { expect, test } from 'vitest'
import { setStage } from '../../sim/bots/discord-stage.ts'
import { TEST_MS, WAIT_MS } from '../../sim/clock/deadline.ts'
import { seeded } from '../../sim/clock/seeded.ts'
import { aListing } from '../../sim/service/listing.ts'

/** `npm run test:long` kills as often as the promise is made for; every other run, often enough to notice. */
const KILLS = process.env['TEST_LONG'] === undefined ? 1 : 20
/** Homes that come between two kills. */
const HOMES = 6
const FAST = {
  create: { requests: 50, ms: 500 },
  edit: { requests: 50, ms: 500 },
  thread: { requests: 500, ms: 5_000 },
}

test('a bot that is killed while it tells, among lost answers and limits, tells each thing once', {
  timeout: TEST_MS + KILLS * WAIT_MS,
}, async () => {
  const stage = await setStage({ roundTripMs: 5, limits: FAST }, () => ({ fragments: ['hello'], everyMs: 0 }))
  const { discord, bot, call, serialNumber: SerialNumber } = stage
  const random = seeded(5)
  try {
    await call('/chat/Chatbot/Edit', { serialNumber: SerialNumber, AlertsPerDay: 1_000 })
    const ada = discord.join('Ada')
    await call('/chat/Chatbot/RealEstateCreate', { ...aListing(), SerialNumber, City: 'Seattle', MLSNumber: 'S-0' })
    const here = { by: ada.id, in: discord.channel.id }
    const { messageId = '' } = await discord.command({ ...here, name: 'listings', options: { city: 'Seattle' } })
    const page = () => discord.viewer(discord.channel.id, ada.id).answers()
    await discord.until(() => page().find(({ id, text }) => id === messageId && text !== ''))
    await discord.press({ ...here, message: messageId, button: 'Watch this search' })
    await discord.until(() => page().some(({ text }) => text.startsWith('I will tell you')))
    const { List } = await call<{ List: { WatchID: number; SessionID: number }[] }>('/chat/Chatbot/WatchList', {
      SerialNumber,
    })
    // Told at night too, whenever the test runs.
    const loud = { SerialNumber, sessionID: List[0]?.SessionID, CityName: 'Seattle', Quiet: false, Wide: true }
    await call('/chat/Chatbot/WatchAdd', loud)
    await call('/chat/Chatbot/WatchRemove', { WatchID: List[0]?.WatchID })
    discord.faults.weather({ lost: 0.08, failed: 0.05, limited: 0.05 }, 5)
    const told = () =>
      discord
        .viewer(messageId)
        .answers()
        .flatMap(({ text }) => /New: (\d+) Elm St/.exec(text)?.[1] ?? [])
        .map(Number)
    const made: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      for (let count = 0; count < HOMES; count++) {
        const number = made.length + 1
        const home = { City: 'Seattle', Address: `${number} Elm St`, MLSNumber: `S-${number}` }
        await call('/chat/Chatbot/RealEstateCreate', { ...aListing(), ...home, SerialNumber })
        made.push(number)
      }
      const before = told().length
      const some = Math.floor(random() * HOMES)
      await discord.until(() => told().length >= Math.min(before + some, made.length))
      await bot.kill()
      await bot.start()
    }
    discord.faults.clear()
    await discord.until(() => new Set(told()).size === made.length)
    expect(told().toSorted((a, b) => a - b)).toEqual(made)
  } finally {
    discord.faults.clear()
    await stage.close()
  }
})
