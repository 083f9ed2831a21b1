import type { Server } from 'node:net'
import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How long nobody asks until V8 gives memory back. */
const PAUSE_MS = 600_000
/** Open connections that make a crowd. */
const CROWD = 500
/**
 * Usual size of V8's young generation, in MB of each of its halves. Beyond it, 50 questions at once take a little longer. In a
 * crowd so much is alive at once that V8 would copy most of a smaller one, twice: then it may grow to V8's own limit, which the
 * scripts in package.json set.
 */
const USUAL_MB = 32
/** Factor of one step: a smaller one costs a question a quarter more CPU at first, a larger one memory after few questions. */
const GROWTH_MAX = 8

/** Call it when the service is warm: prelude.js keeps V8 small until then. `server` tells how many connections are open. */
export function tuneV8ForLoad(server: Server): void {
  setFlagsFromString('--turbofan')
  collectGarbage()
  // After a pause V8 gives memory back. With it go the shapes of objects that optimized code was made for: the next thousands of
  // questions to a vendor's model take a sixth longer. So a pause is 10 minutes rather than V8's 8 seconds.
  setFlagsFromString(`--memory-reducer-delay-ms=${PAUSE_MS}`)
  growWithLoad(server)
}

/**
 * Frees what only the start needed, 20 MB of an idle process. V8 by itself would not begin before the heap is several times as
 * large. A last resort also moves what is left together, which is half of it. Stops the service for about 90 ms, once.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort' })
}

/**
 * Lets the young generation grow with the load to its usual size, and in a crowd beyond it: the last first word comes a fifth
 * earlier then. After a pause V8 makes it small again.
 */
function growWithLoad(server: Server): void {
  let factor: number | undefined
  const adjust = () =>
    server.getConnections((_error, open) => {
      const toUsual = Math.max(1, Math.floor(USUAL_MB / youngGenerationMb()))
      const wanted = open < CROWD ? Math.min(GROWTH_MAX, toUsual) : GROWTH_MAX
      if (wanted === factor) return
      factor = wanted
      setFlagsFromString(`--semi-space-growth-factor=${factor}`)
    })
  adjust()
  new PerformanceObserver(adjust).observe({ entryTypes: ['gc'] })
}

/** Size of one half of the young generation, in MB. */
export function youngGenerationMb(): number {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return young === undefined ? USUAL_MB : (young.space_used_size + young.space_available_size) / 2 ** 20
}
