import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** While less than so many bytes are free, it is tried out whether the database can be written. */
const NEARLY_FULL = 16 * 2 ** 20
/** Written in a trial: more than a question with its answer usually needs. */
const TRIAL = { name: 'write trial', value: 'x'.repeat(16_384) }

export type WriteCheck = {
  /** Call when a write has failed because of the disk. */
  failed: () => void
  /** Fails as writes do while they fail. Writes only after one that failed, or while the disk is nearly full. */
  check: (db: Kysely<Tables>) => Promise<void>
}

/** Knows whether the SQLite file can be written, which reads do not tell. */
export function createWriteCheck(file: string): WriteCheck {
  let hasFailed = false
  return {
    failed() {
      hasFailed = true
    },
    async check(db) {
      if (!hasFailed && !(await isNearlyFull(dirname(file)))) return
      await db.transaction().execute(async (within) => {
        await within.insertInto('secret').values(TRIAL).execute()
        await within.deleteFrom('secret').where('name', '=', TRIAL.name).execute()
      })
      hasFailed = false
    },
  }
}

async function isNearlyFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize < NEARLY_FULL
}
