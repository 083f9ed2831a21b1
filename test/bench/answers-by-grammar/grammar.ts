/** Kinds of homes that the grammar speaks of. */
export type Kind = 'house' | 'condo' | 'townhouse' | 'apartment' | 'home'

/** A phrase with {} where a value stands. Several say the same. */
type Phrases = readonly [string, ...string[]]

export const facts = [
  'price',
  'beds',
  'baths',
  'area',
  'lot',
  'year',
  'hoa',
  'parking',
  'days',
  'mls',
  'status',
] as const
export type FactName = (typeof facts)[number]
export const superlatives = [
  'cheapest',
  'dearest',
  'biggest',
  'smallest',
  'oldest',
  'newest',
  'biggestLot',
  'cheapestPerArea',
  'dearestPerArea',
  'mostBaths',
  'longestListed',
  'lowestFee',
] as const
export type Superlative = (typeof superlatives)[number]
export const relations = ['cheaper', 'dearer', 'bigger', 'smaller'] as const
export type Relation = (typeof relations)[number]

/** How a language asks. It is written by hand and knows nothing of the product. */
export type Grammar = {
  /** several homes of a kind */
  kinds: Record<Kind, Phrases>
  /** a wish: what stands before the kinds and their conditions */
  wishes: Phrases
  conditions: {
    city: Phrases
    sale: Phrases
    rent: Phrases
    beds: Phrases
    atLeastBeds: Phrases
    atLeastBaths: Phrases
    under: Phrases
    over: Phrases
    builtAfter: Phrases
    builtBefore: Phrases
    /** {} are the last two digits of the first year */
    decade: Phrases
    younger: Phrases
    areaOver: Phrases
    areaUnder: Phrases
    parking: Phrases
    noParking: Phrases
    noFee: Phrases
  }
  /** "not condos"; {} is the kind */
  without: Phrases
  /** words that deny a limit; {} is the limit, with the homes before it in `ofHomes` */
  denied: { ofHomes: Phrases; alone: Phrases }
  /** the question for the best of {}, kinds with their conditions */
  best: Record<Superlative, Phrases>
  /** the question for the best of what was shown */
  bestShown: Record<Superlative, Phrases>
  count: Phrases
  average: Phrases
  median: Phrases
  /** {} is an address, or what points at a home */
  facts: Record<FactName, Phrases>
  /** "the first", "the second", "the third": after a fact's question */
  nth: readonly [string, string, string]
  compare: Phrases
  /** of two homes of a list, by their numbers: the better one is stated first */
  betterOfTwo: Record<'cheaper' | 'bigger', Phrases>
  /** how many of those shown have {} bedrooms */
  countShown: Phrases
  /** the question for those shown that fit {}, a condition */
  someShown: Phrases
  /** an order for what was shown */
  order: Record<'cheapest' | 'biggest', Phrases>
  than: Record<Relation, Phrases>
  closest: Phrases
  /** the search goes on with another city, another kind */
  otherCity: Phrases
  otherKind: Phrases
  /** for facts that no listing states; {} is an address */
  absent: Phrases
  offTopic: Phrases
  /** a word that only this language says in an answer */
  says: RegExp
}
