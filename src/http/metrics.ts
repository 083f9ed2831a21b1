import { Counter, Histogram, type Registry } from 'prom-client'

/** Answered requests as Prometheus counts them. No label comes from what a caller sent. */
export type HttpMetrics = {
  answered: (facts: { operation: string; status: number; code: number; ms: number }) => void
  wrongKey: () => void
}

/** From a millisecond, a cached read, to two minutes, a long streamed answer. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

/** Adds its metrics to `registry`, once per registry. */
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
