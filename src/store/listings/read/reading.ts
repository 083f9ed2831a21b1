import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { FullText } from '../text/full-text.ts'

/** What reading the listings of a chatbot takes. `reader` is for what may take long, `db` for what never does. */
export type Reading = { db: Kysely<Tables>; reader: Kysely<Tables>; chatbotId: number; fullText: FullText }
