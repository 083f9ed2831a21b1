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

/** How much, how long and how often: what one client may take from the service. */
export const limits = {
  /** A request, body and all, must arrive within this time: 100 MB at 3 Mbit/s; slower senders hold no connection. */
  requestMs: 300_000,
  headersMs: 15_000,
  /** A JSON body must arrive within this time: 4 MiB at 3.4 Mbit/s. */
  bodyMs: 10_000,
  /** JSON bodies on their way in, in bytes: of all callers together, of one workspace, of one network. */
  bodyBytes: { total: 128 * 2 ** 20, perKey: 64 * 2 ** 20, perNetwork: 64 * 2 ** 20 },
  /** How often Node looks for requests that are late; its own 30 s would double the times above. */
  lateCheckMs: 5_000,
  /** Longer than the 60 s of usual reverse proxies, so that they, not we, close an idle connection. */
  keepAliveMs: 75_000,
  /** A client that takes nothing of its answer for so long is cut off. */
  stalledMs: 60_000,
  /** After so long without a fragment a sign of life leaves, so that proxies keep the connection open. */
  heartbeatMs: 15_000,
  headersBytes: 16 * 1024,
  /** Wrong keys that one address may send within the window before it is told to wait. */
  wrongKeys: 20,
  wrongKeysWindowMs: 60_000,
  /** How long the store may take to answer before the service calls itself not ready. */
  readyMs: 2_000,
}
export type Limits = typeof limits

export const defaultHttpSettings: HttpSettings = {
  corsOrigins: [],
  trustProxy: [],
  metricsToken: undefined,
  publicUrl: undefined,
  limits,
}
