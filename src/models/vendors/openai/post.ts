import type { IncomingHttpHeaders } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import type { Dispatcher } from 'undici'
import { AppError } from '../../../contract/errors.ts'
import { atTurnEnd, deferBehindFirstWords, markFirstWordProgress } from '../../../core/event-loop/turn-end.ts'
import { inSteps, type Slices } from '../../../core/event-loop/yielding.ts'
import { brokenError, isSuccess } from '../failure.ts'
import { VENDOR_LIMITS } from '../vendor.ts'
import type { AnswerReader } from './answer.ts'
import { createArrivals } from './arrivals.ts'
import { createUnpacking, type Source } from './unpacking.ts'

/** Where and how a model is asked; made once for all its answers. */
type Target = { origin: string; path: string; method: 'POST'; headers: Record<string, string> }

type Posted = { vendor: string; target: Target; body: string | Uint8Array; signal: AbortSignal }

/** `refusal`: the body, if the status is an error. */
export type Answered = { status: number; headers: IncomingHttpHeaders; refusal: string }

type AnswerPart = Pick<AnswerReader, 'push' | 'state' | 'hasContent'>

/** How long to wait for the usage after the end of an answer. */
const COST_WITHIN_MS = 3_000
/** How long to wait for the body to end after the answer, so that the connection can be reused. */
const LINGER_MS = 500

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
  answer: AnswerPart,
): Promise<Answered> {
  if (signal.aborted) return Promise.reject(LEFT)
  let connection: Dispatcher.DispatchController | undefined
  let unpacking: ReturnType<typeof createUnpacking> | undefined
  const ending = createEnding(vendor, signal, (reason) => {
    connection?.abort(reason)
    unpacking?.destroy()
  })
  const reading = createBodyReading(answer, ending)
  // The caller has its own timeouts; undici's are switched off.
  const noTimeouts = { headersTimeout: 0, bodyTimeout: 0 }
  dispatcher.dispatch(
    { ...target, body, ...noTimeouts },
    {
      onRequestStart(controller) {
        connection = controller
        if (signal.aborted) ending.leave()
      },
      onResponseStart(controller, status, headers) {
        Object.assign(ending.answered, { status, headers })
        const encoding = headers['content-encoding']?.toString().trim().toLowerCase() ?? ''
        unpacking = createUnpacking(encoding, { source: controller, onChunk: reading.push, onEnd: reading.end })
      },
      onResponseData(_controller, chunk) {
        unpacking?.push(chunk)
      },
      onResponseEnd() {
        if (unpacking === undefined) reading.end()
        else unpacking.end()
      },
      onResponseError(_controller, error) {
        reading.end(error)
      },
    },
  )
  return ending.promise
}

/** Reads the body of a response as it arrives: the answer, or why it is refused. */
function createBodyReading(answer: AnswerPart, ending: Ending) {
  const { answered } = ending
  const decoder = new StringDecoder('utf8')
  let isEnded = false
  let broken: Error | undefined

  function endIfDone(): undefined {
    ending.endIn(answer.state())
  }
  const read = (piece: Buffer): Slices | undefined => {
    const text = decoder.write(piece)
    if (isSuccess(answered.status)) {
      const slices = answer.push(text)
      if (slices === undefined) return endIfDone()
      // No timer ends the request while it is read.
      ending.stopTimer()
      return inSteps(() => slices, endIfDone)
    }
    answered.refusal += text
    if (answered.refusal.length >= VENDOR_LIMITS.refusal) ending.finish()
    return undefined
  }
  const arrivals = createArrivals({
    read,
    isOver: ending.isOver,
    onRead(error = broken) {
      if (ending.isOver()) {
        if (isEnded) ending.stopTimer()
      } else if (error !== undefined) ending.fail(error)
      else if (isEnded) ending.succeed()
    },
  })
  const readArrived = () => {
    if (!answer.hasContent()) markFirstWordProgress()
    arrivals.read()
  }

  function push(chunk: Buffer, from: Source): void {
    if (ending.isOver() || !arrivals.push(chunk, from)) return
    if (answer.hasContent()) deferBehindFirstWords(readArrived)
    else atTurnEnd(readArrived)
  }
  /** The body has ended or is broken: what has arrived of it is still read. */
  function end(error?: Error): void {
    if (ending.isOver()) return ending.stopTimer()
    isEnded = true
    broken ??= error
    if (error !== undefined || arrivals.areNone()) arrivals.read()
  }
  return { push, end }
}

type Ending = ReturnType<typeof createEnding>

/** How a request ends: by what comes first. `abort` closes its connection. */
function createEnding(vendor: string, signal: AbortSignal, abort: (reason: Error) => void) {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const answered: Answered = { status: 0, headers: {}, refusal: '' }
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const stopTimer = () => clearTimeout(timer)
  /** The caller wants no more. */
  const leave = () => {
    isOver = true
    abort(LEFT)
    reject(LEFT)
  }
  signal.addEventListener('abort', leave)
  const end = () => {
    isOver = true
    stopTimer()
    signal.removeEventListener('abort', leave)
  }
  /** The answer is done, whether or not the body ends. */
  const finish = () => {
    end()
    resolve(answered)
    timer = setTimeout(() => abort(LEFT), LINGER_MS).unref()
  }

  return {
    promise,
    answered,
    isOver: () => isOver,
    leave,
    finish,
    stopTimer,
    /** The body has ended. */
    succeed() {
      end()
      resolve(answered)
    },
    fail(error: Error) {
      end()
      const what = answered.status === 0 ? 'could not be reached' : 'broke off'
      reject(error instanceof AppError ? error : brokenError(vendor, what, error))
      abort(error)
    },
    /** Ends the request when its answer is done, or a while after it is complete. */
    endIn(state: ReturnType<AnswerReader['state']>) {
      if (isOver) return
      if (state === 'done') finish()
      else if (state === 'complete') {
        stopTimer()
        timer = setTimeout(finish, COST_WITHIN_MS)
      }
    },
  }
}

// One shared error: creating one with its stack for each answer is expensive.
const LEFT = new Error('nobody listens any more')
