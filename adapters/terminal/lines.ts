import { clearScreenDown, createInterface, cursorTo, type Key, moveCursor } from 'node:readline'
import { Writable } from 'node:stream'
import { columnsOf, type Output } from './screen.ts'

export type Typed = NodeJS.ReadableStream & { isTTY?: boolean }

/** Reads what a person types, line by line. A pasted text of several lines is one entry. */
export type Lines = {
  /** The next entry; undefined at the end of input: Ctrl-D, Ctrl-C at an empty prompt, the end of a pipe. */
  next(): Promise<string | undefined>
  /** Runs `work`; Ctrl-C aborts its signal. Lines typed meanwhile are shown when they are read. */
  during(work: (signal: AbortSignal) => Promise<void>): Promise<void>
  /** Calls `print`, which writes whole lines, above the line that is being typed. */
  aside(print: () => void): void
  close(): void
}

/** Escape sequences for bracketed paste mode. */
const MARK_PASTES = '\u001b[?2004h'
const MARK_NO_PASTES = '\u001b[?2004l'

/** `hidden`: typed during an answer, and not shown yet. */
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
  // The line editor wraps at this width.
  const columns = { get: () => columnsOf(output) }
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
    // Ctrl-K and Ctrl-U delete the line after and before the cursor.
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
      // The line editor redraws from `rows` above the cursor.
      output.write('\n'.repeat(rows))
      reader.prompt(true)
    },
    close: () => reader.close(),
  }
}

/** A queue of entries with one reader. */
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
 * Joins the lines of a paste. Its last line may stay in the editor until the person presses Enter, so a paste ends with the
 * next single line. Without bracketed paste, lines that arrive together are joined.
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
    /** Discards the collected lines. Returns whether there were any. */
    forget() {
      const some = lines.length > 0
      lines = []
      return some
    },
  }
}
