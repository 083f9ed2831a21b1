import { createRequire } from 'node:module'
import type * as Pg from 'pg'

const load = createRequire(import.meta.url)

/** Loaded only if PostgreSQL is used. */
export const pg = (): typeof Pg => load('pg') as typeof Pg
