import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../contract/api.ts'
import { TOKEN_MAX } from '../contract/chat.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { AppError, succeeded } from '../contract/envelope.ts'
import { validate } from '../contract/validate.ts'
import type { Core } from '../core/core.ts'
import type { Caller } from '../core/handlers.ts'
import { authenticate } from './auth.ts'
import { readJson } from './body.ts'
import type { Limits } from './limits.ts'
import { sendStream } from './stream.ts'

type Options = {
  core: Core
  /** `core.identify` for callers of one address */
  identifyFrom: (address: string) => Core['identify']
  toAppError: (error: unknown, request: FastifyRequest) => AppError
  limits: Limits
}
/** The one place where a checked table becomes a loop: what the endpoint's schemas ensure is erased here. */
type AnyHandler = (caller: Caller, input: object, signal: AbortSignal) => Promise<unknown>

/** Answers every endpoint of `api` with the core's function of the same name. */
export function mount(app: FastifyInstance, api: Api, { core, identifyFrom, toAppError, limits }: Options): void {
  app.decorateRequest('workspaceId', 0)
  app.decorateRequest('contentType', '')

  for (const [name, endpoint] of Object.entries(api) as [keyof Api, Endpoint][]) {
    const handler = core.handlers[name] as AnyHandler
    app.route({
      method: [...endpoint.methods],
      url: endpoint.path,
      // Before the body is read: nobody without a key makes the service read 4 MiB.
      async onRequest(request) {
        relabel(request)
        if (endpoint.auth === 'none') return
        const identify = identifyFrom(request.ip)
        request.setDecorator('workspaceId', await authenticate(request.headers, endpoint.auth, identify))
      },
      async handler(request, reply) {
        const input = validate(endpoint.input, bodyOf(request))
        const signal = whenClientLeaves(reply)
        const result = await handler(callerOf(request), input, signal)
        if (endpoint.stream === undefined) return succeeded(result)
        const events = result as AsyncIterable<unknown>
        if ('stream' in input && input.stream === true) return await streamed(request, reply, events)
        return await whole(reply, events, endpoint.stream, signal)
      },
    })
  }

  async function streamed(request: FastifyRequest, reply: FastifyReply, events: AsyncIterable<unknown>) {
    const headers = reply.getHeaders()
    await sendStream(reply.raw, events, {
      headers,
      accept: request.headers.accept,
      toAppError: (error) => toAppError(error, request),
      limits,
    })
    return reply.hijack()
  }
}

/** Fastify refuses a body by a label that it cannot read; here the body itself tells what it is. */
function relabel(request: FastifyRequest): void {
  request.setDecorator('contentType', request.headers['content-type'] ?? '')
  request.raw.headers['content-type'] = 'application/octet-stream'
}

const bodyOf = (request: FastifyRequest): object =>
  Buffer.isBuffer(request.body) ? readJson(request.body, request.getDecorator<string>('contentType')) : {}

function callerOf(request: FastifyRequest): Caller {
  const idempotencyKey = request.headers['idempotency-key']?.toString()
  if (idempotencyKey !== undefined && (idempotencyKey === '' || idempotencyKey.length > TOKEN_MAX)) {
    const Message = `must be 1 to ${TOKEN_MAX} characters long`
    throw new AppError('invalidFields', `Idempotency-Key: ${Message}`, {
      data: { Errors: [{ Field: 'Idempotency-Key', Message }] },
    })
  }
  return { workspaceId: request.getDecorator<number>('workspaceId'), origin: request.headers.origin, idempotencyKey }
}

function whenClientLeaves(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) left.abort()
  })
  return left.signal
}

/** The plain form of a streamed answer: its last event, as Data. */
async function whole(
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  { answer }: NonNullable<Endpoint['stream']>,
  signal: AbortSignal,
) {
  let last: unknown
  for await (const event of events) last = event
  return signal.aborted ? reply.hijack() : succeeded(answer(last as never))
}
