import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Api } from '../contract/api.ts'
import { TOKEN_MAX } from '../contract/chat.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { type AppError, succeeded } from '../contract/envelope.ts'
import { invalid, validate } from '../contract/validate.ts'
import { currentCall } from '../core/call.ts'
import type { Core } from '../core/core.ts'
import type { Caller, EventStream, Feed, Page } from '../core/handlers.ts'
import { baseUrlOf } from './request/address.ts'
import { authenticate } from './request/auth.ts'
import { acceptAnyContentType, drainOnFailure, jsonOf } from './request/body.ts'
import { fileOfForm, mountForm } from './request/form.ts'
import { type Answering, streamOf } from './response/formats.ts'
import { sendPage } from './response/page.ts'
import { sendFeed, sendStream } from './response/stream.ts'
import type { Limits } from './settings.ts'

type Options = {
  core: Core
  /** `core.identify` for callers of one address */
  identifyFrom: (address: string) => Core['identify']
  toAppError: (error: unknown, request: FastifyRequest) => AppError
  limits: Limits
  publicUrl: string | undefined
}
/** The one place where a checked table becomes a loop: what the endpoint's schemas ensure is erased here. */
type AnyHandler = (caller: Caller, input: object, signal: AbortSignal) => Promise<unknown>

/** Answers every endpoint of `api` with the core's function of the same name. */
export function mount(
  app: FastifyInstance,
  api: Api,
  { core, identifyFrom, toAppError, limits, publicUrl }: Options,
): void {
  app.decorateRequest('workspaceId', 0)
  app.decorateRequest('contentType', '')

  // To take in a question costs a hundred times what a fragment does: a crowd of them must not hold up answers under way.
  const pass = createTurnstile()
  for (const [name, endpoint] of Object.entries(api) as [keyof Api, Endpoint][]) {
    const handler = core.handlers[name] as AnyHandler
    const route: RouteOptions = {
      method: [...endpoint.methods],
      url: endpoint.path,
      // Before the body is read: nobody without a key makes the service read 4 MiB.
      async onRequest(request) {
        if (endpoint.stream !== undefined) await pass()
        if (endpoint.upload === undefined) acceptAnyContentType(request)
        const identify = identifyFrom(request.ip)
        request.setDecorator('workspaceId', await authenticate(request.headers, endpoint.auth, identify))
      },
      async handler(request, reply) {
        const signal = whenClientLeaves(reply)
        if (endpoint.upload) {
          const caller = callerOf(request, publicUrl)
          const upload = async () => handler(caller, await fileOfForm(request), signal)
          return await drainOnFailure(request, reply, async () => succeeded(await upload()))
        }
        const input = validate(endpoint.input, jsonOf(request))
        const isStreamed = endpoint.stream !== undefined && 'stream' in input && input.stream === true
        const answering = isStreamed ? streamOf(request.headers) : undefined
        if (answering?.ended) return await reply.code(204).send()
        const caller = callerOf(request, publicUrl, answering?.key)
        const { workspaceId } = caller
        const result = await currentCall.run({ workspaceId, signal }, () => handler(caller, input, signal))
        if (endpoint.paged) return sendPage(reply, result as Page<unknown>)
        if (typeof result === 'function' && endpoint.feed !== undefined)
          return await fed(request, reply, result as Feed<unknown>)
        if (endpoint.stream === undefined) return succeeded(result)
        const events = result as EventStream<unknown>
        if (answering !== undefined) return await streamed(request, reply, { events, answering })
        return await whole(reply, events, endpoint.stream, signal)
      },
    }
    if (endpoint.upload) mountForm(app, route)
    else app.route(route)
  }

  async function fed(request: FastifyRequest, reply: FastifyReply, feed: Feed<unknown>) {
    const headers = reply.getHeaders()
    reply.hijack()
    await sendFeed(reply.raw, feed, { headers, limits, onFailure: (error) => void toAppError(error, request) })
  }

  type Streamed = { events: EventStream<unknown>; answering: Answering }
  async function streamed(request: FastifyRequest, reply: FastifyReply, { events, answering }: Streamed) {
    const headers = reply.getHeaders()
    await sendStream(reply.raw, events, {
      headers,
      format: answering.format,
      toAppError: (error) => toAppError(error, request),
      limits,
    })
    return reply.hijack()
  }
}

function callerOf(request: FastifyRequest, publicUrl: string | undefined, streamKey?: string): Caller {
  const idempotencyKey = request.headers['idempotency-key']?.toString()
  if (idempotencyKey !== undefined && (idempotencyKey === '' || idempotencyKey.length > TOKEN_MAX)) {
    throw invalid([{ Field: 'Idempotency-Key', Message: `must be 1 to ${TOKEN_MAX} characters long` }])
  }
  return {
    workspaceId: request.getDecorator<number>('workspaceId'),
    origin: request.headers.origin,
    idempotencyKey: idempotencyKey ?? streamKey,
    finishAlone: idempotencyKey !== undefined,
    baseUrl: baseUrlOf(request, publicUrl),
    lastEventId: request.headers['last-event-id']?.toString(),
  }
}

function whenClientLeaves(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  // Whoever left while the key was looked up has closed before anybody listened.
  if (reply.raw.destroyed) left.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) left.abort()
  })
  return left.signal
}

/** The plain form of a streamed answer: its last event, as Data. */
async function whole(
  reply: FastifyReply,
  events: EventStream<unknown>,
  { answer }: NonNullable<Endpoint['stream']>,
  signal: AbortSignal,
) {
  let last: unknown
  await events((event) => (last = event))
  return signal.aborted ? reply.hijack() : succeeded(answer(last as never))
}

/** Callers that pass in one turn: they share a wait for the disk, and together hold up others for a few ms at most. */
const AT_ONCE = 4

/**
 * Lets a few callers pass in each turn of the event loop, in the order they came: between those of a crowd, what has
 * arrived meanwhile is read and passed on. Who comes alone passes at once.
 */
export function createTurnstile(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let passed = 0

  function next(): void {
    const few = waiting.splice(0, AT_ONCE)
    passed = few.length
    if (passed > 0) setImmediate(next)
    for (const pass of few) pass()
  }

  return async () => {
    if (passed === AT_ONCE || waiting.length > 0) return await new Promise<void>((pass) => waiting.push(pass))
    if (passed === 0) setImmediate(next)
    passed += 1
  }
}
