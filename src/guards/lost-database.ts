import { statSync } from 'node:fs'

/**
 * Why an SQLite file must not be opened, and what to do; undefined if it may. SQLite deletes a log whose file is missing or empty, and
 * with it the last writes of a service that was killed.
 */
export function faultOfLostDatabase(file: string): { fault: string; advice: string } | undefined {
  // The log first: that of a new file is written after the file.
  if (sizeOf(`${file}-wal`) === 0 || sizeOf(file) > 0) return undefined
  return {
    fault: `${file} is missing or empty, but its log has data`,
    advice: `put the file back, or restore the newest backup (Restore in README.md); to begin anew, move ${file}-wal away too`,
  }
}

export function expectNotLost(file: string): void {
  const lost = faultOfLostDatabase(file)
  if (lost !== undefined) throw new Error(`${lost.fault}; ${lost.advice}.`)
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
