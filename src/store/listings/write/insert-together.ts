import type { Kysely } from 'kysely'
import { isUnavailable } from '../../../contract/errors.ts'
import { type ListingFields, lengthOf } from '../../../contract/listings/listing.ts'
import { batchesByLength } from '../../database/batches.ts'
import type { Tables } from '../../tables.ts'

/** Maximum number of callers per transaction; fewer if their listings are long. Others wait for it only a few ms. */
const TOGETHER_MAX = 32

type Insert = (listings: ListingFields[]) => Promise<number[]>
type Job = { listings: ListingFields[]; done: PromiseWithResolvers<number[]> }

/** Inserts that wait for the one under way, by chatbot; absent if none is. One map per open database. */
const waiting = new WeakMap<Kysely<Tables>, Map<number, Job[]>>()

/**
 * Inserts listings of one chatbot in the order of the calls, and resolves with their ids once they are committed. Writers of a
 * catalogue take turns, so whoever comes while an insert is under way shares the next transaction: on PostgreSQL a thousand at
 * once would else wait for fifteen thousand round trips. If a shared transaction fails, its callers are retried separately, so
 * that only the failing one fails; not while the database is away.
 */
export async function insertTogether(
  db: Kysely<Tables>,
  chatbotId: number,
  { listings, insert }: { listings: ListingFields[]; insert: Insert },
): Promise<number[]> {
  if (db.isTransaction) return await insert(listings)
  const lines = waiting.get(db) ?? new Map<number, Job[]>()
  waiting.set(db, lines)
  const job: Job = { listings, done: Promise.withResolvers() }
  const line = lines.get(chatbotId)
  if (line !== undefined) line.push(job)
  else {
    lines.set(chatbotId, [job])
    void insertLine(lines, chatbotId, insert)
  }
  return await job.done.promise
}

/** Inserts until nobody waits any more. Never rejects. */
async function insertLine(lines: Map<number, Job[]>, chatbotId: number, insert: Insert): Promise<void> {
  for (let line = lines.get(chatbotId) ?? []; line.length > 0; ) {
    const [jobs = []] = batchesByLength(line.slice(0, TOGETHER_MAX), lengthOfJob)
    line.splice(0, jobs.length)
    await insertJobs(jobs, insert)
  }
  lines.delete(chatbotId)
}

const lengthOfJob = ({ listings }: Job): number => listings.reduce((sum, listing) => sum + lengthOf(listing), 0)

async function insertJobs(jobs: Job[], insert: Insert): Promise<void> {
  try {
    const ids = await insert(jobs.flatMap(({ listings }) => listings))
    let from = 0
    for (const { listings, done } of jobs) {
      done.resolve(ids.slice(from, from + listings.length))
      from += listings.length
    }
  } catch (error) {
    if (jobs.length === 1 || isUnavailable(error)) for (const { done } of jobs) done.reject(error)
    else for (const job of jobs) await insertJobs([job], insert)
  }
}
