import { join } from 'node:path'
import { openStore } from '../../../src/store/store.ts'
import { type Stage, setStage } from '../../sim/bots/discord-stage.ts'
import { milliseconds, percentile, print, timed } from '../figures.ts'
import { manyListings } from '../homes.ts'

const LISTINGS = 100_000
const TYPED = 10_000
const AT_ONCE = 8
const ROUND_TRIP_MS = 0

/** Cities completed while people type, at a hundred thousand listings. */
export async function benchAutocomplete(): Promise<void> {
  const stage = await setStage({ roundTripMs: ROUND_TRIP_MS }, () => ({ fragments: ['yes'], everyMs: 0 }))
  try {
    await fill(stage)
    const { discord } = stage
    await discord.until(() => discord.commands.find('listings', discord.guild.id) !== undefined)
    const prefixes = ['Seattle', 'Tacoma', 'Portland', 'Austin', 'Denver', 'Boise', 'Zzz'].flatMap((city) =>
      Array.from({ length: city.length + 1 }, (_, length) => city.slice(0, length)),
    )
    const type = (index: number) =>
      discord.type({
        by: discord.owner.id,
        in: discord.channel.id,
        name: 'listings',
        options: { city: prefixes[index % prefixes.length] ?? '' },
        focused: 'city',
      })
    await timed(50, 1, type)
    discord.outcomes.length = 0
    await timed(TYPED, AT_ONCE, type)
    const times = discord.outcomes.map(({ afterMs }) => afterMs)
    const late = discord.outcomes.filter(({ kind }) => kind === 'late').length
    const found = discord.outcomes.filter(({ choices }) => choices.length > 0).length
    const expected = discord.outcomes.length - Math.floor(TYPED / prefixes.length) * 3
    print(
      `${TYPED.toLocaleString('en-US')} cities typed at ${LISTINGS.toLocaleString('en-US')} listings, ${AT_ONCE} at once`,
      `p50 ${milliseconds(percentile(times, 0.5))}, p99 ${milliseconds(percentile(times, 0.99))} (goal 300), most ${milliseconds(Math.max(...times))}`,
    )
    print('late; with choices where there are some', `${late} (goal 0); ${found} of about ${expected}`)
  } finally {
    await stage.close()
  }
}

async function fill({ dataDir, serialNumber }: Stage): Promise<void> {
  const store = await openStore(join(dataDir, 'porchlight.sqlite'), Date.now)
  const chatbot = await store.chatbots.bySerial(serialNumber)
  const homes = manyListings()
  for (let from = 0; from < LISTINGS; from += 1_000)
    await store.transaction((within) =>
      within.listings(chatbot?.id ?? 0).insert(Array.from({ length: 1_000 }, (_, index) => homes(from + index))),
    )
  await store.close()
}
