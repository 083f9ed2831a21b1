import { openStore } from '../../src/store/store.ts'
import { print, rate } from './figures.ts'
import { manyListings } from './homes.ts'

/** Writes so many homes of the demo, each elsewhere, into a chatbot's listings. */
export async function fill(url: string, serialNumber: string, count: number): Promise<void> {
  const store = await openStore(url, Date.now)
  const chatbot = await store.chatbots.bySerial(serialNumber)
  const homes = manyListings()
  const started = performance.now()
  for (let from = 0; from < count; from += 1_000)
    await store
      .listings(chatbot?.id ?? 0)
      .insert(Array.from({ length: Math.min(1_000, count - from) }, (_, index) => homes(from + index)))
  print('written through the store, 1,000 a transaction', rate(count, performance.now() - started))
  await store.close()
}
