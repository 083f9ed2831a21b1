import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env['TEST_DATA_DIR'] ?? ''

/** A file of real data in the folder that TEST_DATA_DIR names; undefined where there is none. */
export function dataFile(name: string): string | undefined {
  const path = join(folder, name)
  return folder !== '' && existsSync(path) ? path : undefined
}
