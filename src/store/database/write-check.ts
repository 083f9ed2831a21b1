import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** More bytes than a question with its answer usually needs. They are random, since PostgreSQL would compress others. */
const TRIAL_BYTES = 12_288

export type WriteCheck = {
  /** Call when a write has failed because of the disk. */
  failed: () => void
  /** Fails while writes fail. Tries a write only after one has failed, or while `mayFail`. */
  check: (db: Kysely<Tables>) => Promise<void>
}

/**
 * Checks whether the database can be written, which reads do not tell. `mayFail`: whether to try a write although none has
 * failed.
 */
export function createWriteCheck(mayFail: () => Promise<boolean> = async () => false): WriteCheck {
  let hasFailed = false
  return {
    failed() {
      hasFailed = true
    },
    async check(db) {
      if (!hasFailed && !(await mayFail())) return
      const trial = { name: 'write trial', value: randomBytes(TRIAL_BYTES).toString('base64') }
      await db.transaction().execute(async (within) => {
        await within.insertInto('secret').values(trial).execute()
        await within.deleteFrom('secret').where('name', '=', trial.name).execute()
      })
      hasFailed = false
    },
  }
}
