import { lookup } from 'node:dns/promises'
import { unescape } from 'node:querystring'
import { Counter, type Registry } from 'prom-client'
import type { Agent } from 'undici'
import { WEBHOOK_SECONDS } from '../contract/events/webhooks.ts'
import type { PushOutcome } from '../core/people/webhooks/pushing.ts'
import type { WebhookSender } from '../core/ports/events.ts'
import { guardedLookup, ipLiteralOf, isPublicAddress, type Resolve } from '../guards/public-addresses.ts'

/** `privateAllowed`: receivers may be on this machine or its network. */
type Options = { privateAllowed: boolean; resolve?: Resolve; answerWithinMs?: number }

/** Posts to webhooks. Private addresses are refused again at each connection, against DNS rebinding. */
export function createWebhookSender({ privateAllowed, resolve, answerWithinMs = WEBHOOK_SECONDS * 1_000 }: Options) {
  let agent: Agent | undefined

  /** undici is loaded with the first request. */
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
    const ip = ipLiteralOf(url)
    return privateAllowed || ip === undefined || isPublicAddress(ip)
  }

  return {
    async isAllowed(address) {
      const url = new URL(address)
      if (!isAllowedAddress(url)) return false
      if (privateAllowed || ipLiteralOf(url) !== undefined) return true
      return await resolvesToPublic(url.hostname, resolve)
    },
    async post(address, { headers, body }) {
      const url = new URL(address)
      if (!isAllowedAddress(url)) throw new Error('the address is private')
      // Redirects are not followed; their status is returned.
      const { agent: dispatcher, request } = await client()
      const answer = await request(url, {
        method: 'POST',
        headers: { ...headers, ...credentialsIn(url) },
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

/** Name and password of an address as a header, as browsers send them. */
function credentialsIn({ username, password }: URL): { authorization?: string } {
  if (username === '' && password === '') return {}
  // Unlike `decodeURIComponent`, it leaves a "%" that begins no code as it is.
  const pair = [username, password].map((part) => unescape(part)).join(':')
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** A host name that cannot be resolved now counts as public; each request checks again. */
async function resolvesToPublic(hostname: string, resolve: Resolve | undefined): Promise<boolean> {
  const found = resolve
    ? new Promise<{ address: string }[]>((done) =>
        resolve(hostname, { all: true }, (error, addresses) => done(error === null ? addresses : [])),
      )
    : lookup(hostname, { all: true }).catch(() => [])
  return (await found).every(({ address }) => isPublicAddress(address))
}

/** Counts requests to webhooks in the metrics `registry`. */
export function countPushes(registry: Registry): (outcome: PushOutcome) => void {
  const counter = new Counter({
    name: 'porchlight_webhook_deliveries_total',
    help: 'Deliveries to webhooks, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return (outcome) => counter.inc({ outcome })
}
