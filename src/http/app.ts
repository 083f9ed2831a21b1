import { AsyncLocalStorage } from 'node:async_hooks'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import { api } from '../contract/api.ts'
import { failed } from '../contract/envelope.ts'
import { AppError, BODY_MAX, errorCodeOf, statusOf } from '../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { mountDocs } from './docs/page.ts'
import { mountFiles } from './files.ts'
import { mountEndpoints } from './mount.ts'
import {
  createHttpMetrics,
  observeRequests,
  REQUEST_ID_HEADER,
  type RequestIdStorage,
  type RequestLog,
  requestIdOf,
} from './observe.ts'
import { mountProbes } from './probes.ts'
import { createKeyGuard, createThrottle } from './request/auth.ts'
import { ANY_TYPE, createBodyReader } from './request/body.ts'
import { createConnections } from './request/connections.ts'
import { discardRestOfBody } from './request/discard-body.ts'
import { answerClientError, answerProtocolErrors } from './request/sockets.ts'
import { headersOf, toAppError } from './response/failure.ts'
import { addSecurityHeaders, bareHeaders } from './response/security.ts'
import { registerScope } from './scope.ts'
import { defaultHttpSettings, type HttpSettings } from './settings.ts'

type Parts = {
  core: Core
  log: RequestLog
  settings?: HttpSettings
  /** where metrics are registered; /metrics shows its content */
  registry?: Registry
  requestIds?: RequestIdStorage
}

/** The HTTP service. Every JSON answer of the API, success or error, has the envelope; streams, files and pages have it for errors. */
export function createApp({
  core,
  log,
  settings = defaultHttpSettings,
  registry = new Registry(),
  requestIds = new AsyncLocalStorage(),
}: Parts): FastifyInstance {
  const { limits, corsOrigins, metricsToken, publicUrl } = settings
  const metrics = createHttpMetrics(registry)
  const toFailure = (error: unknown) => toAppError(error, log)
  const connections = createConnections({
    ...limits,
    onTooMany: () => observer.unrouted(requestIdOf(undefined), new AppError('tooManyBytes')),
  })
  const app: FastifyInstance = Fastify({
    ...serverOptions(settings),
    serverFactory: connections.createServer,
    clientErrorHandler(error, socket) {
      connections.afterAnswers(socket, () => answerClientError(error, socket, observer))
    },
    frameworkErrors(error, request, reply) {
      const failure = toFailure(error)
      observer.unrouted(request.id, failure)
      void answer((reply as FastifyReply).headers({ ...bareHeaders, [REQUEST_ID_HEADER]: request.id }), failure)
    },
  })
  const observer = observeRequests(app, { log, metrics, requestIds })
  answerProtocolErrors(app.server, observer)
  app.addHook('preClose', async () => connections.closeIdle())

  const refuse: Refuse = (reply, error) =>
    requestIds.run(reply.request.id, () => {
      const failure = toFailure(error)
      observer.failed(reply.request, failure)
      return answer(reply, failure)
    })
  app.removeAllContentTypeParsers()
  // The type is registered by name too: if only `*` covers it, Fastify parses the label in each request.
  app.addContentTypeParser([ANY_TYPE, '*'], createBodyReader(limits))
  answerFailures(app, refuse, limits.bodyMs)
  addSecurityHeaders(app, corsOrigins)
  const throttle = createThrottle({ most: limits.wrongKeys, windowMs: limits.wrongKeysWindowMs, now: Date.now })
  const identifyFrom = createKeyGuard({ identify: core.identify, throttle, metrics, log })
  // Routes are registered in a plugin after the plugins above, so that their hooks apply to all routes.
  registerScope(app, 'routes', (routes) => {
    mountEndpoints(routes, api, {
      core,
      identifyFrom,
      limits,
      publicUrl,
      toAppError(error, request) {
        const failure = toFailure(error)
        observer.failed(request, failure)
        return failure
      },
    })
    mountFiles(routes, core.files)
    mountDocs(routes, publicUrl)
    mountProbes(routes, { ready: core.ready, readyMs: limits.readyMs, registry, metricsToken })
  })
  return app
}

type Refuse = (reply: FastifyReply, error: unknown) => FastifyReply

/** Answers what no route answers: requests that failed, unknown paths and methods. Must be called before routes are added. */
function answerFailures(app: FastifyInstance, refuse: Refuse, bodyMs: number): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (isOfLeaving(error, request, reply)) return refuse(reply, new AppError('badRequest'))
    // A body that has stopped arriving has no rest to discard.
    const isStuck = error instanceof AppError && ['requestTimeout', 'stopping'].includes(error.error)
    if (!isStuck) await discardRestOfBody(request, bodyMs)
    return refuse(reply, error)
  })
  // Fastify refuses some labels, and a QUERY without one, before it looks for the path.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) request.raw.headers['content-type'] = ANY_TYPE
    done()
  })
  const methods = methodsByPath(app)
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url.split('?')[0] ?? '', methods)
    if (allowed === undefined) return refuse(reply, new AppError('unknownPath'))
    const message = `This path answers ${allowed.join(' and ')} only.`
    return refuse(reply, new AppError('wrongMethod', message, { headers: { allow: allowed.join(', ') } }))
  })
}

/**
 * Whether a request failed only because the client closed the connection, while sending or before its answer began: it reads no
 * answer, and it is no error of the service.
 */
const isOfLeaving = (error: unknown, { raw }: FastifyRequest, { raw: { destroyed } }: FastifyReply): boolean =>
  error === raw.errored || (destroyed && errorCodeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE')

const serverOptions = ({ limits, trustProxy }: HttpSettings) => ({
  logger: false,
  trustProxy: trustProxy.length > 0 && trustProxy,
  genReqId: ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
    requestIdOf(headers[REQUEST_ID_HEADER]),
  bodyLimit: BODY_MAX,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  http: {
    headersTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.lateCheckMs,
    maxHeaderSize: limits.headersBytes,
    // Node's own refusal has no envelope; security.ts does this check instead.
    requireHostHeader: false,
  },
  // Endpoints are validated by zod, so no route has a schema for Fastify. Its default compilers would still be loaded:
  // 4 MB.
  schemaController: { compilersFactory: { buildValidator: () => compileNone, buildSerializer: () => compileNone } },
  exposeHeadRoutes: false,
  return503OnClosing: false,
})

function compileNone(): never {
  throw new Error('no route has a schema for Fastify')
}

/** The methods of the route that matches a path; a route such as `/files/:id` has parameters. */
function methodsAt(path: string, methods: Map<string, string[]>): string[] | undefined {
  const parts = path.split('/')
  const isAt = (url: string) => {
    const wanted = url.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
    )
  }
  return methods.get(path) ?? [...methods].find(([url]) => isAt(url))?.[1]
}

/** Maps each route's path to its methods; filled as routes are added. */
function methodsByPath(app: FastifyInstance): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    // `*` is the route of CORS preflights.
    if (url !== '*') methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()])
  })
  return methods
}

/** Headers about the content of an answer, which are removed if it fails before its first byte: a file that cannot be read, for one. */
const CONTENT_HEADERS = ['content-length', 'content-disposition', 'content-range', 'etag', 'accept-ranges']

function answer(reply: FastifyReply, error: AppError): FastifyReply {
  for (const name of CONTENT_HEADERS) reply.removeHeader(name)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return reply
    .code(statusOf(error.code))
    .headers({ ...headers, ...headersOf(error) })
    .send(failed(error))
}
