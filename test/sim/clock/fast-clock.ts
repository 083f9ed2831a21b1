import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers'
import promises from 'node:timers/promises'

/**
 * Loaded before a program, makes all its clocks and timers run CLOCK_SPEED times as fast since CLOCK_BEGIN (ms): what it
 * does within the minutes of a platform's limits is seen in seconds.
 */
const speed = Number(process.env['CLOCK_SPEED'] ?? 1)

const realNow = Date.now
const begin = Number(process.env['CLOCK_BEGIN'] ?? realNow())
Date.now = () => Math.floor(begin + (realNow() - begin) * speed)

const { setTimeout: realTimeout, setInterval: realInterval } = timers
const after = ((work: () => void, ms = 0, ...given: []) =>
  realTimeout(work, ms / speed, ...given)) as typeof realTimeout
const every = ((work: () => void, ms = 0, ...given: []) =>
  realInterval(work, ms / speed, ...given)) as typeof realInterval
Object.assign(timers, { setTimeout: after, setInterval: every })
Object.assign(globalThis, { setTimeout: after, setInterval: every })

const { setTimeout: realDelay } = promises
promises.setTimeout = (ms = 0, ...given) => realDelay(ms / speed, ...given)
syncBuiltinESMExports()
