import type { Readable } from 'node:stream'

/** What has come of a body: pieces that come together are one. */
export type Pieces = {
  /** The next piece; undefined at the end. Throws where the body breaks off. */
  next(): Promise<string | undefined>
  /** Takes no more of it. */
  close(): void
}

/** The text of a body as it comes. A stream's own iterator costs each piece several times as much. */
export function piecesOf(body: Readable): Pieces {
  let text = ''
  let ended = false
  let failure: Error | undefined
  let wake: (() => void) | undefined
  const change = (work: () => void) => {
    work()
    wake?.()
  }
  body.setEncoding('utf8')
  body.on('data', (piece: string) => change(() => (text += piece)))
  body.on('end', () => change(() => (ended = true)))
  body.on('error', (error) => change(() => (failure = error)))
  return {
    async next() {
      if (text === '' && !ended && failure === undefined) await new Promise<void>((resolve) => (wake = resolve))
      const piece = text
      text = ''
      if (piece !== '') return piece
      if (failure !== undefined) throw failure
      return undefined
    },
    close: () => void body.destroy(),
  }
}
