export type HttpSettings = {
  /** Origins whose pages may call the API from a browser; `*` is any, an empty list disables CORS. */
  corsOrigins: readonly string[]
  /** Proxies whose X-Forwarded-… headers are trusted: addresses, ranges such as 10.0.0.0/8, or `loopback`. */
  trustProxy: string[]
  /** The token for /metrics; undefined: only programs on this machine may read it. */
  metricsToken: string | undefined
  /** Base of signed URLs, without a trailing slash; undefined: taken from the request. */
  publicUrl: string | undefined
  limits: Limits
}

/** Limits on what one client may use: sizes, times and rates. */
export const limits = {
  /** Timeout for receiving a request with its body: 100 MB at 3 Mbit/s. */
  requestMs: 300_000,
  headersMs: 15_000,
  /** Timeout for receiving a JSON body: 4 MiB at 3.4 Mbit/s. */
  bodyMs: 10_000,
  /** Maximum bytes of JSON bodies being received: in total, per workspace, per network. */
  bodyBytes: { total: 128 * 2 ** 20, perWorkspace: 64 * 2 ** 20, perNetwork: 64 * 2 ** 20 },
  /** How often Node checks for late requests; its default of 30 s would allow much longer than the timeouts above. */
  lateCheckMs: 5_000,
  /** Longer than the 60 s of common reverse proxies, so that they close idle connections, not this service. */
  keepAliveMs: 75_000,
  /** Requests that wait because their connection is still being sent an earlier answer: of one connection, and in total. */
  requestsAhead: { perConnection: 100, total: 2_000 },
  /** A client that reads nothing of its answer for this long is disconnected. */
  stalledMs: 60_000,
  /**
   * A client that closed its side of the connection may still read, or have left, as nearly all have. It is taken to have left when its
   * answer says nothing for this long: time enough for what the store answers. While words are sent, the network tells.
   */
  halfClosedMs: 100,
  /** A heartbeat is sent after this long without a fragment, so that proxies keep the connection open. */
  heartbeatMs: 15_000,
  /** How long the answer to a reader of server-sent events goes on after it left: it comes back after three seconds. */
  reconnectMs: 15_000,
  headersBytes: 16 * 1024,
  /**
   * Wrong keys allowed per network and window. Keys are too long to be guessed; this limits what a program with an old key costs. A
   * developer who tries each operation with a wrong key stays below it.
   */
  wrongKeys: 300,
  wrongKeysWindowMs: 60_000,
  /** How long the store may take to answer before the service reports "not ready". */
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
