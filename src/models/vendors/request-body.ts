import { createYielder } from '../../core/event-loop/yielding.ts'
import type { Media } from './media.ts'
import type { Message } from './vendor.ts'

/** Bytes of a file per piece: a multiple of 3, so that only the last piece of base64 is padded. */
const PIECE = 48 * 1024

/**
 * The body of a request: its JSON, or if files belong to it, its bytes, in which each file's stand-in has become its base64.
 * Written in several turns of the event loop: as one string, 30 MB of pictures would stop the service for 107 ms. Not sent while
 * it is written: of a server that refuses a body and hangs up before its end, the answer would be lost.
 */
export async function bodyOf(json: string, files: readonly Media[]): Promise<string | Uint8Array<ArrayBuffer>> {
  if (files.length === 0) return json
  const yieldAfter = createYielder()
  const parts = partsOf(json, files)
  const body = Buffer.from(new ArrayBuffer(parts.reduce((sum, part) => sum + lengthOf(part), 0)))
  let end = 0
  for (const part of parts)
    if (typeof part === 'string') end += body.write(part, end)
    else
      for (let at = 0; at < part.bytes.length; at += PIECE) {
        await yieldAfter(PIECE)
        end += body.write(part.bytes.toString('base64', at, at + PIECE), end, 'latin1')
      }
  return body
}

/** JSON, and the files that stand between. */
function partsOf(json: string, files: readonly Media[]): (string | Media)[] {
  const places = files
    .map((file) => ({ at: json.indexOf(file.standIn), file }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)
  const parts: (string | Media)[] = []
  let from = 0
  for (const { at, file } of places) {
    parts.push(json.slice(from, at), file)
    from = at + file.standIn.length
  }
  return [...parts, json.slice(from)]
}

const lengthOf = (part: string | Media): number =>
  typeof part === 'string' ? Buffer.byteLength(part) : Math.ceil(part.bytes.length / 3) * 4

/** The files of a conversation. */
export const filesIn = (messages: readonly Message[]): Media[] =>
  messages.flatMap((message) => (message.role === 'user' ? message.media : []))
