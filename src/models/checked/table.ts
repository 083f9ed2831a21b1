import { subjects } from '../../search/language/subjects.ts'
import { type Claim, type ClaimedUnit, parsedClaim } from './claims/claims.ts'
import type { Kind } from './claims/patterns.ts'
import { BATHS, BEDS, FEET, METRES, PARKING, WORDS_BEFORE_YEAR_BUILT } from './claims/wording.ts'

/** Whether a line is one of a table in Markdown. Without outer bars it is only below a header (see headerAt). */
const isTableLine = (line: string): boolean => /^\s*\|.*\|/.test(line)
const RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/

/** The first line of the table that a line is in, undefined for none. `header`: that of the line before it. */
export function headerAt(line: string, before: string, header: string | undefined): string | undefined {
  if (isTableLine(line)) return header ?? line
  if (header === undefined) return RULE.test(line) && before.includes('|') ? before : undefined
  return line.includes('|') ? header : undefined
}

/** What the column is called in which a row of a table has its text at `at`. */
export const columnAt = (at: number, row: string, header: string): string =>
  header.split('|')[row.slice(0, at).split('|').length - 1] ?? ''

const named = (words: string): RegExp => new RegExp(String.raw`^[^\p{L}]*(?:${words})`, 'iu')
const all = (subject: keyof typeof subjects): string =>
  Object.values(subjects[subject])
    .filter((words) => words !== '')
    .join('|')
/** What a column or a row is called that has numbers of a kind. */
const LABELS: [Kind, RegExp, ClaimedUnit?][] = [
  ['beds', named(BEDS)],
  ['baths', named(BATHS)],
  ['parking', named(PARKING)],
  ['area', new RegExp(FEET, 'i'), 'feet'],
  ['area', new RegExp(METRES, 'i'), 'metres'],
  ['year', named(`${WORDS_BEFORE_YEAR_BUILT}|year|año|ano|année`)],
  ['money', named(`${all('price')}|${all('rent')}`)],
]
/** Labels that look like those above but are about a part of a home, about land, or about several homes. */
const OF_ELSE = /lot|land|grundst|parcela|terrain|terreno|\bper\b|\/|\bpro\b|\bpor\b|\bpar\b|average|median/i
/** The name of the first column of a table whose rows are floors or rooms. A column that counts rooms is none. */
const OF_PARTS =
  /^[^\p{L}]*(?:floor|level|etage|stockwerk|ebene|geschoss|planta|étage|niveau|andar|piso|(?:room|raum|zimmer|habitaci[oó]n|estancia|pièce|c[oô]modo|divis[aã]o)(?![^]*(?:count|number|anzahl|nombre|n[uú]mero|cantidad|quantidade)))[^\p{L}]*\|/iu
/** Whether the rows of a table are floors or rooms, so that its numbers are not of the home as a whole. */
export const isOfParts = (header: string): boolean => OF_PARTS.test(header)

const NUMBER_ONLY = /^[\s*_]*(?<it>\d{1,3}(?:[,.]\d{3})+|\d+(?:[.,]\d{1,2})?)[\s*_]*$/

/** The claims of the cells of a row that are bare numbers: what they count stands in the row's first cell or above them. */
export function claimsInRow(row: string, header: string): Claim[] {
  const headings = cellsOf(header)
  const cells = cellsOf(row)
  const ofRow = labelled(cells[0]?.text ?? '')
  return cells.flatMap(({ text, from }, at) => {
    const [kind, , unit] = ofRow ?? labelled(headings[at]?.text ?? '') ?? []
    const it = NUMBER_ONLY.exec(text)?.groups?.['it']
    if (kind === undefined || it === undefined) return []
    const claim = parsedClaim(kind, { text: it, from: from + text.indexOf(it) }, unit)
    return claim === undefined ? [] : [claim]
  })
}

const labelled = (text: string) => (OF_ELSE.test(text) ? undefined : LABELS.find(([, label]) => label.test(text)))

function cellsOf(line: string): { text: string; from: number }[] {
  const cells = [...line.matchAll(/(?<=^|\|)[^|]*/g)].map(({ 0: text, index: from }) => ({ text, from }))
  const isOutside = (at: number): boolean => cells.at(at)?.text.trim() === ''
  return cells.slice(isOutside(0) ? 1 : 0, isOutside(-1) ? -1 : undefined)
}
