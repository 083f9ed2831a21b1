import type { Clock } from '../clock.ts'
import type { Faults } from '../faults.ts'
import type { Settings } from '../settings.ts'
import type { Workspace } from '../world.ts'

export type Kind = 'event' | 'command' | 'interactive'
type Parcel = { kind: Kind; payload: object; retry?: { attempt: number; reason: string } }
/** Gives what the app answered; throws where it did not acknowledge in time. */
export type Send = (parcel: Parcel) => Promise<unknown>
/** `undefined`: the app did not acknowledge in time, and the person was told so. */
type Acknowledged = { payload: unknown } | undefined
export type Delivered = {
  id: string
  type: string
  ts: unknown
  at: number
  attempts: number
  acknowledgedAt: number | undefined
}

type Parts = { clock: Clock; settings: Settings; faults: Faults; appId: string; send: () => Send }

/** Tells the app what happens: events again and again until they are acknowledged, all else once. */
export function createDelivery({ clock, settings, faults, appId, send }: Parts) {
  const events: Delivered[] = []
  const attempt = async (payload: object, delivered: Delivered, number: number): Promise<void> => {
    delivered.attempts += 1
    try {
      if (faults.isOut()) throw new Error('not acknowledged')
      const retry = number > 0 && { retry: { attempt: number, reason: 'timeout' } }
      await send()({ kind: 'event', payload, ...retry })
      delivered.acknowledgedAt ??= clock.now()
    } catch {
      const wait = settings.retryMs[number]
      if (wait !== undefined) clock.after(wait, () => void attempt(payload, delivered, number + 1))
    }
  }
  return {
    events,
    /** Tells of something that happened in a workspace. */
    event(
      workspace: Workspace,
      event: { type: string; [field: string]: unknown },
      outer: { team?: string } = {},
    ): Delivered {
      const id = `Ev${crypto.randomUUID()}`
      const delivered: Delivered = {
        id,
        type: event.type,
        ts: event['ts'],
        at: clock.now(),
        attempts: 0,
        acknowledgedAt: undefined,
      }
      events.push(delivered)
      const payload = wrapped(workspace, event, { id, at: clock.now(), appId, ...outer })
      const fault = faults.take(`event ${event.type}`)
      const first = () => void attempt(payload, delivered, 0)
      if (fault?.kind === 'late') clock.after(fault.ms, first)
      else if (fault?.kind !== 'dropped') first()
      if (fault?.kind === 'duplicate') first()
      return delivered
    },
    async ask(kind: Exclude<Kind, 'event'>, payload: object): Promise<Acknowledged> {
      if (faults.isOut()) return undefined
      try {
        return { payload: await send()({ kind, payload }) }
      } catch {
        return undefined
      }
    },
  }
}
export type Delivery = ReturnType<typeof createDelivery>

function wrapped(
  { id: own, bot, enterprise }: Workspace,
  event: object,
  { id, at, appId, team = own }: { id: string; at: number; appId: string; team?: string },
) {
  const authorizations = [
    {
      enterprise_id: enterprise?.id ?? null,
      team_id: own,
      user_id: bot.user,
      is_bot: true,
      is_enterprise_install: enterprise?.orgWide === true,
    },
  ]
  // The envelope names the company of who speaks, or the organization, rather than where the app is installed.
  const outerTeam = enterprise?.orgWide === true ? enterprise.id : team
  const envelope = { token: 'deprecated', team_id: outerTeam, api_app_id: appId, type: 'event_callback', event_id: id }
  return { ...envelope, event, event_time: Math.floor(at / 1_000), authorizations, is_ext_shared_channel: team !== own }
}
