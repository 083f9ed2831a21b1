import type { IncomingHttpHeaders } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import type { Dispatcher } from 'undici'
import { AppError } from '../../../contract/envelope.ts'
import { broken } from '../failure.ts'

type Posted = { vendor: string; url: URL; headers: Record<string, string>; body: string; signal: AbortSignal }

/** `refusal`: the body of an answer that is not 200. */
export type Answered = { status: number; headers: IncomingHttpHeaders; refusal: string }

/**
 * Posts a body, and hands over what is answered with 200 as it comes. Straight from the connection: a stream between
 * costs a fragment about as much as to read it. Fails with `modelUnavailable`,
 * and with the failures that `take` throws.
 */
export function post(
  dispatcher: Dispatcher,
  { vendor, url, headers, body, signal }: Posted,
  take: (text: string) => void,
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const answered: Answered = { status: 0, headers: {}, refusal: '' }
  const decoder = new StringDecoder('utf8')
  let connection: Dispatcher.DispatchController | undefined
  const leave = () => {
    connection?.abort(LEFT)
    reject(LEFT)
  }
  if (signal.aborted) return Promise.reject(LEFT)
  const end = () => signal.removeEventListener('abort', leave)
  signal.addEventListener('abort', leave)

  // How long silence may last is watched by whoever asks; undici's own clocks would only run beside that.
  const timeouts = { headersTimeout: 0, bodyTimeout: 0 }
  const path = url.pathname + url.search
  dispatcher.dispatch(
    { origin: url.origin, path, method: 'POST', headers, body, ...timeouts },
    {
      onRequestStart(controller) {
        connection = controller
        if (signal.aborted) leave()
      },
      onResponseStart(_controller, status, responseHeaders) {
        Object.assign(answered, { status, headers: responseHeaders })
      },
      onResponseData(_controller, chunk) {
        const text = decoder.write(chunk)
        if (answered.status === 200) take(text)
        else answered.refusal += text
      },
      onResponseEnd() {
        end()
        resolve(answered)
      },
      onResponseError(_controller, error) {
        end()
        const what = answered.status === 0 ? 'could not be reached' : 'broke off'
        reject(error instanceof AppError ? error : broken(vendor, what, error))
      },
    },
  )
  return promise
}

// One for all: to make an error with its stack at the end of every answer costs more than it tells.
const LEFT = new Error('nobody listens any more')
