import { Webhook as Signature } from 'standardwebhooks'
import type { Event } from '../../../contract/events/events.ts'
import type { Clock } from '../../ports/ports.ts'
import type { Webhook, WebhookSender } from '../../ports/webhooks.ts'

type Deps = { sender: WebhookSender; now: Clock }
type Delivery = { id: string; type: string; timestamp: string; data: object }

/** Posts one delivery, signed according to Standard Webhooks 1.0. Returns the HTTP status; fails if the receiver is unreachable. */
export async function deliver({ sender, now }: Deps, { url, secret }: Webhook, { id, ...body }: Delivery) {
  const sentAt = new Date(now())
  const text = JSON.stringify(body)
  return await sender.post(url, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Porchlight',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
      'webhook-signature': new Signature(secret).sign(id, sentAt, text),
    },
    body: text,
  })
}

/** The delivery of an event. Its id is the same on every try, so that receivers can drop duplicates. */
export const deliveryOf = ({ id }: Webhook, event: Event): Delivery => ({
  id: `msg_${id}_${event.Sequence}`,
  type: event.Kind,
  timestamp: event.CreateTime,
  data: event,
})
