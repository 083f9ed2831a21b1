import { setTimeout as delay } from 'node:timers/promises'
import { WAIT_MS } from '../clock/deadline.ts'
import type { SimDiscord } from '../discord/discord.ts'
import type { SimSlack } from '../slack/slack.ts'

/** What a walk happens on: a Discord, a Slack, and a core that knows both, with a chatbot that is called Ada. */
export type Scene = {
  discord: SimDiscord
  slack: SimSlack
  core: { url: string; secretKey: string }
  serialNumber: string
  call: Call
  /** all that the model was given with its last question, as JSON */
  known: () => string
}
type Call = <T>(path: string, body: object) => Promise<T>

const AGAIN_MS = 100
const TRIES = 600

/** Calls of a client that tries again, under the same key, while nobody answers. */
export const caller = ({ url, secretKey }: Scene['core']): Call => {
  let count = 0
  return async function call<T>(path: string, body: object): Promise<T> {
    const headers = { authorization: secretKey, 'idempotency-key': `walk ${(count += 1)}` }
    for (let tries = 1; ; tries++) {
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
        () => undefined,
      )
      const text = await response?.text().catch(() => undefined)
      if (response?.ok === true && text !== undefined) return (JSON.parse(text) as { Data: T }).Data
      const isAway = response === undefined || text === undefined || response.status >= 500
      if (!isAway || tries >= TRIES) throw new Error(`${path} answered ${response?.status}: ${text}`)
      await delay(AGAIN_MS)
    }
  }
}

const LOOK_MS = 15

/** Settles when a look gives something else than undefined or false. */
export async function until<Found>(
  look: () => Found | undefined | false | Promise<Found | undefined | false>,
  withinMs = WAIT_MS,
): Promise<Found> {
  const late = new Error(`this did not happen within ${withinMs} ms: ${look.toString()}`)
  for (const end = Date.now() + withinMs; ; await delay(LOOK_MS)) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > end) throw late
  }
}
