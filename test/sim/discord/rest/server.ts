import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { Upload } from '../files.ts'
import { Refusal, refusal } from '../forms/refusal.ts'
import type { Requested } from '../record.ts'
import { createBuckets } from './buckets.ts'
import type { Fault, Faults } from './faults.ts'
import type { createRoutes, Found } from './routes.ts'

type Parts = Context & { find: ReturnType<typeof createRoutes>; faults: Faults }
type Answer = { status: number; headers?: Record<string, string>; body?: unknown }
const API = '/api/v10'
const untouched = { status: undefined, fault: undefined, over: undefined }

/** Discord's REST API and its files. */
export function createRest(parts: Parts): Server {
  const { settings, record, faults, files } = parts
  const take = createBuckets()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://discord')
    if (url.pathname.startsWith('/attachments/')) return file(url, response)
    serve(request, url, response).catch((error: unknown) => {
      console.error('the Discord simulator itself failed', error)
      response.destroy()
    })
  })

  function file(url: URL, response: ServerResponse) {
    const upload = files.at(url)
    if (upload === undefined) response.writeHead(404).end('This content is no longer available.')
    else
      response
        .writeHead(200, { 'content-type': upload.mediaType, 'content-length': upload.bytes.byteLength })
        .end(upload.bytes)
  }

  async function serve(request: IncomingMessage, url: URL, response: ServerResponse) {
    const method = request.method ?? ''
    const whole = url.pathname.replaceAll('%40', '@')
    const path = whole.startsWith(API) ? whole.slice(API.length) : whole
    const { body, uploads } = await read(request)
    const found = parts.find(method, path)
    const route = found?.route ?? `${method} ${path}`
    const entry = record.request({ at: Date.now(), method, path, route, body, ...untouched })
    await delay(settings.roundTripMs / 2)
    const fault = faults.of(entry)
    entry.fault = fault?.kind
    if (fault?.kind === 'slow') await delay(fault.ms)
    if (fault?.kind === 'held') await fault.until
    const answer = await handled(entry, found, fault, () => work(found, request, { url, body, uploads }))
    await delay(settings.roundTripMs / 2)
    entry.status = answer?.status
    if (answer === undefined) response.destroy()
    else send(response, answer)
    record.changed()
  }

  /** The answer after bucket and fault had their say; undefined: none arrives. */
  async function handled(
    entry: Requested,
    found: Found | undefined,
    fault: Fault | undefined,
    done: () => Answer,
  ): Promise<Answer | undefined> {
    if (fault?.kind === 'limited') return limited(fault)
    if (fault?.kind === 'pulled' && !fault.done) return fault.work()
    if (fault?.kind === 'lost' && !fault.done) return undefined
    if (fault?.kind === 'failed' && !fault.done) return { status: fault.status, body: {} }
    if (fault?.kind === 'refused')
      return { status: fault.status, body: { code: fault.code, message: 'Refused on purpose' } }
    if (fault?.kind === 'blocked')
      return { status: fault.status, headers: { 'content-type': 'text/html' }, body: '<html>Just a moment...</html>' }
    const global = found?.limit === 'none' ? undefined : settings.global
    const taken = take(entry.route, found?.major ?? '', settings.limits[found?.limit ?? 'other'], global)
    entry.over = taken.over
    if (taken.over !== undefined) {
      const answer = limited({ scope: taken.over, retryAfterMs: taken.retryAfterMs, headers: true })
      return { ...answer, headers: { ...answer.headers, ...taken.headers } }
    }
    const answer = done()
    if (fault?.kind === 'pulled') return fault.work()
    if (fault?.kind === 'lost') return undefined
    if (fault?.kind === 'failed') return { status: fault.status, body: {} }
    return { ...answer, headers: taken.headers }
  }

  type Request = { url: URL; body: unknown; uploads: Map<string, Upload> }
  function work(found: Found | undefined, request: IncomingMessage, { url, body, uploads }: Request): Answer {
    try {
      if (found === undefined) throw refusal('notFound')
      const tokenless = found.route.includes('/interactions/') || found.route.includes('/webhooks/')
      if (!tokenless && request.headers.authorization !== `Bot ${settings.token}`) throw refusal('unauthorized')
      if ([...uploads.values()].some(({ bytes }) => bytes.byteLength > settings.uploadMax)) throw refusal('tooLarge')
      const result = found.handle({ at: found.at, query: url.searchParams, body: body as never, uploads })
      return result === undefined ? { status: 204 } : { status: 200, body: result }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: error.body }
    }
  }
  return server
}

type Limited = { scope: string; retryAfterMs: number; headers: boolean | 'date' }
function limited({ scope, retryAfterMs, headers }: Limited): Answer {
  const seconds = retryAfterMs / 1_000
  // A proxy before Discord answers for itself, in HTML, with a date or without a word about how long.
  if (headers !== true) {
    const until = headers === 'date' ? { 'Retry-After': new Date(Date.now() + retryAfterMs).toUTCString() } : {}
    return { status: 429, headers: { 'content-type': 'text/html', ...until }, body: '<html>error code: 1015</html>' }
  }
  const global = scope === 'global'
  return {
    status: 429,
    headers: {
      // In seconds, rounded up as Discord does.
      'Retry-After': String(Math.ceil(seconds)),
      'X-RateLimit-Scope': scope,
      ...(global && { 'X-RateLimit-Global': 'true' }),
    },
    body: { message: 'You are being rate limited.', retry_after: seconds, global },
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  const content = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body)
  const type = content === undefined ? {} : { 'content-type': 'application/json' }
  response.writeHead(status, { ...type, ...headers }).end(content)
}

async function read(request: IncomingMessage): Promise<{ body: unknown; uploads: Map<string, Upload> }> {
  const bytes = Buffer.concat(await request.toArray())
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/'))
    return { body: bytes.length > 0 ? JSON.parse(bytes.toString()) : {}, uploads: new Map() }
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const uploads = new Map<string, Upload>()
  for (const [name, value] of form) {
    if (!(value instanceof File)) continue
    const number = /^files\[(\d+)\]$/.exec(name)?.[1] ?? name
    uploads.set(number, { name: value.name, mediaType: value.type, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  const json = form.get('payload_json')
  return { body: typeof json === 'string' ? JSON.parse(json) : {}, uploads }
}
