import type { IncomingHttpHeaders } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { AppError } from '../../../contract/envelope.ts'
import { atTurnEnd, deferBehindFirstWords, markFirstWordProgress } from '../../../core/event-loop/turn-end.ts'
import type { Slices } from '../../../core/event-loop/yielding.ts'
import { brokenError, isSuccess } from '../failure.ts'
import { VENDOR_LIMITS } from '../vendor.ts'
import type { AnswerReader } from './answer.ts'
import { createArrivals } from './arrivals.ts'

/** Where and how a model is asked; made once for all its answers. */
type Target = { origin: string; path: string; method: 'POST'; headers: Record<string, string> }

type Posted = { vendor: string; target: Target; body: string | Uint8Array; signal: AbortSignal }

/** `refusal`: the body, if the status is none of success. */
export type Answered = { status: number; headers: IncomingHttpHeaders; refusal: string }

/** How long to wait for the usage after the end of an answer. */
const COST_WITHIN_MS = 3_000
/** How long to wait for the body to end after the answer, so that the connection can be reused. */
const LINGER_MS = 500

type Decompressor = ReturnType<typeof createGunzip>

/** Compressed bodies are not asked for, but some gateways send them. */
const decompressors: Readonly<Record<string, (first: Buffer) => Decompressor>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  // Some servers leave out the header of zlib, whose first byte ends in 8.
  deflate: ([sign = 0]) => ((sign & 0x0f) === 8 ? createInflate() : createInflateRaw()),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress(),
}

/**
 * Posts a body and passes the chunks of a successful response to `answer`. Resolves when the answer is done, even if the server
 * keeps the connection open. Reads from the dispatcher directly: a stream in between would double the CPU cost of a
 * fragment. Chunks are read at the end of the turn of the event loop, those of all answers one after the other, long ones in several
 * turns; an answer that has begun waits for the first words of others. Throws `modelUnavailable`, and what `answer` throws. Follows
 * no redirect.
 */
export function postForStream(
  dispatcher: Dispatcher,
  { vendor, target, body, signal }: Posted,
  answer: Pick<AnswerReader, 'push' | 'state' | 'hasContent'>,
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  if (signal.aborted) return Promise.reject(LEFT)
  const answered: Answered = { status: 0, headers: {}, refusal: '' }
  const decoder = new StringDecoder('utf8')
  let connection: Dispatcher.DispatchController | undefined
  let unpacked: Decompressor | undefined
  let encoding = ''
  let timer: NodeJS.Timeout | undefined
  let [isEnded, isOver] = [false, false]
  let broken: Error | undefined

  /** The caller wants no more. */
  const leave = () => {
    isOver = true
    connection?.abort(LEFT)
    unpacked?.destroy()
    reject(LEFT)
  }
  const end = () => {
    isOver = true
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
  const fail = (error: Error) => {
    end()
    const what = answered.status === 0 ? 'could not be reached' : 'broke off'
    reject(error instanceof AppError ? error : brokenError(vendor, what, error))
    connection?.abort(error)
    unpacked?.destroy()
  }
  /** The body has ended. */
  const succeed = () => {
    end()
    resolve(answered)
  }
  /** The answer is done, whether or not the body ends. */
  const finish = () => {
    end()
    resolve(answered)
    timer = setTimeout(() => connection?.abort(LEFT), LINGER_MS).unref()
  }
  const heedState = () => {
    const state = answer.state()
    if (state === 'done') finish()
    else if (state === 'complete') {
      clearTimeout(timer)
      timer = setTimeout(finish, COST_WITHIN_MS)
    }
  }
  function* readLong(slices: Slices): Slices {
    // The answer is not left to itself while it is read.
    clearTimeout(timer)
    yield* slices
    if (!isOver) heedState()
  }
  const read = (piece: Buffer): Slices | undefined => {
    const text = decoder.write(piece)
    if (isSuccess(answered.status)) {
      const slices = answer.push(text)
      if (slices !== undefined) return readLong(slices)
      heedState()
    } else {
      answered.refusal += text
      if (answered.refusal.length >= VENDOR_LIMITS.refusal) finish()
    }
    return undefined
  }
  const arrivals = createArrivals({
    read,
    isOver: () => isOver,
    onRead(error) {
      if (isOver) return
      if (error !== undefined || broken !== undefined) fail(error ?? (broken as Error))
      else if (isEnded) succeed()
    },
  })
  /** Reads what has arrived. */
  const readArrived = () => {
    if (!answer.hasContent()) markFirstWordProgress()
    arrivals.read()
  }
  const arrive = (chunk: Buffer, from: { pause: () => unknown; resume: () => unknown }) => {
    if (isOver || !arrivals.push(chunk, from)) return
    if (answer.hasContent()) deferBehindFirstWords(readArrived)
    else atTurnEnd(readArrived)
  }
  /** The body has ended or is broken: what has arrived of it is still read. */
  const endBody = (error?: Error) => {
    if (isOver) return clearTimeout(timer)
    isEnded = true
    broken ??= error
    if (error !== undefined || arrivals.areNone()) arrivals.read()
  }
  const unpack = (first: Buffer) => {
    const unpacking = decompressors[encoding]?.(first)
    return unpacking
      ?.on('data', (chunk: Buffer) => arrive(chunk, unpacking))
      .on('end', () => endBody())
      .on('error', (error) => endBody(error))
  }
  /** Unpacking may take longer than receiving, so no more is received meanwhile. */
  const unpackMore = (to: Decompressor, chunk: Buffer) => {
    if (to.write(chunk)) return
    connection?.pause()
    to.once('drain', () => connection?.resume())
  }
  signal.addEventListener('abort', leave)

  // The caller has its own timeouts; undici's are switched off.
  const noTimeouts = { headersTimeout: 0, bodyTimeout: 0 }
  dispatcher.dispatch(
    { ...target, body, ...noTimeouts },
    {
      onRequestStart(controller) {
        connection = controller
        if (signal.aborted) leave()
      },
      onResponseStart(_controller, status, responseHeaders) {
        Object.assign(answered, { status, headers: responseHeaders })
        encoding = responseHeaders['content-encoding']?.toString().trim().toLowerCase() ?? ''
      },
      onResponseData(controller, chunk) {
        if (encoding !== '') unpacked ??= unpack(chunk)
        if (unpacked === undefined) arrive(chunk, controller)
        else unpackMore(unpacked, chunk)
      },
      onResponseEnd() {
        if (unpacked === undefined) endBody()
        else unpacked.end()
      },
      onResponseError(_controller, error) {
        endBody(error)
      },
    },
  )
  return promise
}

// One shared error: creating one with its stack for each answer is expensive.
const LEFT = new Error('nobody listens any more')
