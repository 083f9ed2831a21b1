import { Counter, type Registry } from 'prom-client'
import type { PushOutcome } from '../core/people/webhooks/pushing.ts'

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
