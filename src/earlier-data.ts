import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Log } from './core/ports/ports.ts'
import { DATABASE_FILE, UPLOADS_FOLDER } from './guards/data-folder.js'

type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>

/** The SQLite file that lies unused in DATA_DIR since DATABASE_URL is set; undefined if there is none. */
export function unusedDatabase({ DATA_DIR, DATABASE_URL }: Place): string | undefined {
  const file = join(DATA_DIR, DATABASE_FILE)
  return DATABASE_URL !== undefined && existsSync(file) ? file : undefined
}

/** Warns at a first start in the DATA_DIR of an earlier one, whose database may be meant. */
export function warnOfEarlierData(place: Place, log: Pick<Log, 'warn'>): void {
  const file = unusedDatabase(place)
  const folder = join(place.DATA_DIR, UPLOADS_FOLDER)
  if (file !== undefined) log.warn({ file }, `${BEGINS_ANEW} ${OF_FILE}`)
  else if (readdirSync(folder).length > 0) log.warn({ folder }, `${BEGINS_ANEW} ${OF_UPLOADS}`)
}

const BEGINS_ANEW = 'the database was empty: the service begins anew, without what'
const OF_FILE = 'is in this file; npm run porchlight -- move copies it to an empty one'
const OF_UPLOADS =
  'these uploaded files belong to; if it should not, stop it, set DATA_DIR and DATABASE_URL as they were, or restore the newest backup'
