import type { Language } from '../../contract/languages.ts'
import { FAIR_HOUSING_WORDS } from '../fair-housing/refused.ts'
import { saleTypeOf, UNSOLD } from '../features/market.ts'
import { typePhrases } from '../features/types.ts'
import type { Filter, Vocabulary } from '../filter.ts'
import { detectLanguage } from '../language/detect.ts'
import { type CorrectedWord, correctSpelling } from '../language/spelling.ts'
import { isNearName } from '../places/misspelt.ts'
import type { Names } from '../places/names.ts'
import { nearOne } from '../places/near.ts'
import { separatePlaces } from '../places/other-places.ts'
import { separateAlternatives } from '../talk/alternatives.ts'
import { COMPARED, type Compared } from '../talk/comparisons.ts'
import { askedFor, isAboutShown, isElsewhere } from '../talk/context.ts'
import { readAsLand } from '../talk/land.ts'
import { markSoft } from '../talk/soft-wishes.ts'
import { readAccepted, withoutNeedlessDenials } from '../talk/taken-back.ts'
import { uniteLimits, widenByOr } from '../talk/two-wishes.ts'
import { liftUnimportantLimit } from '../talk/withdrawn-limits.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { GAP, type Token, textAfterTokens, tokenise } from '../text/tokens.ts'
import { changeFilter } from './merge.ts'
import type { Context, Parsed, Relative } from './parsed.ts'
import { RECOGNISERS } from './recognisers.ts'

/** Takes all steps at once. */
export function resultOf<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Parses words to a listing filter in steps of some ms. Pure: the same words and context give the same result. */
export type Parser = (words: string, context?: Context) => Generator<void, Parsed, void>

export function createParserInSteps(vocabulary: Vocabulary, { places, nameWords }: Names): Parser {
  const ownTypes = typePhrases(vocabulary.types)
  const isName = (word: string) => nameWords.has(word) || FAIR_HOUSING_WORDS.has(word) || isNearName(places, word)
  // The same text is often parsed twice: alone, and as a change of the previous search.
  let last: Spelt | undefined
  const spell = (text: string, known: Language | undefined): Spelt => {
    if (last?.text === text && last.known === known) return last
    const typed = tokenise(text)
    const language = known ?? detectLanguage(typed)
    last = { text, known, language, typed, ...correctSpelling(typed, language, isName) }
    return last
  }
  return function* parse(text, context = {}) {
    const { language, typed, tokens, corrected } = spell(text, context.language)
    const rest = textAfterTokens(text, typed)
    const words = rest === undefined ? text : text.slice(0, typed.at(-1)?.to)
    const previous = context.previous ?? {}
    const saleType = saleTypeOf(tokens) ?? previous.saleType
    const asked = askedFor(context.asked)
    const shared = {
      words,
      language,
      places,
      types: vocabulary.types,
      ownTypes,
      previous,
      saleType,
      asked,
      year: context.year,
      weekday: context.weekday,
    }
    const sentence = { ...shared, tokens, all: tokens }
    yield
    const given = (yield* read(sentence)).map((finding) => liftUnimportantLimit(finding, sentence.all))
    const found = withoutNeedlessDenials(readAccepted(given, sentence), sentence)
    const findings = markSoft(nearOne(readAsLand(found, sentence), sentence), sentence)
    return answer(sentence, [...findings, ...corrected.map(findingOf)], rest)
  }
}

/** A text as typed, and with corrected spelling. `known`: its language, if the caller knows it. */
type Spelt = {
  text: string
  known: Language | undefined
  language: Language
  typed: Token[]
  tokens: Token[]
  corrected: CorrectedWord[]
}

const findingOf = ({ at, said, taken }: CorrectedWord): Finding => ({
  from: at,
  until: at,
  correction: { said, taken },
})

function* read(sentence: Sentence): Generator<void, Finding[], void> {
  const findings: Finding[] = []
  const tokens = [...sentence.tokens]
  const open = { ...sentence, tokens }
  for (const recognise of RECOGNISERS) {
    for (let at = 0; at < tokens.length; at++) {
      const finding = tokens[at] === GAP ? undefined : recognise(open, at)
      if (!finding) continue
      findings.push(finding)
      tokens.fill(GAP, finding.from, Math.max(finding.until, at + 1))
    }
    yield
  }
  const clear = findings.filter(
    ({ bare, filter }) => !(bare && findings.some((other) => other.bare === false && isSamePart(filter, other.filter))),
  )
  return clear.toSorted((a, b) => a.from - b.from)
}

const isSamePart = (a: Filter | undefined, b: Filter | undefined) =>
  Object.keys(a ?? {}).some((part) => part in (b ?? {}))

const isMeaningful = ({ filter, drop, relative, ambiguity, refused }: Finding) =>
  filter ?? drop ?? relative ?? ambiguity ?? refused
/** Whether a finding is about new listings, not one already shown. */
const isFresh = ({ filter, relative, refused }: Finding) =>
  relative ?? refused ?? filter?.cities ?? filter?.locations ?? filter?.zips ?? filter?.otherPlaces ?? filter?.price
const isWeak = (finding: Finding) => finding.weak ?? !isMeaningful(finding)

/** Whether a filter has the limit that a comparison asks for: "cheaper" for a most, not for a least. */
const limits = (filter: Filter, { part, towards }: Compared): boolean => {
  const { min, max, below } = filter[part] ?? {}
  return (towards === 'more' ? min : (max ?? below)) !== undefined
}

/** The comparisons of a text. "Too expensive, max 400k" has none: it states the limit. */
function comparisonsIn(findings: Finding[]): Relative[] {
  const isStated = (relative: Relative): boolean => {
    const compared = COMPARED[relative]
    return compared !== undefined && findings.some(({ filter, change }) => !change && limits(filter ?? {}, compared))
  }
  return [...new Set(findings.flatMap(({ relative }) => relative ?? []))].filter((relative) => !isStated(relative))
}

function answer(sentence: Sentence, found: Finding[], rest: string | undefined): Parsed {
  const { words, previous, language } = sentence
  const isOther = (found.every(isWeak) && isElsewhere(words)) || (!found.some(isFresh) && isAboutShown(words))
  const isSearch = found.some(isMeaningful) && !isOther
  const findings = isSearch
    ? separateAlternatives(separatePlaces(uniteLimits(widenByOr(found, sentence), sentence), sentence), sentence)
    : []
  const filterBy = (those: Finding[]): Filter => {
    const filter = changeFilter(previous, those)
    return isSearch && !filter.statuses ? { ...filter, statuses: [...UNSOLD] } : filter
  }
  const needed = findings.filter(({ soft }) => !soft)
  return {
    filter: filterBy(findings),
    ...(needed.length < findings.length && { needed: filterBy(needed) }),
    language,
    relative: comparisonsIn(findings),
    isSearch,
    notUnderstood: [
      ...findings.flatMap(({ notUnderstood }) => notUnderstood ?? []),
      ...(isSearch && rest ? [rest] : []),
    ],
    corrections: findings.flatMap(({ correction }) => correction ?? []),
    ties: findings.flatMap(({ ambiguity }) => ambiguity ?? []),
    refused: findings.flatMap(({ refused }) => refused ?? []),
    near: findings.flatMap(({ near }) => near ?? []),
  }
}
