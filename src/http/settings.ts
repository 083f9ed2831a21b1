import { type Limits, limits } from './limits.ts'

export type HttpSettings = {
  /** Origins whose pages may call from a browser; `*` is any, none switches CORS off. */
  corsOrigins: readonly string[]
  /** The proxies whose X-Forwarded-… headers count: addresses, ranges such as 10.0.0.0/8, or `loopback`. */
  trustProxy: string[]
  /** Who sends it may read /metrics; undefined: only programs on this machine. */
  metricsToken: string | undefined
  /** What signed addresses start with, without a slash at the end; undefined: the address that a request came to. */
  publicUrl: string | undefined
  limits: Limits
}

export const defaultHttpSettings: HttpSettings = {
  corsOrigins: [],
  trustProxy: [],
  metricsToken: undefined,
  publicUrl: undefined,
  limits,
}
