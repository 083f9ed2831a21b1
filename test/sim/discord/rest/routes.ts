import type { Commands } from '../commands.ts'
import type { Context } from '../context.ts'
import type { Interactions } from '../interactions.ts'
import type { Posts, Uploads } from '../posts.ts'
import type { LimitName } from '../settings.ts'
import type { createThreads } from '../threads.ts'
import { applicationRoutes } from './application-routes.ts'
import { channelRoutes } from './channel-routes.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { messageRoutes } from './message-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** A request that was understood. `at` gives a part of its path by name. */
export type Call = { at: (name: string) => string; query: URLSearchParams; body: never; uploads: Uploads }
/** The body of the answer; undefined: 204. */
type Handle = (call: Call) => unknown
export type Route = [method: string, path: string, limit: LimitName, handle: Handle]
export type Parts = Context & {
  posts: Posts
  threads: ReturnType<typeof createThreads>
  commands: Commands
  interactions: Interactions
  gatewayUrl: () => string
}
export type Found = { route: string; limit: LimitName; major: string; handle: Handle; at: Call['at'] }

/** Finds the route of a request: https://docs.discord.com/developers/reference */
export function createRoutes(parts: Parts): (method: string, path: string) => Found | undefined {
  const routes = [applicationRoutes, channelRoutes, messageRoutes, interactionRoutes, webhookRoutes]
    .flatMap((make) => make(parts))
    .map(([method, path, limit, handle]) => ({ method, path, limit, handle, pattern: patternOf(path) }))
  return (method, path) => {
    for (const route of routes) {
      const groups = route.method === method ? route.pattern.exec(path)?.groups : undefined
      if (groups === undefined) continue
      const at = (name: string) => decodeURIComponent(groups[name] ?? '')
      const major = groups['channel'] ?? groups['guild'] ?? groups['token'] ?? ''
      // Both ways of a reaction share one bucket.
      const name = route.limit === 'react' ? 'react' : `${method} ${route.path}`
      return { route: name, limit: route.limit, major, handle: route.handle, at }
    }
    return undefined
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}(?<end>)$`)
