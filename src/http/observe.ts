import type { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { api } from '../contract/api.ts'
import { type AppError, statusOf } from '../contract/errors.ts'
import type { Log } from '../core/ports/ports.ts'

export type RequestLog = Log & Record<'info' | 'debug', (facts: object, message: string) => void>
/** Holds the id of the current request, for all its log lines. */
export type RequestIdStorage = AsyncLocalStorage<string>

type Options = { log: RequestLog; metrics: HttpMetrics; requestIds: RequestIdStorage }
export type Observer = {
  /** Notes how a request failed, for its log line. */
  failed: (request: FastifyRequest, error: AppError) => void
  /** Logs and counts a request that failed before it reached a route. */
  unrouted: (id: string, error: AppError) => void
}

/** Gives each request an id and, at its end, one log line and its metrics: operation and outcome, never content. */
export function observeRequests(app: FastifyInstance, { log, metrics, requestIds }: Options): Observer {
  app.decorateRequest('code', 200)
  app.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now()
    reply.header(REQUEST_ID_HEADER, request.id)
    // Fastify's onResponse is not called if the client leaves early.
    reply.raw.on('close', () => requestIds.run(request.id, () => ended(request, reply, startedAt)))
    requestIds.run(request.id, done)
  })

  function ended(request: FastifyRequest, reply: FastifyReply, startedAt: number): void {
    const facts = factsOf(request, reply, performance.now() - startedAt)
    metrics.answered(facts)
    log[levelOf(facts)](facts, reply.raw.writableFinished ? 'answered' : 'the client left')
  }

  return {
    failed: (request, { code }) => request.setDecorator('code', code),
    unrouted(id, { code }) {
      const facts = { operation: 'none', status: statusOf(code), code, ms: 0 }
      metrics.answered(facts)
      requestIds.run(id, () => log.info(facts, 'refused'))
    },
  }
}

const names = new Map<string, string>(Object.entries(api).map(([name, { path }]) => [path, name]))

/** The facts of a log line. Has the declared route, not the URL as sent, which may contain anything. */
function factsOf(request: FastifyRequest, reply: FastifyReply, ms: number) {
  const { url } = request.routeOptions
  return {
    operation: url === undefined ? 'none' : (names.get(url) ?? url),
    status: reply.raw.statusCode,
    code: request.getDecorator<number>('code'),
    ms: Math.round(ms * 10) / 10,
  }
}

/** The log level. Probes and scrapes every few seconds are logged at `debug`, else they would hide the rest. */
function levelOf({ operation, status }: { operation: string; status: number }): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn'
  return ['/healthz', '/readyz', '/metrics'].includes(operation) ? 'debug' : 'info'
}

/** The Prometheus metrics of requests. No label contains values sent by a caller. */
export type HttpMetrics = {
  answered: (facts: { operation: string; status: number; code: number; ms: number }) => void
  wrongKey: () => void
}

/** Histogram buckets in seconds: from a cached read to a long streamed answer. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

/** Registers the metrics in `registry`; call it once per registry. */
export function createHttpMetrics(registry: Registry): HttpMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'porchlight_requests_total',
    help: 'Requests answered, by operation and HTTP status',
    labelNames: ['operation', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'porchlight_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  })
  const errors = new Counter({
    name: 'porchlight_errors_total',
    help: 'Requests that failed, by Code of the envelope',
    labelNames: ['code'],
    registers,
  })
  const wrongKeys = new Counter({
    name: 'porchlight_wrong_keys_total',
    help: 'Requests with an unknown key',
    registers,
  })

  return {
    answered({ operation, status, code, ms }) {
      requests.inc({ operation, status })
      duration.observe({ operation }, ms / 1_000)
      if (code !== 200) errors.inc({ code })
    },
    wrongKey: () => wrongKeys.inc(),
  }
}

export const REQUEST_ID_HEADER = 'x-request-id'

// The characters that proxies and tracing tools use in ids; none of them can forge a log line or a header.
const SANE = /^[\w.:=+/-]{1,128}$/

/** The id sent with the request if it is safe, else a new one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID()
