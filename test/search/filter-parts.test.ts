import { expect, test } from 'vitest'
import { partFields } from '../../adapters/bridge/listings/filter-form.ts'
import { filterLabels } from '../../adapters/bridge/words/filter-labels.ts'
import type { ByLanguage, Language } from '../../src/contract/languages.ts'
import type { FilterPart, RangePart, SortBy } from '../../src/contract/listings/filter-parts.ts'
import { rangePhrases } from '../../src/search/description/range-phrases.ts'
import { Filter } from '../../src/search/filter.ts'
import { filterParts } from '../../src/search/filter-parts.ts'
import { subjects } from '../../src/search/language/subjects.ts'
import { rangeRows } from '../../src/search/numbers/ranges.ts'
import { searchOfPart } from '../../src/store/listings/filter.ts'
import { orders } from '../../src/store/listings/read/orders.ts'

const parts = Object.keys(Filter.shape).toSorted()

test.each(Object.entries({ filterParts, searchOfPart, partFields }))('%s has a row for every part', (_, table) => {
  expect(Object.keys(table).toSorted()).toEqual(parts)
})

// Each table without one row is no such table: a part that lacks a piece does not compile.
test('a part with any piece missing does not compile', () => {
  const { lotArea: _language, ...spoken } = filterParts
  const { lotArea: _range, ...ranges } = rangeRows
  const { lotArea: _column, ...columns } = searchOfPart
  const { lotArea: _fields, ...fields } = partFields
  const { lotArea: _filter, ...shape } = Filter.shape
  const { lotArea: _name, ...names } = subjects
  const { fr: _word, ...inFour } = subjects.lotArea
  const { lotArea: _phrase, ...phrases } = rangePhrases
  const { pt: _wording, ...wordings } = rangePhrases.lotArea
  const { de: _label, ...labels } = filterLabels.max_lot
  const { LotAreaDesc: _order, ...sorts } = orders
  const incomplete = [
    // @ts-expect-error how it is spoken of is missing
    spoken satisfies Record<FilterPart, unknown>,
    // @ts-expect-error what a number beside it means is missing
    ranges satisfies Record<RangePart, unknown>,
    // @ts-expect-error its column is missing
    columns satisfies Record<FilterPart, unknown>,
    // @ts-expect-error its fields in the forms are missing
    fields satisfies Record<FilterPart, unknown>,
    // @ts-expect-error what a form calls it in one language is missing
    labels satisfies ByLanguage<string>,
    // @ts-expect-error its shape in the filter is missing
    shape satisfies Record<FilterPart, unknown>,
    // @ts-expect-error its names in searchOfPart are missing
    names satisfies Record<RangePart, unknown>,
    // @ts-expect-error its name in one language is missing
    inFour satisfies Record<Language, string>,
    // @ts-expect-error its phrases in descriptions are missing
    phrases satisfies Record<RangePart, unknown>,
    // @ts-expect-error its phrase in one language is missing
    wordings satisfies Record<Exclude<Language, 'en'>, unknown>,
    // @ts-expect-error what an order goes by is missing
    sorts satisfies Record<SortBy, unknown>,
  ]
  for (const table of incomplete) expect(table).not.toHaveProperty('lotArea')
})
