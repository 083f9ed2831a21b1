import type { Listing } from '../../../src/contract/listings/listing.ts'
import { admits, type Judge, lastOf, shownIn } from '../answers/question.ts'
import { byShown, fitting, type Make, opening, type Question } from './asking.ts'
import { deniedLimits, deniedParking } from './denials.ts'
import { facts, type Kind, superlatives } from './grammar.ts'
import { all, beginsWith, namesOnly, showsExactly, speaks, statesNumbers } from './judges.ts'
import { bestsShown, betterOfTwo, comparisons, ofShown, someShown, thans } from './of-shown.ts'
import { bestOf, nearestToCentre, values } from './truths.ts'
import { type Asker, type Fits, fill, inCity, isOpen, kindOf, mistyped, priceOf, type Wish, wishFor } from './wishes.ts'

/** One question of each kind, with what the catalogue has. */
export function questionsOf(asker: Asker): Question[] {
  const open = asker.listings.filter(({ Status }) => Status !== 'Sold')
  const [first, ...rest] = open
  if (first === undefined) return []
  const pivot = () => asker.random.pick([first, ...rest])
  return makers.flatMap((make) => make(asker, pivot) ?? [])
}

const searches: Make = (asker, pivot) => {
  const wish = wishFor(asker, pivot())
  return search(asker, 'search', wish, fill(asker.random.pick(asker.grammar.wishes), wish.text))
}

const mistypedSearches: Make = (asker, pivot) => {
  const wish = wishFor(asker, pivot(), 1)
  return search(asker, 'search with a typing mistake', wish, mistyped(wish.text, asker.random))
}

const search = (asker: Asker, kind: string, wish: Wish, says: string): Question => ({
  kind,
  score: 'listings',
  says: [says],
  judge: all(showsExactly(fitting(asker, wish), asker.listings), speaks(asker.grammar)),
  stated: wish.stated,
})

const negations: Make = (asker, pivot) => {
  const { grammar, random, listings } = asker
  const home = pivot()
  const kind = kindOf(home)
  if (kind === undefined || kind === 'home' || !home.City) return undefined
  const city = inCity(asker, home.City)
  const sale = random.pick(grammar.conditions[home.SaleType === 'for_rent' ? 'rent' : 'sale'])
  const stated: Fits[] = [isOpen, city.fits, ({ SaleType }) => SaleType === home.SaleType]
  const open: Fits = (listing) => stated.every((fits) => fits(listing))
  const isOther: Fits = (listing) => kindOf(listing) !== kind
  const homes = random.pick(grammar.kinds.home)
  const without = fill(random.pick(grammar.without), random.pick(grammar.kinds[kind]))
  const noFee = listings.filter((listing) => open(listing) && listing.HOAMonth === 0)
  return [
    search(
      asker,
      'negation of a kind',
      { text: '', fits: (listing) => open(listing) && isOther(listing), stated: [...stated, isOther] },
      `${homes} ${sale} ${city.text}, ${without}`,
    ),
    ...(noFee.length > 0
      ? [
          search(
            asker,
            'negation of a fee',
            {
              text: '',
              fits: (listing) => noFee.includes(listing),
              stated: [...stated, ({ HOAMonth }) => HOAMonth === 0],
            },
            `${homes} ${sale} ${city.text} ${random.pick(grammar.conditions.noFee)}`,
          ),
        ]
      : []),
  ]
}

const bests: Make = (asker, pivot) =>
  superlatives.flatMap((name): Question[] => {
    const wish = wishFor(asker, pivot(), 0)
    const right = fitting(asker, wish)
    const best = bestOf(name, right)
    if (best.length === 0) return []
    const one: Question = {
      kind: `the best: ${name}`,
      score: 'superlatives and comparisons',
      says: [fill(asker.random.pick(asker.grammar.best[name]), wish.text)],
      judge: all(beginsWith(best, right, asker.listings), speaks(asker.grammar)),
      stated: wish.stated,
    }
    return [one]
  })

const counts: Make = (asker, pivot) => {
  const wish = wishFor(asker, pivot(), 1)
  const says = fill(asker.random.pick(asker.grammar.count), wish.text)
  const count = fitting(asker, wish).length
  const judge: Judge = (answers) => {
    const first = /\d[\d.,\u00a0\u202f]*/.exec(lastOf(answers).text)?.[0].replaceAll(/\D/g, '')
    return first === String(count) ? undefined : `counts ${first}, not ${count}`
  }
  return { kind: 'count', score: 'facts', says: [says], judge: all(judge, speaks(asker.grammar)) }
}

const averages: Make = (asker, pivot) => {
  const wish = wishFor(asker, pivot(), 0)
  const prices = fitting(asker, wish)
    .map(priceOf)
    .filter((price) => price > 0)
    .toSorted((a, b) => a - b)
  const middle = prices.length / 2
  const median = ((prices[Math.ceil(middle) - 1] ?? 0) + (prices[Math.floor(middle)] ?? 0)) / 2
  const average = Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length)
  return (['average', 'median'] as const).map((name) => ({
    kind: name,
    score: 'facts',
    says: [fill(asker.random.pick(asker.grammar[name]), wish.text)],
    judge: all(statesNumbers([name === 'average' ? average : median]), speaks(asker.grammar)),
  }))
}

const factQuestions: Make = (asker, pivot) =>
  facts.flatMap((name): Question[] => {
    const { grammar, random, listings } = asker
    const listing = pivot()
    if (!listing.Address || listings.filter(({ Address }) => Address === listing.Address).length > 1) return []
    const value = values[name](listing)
    const says = [fill(random.pick(grammar.facts[name]), listing.Address)]
    const about = all(namesOnly([listing], []), speaks(grammar))
    if (name === 'status') return [{ kind: 'fact: status', score: 'facts', says, judge: about }]
    if (value !== undefined)
      return [{ kind: `fact: ${name}`, score: 'facts', says, judge: all(statesNumbers([value]), about) }]
    // A description may state what the field leaves open.
    if (listing.Description || (name !== 'lot' && name !== 'hoa')) return []
    return [{ kind: `not stated: ${name}`, score: 'noAnswer', says, judge: all(admits, speaks(grammar)) }]
  })

const factsOfShown: Make = (asker, pivot) => {
  const wish = opening(asker, pivot)
  if (wish === undefined) return undefined
  const { grammar, random } = asker
  const name = random.pick(['price', 'beds', 'baths', 'area', 'year'] as const)
  const index = random.between(0, 2)
  const says = [wish.text, fill(random.pick(grammar.facts[name]), grammar.nth[index] ?? '')]
  const judge = byShown(asker, (shown) => {
    const listing = shown[index]
    const value = listing && values[name](listing)
    return listing && value !== undefined ? all(statesNumbers([value]), namesOnly([listing], shown)) : undefined
  })
  return { kind: 'fact of one shown', score: 'facts', says, judge }
}

const absent: Make = (asker, pivot) => {
  const { Address } = pivot()
  const { grammar, random } = asker
  if (!Address) return undefined
  const says = [fill(random.pick(grammar.absent), Address)]
  return { kind: 'stated nowhere', score: 'noAnswer', says, judge: all(admits, speaks(grammar)) }
}

const offTopic: Make = ({ grammar, random, listings }) => ({
  kind: 'off topic',
  score: 'noAnswer',
  says: [random.pick(grammar.offTopic)],
  judge: all(admits, showsNothing(listings), speaks(grammar)),
})

const showsNothing =
  (listings: Listing[]): Judge =>
  (answers) =>
    shownIn(lastOf(answers).text, listings).length > 0 ? 'shows homes' : undefined

const followUps: Make = (asker, pivot) => {
  const { grammar, random, listings } = asker
  const [home, other] = [pivot(), pivot()]
  const [kind, otherKind] = [kindOf(home), kindOf(other)]
  if (!home.City || !other.City || kind === undefined || otherKind === undefined) return undefined
  const sale = random.pick(grammar.conditions[home.SaleType === 'for_rent' ? 'rent' : 'sale'])
  const first = `${random.pick(grammar.kinds[kind])} ${sale} ${inCity(asker, home.City).text}`
  const fits: Fits[] = [isOpen, ({ SaleType }) => SaleType === home.SaleType]
  const isOf =
    (name: Kind): Fits =>
    (listing) =>
      kindOf(listing) === name
  const goesOn = (name: string, says: string, stated: Fits[]): Question => {
    const right = listings.filter((listing) => stated.every((fit) => fit(listing)))
    return {
      kind: name,
      score: 'listings',
      says: [first, says],
      judge: all(showsExactly(right, listings), speaks(grammar)),
      stated,
    }
  }
  return [
    goesOn('another city', fill(random.pick(grammar.otherCity), other.City), [
      ...fits,
      isOf(kind),
      ({ City }) => City === other.City,
    ]),
    goesOn('another kind', fill(random.pick(grammar.otherKind), random.pick(grammar.kinds[otherKind])), [
      ...fits,
      isOf(otherKind),
      ({ City }) => City === home.City,
    ]),
  ]
}

const closest: Make = (asker, pivot) => {
  const { grammar, random, listings } = asker
  const { City } = pivot()
  const there = listings.filter((listing) => listing.City === City && listing.Status !== 'Sold' && listing.Latitude)
  if (!City || there.length < 3) return undefined
  return {
    kind: 'closest to the centre',
    score: 'superlatives and comparisons',
    says: [fill(random.pick(grammar.closest), City)],
    judge: all(beginsWith(nearestToCentre(there), there, listings), speaks(grammar)),
  }
}

const makers: Make[] = [
  searches,
  searches,
  searches,
  mistypedSearches,
  negations,
  deniedLimits,
  deniedParking,
  deniedParking,
  bests,
  bestsShown,
  comparisons,
  betterOfTwo,
  ofShown,
  someShown,
  someShown,
  thans,
  counts,
  averages,
  factQuestions,
  factsOfShown,
  absent,
  absent,
  offTopic,
  offTopic,
  followUps,
  closest,
]
