import type { Kysely } from 'kysely'
import type { LeaseStore } from '../core/ports/ports.ts'
import type { Tables } from './tables.ts'

/** Leases by name: one of several processes holds each, until it releases it or lets it expire. Times in ms. */
export const createLeaseStore = (db: Kysely<Tables>): LeaseStore => ({
  async hold(name, holder, { now, until }) {
    const held = await db
      .insertInto('lease')
      .values({ name, holder, until })
      .onConflict((clash) =>
        clash
          .column('name')
          .doUpdateSet({ holder, until })
          .where((is) =>
            is.or([
              is('lease.holder', '=', holder),
              is('lease.until', '<=', now),
              // Far later than a lease that begins now would end: it was taken before the clock was set back.
              is('lease.until', '>', until + (until - now)),
            ]),
          ),
      )
      .returning('holder')
      .executeTakeFirst()
    return held !== undefined
  },

  async renew(name, holder, until) {
    const own = db.updateTable('lease').set({ until }).where('name', '=', name).where('holder', '=', holder)
    return (await own.returning('holder').executeTakeFirst()) !== undefined
  },

  async release(name, holder) {
    await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
  },
})
