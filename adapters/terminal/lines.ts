import { clearScreenDown, createInterface, cursorTo, type Key, moveCursor } from 'node:readline'
import { Writable } from 'node:stream'
import type { Output } from './screen.ts'

export type Typed = NodeJS.ReadableStream & { isTTY?: boolean }

/** What a person types, line by line; lines that are pasted together are one. */
export type Lines = {
  /** The next line, undefined when no more will come: Ctrl-D, Ctrl-C at an empty prompt, the end of a pipe. */
  next(): Promise<string | undefined>
  /** Runs `work` with Ctrl-C aborting its signal. What is typed meanwhile is shown when its turn comes. */
  during(work: (signal: AbortSignal) => Promise<void>): Promise<void>
  /** Has `print` write whole lines above what is being typed. */
  aside(print: () => void): void
  close(): void
}

/** A terminal that knows it marks the beginning and the end of what is pasted. */
const MARK_PASTES = '\u001b[?2004h'
const MARK_NO_PASTES = '\u001b[?2004l'

/** `hidden`: typed while an answer was being made, and not shown yet. */
type Entry = { text: string; hidden: boolean }

export function openLines(input: Typed, output: Output, prompt: string): Lines {
  let stop: AbortController | undefined
  let isPrompting = false
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
  const queue = createQueue()
  const pasted = collectPastes(terminal, () => reader.line !== '')
  if (terminal) output.write(MARK_PASTES)

  if (terminal) input.on('keypress', (_, { name }: Key) => pasted.mark(name))
  reader.on('line', (line) => {
    pasted.add(line, (text) => queue.add({ text, hidden: stop !== undefined }))
  })
  reader.on('SIGINT', () => {
    if (stop !== undefined) stop.abort()
    else if (reader.line !== '' || pasted.forget()) clearLine()
    else reader.close()
  })
  reader.on('close', () => {
    if (terminal) output.write(MARK_NO_PASTES)
    queue.end()
  })
  function clearLine(): void {
    pasted.forget()
    // To the end of the line, and back to its beginning.
    reader.write(null, { ctrl: true, name: 'k' })
    reader.write(null, { ctrl: true, name: 'u' })
  }
  return {
    async next() {
      isPrompting = terminal && !queue.ended()
      if (isPrompting) reader.prompt(true)
      const entry = await queue.next()
      isPrompting = false
      if (terminal && (entry === undefined || entry.hidden)) output.write(`${entry?.text ?? ''}\n`)
      return entry?.text
    },
    async during(work) {
      stop = new AbortController()
      await work(stop.signal).finally(() => {
        stop = undefined
      })
    },
    aside(print) {
      if (!isPrompting) return print()
      const { rows } = reader.getCursorPos()
      moveCursor(output, 0, -rows)
      cursorTo(output, 0)
      clearScreenDown(output)
      print()
      // The line editor draws from so many rows above the cursor.
      output.write('\n'.repeat(rows))
      reader.prompt(true)
    },
    close: () => reader.close(),
  }
}

/** Entries in their order, for one who waits for the next. */
function createQueue() {
  const entries: Entry[] = []
  const state = { ended: false, change: Promise.withResolvers<void>() }
  const changed = () => {
    state.change.resolve()
    state.change = Promise.withResolvers()
  }
  return {
    add(entry: Entry) {
      entries.push(entry)
      changed()
    },
    end() {
      state.ended = true
      changed()
    },
    ended: () => state.ended,
    async next(): Promise<Entry | undefined> {
      while (entries.length === 0 && !state.ended) await state.change.promise
      return entries.shift()
    },
  }
}

/**
 * Joins the lines of a paste. Its last line may stay in the editor until the person sends it, so a paste ends with the
 * next line that comes alone. Terminals that mark no pastes deliver one at a time all the same.
 */
function collectPastes(terminal: boolean, isLineBegun: () => boolean) {
  let lines: string[] = []
  let isMarked = false
  let isWaiting = false
  return {
    mark(name: string | undefined) {
      if (name === 'paste-start') isMarked = true
      if (name === 'paste-end') isMarked = false
    },
    add(line: string, done: (text: string) => void) {
      if (!terminal) return done(line)
      lines.push(line)
      if (isWaiting) return
      isWaiting = true
      setImmediate(() => {
        isWaiting = false
        if (isMarked || isLineBegun() || lines.length === 0) return
        done(lines.join('\n'))
        lines = []
      })
    },
    /** Whether something was collected. */
    forget() {
      const some = lines.length > 0
      lines = []
      return some
    },
  }
}
