import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMainThread } from 'node:worker_threads'
import { collectGarbage } from './heap.ts'

/** The longest stop of the event loop while `work` runs. What tests before left in the heap is collected first. */
export async function longestStopDuring(work: () => unknown): Promise<number> {
  collectGarbage()
  const { longestStop, end } = watchStops()
  try {
    await work()
    return longestStop()
  } finally {
    end()
  }
}

/**
 * Watches how long a program holds up its own event loop, in ms of the processor's time: what others on the machine take
 * is no fault of the program. `longestStop`: the longest since it was last asked.
 */
export function watchStops(): { longestStop: () => number; end: () => void } {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let before = used()
  let longest = 0
  function look(): void {
    const now = used()
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
