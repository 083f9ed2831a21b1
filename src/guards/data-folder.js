import { readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, parse, resolve } from 'node:path'

// JavaScript, because prelude.js needs it before the compile cache is enabled.

/** What is kept in DATA_DIR: the database, the bots' memory, the uploaded files, and the compiled program. */
export const DATABASE_FILE = 'porchlight.sqlite'
export const BOTS_FILE = 'bots.sqlite'
export const UPLOADS_FOLDER = 'files'
export const COMPILED_FOLDER = 'compiled'

/** What systems put into the root of a disk, and hidden files. */
const OF_SYSTEM = /^(?:[.@$#]|lost\+found$|System Volume Information$)/

/** Whether a name in DATA_DIR is neither Porchlight's nor of the system. @param {string} name */
export const isForeign = (name) =>
  !OF_SYSTEM.test(name) &&
  !['porchlight', BOTS_FILE].some((beginning) => name.startsWith(beginning)) &&
  ![UPLOADS_FOLDER, COMPILED_FOLDER].includes(name)

/** Whether a name shows that data of Porchlight is or was in the folder. @param {string} name */
const isOfData = (name) =>
  [DATABASE_FILE, BOTS_FILE].some((beginning) => name.startsWith(beginning)) || name === UPLOADS_FOLDER

/**
 * Why a folder must not be DATA_DIR; undefined if it may. A folder of the system, such as /etc, or a home folder may only if nothing
 * else is in it, or data of Porchlight already: otherwise `doctor` would advise to close the permissions of other people's files.
 * @param {string} path
 * @returns {string | undefined}
 */
export function faultOfDataFolder(path) {
  const folder = resolve(path)
  const { root } = parse(folder)
  if (folder === root) return 'must be a folder for this data alone, not the root of the disk'
  if (dirname(folder) !== root && folder !== homedir()) return undefined
  const names = namesIn(folder)
  const foreign = names.find(isForeign)
  if (foreign === undefined || names.some(isOfData)) return undefined
  return `${path} has files of others, such as ${foreign}, and none of Porchlight; name a folder for this data alone`
}

/** No names if the folder is missing or cannot be read: the store then says what is wrong. @param {string} path */
function namesIn(path) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
