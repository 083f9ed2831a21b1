import { randomBytes } from 'node:crypto'
import { Webhook as Signature } from 'standardwebhooks'
import type { Api } from '../../../contract/api.ts'
import { AppError } from '../../../contract/errors.ts'
import type { Event } from '../../../contract/events/events.ts'
import { pageOf } from '../../../contract/fields/paging.ts'
import { toUtcTime } from '../../../contract/fields/times.ts'
import { ownChatbot } from '../../chatbots/chatbots.ts'
import type { Caller, Handlers } from '../../handlers.ts'
import type { Webhook, WebhookSender } from '../../ports/events.ts'
import type { Clock, Store } from '../../ports/ports.ts'

/** 256 bits; Standard Webhooks requires 192 to 512. */
const SECRET_BYTES = 32

type Deps = { store: Store; sender: WebhookSender; now: Clock }
type Names = 'WebhookAdd' | 'WebhookList' | 'WebhookRemove' | 'WebhookResume' | 'WebhookTest'

export function webhookHandlers({ store, sender, now }: Deps): Pick<Handlers<Api>, Names> {
  async function own({ workspaceId }: Caller, id: number): Promise<Webhook> {
    const webhook = await store.webhooks.byId(workspaceId, id)
    if (webhook === undefined) throw new AppError('noSuchWebhook')
    return webhook
  }

  return {
    async WebhookAdd(caller, { Url, Kinds, serialNumber }) {
      const { workspaceId } = caller
      const chatbot = serialNumber ? await ownChatbot(store, caller, serialNumber) : undefined
      if (!(await sender.isAllowed(Url))) throw new AppError('privateAddress')
      const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
      const { last: sequence } = await store.events.head(workspaceId)
      const kinds = [...new Set(Kinds)]
      const chatbotId = chatbot?.id ?? null
      const id = await store.webhooks.insert({ workspaceId, chatbotId, url: Url, kinds, secret, sequence })
      return { WebhookID: id, Secret: secret }
    },

    async WebhookList({ workspaceId }, input) {
      const rows = await store.webhooks.list(workspaceId, pageOf(input))
      return { List: rows.map(toRow), VirtualCount: await store.webhooks.count(workspaceId) }
    },

    async WebhookRemove({ workspaceId }, { WebhookID }) {
      if (!(await store.webhooks.remove(workspaceId, WebhookID))) throw new AppError('noSuchWebhook')
      return 1
    },

    async WebhookResume({ workspaceId }, { WebhookID }) {
      if (!(await store.webhooks.resume(workspaceId, WebhookID))) throw new AppError('noSuchWebhook')
      return 1
    },

    async WebhookTest(caller, { WebhookID }) {
      const webhook = await own(caller, WebhookID)
      const timestamp = toUtcTime(now())
      const id = `msg_test_${randomBytes(12).toString('base64url')}`
      try {
        return { Status: await postSigned({ sender, now }, webhook, { id, type: 'test', timestamp, data: {} }) }
      } catch {
        return { Status: 0 }
      }
    },
  }
}

const timeOf = (at: number | null): string | null => (at === null ? null : toUtcTime(at))

const toRow = ({ id, url, kinds, serialNumber, state, lastSuccess, lastFailure, lastError }: Webhook) => ({
  WebhookID: id,
  Url: url,
  Kinds: kinds,
  serialNumber,
  State: state === 'active' ? ('Active' as const) : ('Paused' as const),
  LastSuccess: timeOf(lastSuccess),
  LastFailure: timeOf(lastFailure),
  LastError: lastError,
})

type Sending = { sender: WebhookSender; now: Clock }
type WebhookMessage = { id: string; type: string; timestamp: string; data: object }

/** Posts one message, signed according to Standard Webhooks 1.0. Returns the HTTP status; fails if the receiver is unreachable. */
export async function postSigned({ sender, now }: Sending, { url, secret }: Webhook, { id, ...body }: WebhookMessage) {
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

/** The message for an event. Its id is the same on every try, so that receivers can drop duplicates. */
export const webhookMessageOf = ({ id }: Webhook, event: Event): WebhookMessage => ({
  id: `msg_${id}_${event.Sequence}`,
  type: event.Kind,
  timestamp: event.CreateTime,
  data: event,
})
