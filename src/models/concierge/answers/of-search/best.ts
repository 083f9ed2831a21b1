import type { Listing } from '../../../../contract/listings/listing.ts'
import { resolveFilter } from '../../../../core/listings/resolve-filter.ts'
import type { Filter } from '../../../../search/filter.ts'
import { readerFor } from '../../../../search/parse/read.ts'
import { toPlainText } from '../../../../search/text/fold.ts'
import type { Superlative } from '../../listing/superlative-table.ts'
import { bestListings, compareBySuperlative, superlativeIn } from '../../listing/superlatives.ts'
import { changedParts } from '../../memory.ts'
import { type Answer, type Answerer, listingsById, PAGE_SIZE, type Question } from '../../question.ts'
import { namesRank, rankNamed } from '../../understand/shown-references.ts'
import { isQuestion } from '../../understand/text.ts'
import { HOME_WORDS, isOffTopic } from '../../understand/topic.ts'
import { answerAboutListings, COMPARING, factsAsked } from '../about-listing.ts'
import { showList } from '../list.ts'
import { searchNotes } from '../search.ts'

/** "What are the prices of the cheapest homes?" asks for a list. */
const MANY =
  /\b(?:houses|homes|condos|condominiums|apartments|flats|townhouses|townhomes|studios|lofts|villas|rentals|listings|places|properties|ones|units)\b/
const TELL = /^(?:please )?(?:tell|give|send) me the\b/
const SUMMARY = /\b(?:average|mean|median|typical|range)\b/
/** The fact follows: "when was the biggest house built?", "is the cheapest condo still available?" */
const ASKS_AFTER = /^(?:and |so )?(?:when|how|where|is|was)\b/
/** Questions that follow the superlative: "the cheapest, does it have parking and how old is it?" */
const OF_IT = /^(?: (?:one|home|house|condo|apartment))? ((?:does|has|is|was|did) (?:it|that)\b.*)$/
/** A second question after the superlative: "… and how much does it cost". */
const SECOND = /\band ((?:how|what|whats|where|when|does|is|has)\b.*)$/

/** Answers a question for a fact of the best listing: "how many bedrooms does the most expensive house have?" */
export const answerFactOfBest: Answerer = async (question) => {
  const { plain, english } = question
  const superlative = superlativeIn(plain)
  const found = superlative?.asked.exec(plain)
  if (superlative === undefined || !found || SUMMARY.test(plain) || COMPARING.test(plain) || namesRank(plain))
    return undefined
  const after = plain.slice(found.index + found[0].length)
  const asked = OF_IT.exec(after)?.[1] ?? `${plain.slice(0, found.index)} ${SECOND.exec(after)?.[1] ?? ''}`.trim()
  if (MANY.test(plain) || !(isQuestion(english) || TELL.test(plain))) return undefined
  const wanted = factsAsked(asked).length > 0 ? asked : ASKS_AFTER.test(asked) ? `${asked} ${after}` : ''
  if (factsAsked(wanted).length === 0) return undefined
  const best = await bestOf(question, superlative)
  return best && aboutBest(question, best, `${wanted} ${IN_UNIT.exec(after)?.[0] ?? ''}`.trim())
}
/** "The biggest lot in square meters" */
const IN_UNIT = /\bin (?:square|sq|sqm|m2)\b.*$/

/** "The second most expensive neighborhood" is no home. */
const OF_PLACES = /^ ?(?:neighbou?rhood|city|town|area|district|zip|street)\b/
/** Answers "the second cheapest condo in Denver" by a search of its own, and what is asked of that home. */
export const answerRankOfSearch: Answerer = async (question) => {
  const { plain } = question
  const rank = rankNamed(plain)
  const superlative = rank && superlativeIn(rank.said)
  if (rank === undefined || superlative === undefined || MANY.test(plain)) return undefined
  if (OF_PLACES.test(plain.slice(plain.indexOf(rank.said) + rank.said.length))) return undefined
  const { listings, ...ranked } = await rankedBy(question, superlative, rank.before + 1)
  const listing = listings[rank.before]
  const { filter, isOfShown } = ranked
  if (listings.length === 0 || (isOfShown && (await question.listings.count(filter)) > rank.before)) return undefined
  // Of three homes none is the fourth cheapest.
  if (listing === undefined)
    return showList(question, {
      filter: { ...filter, sort: superlative.sort },
      notes: [...rankedNotes(question, ''), question.words.notSoMany],
      relative: [],
    })
  const asked = plain.replace(rank.said, ' ').replace(/ +/g, ' ').trim()
  const answer = aboutBest(question, { ...ranked, listings: [listing] }, factsAsked(asked).length > 0 ? asked : '')
  return { ...answer, memory: { ...answer.memory, shown: listings.map(({ ID }) => ID) } }
}

/** Answers "compare the two cheapest" and "compare the cheapest and the most expensive condo". */
export const answerCompareBest: Answerer = async (question) => {
  const { plain } = question
  if (!COMPARING.test(plain)) return undefined
  const pieces = plain.split(/\b(?:and|with|to|vs|versus|or|from)\b/)
  // Each is a search of its own, so what is said twice is read once.
  const named = [...new Set(pieces.flatMap((piece) => superlativeIn(piece) ?? []))]
  const [first, second] = named
  const found = first === undefined ? null : SEVERAL.exec(plain)
  if (first === undefined || (second === undefined && found === null)) return undefined
  const count = found === null ? 1 : Math.min(PAGE_SIZE, COUNTS[found[0]] ?? Number(found[0]))
  const sides = await Promise.all(named.map((superlative) => rankedBy(question, superlative)))
  const listings = [...new Map(sides.flatMap((side) => side.listings.slice(0, count).map((one) => [one.ID, one])))]
  const [side] = sides
  if (side === undefined || listings.length < 2) return undefined
  return aboutBest(question, { ...side, listings: listings.map(([, one]) => one) }, 'compare')
}

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
const SEVERAL = /\b(?:two|three|four|five|[2-5])\b/

type Ranked = { listings: Listing[]; filter: Filter; isOfShown: boolean }

/** The best listings, several if they are equal. */
async function bestOf(question: Question, superlative: Superlative): Promise<Ranked | undefined> {
  const ranked = await rankedBy(question, superlative)
  const listings = bestListings(ranked.listings, superlative)
  return listings.length === 0 ? undefined : { ...ranked, listings }
}

/** At least the first `least` listings in the order of a superlative: of those shown, or of the search if the question names other homes. */
async function rankedBy(question: Question, superlative: Superlative, least = PAGE_SIZE): Promise<Ranked> {
  const { plain, parsed, memory, listings } = question
  const namesOthers = changedParts(memory.filter ?? {}, parsed.filter).some((part) => part !== 'sort')
  if (memory.shown.length > 0 && !namesOthers) {
    const shown = await listingsById(listings, memory.shown.slice(memory.page))
    const sorted = shown.toSorted((one, other) => compareBySuperlative(superlative, one, other))
    return { listings: sorted, filter: parsed.filter, isOfShown: true }
  }
  if (!(parsed.isSearch || HOME_WORDS.test(plain)) || parsed.ties.length > 0 || isOffTopic(question))
    return { listings: [], filter: parsed.filter, isOfShown: false }
  const filter = await resolveFilter(listings, { ...parsed.filter, sort: superlative.sort }, parsed.near)
  const found = await listings.search(filter, { offset: 0, limit: Math.max(PAGE_SIZE, least) })
  return { listings: found.filter((one) => superlative.of(one) !== undefined), filter, isOfShown: false }
}

/** Answers what is asked about listings that become the list shown, after notes on what was not understood. */
function aboutBest(question: Question, { listings, filter, isOfShown }: Ranked, asked: string): Answer {
  const answer = answerAboutListings(question, listings, { rest: asked })
  if (isOfShown) return answer
  const notes = rankedNotes(question, asked)
  const [only, ...others] = listings
  const link = only && others.length === 0 && !answer.text.includes(only.Url) ? [only.Url] : []
  const shown = { filter, shown: listings.map(({ ID }) => ID), page: 0 }
  return {
    ...answer,
    text: [...notes, answer.text, ...link].join('\n'),
    memory: { ...answer.memory, ...shown },
  }
}

/** Notes on what was not understood. The words that rank and ask are left out: only the search does not know them. */
function rankedNotes(question: Question, asked: string): string[] {
  const { read } = readerFor(question.vocabulary)
  const known = `${rankNamed(question.plain)?.said ?? ''} ${asked}`
  return searchNotes(question, (said) => {
    const plain = toPlainText(read(said, question.memory.language).english)
    return known.includes(plain) || COMPARING.test(plain) || factsAsked(plain).length > 0
  })
}
