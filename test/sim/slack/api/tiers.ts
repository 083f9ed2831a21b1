import type { Clock } from '../clock.ts'
import type { Settings, Tier } from '../settings.ts'
import type { Workspace } from '../world.ts'
import { type Args, optional } from './args.ts'
import { Limited } from './refusal.ts'

const MINUTE = 60_000

/** From Slack's own list of rate limit tiers, 2026. */
export const tierOf = {
  'api.test': 4,
  // Tier 1 by the list; yet an app may open ten sockets at once.
  'apps.connections.open': 2,
  'auth.test': 'free',
  'oauth.v2.access': 4,
  'chat.postMessage': 'post',
  'chat.postEphemeral': 4,
  'chat.update': 3,
  'chat.delete': 3,
  'chat.startStream': 2,
  'chat.appendStream': 4,
  'chat.stopStream': 2,
  'conversations.replies': 3,
  'conversations.history': 3,
  'conversations.info': 3,
  'conversations.members': 4,
  'reactions.add': 3,
  'reactions.remove': 2,
  'users.conversations': 3,
  'users.info': 4,
  'users.list': 2,
  'views.open': 4,
  'views.publish': 4,
  'files.info': 4,
  'files.getUploadURLExternal': 4,
  'files.completeUploadExternal': 4,
  'files.delete': 3,
  'assistant.threads.setStatus': 'status',
  'assistant.threads.setTitle': 3,
  'assistant.threads.setSuggestedPrompts': 3,
  'agents.sessions.setStatus': 3,
} as const satisfies { [method: string]: Tier }
export type Method = keyof typeof tierOf

/** Counts what each workspace asks of each method; throws `Limited` where that is more than its tier allows. */
export function createTiers(settings: Settings, clock: Clock) {
  const asked = new Map<string, number[]>()
  const posts = new Map<string, number>()
  /** Requests of the last minute, the oldest first. */
  const take = (key: string, max: number) => {
    const now = clock.now()
    const recent = (asked.get(key) ?? []).filter((at) => at > now - MINUTE)
    asked.set(key, recent)
    const oldest = recent[recent.length - max]
    if (oldest !== undefined) throw new Limited(Math.ceil((oldest + MINUTE - now) / 1_000))
    recent.push(now)
  }
  /** When the next post would be on time; a burst may run ahead of it. */
  const post = (key: string) => {
    const { burst, everyMs } = settings.post
    const now = clock.now()
    const next = Math.max(posts.get(key) ?? 0, now)
    const early = next - now - (burst - 1) * everyMs
    if (early > 0) throw new Limited(Math.ceil(early / 1_000))
    posts.set(key, next + everyMs)
  }
  return (workspace: Workspace | undefined, method: Method, args: Args) => {
    const rare = settings.distributed && /^conversations\.(?:replies|history)$/.test(method)
    const key = `${workspace?.id ?? 'app'} ${method}`
    take(key, rare ? 1 : settings.tiers[tierOf[method]])
    if (method === 'chat.postMessage') post(`${key} ${optional(args, 'channel') ?? ''}`)
  }
}
