import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One line of a play: words, a tool call, what it cost, or a trouble. */
export type Line =
  | string
  | { call: string; input: unknown }
  | { tokens: number }
  /** goes on when this settles; `never` stalls until the client hangs up */
  | { wait: Promise<unknown> }
  /** sent as it is */
  | { raw: string }
  /**
   * a comment, which keeps a connection alive, also before the answer:
   * https://html.spec.whatwg.org/multipage/server-sent-events.html#authoring-notes
   */
  | { comment: string }
  | { cut: true }
  /** said over and over until the client hangs up */
  | { forever: string }
/** What is answered: a refusal, or lines one after the other; the end follows by itself unless it was cut. */
export type Act =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** a refusal whose body never ends */
  | { status: number; endless: string }
  | { lines: Line[] }
/** An act, or one that is made for the request with this body. */
export type Plan = Act | ((body: unknown) => Act)

/** A request as it came. `closed` settles when the client has hung up or everything was sent. */
type VendorRequest = { headers: IncomingHttpHeaders; path: string; body: unknown; closed: Promise<void> }

/** How a vendor spells one stream. `end` comes last and says what it cost. */
export type Dialect = {
  begin: () => string[]
  text: (text: string) => string[]
  call: (call: { name: string; input: unknown; index: number }) => string[]
  end: (tokens: number, calls: number) => string[]
}

export type SimVendor = {
  url: string
  requests: VendorRequest[]
  /** how many answers it is giving */
  open: () => number
  close: () => Promise<void>
}

/** A line at which the vendor falls silent. */
export const never = { wait: new Promise<void>(() => {}) }
export const saying = (...lines: Line[]): Act => ({ lines })

/** Plays a model vendor on a free port of this machine: the n-th request is answered by the n-th act, the last one stays. */
export async function startVendor(speak: () => Dialect, ...acts: [Plan, ...Plan[]]): Promise<SimVendor> {
  const requests: VendorRequest[] = []
  let open = 0
  const server = createServer((request, response) => {
    const work = async () => {
      const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
      open += 1
      const closed = new Promise<void>((resolve) => response.once('close', () => resolve()))
      void closed.then(() => (open -= 1))
      const act = acts[Math.min(requests.length, acts.length - 1)] ?? acts[0]
      requests.push({ headers: request.headers, path: request.url ?? '', body, closed })
      await play(typeof act === 'function' ? act(body) : act, speak(), response)
    }
    work().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    open: () => open,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function play(act: Act, dialect: Dialect, response: ServerResponse): Promise<void> {
  if ('endless' in act) {
    response.writeHead(act.status, { 'content-type': 'application/json' })
    return loop(response, () => act.endless)
  }
  if ('status' in act) {
    const body = JSON.stringify(act.body ?? { error: { message: 'no', type: 'refused' } })
    response.writeHead(act.status, { 'content-type': 'application/json', ...act.headers }).end(body)
    return
  }
  const write = (frames: string[]) => frames.length === 0 || response.write(frames.join(''))
  const head = () => response.headersSent || response.writeHead(200, { 'content-type': 'text/event-stream' })
  let [tokens, calls, hasBegun] = [10, 0, false]
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    head()
    write(dialect.begin())
  }
  for (const line of act.lines) {
    if (typeof line === 'object' && 'cut' in line) return cut(response)
    if (typeof line === 'object' && 'wait' in line) await line.wait
    else if (typeof line === 'object' && 'tokens' in line) tokens = line.tokens
    else if (typeof line === 'object' && 'forever' in line) {
      begin()
      await loop(response, () => dialect.text(line.forever).join(''))
      return
    } else if (typeof line === 'object' && 'comment' in line) {
      head()
      write([`: ${line.comment}\n\n`])
    } else {
      begin()
      if (typeof line === 'string') write(dialect.text(line))
      else if ('raw' in line) write([line.raw])
      else write(dialect.call({ name: line.call, input: line.input, index: calls++ }))
    }
  }
  begin()
  response.end(dialect.end(tokens, calls).join(''))
}

/** Writes as fast as the client reads, until it hangs up. */
async function loop(response: ServerResponse, next: () => string): Promise<void> {
  while (!response.destroyed) {
    const isRead = response.write(next()) || response.destroyed
    await (isRead
      ? new Promise<void>((turn) => setImmediate(turn))
      : new Promise<void>((go) => {
          response.once('drain', go)
          response.once('close', go)
        }))
  }
}

/** Hangs up once the socket has taken everything: what was said before a cut is heard. */
function cut(response: ServerResponse): void {
  if (response.headersSent) response.write('\n', () => setImmediate(() => response.destroy()))
  else response.destroy()
}
