import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from '../../contract/envelope.ts'
import { invalid } from '../../contract/validate.ts'
import type { IncomingFile } from '../../core/handlers.ts'

/** The limit of the file itself is the core's; two files are one too many, which is then said in its own words. */
const limits = { fileSize: Number.POSITIVE_INFINITY, files: 2, fields: 1, fieldSize: 1_024, headerPairs: 20 }

/** A route whose body is a form. In a scope of its own: reading forms puts hooks on every request of its scope. */
export function mountForm(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits })
    scope.route(route)
  })
}

/** The one file of a form. Its bytes end in a failure when the form turns out to hold anything else. */
export async function fileOfForm(request: FastifyRequest): Promise<IncomingFile> {
  if (!request.isMultipart()) throw new AppError('notMultipart')
  const parts = partsOf(request)
  const first = await parts.next()
  if (first.done) throw new AppError('oneFileNeeded', 'The form holds no file.')
  const { file, filename } = first.value

  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      // The stream is left whole: destroyed, it would stop the form.
      yield* file.iterator({ destroyOnReturn: false })
      if (!(await parts.next()).done) throw new AppError('oneFileNeeded', 'The form holds more than one file.')
    } catch (cause) {
      throw asFormError(cause)
    }
  }
  return { name: filename || 'file', bytes: bytes() }
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<MultipartFile, undefined> {
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

/** What the form's parser throws has no code of its own: it is always the form that is wrong. */
const asFormError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('malformedForm', undefined, { cause })
