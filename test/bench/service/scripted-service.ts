import { setTimeout as delay } from 'node:timers/promises'
import { createScriptedModel } from '../../sim/models/scripted-model.ts'
import { startService } from '../../sim/service/service.ts'

/**
 * The service with a model that says as many words as the first argument tells, with a pause in ms after each, in a process
 * of its own, so that its memory and CPU are its own. Tells its parent by message.
 */
const [fragments = 1, pauseMs = 0] = process.argv.slice(2).map(Number)
const model = createScriptedModel(async function* () {
  for (let index = 0; index < fragments; index++) {
    yield 'word '
    if (pauseMs > 0) await delay(pauseMs)
  }
})
const service = await startService({ model })

process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.()
    process.send?.({ rss: process.memoryUsage().rss })
  } else if (asked === 'cpu') process.send?.(process.cpuUsage())
  else void service.stop().then(() => process.exit(0))
})
process.send?.({ url: service.url, key: service.keys.secret })
