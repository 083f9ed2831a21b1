import { Socket } from 'node:net'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { AppError } from '../../contract/errors.ts'
import { IncomingMessage, ServerResponse } from '../node-http.ts'
import { REQUEST_ID_HEADER } from '../observe.ts'
import { SESSION_KEY_HEADER } from '../request/auth.ts'
import { NEXT_BEFORE_HEADER } from './streamed-json.ts'

/** Content security policy: no scripts; only the reference page's own style sheet. */
const policy = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Adds security headers to every answer, and CORS for the given origins. Must be called before routes are added. */
export function addSecurityHeaders(app: FastifyInstance, corsOrigins: readonly string[]): void {
  const always = { ...helmetHeaders(), 'cache-control': 'no-store' }
  app.addHook('onRequest', ({ raw, headers }, reply, done) => {
    reply.headers(always)
    done(hostError(raw.httpVersion, headers.host, raw.rawHeaders))
  })
  if (corsOrigins.length === 0) return
  // An OPTIONS request that asks for no method is no preflight: it is answered as it is without CORS.
  app.addHook('onRequest', ({ method, headers }, reply, done) => {
    if (method === 'OPTIONS' && headers['access-control-request-method'] === undefined) reply.callNotFound()
    else done()
  })
  void app.register(cors, {
    origin: corsOrigins.includes('*') ? '*' : [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT'],
    allowedHeaders: [
      'authorization',
      SESSION_KEY_HEADER,
      'content-type',
      'idempotency-key',
      'last-event-id',
      'range',
      'if-range',
      'if-none-match',
      REQUEST_ID_HEADER,
    ],
    exposedHeaders: [REQUEST_ID_HEADER, 'retry-after', NEXT_BEFORE_HEADER, 'content-range', 'accept-ranges', 'etag'],
    maxAge: 600,
    // Otherwise a preflight without an Origin would be answered without the envelope.
    strictPreflight: false,
  })
}

/** Helmet's headers, computed once: computing them for each request took 2% of the CPU of a question. */
function helmetHeaders(): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    // The operator may have other sites without TLS on subdomains.
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
  })
  apply(response.req, response, (error) => {
    if (error !== undefined) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Security headers of answers written to a bare socket, which skip the hooks above. */
export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}

/** What is wrong with the Host header: https://www.rfc-editor.org/rfc/rfc9112#section-3.2 wants one, HTTP/1.0 at most one. */
function hostError(version: string, host: string | undefined, fields: readonly string[]): AppError | undefined {
  if (version === '1.1' && !host) return new AppError('badRequest', 'A Host header is missing.')
  let count = 0
  // Names and values in turns. Node itself drops all but the first.
  for (let at = 0; at < fields.length; at += 2)
    if (fields[at]?.length === HOST.length && fields[at]?.toLowerCase() === HOST) count += 1
  return count > 1 ? new AppError('badRequest', 'There is more than one Host header.') : undefined
}

const HOST = 'host'
