import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMainThread } from 'node:worker_threads'
import { slowdown, usedMs } from '../clock/cost.ts'
import { collectGarbage } from './heap.ts'

/**
 * The longest stop of the event loop while `work` runs, as long as it is on an idle machine: other programs empty the
 * processor's caches, and so lengthen what this one computes. What tests before left in the heap is collected first.
 */
export async function longestStopDuring(work: () => unknown): Promise<number> {
  collectGarbage()
  const { longestStop, end } = watchStops()
  try {
    await work()
    return longestStop() / slowdown()
  } finally {
    end()
  }
}

const TRIES = 5

/** Runs `work` until its longest stop of the event loop is below `limitMs`, at most TRIES times. Returns the shortest of these stops. */
export async function shortestStopDuring(work: () => unknown, limitMs: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && shortest >= limitMs; tries += 1)
    shortest = Math.min(shortest, await longestStopDuring(work))
  return shortest
}

/**
 * Watches how long a program holds up its own event loop, in ms of the processor's time: what others on the machine take
 * is no fault of the program. `longestStop`: the longest since it was last asked.
 */
export function watchStops(): { longestStop: () => number; end: () => void } {
  let before = usedMs()
  let longest = 0
  function look(): void {
    const now = usedMs()
    longest = Math.max(longest, now - before)
    before = now
  }
  const looking = setInterval(look, 1).unref()
  return {
    longestStop() {
      look()
      const stop = longest
      longest = 0
      return stop
    },
    end: () => clearInterval(looking),
  }
}

/** Loaded into a program by `--import`, tells its longest stop under an address that it prints. */
if (isMainThread && process.env['TELL_STOPS'] !== undefined) {
  const { longestStop } = watchStops()
  const server = createServer({ keepAliveTimeout: 60_000 }, (_request, response) => {
    response.end(String(longestStop()))
  }).unref()
  // Nor does a connection that is kept for the next question keep the program alive.
  server.on('connection', (socket) => socket.unref())
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`stops at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
}
