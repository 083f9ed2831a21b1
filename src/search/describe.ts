import type { Language } from '../contract/languages.ts'
import { describeFilterInGerman } from './description/de.ts'
import { describeFilterInSpanish } from './description/es.ts'
import { describeFilterInFrench } from './description/fr.ts'
import { describeFilterInPortuguese } from './description/pt.ts'
import type { Filter } from './filter.ts'
import { allParts, filterParts } from './filter-parts.ts'

/** Describes a filter in English: "3+ bed houses for sale in Seattle under $900k, cheapest first". */
export function describeFilter(filter: Filter): string {
  const rows = allParts.map((part) => filterParts[part].say)
  const head = rows.flatMap((say) => ('head' in say ? say.head(filter) : []))
  const tail = rows.flatMap((say) => ('tail' in say ? say.tail(filter) : []))
  return [head.filter(Boolean).join(' '), ...tail.filter(Boolean)].join(', ')
}

/** Describes a filter in a language: "casas, en venta, en Seattle, hasta 900.000 $". */
export const describeFilterIn = (language: Language, filter: Filter): string => describers[language](filter)

const describers: Readonly<Record<Language, (filter: Filter) => string>> = {
  en: describeFilter,
  es: describeFilterInSpanish,
  fr: describeFilterInFrench,
  de: describeFilterInGerman,
  pt: describeFilterInPortuguese,
}
