import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { type Api, api } from '../contract/api.ts'
import { AppError, failed, statusOf } from '../contract/envelope.ts'
import type { Core } from '../core/core.ts'
import type { Log } from '../core/ports.ts'
import { BODY_MAX } from './body.ts'
import { answerClientError, retryAfter, toAppError } from './failure.ts'
import { mountFiles } from './files.ts'
import { mount } from './mount.ts'

/** A request, body and all, must arrive within this time: 100 MB at 3 Mbit/s; slower senders hold no connection. */
const REQUEST_TIMEOUT_MS = 300_000
const HEADERS_TIMEOUT_MS = 15_000
/** Longer than the 60 s of usual reverse proxies, so that they, not we, close an idle connection. */
const KEEP_ALIVE_MS = 75_000
const HEADERS_MAX = 16 * 1024

type Parts = {
  core: Core
  log: Log
  /** the address that signed addresses start with, without a slash at the end; unset, the one a request came to */
  publicUrl?: string | undefined
}

/** The HTTP service: every answer, of success and of failure alike, is the envelope. */
export function createApp({ core, log, publicUrl }: Parts): FastifyInstance {
  const told = (error: unknown) => toAppError(error, log)
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, maxHeaderSize: HEADERS_MAX },
    exposeHeadRoutes: false,
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => void answer(reply as FastifyReply, told(error)),
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, _request, reply) => answer(reply, told(error)))
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsByPath.get(request.url.split('?')[0] ?? '')
    if (methods === undefined) return answer(reply, new AppError('unknownPath'))
    const message = `This path answers ${methods.join(' and ')} only.`
    return answer(reply.header('allow', methods.join(', ')), new AppError('wrongMethod', message))
  })
  mount(app, api, { core, toAppError: told, publicUrl })
  mountFiles(app, core.files)
  return app
}

const methodsByPath = new Map<string, readonly string[]>(
  Object.values(api satisfies Api).map(({ path, methods }) => [path, methods]),
)

function answer(reply: FastifyReply, error: AppError): FastifyReply {
  const challenge = statusOf(error.code) === 401 ? { 'www-authenticate': 'Bearer' } : {}
  return reply
    .code(statusOf(error.code))
    .headers({ ...challenge, ...retryAfter(error) })
    .send(failed(error))
}
