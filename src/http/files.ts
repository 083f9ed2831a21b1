import type { IncomingMessage } from 'node:http'
import { create as createDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { succeeded } from '../contract/envelope.ts'
import { AppError } from '../contract/errors.ts'
import { FILES_PATH } from '../contract/file.ts'
import type { Core } from '../core/core.ts'
import { DEMO_PICTURES_PATH, demoPicture } from '../core/demo/pictures.ts'
import type { Signed } from '../core/files/signed-urls.ts'
import { acceptAnyContentType } from './request/body.ts'
import { drainOnFailure } from './request/discard-body.ts'
import { askForBody } from './request/held-body.ts'
import { mergedChunks } from './request/merged-chunks.ts'
import { hasFile, partOf } from './request/ranges.ts'
import { registerScope } from './scope.ts'

/**
 * Routes of the signed URLs: PUT stores the bytes of an upload, GET returns those of a confirmed one, or a part of them. Neither needs a
 * key, nor do the pictures of the demo listings.
 */
export function mountFiles(app: FastifyInstance, files: Core['files']): void {
  registerScope(app, 'files', (scope) => {
    scope.removeAllContentTypeParsers()
    // The body is not read here; the handler streams it.
    scope.addContentTypeParser('*', (_request, _bytes, done) => done(null))

    scope.put(
      `${FILES_PATH}/:id`,
      { onRequest: async (request) => acceptAnyContentType(request) },
      (request, reply) => {
        // The request is not destroyed if reading ends early: that would close the connection before the answer.
        const bytes = bytesOf(request.raw)
        const received = files.receive(signedOf(request), { bytes, length: lengthOf(request) })
        return drainOnFailure(request, reply, async () => succeeded(await received))
      },
    )

    scope.get(`${DEMO_PICTURES_PATH}/:name`, { exposeHeadRoute: true }, async (request, reply) => {
      const bytes = await demoPicture((request.params as { name: string }).name)
      if (bytes === undefined) throw new AppError('unknownPath')
      const headers = { ...SAFE, 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }
      return reply.headers(headers).send(bytes)
    })

    // Fastify's own HEAD routes would read the whole file.
    scope.route({
      method: ['GET', 'HEAD'],
      url: `${FILES_PATH}/:id`,
      handler: async (request, reply) => sendFile(request, reply, await files.open(signedOf(request))),
    })
  })
}

/** The bytes of a body, which the client is asked for when they are read. */
async function* bytesOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  askForBody(request)
  yield* mergedChunks(request)
}

type OpenFile = Awaited<ReturnType<Core['files']['open']>>

/** Answers with a file, with the part that the client asks for, or that it has the file already. */
function sendFile(request: FastifyRequest, reply: FastifyReply, { name, mediaType, size, tag, read }: OpenFile) {
  const etag = `"${tag}"`
  if (hasFile(request.headers, etag))
    return reply
      .code(304)
      .headers({ ...SAFE, etag })
      .send()
  const part = request.method === 'GET' ? partOf(request.headers, { size, etag }) : undefined
  if (part === 'outside')
    throw new AppError('rangeOutside', undefined, { headers: { 'content-range': `bytes */${size}` } })
  // If the name is a path, only its last part is used.
  const disposition = createDisposition(name.split(/[/\\]/).at(-1), { type: 'inline' })
  reply.headers({ ...SAFE, etag, 'accept-ranges': 'bytes', 'content-type': mediaType })
  reply.headers({ 'content-disposition': disposition, 'content-length': size })
  if (part !== undefined) {
    const { start, end } = part
    reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
  }
  return reply.send(request.method === 'GET' ? read(part) : undefined)
}

/** Headers for any file: a browser may show or play it but never runs scripts in it. */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  // Other sites may embed the file (a chatbot's picture, for instance): the signed URL is the permission.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'private, max-age=3600, immutable',
}

function signedOf(request: FastifyRequest): Signed {
  const { id } = request.params as Record<string, string>
  const { expires, signature } = request.query as Record<string, unknown>
  return { id: id ?? '', expires: String(expires), signature: String(signature) }
}

function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}
