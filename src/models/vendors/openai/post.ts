import type { IncomingHttpHeaders } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { AppError } from '../../../contract/envelope.ts'
import { atTurnEnd, deferBehindFirstWords, markFirstWordProgress } from '../../../core/event-loop/turn-end.ts'
import { brokenError, isSuccess } from '../failure.ts'
import { VENDOR_LIMITS } from '../vendor.ts'
import type { AnswerReader } from './answer.ts'

/** Where and how a model is asked; made once for all its answers. */
type Target = { origin: string; path: string; method: 'POST'; headers: Record<string, string> }

type Posted = { vendor: string; target: Target; body: string | Uint8Array; signal: AbortSignal }

/** `refusal`: the body, if the status is none of success. */
export type Answered = { status: number; headers: IncomingHttpHeaders; refusal: string }

/** How long to wait for the usage after the end of an answer. */
const COST_WITHIN_MS = 3_000
/** How long to wait for the body to end after the answer, so that the connection can be reused. */
const LINGER_MS = 500

/** Bytes of an answer that wait to be read, at most. */
const WAITING_MAX = 2 ** 20
/** Chunks that are read one by one; of more, each may be one byte, and reading one may take as long as what came before it. */
const APART_MAX = 16

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
 * fragment. Chunks are read at the end of the turn of the event loop, those of all answers one after the other; an answer that
 * has begun waits for the first words of others. Throws `modelUnavailable`, and what `answer` throws. Follows no redirect.
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
  let chunks: Buffer[] = []
  let waiting = 0
  let [isEnded, isOver] = [false, false]

  /** The caller wants no more. */
  const leave = () => {
    isOver = true
    connection?.abort(LEFT)
    unpacked?.destroy()
    reject(LEFT)
  }
  const end = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
  const fail = (error: Error) => {
    isOver = true
    end()
    const what = answered.status === 0 ? 'could not be reached' : 'broke off'
    reject(error instanceof AppError ? error : brokenError(vendor, what, error))
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
  const take = (text: string) => {
    if (answer.state() === 'done') return
    answer.push(text)
    const state = answer.state()
    if (state === 'done') finish()
    else if (state === 'complete') {
      clearTimeout(timer)
      timer = setTimeout(finish, COST_WITHIN_MS)
    }
  }
  const read = (chunk: Buffer) => {
    const text = decoder.write(chunk)
    if (isSuccess(answered.status)) take(text)
    else if (answered.refusal.length < VENDOR_LIMITS.refusal) {
      answered.refusal += text
      if (answered.refusal.length >= VENDOR_LIMITS.refusal) finish()
    }
  }
  /** Reads what has arrived. */
  const readChunks = () => {
    const arrived = chunks.length > APART_MAX ? [Buffer.concat(chunks)] : chunks
    chunks = []
    waiting = 0
    if (!answer.hasContent()) markFirstWordProgress()
    try {
      for (const chunk of arrived) if (!isOver) read(chunk)
      if (isEnded) succeed()
    } catch (error) {
      fail(error as Error)
      connection?.abort(error as Error)
    }
  }
  const readInTime = () => {
    if (answer.hasContent()) deferBehindFirstWords(readChunks)
    else atTurnEnd(readChunks)
  }
  const unpack = (first: Buffer) =>
    decompressors[encoding]?.(first)
      .on('data', (chunk: Buffer) => {
        try {
          read(chunk)
        } catch (error) {
          unpacked?.destroy(error as Error)
        }
      })
      .on('end', succeed)
      .on('error', (error) => {
        connection?.abort(error)
        fail(error)
      })
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
      onResponseData(_controller, chunk) {
        if (encoding !== '') unpacked ??= unpack(chunk)
        if (unpacked !== undefined) return unpackMore(unpacked, chunk)
        waiting += chunk.length
        if (chunks.push(chunk) === 1) readInTime()
        else if (waiting >= WAITING_MAX) readChunks()
      },
      onResponseEnd() {
        isEnded = true
        if (unpacked !== undefined) unpacked.end()
        else if (chunks.length === 0) succeed()
      },
      onResponseError(_controller, error) {
        readChunks()
        fail(error)
      },
    },
  )
  return promise
}

// One shared error: creating one with its stack for each answer is expensive.
const LEFT = new Error('nobody listens any more')
