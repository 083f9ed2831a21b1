import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { succeeded } from '../contract/envelope.ts'
import { AppError } from '../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { isLoopback } from './request/network.ts'

type Options = { ready: Core['ready']; readyMs: number; registry: Registry; metricsToken: string | undefined }

/** Adds the liveness, readiness and metrics routes. */
export function mountProbes(app: FastifyInstance, { ready, readyMs, registry, metricsToken }: Options): void {
  // Many monitors ask with HEAD.
  const headToo = { exposeHeadRoute: true }
  app.get('/healthz', headToo, async () => succeeded('alive'))

  app.get('/readyz', headToo, async () => {
    const late = delay(readyMs, undefined, { ref: false }).then(() => {
      throw new AppError('storeUnavailable')
    })
    await Promise.race([ready(), late])
    return succeeded('ready')
  })

  app.get('/metrics', headToo, async (request, reply) => {
    checkReader(request, metricsToken)
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

/**
 * Checks that the caller may read the metrics: with a token, callers who send it; without one, programs on this machine. A
 * request passed on by a local proxy does not count as local.
 */
function checkReader({ headers, socket }: FastifyRequest, token: string | undefined): void {
  if (token !== undefined) {
    const sent = headers.authorization?.replace(/^bearer\s+/i, '').trim() ?? ''
    if (!timingSafeEqual(digest(sent), digest(token)))
      throw new AppError('wrongKey', 'Send METRICS_TOKEN as a bearer token.')
    return
  }
  const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => name in headers,
  )
  if (passedOn || !isLoopback(socket.remoteAddress ?? '')) throw new AppError('unknownPath')
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
