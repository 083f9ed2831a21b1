import type { EventKind } from '../../contract/events/events.ts'
import type { Page } from '../../contract/fields.ts'

/** An address that events are pushed to. Times are ms; null where there was none. */
export type Webhook = {
  id: number
  workspaceId: number
  /** null: of all chatbots of the workspace */
  chatbotId: number | null
  serialNumber: string | null
  url: string
  kinds: EventKind[]
  /** signs its deliveries, as `whsec_…` */
  secret: string
  state: 'active' | 'paused'
  lastSuccess: number | null
  lastFailure: number | null
  lastError: string | null
}
/** A webhook that this process has to itself for a while. All events up to `sequence` were delivered. */
export type DueWebhook = Webhook & { sequence: number; tries: number; claims: number }

/** Where events are pushed to. What a process does with a claim is void once another one has claimed the webhook. */
export type WebhookStore = {
  insert(
    webhook: Pick<Webhook, 'workspaceId' | 'chatbotId' | 'url' | 'kinds' | 'secret'> & { sequence: number },
  ): Promise<number>
  /** Newest first. */
  list(workspaceId: number, page: Page): Promise<Webhook[]>
  count(workspaceId: number): Promise<number>
  byId(workspaceId: number, id: number): Promise<Webhook | undefined>
  /** False where there is no such webhook. */
  remove(workspaceId: number, id: number): Promise<boolean>
  /** Lets a paused webhook go on where it stopped; false where there is none. */
  resume(workspaceId: number, id: number): Promise<boolean>
  /** Takes an active webhook that is due and whose workspace has later events; until then no other process takes it. */
  claim(until: number): Promise<DueWebhook | undefined>
  /** Everything up to `sequence` is delivered; `at`: when the receiver took it, null where nothing had to be sent. */
  advance(webhook: DueWebhook, sequence: number, at: number | null): Promise<void>
  /** Ends a claim. */
  release(webhook: DueWebhook): Promise<void>
  /** Ends a claim after a failed try; the next one is at `dueAt`, null pauses the webhook. */
  fail(webhook: DueWebhook, of: { error: string; at: number; dueAt: number | null }): Promise<void>
  /** Webhooks that are paused, of all workspaces. */
  paused(): Promise<Webhook[]>
}

/** A way to receivers. */
export type WebhookSender = {
  /** Whether deliveries may go there: not into this machine's network, unless that is allowed. */
  isAllowed(url: string): Promise<boolean>
  /** Posts a delivery; answers the receiver's HTTP status. Fails where the receiver is out of reach. */
  post(url: string, delivery: { headers: Record<string, string>; body: string }): Promise<number>
}
