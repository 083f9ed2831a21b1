import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unusedDatabase } from '../earlier-data.ts'
import { BOTS_FILE, DATABASE_FILE } from '../guards/data-folder.js'
import { explainStartError } from '../start/errors.ts'
import { moveToPostgres } from '../store/database/move.ts'
import type { OnProgress } from '../store/sqlite/snapshot.ts'
import { command, configOf, withoutPassword } from './command.ts'
import { CommandError, progressOf } from './io.ts'

export const moveCommand = command('move', {
  description: 'Copy the SQLite database in DATA_DIR to the empty PostgreSQL that DATABASE_URL names',
  args: {},
  async run({ args, io }) {
    const config = configOf(io.environment)
    const { DATABASE_URL, DATA_DIR } = config
    const file = unusedDatabase(config)
    if (DATABASE_URL === undefined)
      throw new CommandError('DATABASE_URL is not set; set it to the PostgreSQL that everything is copied to.')
    if (file === undefined)
      throw new CommandError(`There is no ${DATABASE_FILE} in ${DATA_DIR}; set DATA_DIR to its folder.`)
    const name = withoutPassword(DATABASE_URL)
    const rows = await copy(file, DATABASE_URL, progressOf('rows copied and indexed', io))
    if (rows === undefined)
      throw new CommandError(`Nothing was copied: ${name} has data already; set DATABASE_URL to an empty database.`)
    if (args.json === true) io.out(JSON.stringify({ file, database: name, rows }))
    else io.out(`${file}: ${rows.toLocaleString('en')} rows copied to ${name}. The file stays; start the service.`)
    const memory = join(DATA_DIR, BOTS_FILE)
    if (existsSync(memory)) io.err(`Not copied: ${memory}. ${MEMORY_STAYS}`)
  },
})

const MEMORY_STAYS =
  'Bots that are started beside it go on with it. With KEYV_URL they begin anew: managers repeat /porchlight use, and workspaces that came by /slack/install open that page again.'

async function copy(file: string, url: string, onProgress: OnProgress): Promise<number | undefined> {
  try {
    return await moveToPostgres(file, url, onProgress)
  } catch (error) {
    throw new CommandError(`Nothing was copied. ${explainStartError(error)}`, { cause: error })
  }
}
