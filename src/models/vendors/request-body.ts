import { Readable } from 'node:stream'
import { createTurns } from '../../core/turns.ts'
import type { Media } from './media.ts'
import type { Message } from './vendor.ts'

/**
 * The JSON of a request. If files belong to it, it is sent in pieces, in which each file's stand-in becomes its base64: as one
 * string, 30 MB of pictures would stop the service for 150 ms and take four times as much memory.
 */
export type RequestBody = string | { length: number; pieces: () => Readable }

/** Bytes of a file per piece: a multiple of 3, so that only the last piece of base64 is padded. */
const PIECE = 48 * 1024

/** `json` with the files for their stand-ins. `length`: in bytes. */
export function bodyOf(json: string, files: readonly Media[]): RequestBody {
  if (files.length === 0) return json
  const parts: (string | Media)[] = []
  let from = 0
  for (const { at, file } of placesOf(json, files)) {
    parts.push(json.slice(from, at), file)
    from = at + file.standIn.length
  }
  parts.push(json.slice(from))
  return {
    length: parts.reduce((sum, part) => sum + lengthOf(part), 0),
    pieces: () => Readable.from(piecesOf(parts), { objectMode: false }),
  }
}

const lengthOf = (part: string | Media): number =>
  typeof part === 'string' ? Buffer.byteLength(part) : Math.ceil(part.bytes.length / 3) * 4

/** Where stand-ins are in `json`, in order. */
const placesOf = (json: string, files: readonly Media[]): { at: number; file: Media }[] =>
  files
    .map((file) => ({ at: json.indexOf(file.standIn), file }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)

async function* piecesOf(parts: readonly (string | Media)[]): AsyncGenerator<Buffer> {
  const turn = createTurns()
  for (const part of parts)
    if (typeof part === 'string') yield Buffer.from(part)
    else
      for (let at = 0; at < part.bytes.length; at += PIECE) {
        await turn(PIECE)
        yield Buffer.from(part.bytes.toString('base64', at, at + PIECE), 'latin1')
      }
}

/** The files of a conversation. */
export const filesIn = (messages: readonly Message[]): Media[] =>
  messages.flatMap((message) => (message.role === 'user' ? message.media : []))
