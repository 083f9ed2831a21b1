import { randomUUID } from 'node:crypto'
import { parsedJson } from '../../../contract/text.ts'
import { tooLong } from '../failure.ts'
import { mendedJson } from '../markup/loose-json.ts'
import { endOfJson, toolNamed } from '../markup/written-calls.ts'
import { type ToolCall, VENDOR_LIMITS } from '../vendor.ts'
import type { CallPiece, Fields } from './chunk.ts'
import { withEcho } from './echo.ts'

type Growing = { index: number | undefined; id: string; name: string; input: string; extra?: Fields }

/** Assembles tool calls from their fragments. `known`: the names of the available tools. */
export function createCallAssembly(server: string, known: readonly string[]) {
  const calls: Growing[] = []

  function begin(piece: CallPiece): Growing {
    // Of the calls beyond the limit only the newest is kept, since further fragments may belong to it.
    if (calls.length > VENDOR_LIMITS.calls) calls.pop()
    const call = { index: piece.index, id: piece.id, name: '', input: '' }
    calls.push(call)
    return call
  }

  return {
    push(piece: CallPiece): void {
      const call = callOf(piece, calls) ?? begin(piece)
      call.id ||= piece.id
      call.name = nameWith(call.name, piece.name, known)
      if (piece.extra !== undefined) call.extra = { ...call.extra, ...piece.extra }
      call.input = piece.isWhole ? piece.input : call.input + piece.input
      if (call.input.length > VENDOR_LIMITS.callInput) throw tooLong(server, 'the arguments of a call')
    },
    /** Returns the calls that can be run. If the answer was cut, only those that are complete. */
    end: (isCut: boolean): ToolCall[] =>
      calls
        .flatMap(({ id, name, input, extra }) =>
          inputsIn(input).map((one, index) =>
            withEcho(
              {
                id: index === 0 && id !== '' ? id : `call_${randomUUID()}`,
                name: toolNamed(name, known) ?? name,
                input: one,
              },
              { ...(index === 0 && extra && { call: extra }) },
            ),
          ),
        )
        .filter(({ name, input }) => name !== '' && !(isCut && parsedJson(input) === undefined))
        .slice(0, VENDOR_LIMITS.calls),
  }
}

/**
 * The call that a fragment belongs to; undefined if it begins a new one. Some servers leave out the index, give all
 * calls the index 0, repeat the id or the name in each fragment, or leave them empty.
 */
function callOf({ index, id, name, input }: CallPiece, calls: Growing[]): Growing | undefined {
  const sameId = id === '' ? undefined : calls.findLast((call) => call.id === id)
  if (sameId !== undefined && (index === undefined || sameId.index === undefined || sameId.index === index))
    return sameId
  const last = index === undefined ? calls.at(-1) : calls.findLast((call) => call.index === index)
  if (last === undefined) return name === '' && id === '' && index === undefined ? calls.at(-1) : undefined
  if (name === '') return last
  const isOther = id !== '' && last.id !== '' && id !== last.id
  const isNextOfSameName = isWhole(last.input) && input.trimStart().startsWith('{')
  const hasOtherName = isWhole(last.input) && last.name !== '' && name !== last.name
  return isOther || isNextOfSameName || hasOtherName ? undefined : last
}

const isWhole = (input: string): boolean => input !== '' && parsedJson(input) !== undefined

/** Adds to a name, which comes whole, in fragments, or again with each fragment. */
function nameWith(name: string, piece: string, known: readonly string[]): string {
  if (piece === '' || piece === name) return name
  return name !== '' && toolNamed(name, known) !== undefined && toolNamed(name + piece, known) === undefined
    ? name
    : name + piece
}

/**
 * The arguments as JSON texts. Some servers encode the JSON as a string, send it twice, or concatenate the arguments of
 * several calls; those are returned as several.
 */
function inputsIn(input: string): string[] {
  const text = input.trim().replace(/^json\s*(?=\{)/, '')
  if (text === '' || text === 'null') return ['{}']
  const value = parsedJson(text)
  if (typeof value === 'string') return inputsIn(value === text ? '{}' : value)
  if (value !== undefined) return [text]
  const mended = mendedJson(text)
  if (mended !== undefined) return [mended]
  const all: string[] = []
  for (let at = 0; text[at] === '{'; ) {
    const end = endOfJson(text, at)
    if (end === undefined || parsedJson(text.slice(at, end)) === undefined) return [text]
    all.push(text.slice(at, end))
    at = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)
  }
  return all.length === 0 ? [text] : [...new Set(all)]
}
