import { expect, onTestFinished, test } from 'vitest'
import { createPushing } from '../../../src/core/people/webhooks/pushing.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'

test.each(databases)('a round without anything to push asks $name once', async (kind) => {
  const database = await kind.create()
  const store = await openStore(database.url, Date.now)
  onTestFinished(async () => {
    await store.close()
    await database.remove()
  })
  let claims = 0
  const claim: typeof store.webhooks.claim = (until) => {
    claims += 1
    return store.webhooks.claim(until)
  }
  const pushing = createPushing({
    store: { ...store, webhooks: { ...store.webhooks, claim } },
    sender: { isAllowed: async () => true, post: () => Promise.reject(new Error('there is nothing to push')) },
    now: Date.now,
    log: { warn: () => expect.unreachable(), error: () => expect.unreachable() },
    count: () => expect.unreachable(),
  })
  await pushing.run()
  expect(claims).toBe(1)
})
