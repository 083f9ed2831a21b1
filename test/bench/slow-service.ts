import { setTimeout as delay } from 'node:timers/promises'
import { createScriptedModel } from '../sim/models/scripted-model.ts'
import { startService } from '../sim/service/service.ts'

/** How long one answer takes: long enough for every stream to be open at once. */
const FRAGMENTS = 20
const PAUSE_MS = 1_000

/** The service with a slow model, in a process of its own, so that its memory is its own. Tells its parent by message. */
const model = createScriptedModel(async function* () {
  for (let index = 0; index < FRAGMENTS; index++) {
    yield 'word '
    await delay(PAUSE_MS)
  }
})
const service = await startService({ model })

process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.()
    process.send?.({ rss: process.memoryUsage().rss })
  } else void service.stop().then(() => process.exit(0))
})
process.send?.({ url: service.url, key: service.keys.secret })
