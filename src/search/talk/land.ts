import { isWithLand } from '../features/types.ts'
import { type Filter, omit } from '../filter.ts'
import { readQuantity } from '../numbers/quantities.ts'
import { wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { wordAt } from '../text/tokens.ts'
import { groupOf } from '../text/wording.ts'

const LAND = 'land'

/**
 * A search for land states the size of lots: "land over 5000 sq ft" looks for land, and the 600 m² of "Baugrundstück ab 600 m²" are
 * no building's.
 */
export function readAsLand(findings: Finding[], sentence: Pick<Sentence, 'all' | 'types' | 'previous' | 'language'>) {
  const besideHome = sentence.all.findIndex((_, at) => isWithLand(sentence.all, at))
  if (besideHome >= 0) return findings.flatMap((finding) => ofLand(finding, besideHome, sentence))
  const named = findings.some(({ filter }) => filter?.types !== undefined)
  const wanted = named ? findings.flatMap(({ filter }) => filter?.types ?? []) : (sentence.previous.types ?? [])
  if (wanted.length > 0 && !named && wanted.every(isLand) && sentence.all.some(({ text }) => LIVING.has(text)))
    return findings.map((finding) => (finding.filter?.area ? { ...finding, drop: ['types'] as const } : finding))
  if (wanted.length > 0) return wanted.every(isLand) ? findings.map(withLotArea) : findings
  const lot = findings.findIndex((finding) => isSizeOfLand(finding, sentence))
  if (lot < 0 || saysHome(findings, sentence.previous)) return findings
  const own = sentence.types.filter(isLand)
  const types = own.length > 0 ? own : [LAND]
  return findings.map((finding, at) => (at === lot ? { ...finding, filter: { ...finding.filter, types } } : finding))
}

/** "With land, say 500 m²": the size is that of the land. */
function ofLand(finding: Finding, land: number, { all }: Pick<Sentence, 'all'>): Finding[] {
  const sizeAt = all.findIndex(({ text }, at) => at > land && !BETWEEN.has(text))
  const isSized = readQuantity(all, sizeAt)?.unit?.part === 'area'
  if (finding.from === land && finding.notUnderstood && isSized) return []
  return [finding.from === sizeAt ? withLotArea(finding) : finding]
}
const BETWEEN = wordSet(', - like say maybe of')

/** "150 m² of living space" are no land: from there on a home is meant. */
const LIVING = wordSet('living habitable habitables wohnflache habitacional construidos construida edificados')

const isLand = (type: string): boolean => type === LAND || groupOf(type) === LAND

function withLotArea(finding: Finding): Finding {
  const { filter } = finding
  return filter?.area === undefined
    ? finding
    : { ...finding, filter: { ...omit(filter, ['area']), lotArea: filter.lotArea ?? filter.area } }
}

/** Whether the size begins with a word for land, as "land over 5000 sq ft" does. An English lot may as well be a house's. */
const isSizeOfLand = ({ from, filter }: Finding, { all, language }: Pick<Sentence, 'all' | 'language'>): boolean =>
  filter?.lotArea !== undefined &&
  (LAND_WORDS.has(wordAt(all, from)) || (language !== 'en' && LOT_WORDS.has(wordAt(all, from)))) &&
  !BESIDE.has(wordAt(all, from - 1))

const LAND_WORDS = wordSet('land plots acreage vacant raw building piece')
const LOT_WORDS = wordSet('lot plot terreno parcela terrain parcelle grundstuck lote')
const BESIDE = wordSet('with and a an of con un una y com um e avec et mit einem und')

/** Whether a home is meant: by its kind or by what only homes have. */
const saysHome = (findings: Finding[], previous: Filter): boolean =>
  findings.some(({ filter }) => filter !== undefined && (Object.keys(filter).length === 0 || hasRooms(filter))) ||
  hasRooms(previous)
const hasRooms = ({ bedrooms, bathrooms, area, yearBuilt, features, notTypes }: Filter): boolean =>
  [bedrooms, bathrooms, area, yearBuilt, features, notTypes].some((part) => part !== undefined)
