import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredFile } from '../../core/ports/files.ts'
import type { Store } from '../../core/ports/ports.ts'
import { type CheckResult, mend, passed, reasonOf, warning } from './check-result.ts'

/** Files per query. */
const PAGE = 5_000

/** Checks that the bytes of every uploaded file in the database are in the folder. */
export async function checkUploads({ files }: Pick<Store, 'files'>, folder: string): Promise<CheckResult[]> {
  const present = namesIn(folder)
  if (!(present instanceof Set)) return [present]
  let [count, missing] = [0, 0]
  for (let after = 0, page = PAGE; page === PAGE; ) {
    const some = await files.withContent(after, PAGE)
    const absent = some.filter((file) => !isPresent(file, present, folder))
    missing += absent.length === 0 ? 0 : await countStillThere(files, absent)
    count += some.length
    after = some.at(-1)?.id ?? after
    page = some.length
  }
  if (count === 0) return []
  if (missing === 0) return [passed('uploads', count === 1 ? 'the uploaded file is there' : `all ${count} are there`)]
  const restore = 'restore them from a backup (see Restore in README.md)'
  const message = `${missing} of ${count} uploaded files are missing from ${folder}`
  return missing === count
    ? [mend('uploads', message, `set DATA_DIR to the folder that has them, or ${restore}`)]
    : [warning('uploads', message, restore)]
}

/** The names of the files in the folder; none if there is no folder. */
function namesIn(folder: string): Set<string> | CheckResult {
  try {
    return new Set(existsSync(folder) ? readdirSync(folder) : [])
  } catch (error) {
    const advice = 'make it a folder that the user who runs Porchlight can read'
    return mend('uploads', `${folder} cannot be read (${reasonOf(error)})`, advice)
  }
}

/** Asks the disk about a file that is newer than the list of those present. */
const isPresent = ({ content }: StoredFile, present: Set<string>, folder: string): boolean =>
  content === undefined || present.has(content.blob) || existsSync(join(folder, content.blob))

/** Without those that the running service has removed or replaced meanwhile. */
async function countStillThere(files: Store['files'], absent: StoredFile[]): Promise<number> {
  const now = new Map((await files.byIds(absent.map(({ id }) => id))).map(({ id, content }) => [id, content?.blob]))
  return absent.filter(({ id, content }) => now.get(id) === content?.blob).length
}
