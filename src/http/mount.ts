import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Api } from '../contract/api.ts'
import { TOKEN_MAX } from '../contract/chat.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { type FieldError, succeeded } from '../contract/envelope.ts'
import type { AppError } from '../contract/errors.ts'
import { type FieldsByValidity, invalid, validateWithRules } from '../contract/validation/validate.ts'
import type { Core } from '../core/core.ts'
import { markFirstWordProgress } from '../core/event-loop/turn-end.ts'
import { type Caller, currentCall, type EventStream, type Feed, type StreamedPage } from '../core/handlers.ts'
import { createAdmission } from './request/admission.ts'
import { authenticate } from './request/auth.ts'
import { baseUrlOf } from './request/base-url.ts'
import { acceptAnyContentType, isLongBody, jsonOf } from './request/body.ts'
import { drainOnFailure } from './request/discard-body.ts'
import { fileOfForm, mountForm } from './request/form.ts'
import { sendFeed, sendStream } from './response/stream.ts'
import { negotiateFormat, type StreamRequest } from './response/stream-format.ts'
import { isLong, streamJson, streamJsonPage } from './response/streamed-json.ts'
import type { Limits } from './settings.ts'

type Options = {
  core: Core
  /** `core.identify` for callers from one address */
  identifyFrom: (address: string) => Core['identify']
  toAppError: (error: unknown, request: FastifyRequest) => AppError
  limits: Limits
  publicUrl: string | undefined
}
/** A handler without its endpoint's types, needed to loop over the table; the endpoint's schema checks the input. */
type AnyHandler = (caller: Caller, input: object, signal: AbortSignal) => Promise<unknown>

/** The rules on an endpoint's fields, without its types. */
type AnyRules = (
  fields: FieldsByValidity<object>,
  caller: Pick<Caller, 'workspaceId'>,
) => FieldError[] | Promise<FieldError[]>

/** Adds a route for each endpoint of `api`, which calls the core's function of the same name. */
export function mountEndpoints(
  app: FastifyInstance,
  api: Api,
  { core, identifyFrom, toAppError, limits, publicUrl }: Options,
): void {
  app.decorateRequest('workspaceId', 0)
  app.decorateRequest('contentType', '')

  const admit = createAdmission()
  for (const [name, endpoint] of Object.entries(api) as [keyof Api, Endpoint][]) {
    const handler = core.handlers[name] as AnyHandler
    const checkKey = ({ headers }: FastifyRequest) => authenticate(headers, endpoint.auth, core.identify)
    const rules: AnyRules | undefined = core.fieldRules[name]
    const operation: Operation = { endpoint, handler, rules, toAppError, limits, publicUrl, checkKey }
    const route: RouteOptions = {
      method: endpoint.methods.includes('GET') ? [...endpoint.methods, 'HEAD'] : [...endpoint.methods],
      url: endpoint.path,
      // Checked before the body is read: without a key nobody can make the service read 4 MiB.
      async onRequest(request) {
        if (endpoint.stream !== undefined) {
          await admit()
          markFirstWordProgress()
        }
        if (endpoint.upload === undefined) acceptAnyContentType(request)
        const identify = identifyFrom(request.ip)
        request.setDecorator('workspaceId', await authenticate(request.headers, endpoint.auth, identify))
      },
      handler(request, reply) {
        const signal = whenClientLeaves(reply)
        const answer = endpoint.upload ? receiveUpload : answerCall
        const call = { workspaceId: request.getDecorator<number>('workspaceId'), signal }
        // A long answer is read while it is sent, so sending belongs to the call too.
        return currentCall.run(call, () => answer(request, reply, { ...operation, signal }))
      },
    }
    if (endpoint.upload) mountForm(app, route)
    else app.route(route)
  }
}

/** An endpoint with everything needed to answer its requests. */
type Operation = Pick<Options, 'toAppError' | 'limits' | 'publicUrl'> & {
  endpoint: Endpoint
  handler: AnyHandler
  rules: AnyRules | undefined
  checkKey: (request: FastifyRequest) => Promise<unknown>
}
/** `signal` fires when the client leaves. */
type RunningOperation = Operation & { signal: AbortSignal }

async function receiveUpload(request: FastifyRequest, reply: FastifyReply, operation: RunningOperation) {
  const caller = callerOf(request, operation)
  const upload = async () => operation.handler(caller, await fileOfForm(request), operation.signal)
  return await drainOnFailure(request, reply, async () => succeeded(await upload()))
}

/** Validates the input, calls the handler, and answers in the form that endpoint and request ask for. */
async function answerCall(request: FastifyRequest, reply: FastifyReply, operation: RunningOperation) {
  const { endpoint, handler, rules, signal } = operation
  const workspaceId = request.getDecorator<number>('workspaceId')
  const rulesForCaller = rules && ((fields: FieldsByValidity<object>) => rules(fields, { workspaceId }))
  const input = await validateWithRules(endpoint.input, jsonOf(request), rulesForCaller)
  // A long body is handled in another turn of the event loop than the one in which it was parsed and validated.
  if (isLongBody(request)) await nextTurn()
  const isStreamed = endpoint.stream !== undefined && 'stream' in input && input.stream === true
  const streamRequest = isStreamed ? negotiateFormat(request.headers) : undefined
  const caller = callerOf(request, operation, streamRequest)
  const handle = () => handler(caller, input, signal)
  if (streamRequest?.ended === false) {
    // Within the stream: until there is an answer to follow, which another process may be making, it sends heartbeats.
    const events: EventStream<unknown> = async (tell) => ((await handle()) as EventStream<unknown>)(tell)
    return await sendStreamReply(request, reply, { ...operation, events, format: streamRequest.format })
  }
  const result = await handle()
  if (endpoint.paged) return streamJsonPage(reply, result as StreamedPage<unknown>)
  if (typeof result === 'function' && endpoint.feed !== undefined)
    return await sendFeedReply(request, reply, { ...operation, feed: result as Feed<unknown> })
  if (endpoint.stream === undefined) return isLong(result) ? streamJson(reply, result) : succeeded(result)
  let last: unknown
  await (result as EventStream<unknown>)((event) => (last = event))
  // The client has the whole answer already. Its end was awaited, because it may fail.
  if (streamRequest?.ended) return await reply.code(204).send()
  return signal.aborted ? reply.hijack() : succeeded(endpoint.stream.answer(last as never))
}

async function sendFeedReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { feed, limits, toAppError }: Pick<Operation, 'limits' | 'toAppError'> & { feed: Feed<unknown> },
) {
  const headers = reply.getHeaders()
  reply.hijack()
  const options = { headers, limits, onFailure: (error: unknown) => void toAppError(error, request) }
  // No signal: the feed ends by itself when the client has left, and none of its steps may be skipped.
  const call = { workspaceId: request.getDecorator<number>('workspaceId'), signal: undefined }
  await currentCall.run(call, () => sendFeed(reply.raw, feed, options))
}

type StreamReply = Pick<Operation, 'limits' | 'toAppError'> &
  Pick<StreamRequest, 'format'> & { events: EventStream<unknown> }

async function sendStreamReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { events, format, limits, toAppError }: StreamReply,
) {
  const headers = reply.getHeaders()
  await sendStream(reply.raw, events, { headers, format, toAppError: (error) => toAppError(error, request), limits })
  return reply.hijack()
}

function callerOf(request: FastifyRequest, { checkKey, publicUrl, limits }: Operation, stream?: StreamRequest): Caller {
  const idempotencyKey = request.headers['idempotency-key']?.toString()
  if (idempotencyKey !== undefined && (idempotencyKey === '' || idempotencyKey.length > TOKEN_MAX)) {
    throw invalid([{ Field: 'Idempotency-Key', Message: `must be 1 to ${TOKEN_MAX} characters long` }])
  }
  return {
    workspaceId: request.getDecorator<number>('workspaceId'),
    checkKey: async () => {
      await checkKey(request)
    },
    origin: request.headers.origin,
    idempotencyKey: idempotencyKey ?? stream?.key,
    finishUnread: idempotencyKey !== undefined,
    // Only clients of server-sent events have a key to reconnect with.
    lingerMs: stream?.key === undefined ? undefined : limits.reconnectMs,
    resumes: stream?.resumes === true,
    baseUrl: baseUrlOf(request, publicUrl),
    lastEventId: request.headers['last-event-id']?.toString(),
  }
}

function whenClientLeaves(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  // If the client left while the key was looked up, `close` was emitted before the listener was added.
  if (reply.raw.destroyed) left.abort()
  reply.raw.on('close', () => {
    if (!reply.raw.writableEnded) left.abort()
  })
  return left.signal
}
