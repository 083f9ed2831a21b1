import { expect, test } from 'vitest'
import type { Watch } from '../../../src/contract/listings/watches.ts'
import { comes, setStage } from '../../sim/bots/slack-stage.ts'
import { TEST_MS, WAIT_MS } from '../../sim/clock/deadline.ts'
import { seeded } from '../../sim/clock/seeded.ts'
import { aListing } from '../../sim/service/listing.ts'
import type { Fault } from '../../sim/slack/faults.ts'
import { fast } from '../../sim/slack/settings.ts'
import { buttonsOf, idOfButton, until } from '../bot.ts'

/** `npm run test:long` kills as often as the promise is made for; every other run, often enough to notice. */
const KILLS = process.env['TEST_LONG'] === undefined ? 1 : 20
/** Homes that come between two kills. */
const HOMES = 6
const LIMITED: Fault = { kind: 'limited', retryAfterS: 1 }
const WEATHER = [
  { on: /^chat\./, fault: { kind: 'lost' } as Fault, share: 0.08 },
  { on: /^chat\./, fault: { kind: 'status', status: 503 } as Fault, share: 0.05 },
  { on: /^chat\./, fault: LIMITED, share: 0.05 },
]

test('an app that is killed while it tells, among lost answers and limits, tells each thing once', {
  timeout: TEST_MS + KILLS * WAIT_MS,
}, async () => {
  const stage = await setStage(fast, () => ({ fragments: ['hello'], everyMs: 0 }))
  const { slack, bot, call, serialNumber: SerialNumber } = stage
  const random = seeded(5)
  try {
    await call('/chat/Chatbot/Edit', { serialNumber: SerialNumber, AlertsPerDay: 1_000 })
    await call('/chat/Chatbot/RealEstateCreate', { ...aListing(), SerialNumber, City: 'Seattle', MLSNumber: 'S-0' })
    const ours = () =>
      [...slack.workspace.channels.values()].flatMap((channel) =>
        [...channel.messages.values()].filter((message) => message.ours),
      )
    await slack.command('/listings', 'homes in Seattle')
    const page = await until(() => ours().find(({ blocks }) => buttonsOf(blocks).includes('Watch this search')))
    await slack.press(page.ts, idOfButton(page.blocks, 'Watch this search'), { channel: slack.channel })
    await until(() => ours().find(({ text }) => text.includes('I will tell you when something happens')))
    const { List } = await call<{ List: Watch[] }>('/chat/Chatbot/WatchList', { SerialNumber })
    // Told at night too, whenever the test runs.
    const loud = { SerialNumber, sessionID: List[0]?.SessionID, CityName: 'Seattle', Quiet: false, Wide: true }
    await call('/chat/Chatbot/WatchAdd', loud)
    await call('/chat/Chatbot/WatchRemove', { WatchID: List[0]?.WatchID })
    slack.faults.random(5, WEATHER)
    const told = () =>
      ours().flatMap(({ text }) => [...text.matchAll(/New: (\d+) Elm St/g)].map(([, one]) => Number(one)))
    const made: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      for (let count = 0; count < HOMES; count++) {
        const number = made.length + 1
        const home = { City: 'Seattle', Address: `${number} Elm St`, MLSNumber: `S-${number}` }
        await call('/chat/Chatbot/RealEstateCreate', { ...aListing(), ...home, SerialNumber })
        made.push(number)
      }
      const [before, some] = [told().length, Math.floor(random() * HOMES)]
      await comes(() => told().length >= Math.min(before + some, made.length), WAIT_MS)
      await bot.kill()
      await bot.start()
    }
    slack.faults.clear()
    await comes(() => new Set(told()).size === made.length, WAIT_MS)
    expect(told().toSorted((a, b) => a - b)).toEqual(made)
  } finally {
    slack.faults.clear()
    await stage.close()
  }
})
