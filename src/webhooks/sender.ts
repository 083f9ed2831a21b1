import { lookup } from 'node:dns/promises'
import { Counter, type Registry } from 'prom-client'
import type { Agent } from 'undici'
import type { PushOutcome } from '../core/people/webhooks/pushing.ts'
import type { WebhookSender } from '../core/ports/webhooks.ts'
import { guardedLookup, ipOf, isPublicAddress, type Resolve } from '../net/public-addresses.ts'

/** How long a receiver may take to answer, in ms: as the deliveries of Standard Webhooks usually wait. */
const ANSWER_WITHIN_MS = 15_000

/** `privateAllowed`: receivers may be on this machine and in its network. */
type Options = { privateAllowed: boolean; resolve?: Resolve; answerWithinMs?: number }

/** Posts deliveries. What is private is refused again at each connection, so that a name cannot move there later. */
export function createWebhookSender({ privateAllowed, resolve, answerWithinMs = ANSWER_WITHIN_MS }: Options) {
  let agent: Agent | undefined

  /** Loads the client with the first delivery: most services have no receivers. */
  async function client() {
    const { Agent, request } = await import('undici')
    agent ??= new Agent({
      connect: {
        timeout: answerWithinMs,
        ...(!privateAllowed && { lookup: guardedLookup((message) => new Error(message), resolve) }),
      },
      headersTimeout: answerWithinMs,
      bodyTimeout: answerWithinMs,
    })
    return { agent, request }
  }

  const isAllowedAddress = (url: URL): boolean => {
    const ip = ipOf(url)
    return privateAllowed || ip === undefined || isPublicAddress(ip)
  }

  return {
    async isAllowed(address) {
      const url = new URL(address)
      if (!isAllowedAddress(url)) return false
      if (privateAllowed || ipOf(url) !== undefined) return true
      return await resolvesToPublic(url.hostname, resolve)
    },
    async post(address, { headers, body }) {
      const url = new URL(address)
      if (!isAllowedAddress(url)) throw new Error('the address is private')
      // A redirect is an answer that is not followed.
      const { agent: dispatcher, request } = await client()
      const answer = await request(url, {
        method: 'POST',
        headers,
        body,
        dispatcher,
        signal: AbortSignal.timeout(answerWithinMs),
      })
      await answer.body.dump({ limit: 64 * 1024 }).catch(() => {})
      return answer.statusCode
    },
    close: async () => agent?.destroy(),
  } satisfies WebhookSender & { close: () => Promise<void> }
}

/** A name that cannot be looked up now is none of a private address; each delivery looks again. */
async function resolvesToPublic(hostname: string, resolve: Resolve | undefined): Promise<boolean> {
  const found = resolve
    ? new Promise<{ address: string }[]>((done) =>
        resolve(hostname, { all: true }, (error, addresses) => done(error === null ? addresses : [])),
      )
    : lookup(hostname, { all: true }).catch(() => [])
  return (await found).every(({ address }) => isPublicAddress(address))
}

/** Counts deliveries to webhooks in `registry`. */
export function countPushes(registry: Registry): (outcome: PushOutcome) => void {
  const counter = new Counter({
    name: 'porchlight_webhook_deliveries_total',
    help: 'Deliveries to webhooks, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return (outcome) => counter.inc({ outcome })
}
