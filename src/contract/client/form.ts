import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

/** A file to upload: its name, and its bytes as one array or as a stream. */
export type OutgoingFile = { name: string; bytes: Uint8Array | AsyncIterable<Uint8Array> }

type Form = { contentType: string; body: Readable }

/**
 * Encodes one file as multipart/form-data, after the given fields. Streams: undici's FormData would hold a whole video
 * in memory.
 */
export function multipartForm({ name, bytes }: OutgoingFile, fields: Record<string, string> = {}): Form {
  const boundary = `porchlight-${randomUUID()}`
  const begin = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`

  async function* body(): AsyncGenerator<Uint8Array> {
    for (const [field, value] of Object.entries(fields))
      yield Buffer.from(`${begin(`name="${field}"`)}\r\n${value}\r\n`)
    const head = begin(`name="file"; filename="${quoted(name)}"`)
    yield Buffer.from(`${head}Content-Type: application/octet-stream\r\n\r\n`)
    if (bytes instanceof Uint8Array) yield bytes
    else yield* bytes
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Readable.from(body(), { objectMode: false }),
  }
}

/** Escapes quotes and line ends in a file name as browsers do. */
const quoted = (name: string): string => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
