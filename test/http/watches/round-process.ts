import { setTimeout as wait } from 'node:timers/promises'
import { createCore } from '../../../src/core/core.ts'
import { createDiskBlobs } from '../../../src/store/files/blobs.ts'
import { openStore } from '../../../src/store/store.ts'
import { createWebhookSender } from '../../../src/webhooks/sender.ts'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'

/** What the parent asks for: rounds at that time of the clock until nothing is behind or due; then it is told `true`. */
export type Round = { now: number }

/**
 * A core on the database that is named as the only argument, in a process of its own that can be killed. It matches and
 * tells at the times that it is sent.
 */
const clock = { now: 0 }
const store = await openStore(process.argv[2] ?? '', () => clock.now)
const model = createScriptedModel(saying('Hello'))
const report = (facts: object) => process.stderr.write(`${JSON.stringify(facts)}\n`)
const core = createCore({
  store,
  blobs: createDiskBlobs('/nowhere'),
  models: { list: () => [], byKey: () => model, defaultKey: model.key },
  now: () => clock.now,
  log: { warn: report, error: report },
  mailer: undefined,
  signingKey: 'a key',
  webhooks: { sender: createWebhookSender({ privateAllowed: true }), count: () => {} },
})

async function tellAll(): Promise<void> {
  for (;;) {
    await core.runWatches()
    const isBehind = (await store.watches.behind()).length > 0
    if (!isBehind && (await store.watches.due(clock.now, 1)).length === 0) return
    // Nothing is done while the lease of one that was killed lasts.
    await wait(100)
  }
}

process.on('message', ({ now }: Round) => {
  clock.now = now
  void tellAll().then(() => process.send?.(true))
})
process.send?.(true)
