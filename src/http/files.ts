import { create as createDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, succeeded } from '../contract/envelope.ts'
import { FILES_PATH } from '../contract/file.ts'
import type { Core } from '../core/core.ts'
import { DEMO_PICTURES_PATH, demoPicture } from '../core/demo/pictures.ts'
import type { Signed } from '../core/files/signatures.ts'
import { acceptAnyContentType, drainOnFailure } from './request/body.ts'

/**
 * The signed addresses: PUT takes the bytes of an upload, GET gives those of a confirmed one. Neither needs a key, and no
 * more do the pictures of the demo's homes.
 */
export function mountFiles(app: FastifyInstance, files: Core['files']): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Not read here: the handler passes the bytes on as they come.
    scope.addContentTypeParser('*', (_request, _bytes, done) => done(null))

    scope.put(
      `${FILES_PATH}/:id`,
      { onRequest: async (request) => acceptAnyContentType(request) },
      (request, reply) => {
        // The stream is not destroyed when reading ends early: that would close the connection before the answer.
        const bytes = request.raw.iterator({ destroyOnReturn: false })
        const received = files.receive(signedOf(request), { bytes, length: lengthOf(request) })
        return drainOnFailure(request, reply, async () => succeeded(await received))
      },
    )

    scope.get(`${DEMO_PICTURES_PATH}/:name`, async (request, reply) => {
      const bytes = await demoPicture((request.params as { name: string }).name)
      if (bytes === undefined) throw new AppError('unknownPath')
      const headers = { ...SAFE, 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }
      return reply.headers(headers).send(bytes)
    })

    scope.get(`${FILES_PATH}/:id`, async (request, reply) => {
      const { name, mediaType, size, bytes } = await files.open(signedOf(request))
      // Of a path, only the last part is the file's name.
      const disposition = createDisposition(name.split(/[/\\]/).at(-1), { type: 'inline' })
      const headers = { 'content-type': mediaType, 'content-length': size, 'content-disposition': disposition }
      return reply.headers({ ...headers, ...SAFE }).send(bytes)
    })
  })
}

/** Whatever the bytes pretend to be, a browser shows a picture or plays a sound, and runs nothing. */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  // The address is the permission: a chatbot's picture is shown on its owner's site.
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
