import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Output } from './screen.ts'

export type Typed = NodeJS.ReadableStream & { isTTY?: boolean }

/** What a person types, line by line. */
export type Lines = {
  /** The next line, undefined when no more will come: Ctrl-D, Ctrl-C at the prompt, the end of a pipe. */
  next(): Promise<string | undefined>
  /** Runs `work` with Ctrl-C aborting its signal. What is typed meanwhile is shown when its turn comes. */
  during(work: (signal: AbortSignal) => Promise<void>): Promise<void>
  close(): void
}

export function openLines(input: Typed, output: Output, prompt: string): Lines {
  let stop: AbortController | undefined
  let unseen = 0
  let ended = false
  const echo = new Writable({
    write(chunk, _, done) {
      if (stop === undefined) output.write(chunk)
      done()
    },
  })
  const terminal = input.isTTY === true && output.isTTY === true
  // The width tells the line editor where a long line goes on.
  const columns = { get: () => output.columns ?? 80 }
  const reader = createInterface({ input, output: Object.defineProperty(echo, 'columns', columns), terminal, prompt })
  const lines = reader[Symbol.asyncIterator]()
  reader.on('SIGINT', () => (stop === undefined ? reader.close() : stop.abort()))
  reader.on('close', () => {
    ended = true
  })
  reader.on('line', () => {
    if (stop !== undefined) unseen += 1
  })
  return {
    async next() {
      if (terminal && !ended) reader.prompt(true)
      const { value, done } = await lines.next()
      if (terminal && (done === true || unseen > 0)) output.write(`${value ?? ''}\n`)
      unseen = Math.max(0, unseen - 1)
      return done === true ? undefined : value
    },
    async during(work) {
      stop = new AbortController()
      await work(stop.signal).finally(() => {
        stop = undefined
      })
    },
    close: () => reader.close(),
  }
}
