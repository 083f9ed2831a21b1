import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

/** A file on its way out: what it is called, and its bytes, whole or as they come. */
export type OutgoingFile = { name: string; bytes: Uint8Array | AsyncIterable<Uint8Array> }

/** One file as multipart/form-data. Nothing of it is kept: undici's FormData would hold a whole video in memory. */
export function formOf({ name, bytes }: OutgoingFile): { contentType: string; body: Readable } {
  const boundary = `porchlight-${randomUUID()}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted(name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`

  async function* body(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(head)
    if (bytes instanceof Uint8Array) yield bytes
    else yield* bytes
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Readable.from(body(), { objectMode: false }),
  }
}

/** What would end the name, or its line, is written as browsers write it. */
const quoted = (name: string): string => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
