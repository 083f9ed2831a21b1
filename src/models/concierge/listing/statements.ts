import { squareFeet } from '../../../contract/listings/area.ts'
import type { AreaUnit, Listing } from '../../../contract/listings/listing.ts'
import { beginning, oneLine } from '../../../contract/text.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import type { ConciergeWords, FactName } from '../words/words.ts'
import { extension } from './details.ts'
import { type Fact, facts } from './facts.ts'
import { namesCosts } from './monthly-costs.ts'
import { unitPriceOf } from './numbers.ts'
import { listingName } from './text.ts'

/** The text about listings. `known` is true if the listings state at least one of the things asked. */
export type Statement = { text: string; known: boolean }

/** States the facts asked for, and which of them the listing does not state. */
export function stateFacts(listing: Listing, asked: Fact[], words: ConciergeWords): Statement {
  const stated = asked.map((fact) => ({ fact, statement: stateFact(listing, fact, words) }))
  const text = stated.map(({ fact, statement }) => statement ?? words.facts[fact.name].unsaid).join(' ')
  const known = stated.some(({ statement }) => statement !== undefined)
  return { text: words.about(listingName(listing, words), text), known }
}

/** States the costs that a listing has fields for, and what its free fields or its description say of others. */
export function stateCosts(listing: Listing, names: FactName[], words: ConciergeWords): Statement {
  const asked = facts.filter(({ name }) => names.includes(name))
  const stated = asked.flatMap(({ name, value }) => {
    const said = value(listing, words)
    return said === undefined ? [] : [words.facts[name].says(said)]
  })
  const fields = extension(listing).map(({ key, value }) => `${key}: ${value}`)
  const charges = fields.filter(namesCosts)
  const mention =
    charges.length > 0 ? words.states(charges.join('; ')) : mentionOf(listing, words, (texts) => texts.find(namesCosts))
  const known = stated.length > 0 || mention !== undefined
  const text = [...stated, mention ?? (known ? words.noOtherCosts : words.noMonthlyCosts)].join(' ')
  return { text: words.about(listingName(listing, words), text), known }
}

/** "How big is it in square meters?": the listing with its areas, or its price per area, in the unit asked for. */
export function inUnitAsked(listing: Listing, plain: string, asked: Fact[]): Listing {
  const unit = UNITS_ASKED.find(([pattern]) => pattern.test(plain))?.[1]
  const isOfAreas = asked.some(({ name }) => name === 'area' || name === 'lot' || name === 'unitPrice')
  if (unit === undefined || !isOfAreas) return listing
  const perSquareFoot = unitPriceOf(listing)
  const UnitAreaPrice = perSquareFoot === undefined ? null : Math.round(perSquareFoot * squareFeet(1, unit))
  if (unit === listing.AreaUnit) return { ...listing, UnitAreaPrice: listing.UnitAreaPrice || UnitAreaPrice }
  const inUnit = (area: number) => Math.round((squareFeet(area, listing.AreaUnit) / squareFeet(1, unit)) * 10) / 10
  const { BuildingArea, LotArea } = listing
  return { ...listing, AreaUnit: unit, UnitAreaPrice, BuildingArea: inUnit(BuildingArea), LotArea: inUnit(LotArea) }
}
const UNITS_ASKED: [RegExp, AreaUnit][] = [
  [/\b((square|sq) met(er|re)s?|sqm|sq m|m2|m²)\b/, 'Square Meters'],
  [/\b(square (feet|foot)|sq ?ft|sqft)\b/, 'Square Feet'],
]

/** States the fact from its own field, else from the free fields or the description. */
function stateFact(
  listing: Listing,
  { name: factName, asked, value }: Fact,
  words: ConciergeWords,
): string | undefined {
  const stated = value(listing, words)
  if (stated === undefined)
    return mentionOf(listing, words, (texts) => texts.find((text) => asked.test(toPlainText(text))))
  const more = factName === 'status' ? undefined : extension(listing).find(({ key }) => asked.test(toPlainText(key)))
  const said = words.facts[factName].says(stated)
  return more === undefined ? said : `${said} ${words.states(`${more.key}: ${more.value}`)}`
}

/** Quotes what `pick` finds among the free fields, else among the sentences of the description. */
export function mentionOf(
  listing: Listing,
  words: ConciergeWords,
  pick: (texts: string[]) => string | undefined,
): string | undefined {
  const field = pick(extension(listing).map(({ key, value }) => `${key}: ${value}`))
  if (field !== undefined) return words.states(field)
  const sentence = pick(sentences(beginning(listing.Description ?? '', LOOKED_THROUGH_MAX)))
  return sentence === undefined ? undefined : words.describes(oneLine(sentence))
}

/** How much of a description is looked through (UTF-16 units): twice what portals take, and some ms at most. */
const LOOKED_THROUGH_MAX = 8_192

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

const sentences = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => Array.from(segmenter.segment(line.replace(BEFORE_MONTH, NO_END)), ({ segment }) => segment))
    .map((sentence) => sentence.replaceAll(NO_END, '.').trim())
    .filter((sentence) => sentence !== '')

/** German writes dates with a dot that ends no sentence: "frei ab 1. März". */
const BEFORE_MONTH = /(?<=\b\d{1,2})\.(?= (?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/gu
/** A sign that texts do not have, in place of such a dot. */
const NO_END = '\uE000'
