import { runInSlices, type Slices } from '../../../core/event-loop/yielding.ts'
import { PIECE } from '../pieces.ts'
import type { Source } from './unpacking.ts'

/** Bytes that wait to be read, at most; meanwhile no more are received. */
const WAITING_MAX = 2 ** 18
/** Chunks that are read one by one; of more, each may be one byte, and reading one may take as long as what came before it. */
const APART_MAX = 16
/** Bytes read without looking at the clock: more than the usual chunk has. */
const UNTIMED = 1_024

const LINE_END = 0x0a

type Parts = {
  /** Reads a piece of the body; returns what is left to do of it. */
  read: (piece: Buffer) => Slices | undefined
  /** Called once all that has arrived is read, or with what reading it has thrown. */
  onRead: (error?: Error) => void
  isOver: () => boolean
}

/** The chunks of a body that wait to be read. Long ones are read in several turns of the event loop. */
export function createArrivals({ read, onRead, isOver }: Parts) {
  const waiting = createWaiting()
  let isReading = false

  /** The only chunk that has arrived, if it is short, as nearly all are: it is read without a generator. */
  function takeShort(): Buffer | undefined {
    const only = waiting.only()
    return only === undefined || only.length > UNTIMED || isOver() ? undefined : waiting.take()[0]
  }

  function end(error?: Error): void {
    isReading = false
    // What is not wanted any more is let pass, so that the connection can be used again.
    waiting.take()
    waiting.resume()
    onRead(error)
  }

  return {
    areNone: () => waiting.areNone() && !isReading,
    /** Adds a chunk; returns whether it is the first of those that wait. */
    push: (chunk: Buffer, source: Source): boolean => waiting.add(chunk, source) && !isReading,
    read(): void {
      if (isReading) return
      isReading = true
      try {
        const short = takeShort()
        const begun = short && read(short)
        if (short !== undefined && begun === undefined) return end()
        const reading = slicesOf(waiting, { read, isOver }, begun)
        if (reading.next().done) return end()
        runInSlices(reading).then(() => end(), end)
      } catch (error) {
        end(error as Error)
      }
    },
  }
}

/** `begun`: what is left to do of a piece. */
function* slicesOf(
  waiting: ReturnType<typeof createWaiting>,
  { read, isOver }: Pick<Parts, 'read' | 'isOver'>,
  begun: Slices | undefined,
): Slices {
  yield* begun ?? []
  let untimed = 0
  while (!waiting.areNone()) {
    const chunks = waiting.take()
    for (const piece of (chunks.length > APART_MAX ? [Buffer.concat(chunks)] : chunks).flatMap(piecesOf)) {
      untimed += piece.length
      if (untimed > UNTIMED) {
        yield
        untimed = piece.length
      }
      if (isOver()) return
      yield* read(piece) ?? []
    }
    waiting.resume()
  }
}

/** The chunks that wait. Their source pauses while they are too many. */
function createWaiting() {
  let chunks: Buffer[] = []
  let bytes = 0
  let paused: Source | undefined

  return {
    areNone: () => chunks.length === 0,
    /** Undefined if none or several wait. */
    only: () => (chunks.length === 1 ? chunks[0] : undefined),
    /** Returns whether it is the first. */
    add(chunk: Buffer, source: Source): boolean {
      bytes += chunk.length
      if (bytes >= WAITING_MAX && paused === undefined) {
        paused = source
        source.pause()
      }
      return chunks.push(chunk) === 1
    },
    take(): Buffer[] {
      const taken = chunks
      chunks = []
      bytes = 0
      return taken
    },
    resume(): void {
      paused?.resume()
      paused = undefined
    },
  }
}

/** A chunk in pieces that end where lines do, if there are any. */
function piecesOf(chunk: Buffer): Buffer[] {
  if (chunk.length <= PIECE) return [chunk]
  const pieces: Buffer[] = []
  for (let from = 0; from < chunk.length; ) {
    const most = from + PIECE
    const lineEnd = most < chunk.length ? chunk.lastIndexOf(LINE_END, most - 1) : -1
    const end = lineEnd > from ? lineEnd + 1 : most
    pieces.push(chunk.subarray(from, end))
    from = end
  }
  return pieces
}
