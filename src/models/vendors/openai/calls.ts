import { randomUUID } from 'node:crypto'
import { parsedJson } from '../../../contract/text.ts'
import type { Slices } from '../../../core/event-loop/yielding.ts'
import { inputsIn } from '../arguments.ts'
import { checkCallInput, tooLongError } from '../failure.ts'
import { toolNamed } from '../markup/written-calls.ts'
import { type ToolCall, VENDOR_LIMITS } from '../vendor.ts'
import type { CallPiece } from './chunk-calls.ts'
import type { Fields } from './chunk-fields.ts'
import { withEcho } from './echo.ts'

/** `parsed`: how much of the input was parsed to see whether it is whole, in UTF-16 units */
type Growing = { index: number | undefined; id: string; name: string; input: string; parsed: number; extra?: Fields }

/** How much of one call's input is parsed, since some servers make it necessary at each fragment. */
const PARSED_MAX = 4 * VENDOR_LIMITS.callInput

/** Assembles tool calls from their fragments. `known`: the names of the available tools. */
export function createCallAssembly(server: string, known: readonly string[]) {
  const calls: Growing[] = []

  function begin(piece: CallPiece): Growing {
    // Of the calls beyond the limit only the newest is kept, since further fragments may belong to it.
    if (calls.length > VENDOR_LIMITS.calls) calls.pop()
    const call = { index: piece.index, id: piece.id, name: '', input: '', parsed: 0 }
    calls.push(call)
    return call
  }

  return {
    push(piece: CallPiece): void {
      const call = callOf(piece, calls) ?? begin(piece)
      call.id ||= piece.id
      call.name = nameWith(call.name, piece.name, known)
      if (piece.extra !== undefined) call.extra = { ...call.extra, ...piece.extra }
      call.input = piece.isWhole ? piece.input : inputWith(call.input, piece.input)
      if (call.name.length > VENDOR_LIMITS.callName) throw tooLongError(server, 'the name of a call')
      checkCallInput(server, call.input.length)
    },
    /** Whether there is a call that can be run. */
    hasAny: (): boolean => calls.some(({ name }) => name !== ''),
    /** Returns the calls that can be run, each with an id of its own. If the answer was cut, only those that are complete. */
    end: (isCut: boolean): Slices<ToolCall[]> => finished(calls, known, isCut),
  }
}

function* finished(calls: Growing[], known: readonly string[], isCut: boolean): Slices<ToolCall[]> {
  const ids = new Set<string>()
  const all: ToolCall[] = []
  for (const { id, name, input, extra } of calls) {
    for (const [index, one] of inputsIn(input, isCut).entries()) {
      const own = index === 0 && id !== '' && !ids.has(id) ? id : `call_${randomUUID()}`
      ids.add(own)
      const call = { id: own, name: toolNamed(name, known) ?? name, input: one }
      if (name === '' || (isCut && parsedJson(one) === undefined)) continue
      all.push(withEcho(call, { ...(index === 0 && extra && { call: extra }) }))
    }
    yield
  }
  return all.slice(0, VENDOR_LIMITS.calls)
}

/**
 * The call that a fragment belongs to; undefined if it begins a new one. Some servers leave out the index, count it up with each
 * fragment, give all calls the index 0, repeat the id or the name in each fragment, change the id, or leave them empty.
 */
function callOf({ index, id, name, input }: CallPiece, calls: Growing[]): Growing | undefined {
  const sameId = id === '' ? undefined : calls.findLast((call) => call.id === id)
  if (sameId !== undefined && (index === undefined || sameId.index === undefined || sameId.index === index))
    return sameId
  const last = index === undefined ? calls.at(-1) : calls.findLast((call) => call.index === index)
  if (last === undefined) return name === '' && id === '' ? calls.at(-1) : undefined
  if (name === '') return last
  const goesOn = name === last.name && last.input !== '' && !isWhole(last) && !input.trimStart().startsWith('{')
  const isOther = id !== '' && last.id !== '' && id !== last.id && !goesOn
  const isNextOfSameName = isWhole(last) && input.trimStart().startsWith('{')
  const hasOtherName = isWhole(last) && last.name !== '' && name !== last.name
  return isOther || isNextOfSameName || hasOtherName ? undefined : last
}

function isWhole(call: Growing): boolean {
  const { input, parsed } = call
  if (!/[}\]"\s]/.test(input.at(-1) ?? '') || parsed > PARSED_MAX) return false
  call.parsed += input.length
  return parsedJson(input) !== undefined
}

/** Adds to arguments, which come in fragments, or with each fragment as far as they have come. */
function inputWith(input: string, piece: string): string {
  return input.length > 1 && input.startsWith('{') && piece.startsWith(input) ? piece : input + piece
}

/** Adds to a name, which comes whole, in fragments, or again with each fragment, whole or as far as it has come. */
function nameWith(name: string, piece: string, known: readonly string[]): string {
  if (piece === '' || piece === name) return name
  if (name !== '' && piece.startsWith(name)) return piece
  return name !== '' && toolNamed(name, known) !== undefined && !known.includes(name + piece) ? name : name + piece
}
