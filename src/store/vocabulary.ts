import type { Kysely } from 'kysely'
import type { ListingFields } from '../contract/listing.ts'
import type { Vocabulary } from '../search/filter.ts'
import type { Tables } from './tables.ts'

/** Most distinct values of one kind; beyond that a list no longer helps to understand a question. */
const WORDS_MAX = 5_000

/** Each part of the vocabulary: the folded column that tells values apart, the field that spells them. */
const parts = {
  cities: { column: 'city', field: 'City' },
  states: { column: 'state', field: 'State' },
  zips: { column: 'zip', field: 'ZIP' },
  locations: { column: 'location', field: 'Location' },
  types: { column: 'type', field: 'PropertyType' },
} as const satisfies Record<keyof Vocabulary, { column: keyof Tables['listing']; field: keyof ListingFields }>

/** The places and types of a chatbot's listings, the most frequent first, each as its newest listing spells it. */
export async function listingVocabulary(db: Kysely<Tables>, chatbotId: number): Promise<Vocabulary> {
  const read = (part: keyof Vocabulary) => distinct(db, chatbotId, parts[part].column, parts[part].field)
  const [cities, states, zips, locations, types] = [
    await read('cities'),
    await read('states'),
    await read('zips'),
    await read('locations'),
    await read('types'),
  ]
  return { cities, states, zips, locations, types }
}

type Part = (typeof parts)[keyof Vocabulary]

async function distinct(
  db: Kysely<Tables>,
  chatbotId: number,
  column: Part['column'],
  field: Part['field'],
): Promise<string[]> {
  const rows = await db
    .with('newest', (cte) =>
      cte
        .selectFrom('listing')
        .select((is) => [is.fn.max('id').as('id'), is.fn.countAll<number>().as('count')])
        .where('chatbot_id', '=', chatbotId)
        .where(column, 'is not', null)
        .groupBy(column)
        .orderBy('count', 'desc')
        .limit(WORDS_MAX),
    )
    .selectFrom('newest')
    .innerJoin('listing', 'listing.id', 'newest.id')
    .select('listing.data')
    .orderBy('newest.count', 'desc')
    .execute()
  return rows.flatMap(({ data }) => (JSON.parse(data) as ListingFields)[field] ?? [])
}
