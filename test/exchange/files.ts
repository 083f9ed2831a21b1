import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openListingFile } from '../../src/exchange/detect-format.ts'
import type { RowReading } from '../../src/exchange/row-reading.ts'

/** A file with this content, gone after the test. Its name tells nothing of its format. */
export function fileOf(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-exchange-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'listings')
  writeFileSync(path, content)
  return path
}

export async function readingsOf(content: string | Buffer): Promise<RowReading[]> {
  return Array.fromAsync((await openListingFile(fileOf(content))).readings())
}

export const listingsOf = async (content: string | Buffer) =>
  (await readingsOf(content)).map((reading) => ('listing' in reading ? reading.listing : reading.errors))
