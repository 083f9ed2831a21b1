import type { RESTOptions } from 'discord.js'
import { createKeyedLock } from '../../bridge/keyed-lock.ts'
import { createSetBackMeter, type Time } from '../../bridge/time.ts'

type Request = RESTOptions['makeRequest']

/**
 * Requests per window, of all routes together. Discord allows 50 a second. discord.js counts 50 in windows of its own, which do
 * not begin when Discord's do; the window here is longer by the jitter of the network.
 */
const TOGETHER = { requests: 48, windowMs: 1_200 }
/**
 * The limit that discord.js gets. Requests beyond it wait in discord.js's queue. In the window here they would wait while
 * discord.js's timeout for the request already runs.
 */
export const REQUESTS_PER_SECOND = Math.floor((TOGETHER.requests * 1_000) / TOGETHER.windowMs)
/** Adding and removing a reaction share one limit per channel, 1 in 250 ms; discord.js learns that from the first answer to each. */
const REACTION_REST_MS = 300

/**
 * Wraps `request`, so that requests leave no faster than Discord's limits that discord.js cannot know beforehand. `onSetBack`:
 * called when the clock was set back.
 */
export function createPacedRequest(request: Request, time: Time, onSetBack: () => void = () => undefined): Request {
  const turn = createWindow(time, onSetBack)
  const lock = createKeyedLock()
  const send: Request = async (url, init) => {
    // Neither limit applies to the first answer to an interaction.
    if (!url.includes('/interactions/')) await turn(init.signal ?? undefined)
    return request(url, init)
  }
  return (url, init) => {
    const [, channel] = /\/channels\/(\d+)\/messages\/\d+\/reactions\//.exec(url) ?? []
    if (channel === undefined) return send(url, init)
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Request>>>()
    void lock(channel, async () => {
      await send(url, init).then(resolve, reject)
      await time.sleep(REACTION_REST_MS)
    })
    return promise
  }
}

/** Resolves when one more request may be sent; throws if the signal aborts before. */
function createWindow(time: Time, onSetBack: () => void): (signal: AbortSignal | undefined) => Promise<void> {
  let taken: number[] = []
  const setBack = createSetBackMeter(time)
  return async (signal) => {
    const now = time.now()
    const back = setBack()
    // A clock that is set back lengthens no wait.
    if (back < 0) {
      taken = taken.map((at) => at + back)
      onSetBack()
    }
    const first = taken.length < TOGETHER.requests ? undefined : taken.shift()
    const at = Math.max(now, first === undefined ? now : first + TOGETHER.windowMs)
    taken.push(at)
    if (at > now) await time.sleep(at - now, signal)
    signal?.throwIfAborted()
  }
}
