import { ORDINALS } from '../../../search/numbers/words/number-words.ts'
import { askedFor } from '../../../search/talk/context.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { MONTHS } from '../../../search/text/time-words.ts'
import { recalled } from '../memory.ts'
import { listingsById, PAGE_SIZE, type Question, type Reference } from '../question.ts'
import { findByAddress, findByShownStreet } from './addresses.ts'
import { byDescription, byPair, byRank } from './shown-references.ts'
import { placeOf } from './text.ts'

/** "Not the second one", "not on Pine Street": what is denied is not asked about. */
const DENIED =
  /\b(?:not|except|besides) (?:(?:the|that|this|one|number|on|at) )+[\p{L}\d]+(?: (?:one|street|st|avenue|ave))?\b/gu

/** Resolves a reference by MLS number, address, street, rank ("the cheaper one"), position ("the second"), pair ("both") or description. */
export async function resolveReference(said: Question): Promise<Reference | undefined> {
  const question = {
    ...said,
    memory: recalled(said.memory),
    plain: said.plain.replace(DENIED, ' ').replace(/ +/g, ' ').trim(),
  }
  for (const find of [byMlsNumber, findByAddress, findByShownStreet, byRank, byPosition, byPair, byDescription]) {
    const reference = await find(question)
    if (reference !== undefined) return reference
  }
  return undefined
}

const MLS_NAMED = /\bMLS\W*(?:number|num|no\b|id)?\W*([a-z]{0,6}-?\d[\w-]{2,15})/i
const MLS_BARE = /(?<![\w$€£.,-])([a-z]{1,6}-?\d{3,12}|\d{6,12})(?![\w,])/i

async function byMlsNumber({ text, listings }: Question): Promise<Reference | undefined> {
  const named = MLS_NAMED.exec(text)
  const match = named ?? MLS_BARE.exec(text)
  const said = match?.[1]
  if (said === undefined) return undefined
  const found = await listings.find('MLSNumber', [said])
  if (found.length > 0)
    return { listings: found.slice(0, PAGE_SIZE), rest: toPlainText(text.replace(match?.[0] ?? said, ' ')) }
  return named === null ? undefined : { missing: { kind: 'mls', said } }
}

async function byPosition({ plain: said, parsed, memory, listings }: Question): Promise<Reference | undefined> {
  // First Hill is a neighbourhood.
  const { locations = [], cities = [] } = parsed.filter
  const plain = [...locations, ...cities].reduce((left, name) => left.replace(toPlainText(name), ' '), said)
  const { positions, rest } = besideFocus(plain, memory) ?? positionsIn(plain)
  if (positions.length === 0) return undefined
  // "How many bedrooms do you need?" – "4"
  if (askedFor(memory.asked) === 'bedrooms' && /^\d+$/.test(plain)) return undefined
  const ids = positions.flatMap((position) => idAt(position, memory.shown, memory.page) ?? [])
  const found = await listingsById(listings, ids)
  if (found.length === positions.length) return { listings: found.slice(0, PAGE_SIZE), rest }
  // If no list was shown, "the first house under 500k" is a search, and "the first one" is not.
  if (memory.shown.length === 0 && parsed.isSearch && !THE_ONE.test(plain)) return undefined
  // "Is the first meeting free?" asks of no home.
  if (memory.shown.length === 0 && OF_BUSINESS.test(plain)) return undefined
  const wasShown = ids.length === positions.length && ids.every((id) => memory.shown.includes(id))
  return { missing: wasShown ? { kind: 'gone', said: '' } : missing(positions) }
}

/** What a business has several of, one after the other. */
const OF_BUSINESS =
  /\b(?:first|second|third|last) (?:\w+ )?(?:meeting|consultation|appointment|visit|viewing|showing|call|month|months|rent|year|week|payment|installment|step|time|offer)\b/

/** "The one before that", of the home spoken of last. */
function besideFocus(plain: string, { shown, focus }: Question['memory']): ReturnType<typeof positionsIn> | undefined {
  const found = focus === undefined ? null : BESIDE.exec(plain)
  const at = focus === undefined ? -1 : shown.indexOf(focus)
  const number = found?.[1] === 'before' ? at : at + 2
  if (found === null || at < 0 || number < 1) return undefined
  return { positions: [{ on: 'number', number }], rest: plain.replace(found[0], ' ').replace(/ +/g, ' ').trim() }
}
const BESIDE = /\bthe (?:one|home|house) (before|after)(?: (?:that|this|it)(?: one)?)?$/

function idAt(position: Position, shown: number[], page: number): number | undefined {
  if (position.on === 'page') return position.index === -1 ? shown.at(-1) : shown.slice(page)[position.index - 1]
  return shown[position.number - 1] ?? (position.on === 'id' ? position.number : undefined)
}

function missing([first]: Position[]) {
  return first?.on === 'id'
    ? { kind: 'id' as const, said: String(first.number) }
    : { kind: 'position' as const, said: '' }
}

const WORD = `(?:${ORDINALS.join('|')}|last(?! (?:reduced|sold|changed|updated|listed|renovated))|\\d{1,2}(?:st|nd|rd|th))`
// Not positions: "the first floor", "2nd Ave", "my first home", "cheapest first", "from March 1st", "the first of March".
const MONTH = [...MONTHS].join('|')
const BEFORE = `(?<!(?:est|cheaper|newer|older|bigger|larger|smaller|expensive|recent|ft|foot|feet|sqft|m2|sqm|meter|metre|price|size|my|our|listings|homes|houses|condos|apartments|townhouses|places|properties|ones|${MONTH}) )`
const AFTER = `(?! (?:(?:of )?(?:${MONTH})|night|floor|stor|level|bed|bath|ave|hill|st|time|week|month|day|year|home|\\d|(?:cheap|bigg|larg|small|new|old|pric|dear)\\w*|most|least|best))`
const ORDINAL = new RegExp(`${BEFORE}\\b(${WORD})\\b${AFTER}`, 'g')
const NUMBERED =
  /(#|\b(?:number|option|item|result|choice|listing|id) ?#? ?|\bno ?#? ?(?=\d{1,2}\b))(\d{1,12})\b(?! (?:bed|bath)\w*)/g
const OPENING =
  '(?:compare|open|show me|give me|pick|choose|select|(?:(?:give|show|send|tell) me )?(?:the |more )?(?:details?|info|information) (?:for|on|about|of)|tell me (?:more )?about|more (?:about|on)) '
/** "2", "1 and 3", "compare 1, 2 and 4"; plain text has no commas, and "3 2" alone may count rooms. */
const BARE = new RegExp(
  `^(?:(?:${OPENING})?(?:the )?\\d{1,2}(?: (?:and|vs|versus) \\d{1,2})?|compare (?:the )?\\d{1,2}(?: (?:(?:and|vs|versus|with) )?\\d{1,2}){1,4})(?: please)?$`,
)

const THE_ONE = new RegExp(`\\bthe ${WORD} one\\b`)

/** Matches "compare the first two". */
const SEVERAL = /\bfirst (?:two|three|2|3)\b(?! (?:bed|bath|floor|week|month|day|year))|\b(?:two|three) first\b/

/** Matches "which is bigger, 2 or 4?", "compare the prices of 1, 2 and 3". "where" is here since folded French "ou" means both "or" and "where". */
const NUMBERS =
  /^(?:and )?(?:which|whats?|compare|how|difference)\b.*? (?:to )?(?:(?:the|numbers?|no) )?((?:\d{1,2} (?:the )?)*\d{1,2}) (?:or|and|vs|versus|to|with|where) (?:to )?(?:(?:the|number|no) )?(\d{1,2})(?: differ| compare)?$/

/** Numbers after these words are amounts: "how many have between 2 and 4". */
const ROOMS = /\b(?:between|under|over|from|least|most)\b/
const DIFFERENCE = /\b(?:difference between|differ from)\b/

/** A reference to a list entry. */
type Position =
  /** index in the page shown last, from 1; -1 is the last entry */
  | { on: 'page'; index: number }
  /** the number printed before an entry */
  | { on: 'number'; number: number }
  /** the number before an entry, or a listing ID: "#12345" */
  | { on: 'id'; number: number }

/** The positions that a plain text names, in order, and the text without them. */
export function positionsIn(plain: string): { positions: Position[]; rest: string } {
  const several = SEVERAL.exec(plain)
  if (several !== null) {
    const count = /two|2/.test(several[0]) ? 2 : 3
    const positions = Array.from({ length: count }, (_, index): Position => ({ on: 'page', index: index + 1 }))
    return { positions, rest: plain.replace(SEVERAL, ' ').replace(/ +/g, ' ').trim() }
  }
  if (BARE.test(plain)) {
    const numbers = plain.match(/\d+/g) ?? []
    return { positions: numbers.map((digits) => numbered('', digits)), rest: plain.replace(/\d+/g, '').trim() }
  }
  const asked = NUMBERS.exec(plain)
  if (asked !== null && (!ROOMS.test(plain) || DIFFERENCE.test(plain))) {
    const numbers = asked.slice(1).flatMap((digits) => digits.match(/\d+/g) ?? [])
    return { positions: numbers.map((digits) => numbered('', digits)), rest: plain.replace(/ \d+/g, '') }
  }
  const positions = [
    ...[...plain.matchAll(ORDINAL)].map((match) => ({ at: match.index, position: ordinal(match[1] ?? '') })),
    ...[...plain.matchAll(NUMBERED)].map((match) => ({
      at: match.index,
      position: numbered(match[1] ?? '', match[2] ?? ''),
    })),
  ]
  positions.sort((a, b) => a.at - b.at)
  const rest = plain.replace(ORDINAL, ' ').replace(NUMBERED, ' ').replace(/ +/g, ' ').trim()
  return { positions: positions.map(({ position }) => position), rest }
}

const ordinal = (word: string): Position => ({ on: 'page', index: word === 'last' ? -1 : placeOf(word) })

const numbered = (before: string, digits: string): Position => ({
  on: /#|id|listing/.test(before) ? 'id' : 'number',
  number: Number(digits),
})
