import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from '../../contract/errors.ts'
import { invalid } from '../../contract/validation/validate.ts'
import type { IncomingFile } from '../../core/handlers.ts'
import { registerScope } from '../scope.ts'
import { askForBody } from './held-body.ts'
import { mergedChunks } from './merged-chunks.ts'

/** The file's size is limited by the core. Two files are let through so that the second gets its own error message. */
const limits = { fileSize: Number.POSITIVE_INFINITY, files: 2, fields: 1, fieldSize: 1_024, headerPairs: 20 }

/** Adds a route with a multipart body, in a plugin of its own: parsing forms adds hooks to all routes of its plugin. */
export function mountForm(app: FastifyInstance, route: RouteOptions): void {
  registerScope(app, 'form', async (scope) => {
    await scope.register(multipart, { limits })
    scope.route(route)
  })
}

/** The one file of a form. Its byte stream fails if the form turns out to have anything else. */
export async function fileOfForm(request: FastifyRequest): Promise<IncomingFile> {
  if (!request.isMultipart()) throw new AppError('notMultipart')
  askForBody(request.raw)
  const parts = partsOf(request)
  const first = await parts.next()
  if (first.done) throw new AppError('oneFileNeeded', 'The form holds no file.')
  const { file, filename = 'file' } = first.value

  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      // The stream is not destroyed: that would stop the form parser.
      yield* mergedChunks(file)
      if (!(await parts.next()).done) throw new AppError('oneFileNeeded', 'The form holds more than one file.')
    } catch (cause) {
      throw asFormError(cause)
    }
  }
  return { name: unescaped(filename) || 'file', bytes: bytes() }
}

/** A file name as it is: browsers, curl and others escape these three signs and no other. https://html.spec.whatwg.org/#multipart-form-data */
const unescaped = (name: string): string => name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

/** The name is missing from a part of plain bytes that states none. */
type FilePart = Omit<MultipartFile, 'filename'> & { filename: string | undefined }

async function* partsOf(request: FastifyRequest): AsyncGenerator<FilePart, undefined> {
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field')
        throw invalid([{ Field: part.fieldname, Message: 'unknown field; send one file only' }])
      yield part
    }
  } catch (cause) {
    throw asFormError(cause)
  }
}

/** The form parser's errors have no code; they always mean an invalid form. */
const asFormError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('malformedForm', undefined, { cause })
