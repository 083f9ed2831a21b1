import { constants, openSync, writeSync } from 'node:fs'

/** What waits, in bytes, while nobody reads the log. */
const WAITING_MAX = 2 * 2 ** 20
const RETRY_MS = 20
/** How long a program that ends waits for a reader of its log that takes nothing. */
const END_MS = 1_000

type LogOutput = { write(line: string): void }

/**
 * Standard error, written without ever waiting for its reader. A line is written at once, so that no crash loses it. If it cannot be
 * written, because the reader of a pipe pauses, a terminal is held or a disk is full, lines wait in memory. Beyond 2 MB they are left
 * out: `onGap` is then called with their number at the place where they are missing.
 */
export function createLogOutput(onGap: (dropped: number) => void): LogOutput {
  const fd = openWithoutWaiting()
  const waiting: Buffer[] = []
  let bytes = 0
  let dropped = 0
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  function write(line: string): void {
    const data = Buffer.from(line)
    if (isClosed) return
    // Drops every line until the gap ends, so that the log has a single gap.
    if (dropped > 0 || bytes + data.length > WAITING_MAX) {
      dropped += 1
      return
    }
    waiting.push(data)
    bytes += data.length
    if (retry === undefined) writeWaiting()
  }

  function writeWaiting(): void {
    retry = undefined
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const written = tryToWrite(first)
      if (written === undefined) {
        retry = setTimeout(writeWaiting, RETRY_MS).unref()
        return
      }
      bytes -= written
      if (written < first.length) waiting[0] = first.subarray(written)
      else waiting.shift()
    }
    const missing = dropped
    dropped = 0
    if (missing > 0) onGap(missing)
  }

  /** How many bytes were taken; undefined if none can be now. */
  function tryToWrite(data: Buffer): number | undefined {
    try {
      return writeSync(fd, data)
    } catch (error) {
      isClosed = error instanceof Error && 'code' in error && error.code === 'EPIPE'
      return isClosed ? data.length : undefined
    }
  }

  process.once('exit', () => {
    let takenAt = performance.now()
    while (retry !== undefined && performance.now() < takenAt + END_MS) {
      clearTimeout(retry)
      const before = bytes
      writeWaiting()
      if (bytes < before) takenAt = performance.now()
      if (retry !== undefined) sleep(RETRY_MS)
    }
  })
  return { write }
}

/**
 * Ends the process at an error that nothing caught, once it is reported. Node.js would print all that is attached to it, such as what
 * people wrote, and would lose it where the reader of the log pauses.
 */
export function endOnCrash(report: (error: unknown) => void): void {
  process.on('uncaughtException', (error: unknown) => {
    report(error)
    process.exit(1)
  })
}

/**
 * A file descriptor for standard error that fails where it would have to wait. Node makes pipes so once `process.stderr` is
 * used, but not terminals.
 */
function openWithoutWaiting(): number {
  if (!process.stderr.isTTY || process.platform === 'win32') return 2
  try {
    return openSync('/dev/tty', constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY)
  } catch {
    return 2 // no terminal of its own
  }
}

const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
