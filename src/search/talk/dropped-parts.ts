import type { FilterPart } from '../../contract/listings/filter-parts.ts'
import { EXCLUDED_PLACE_PARTS, PLACE_PARTS } from '../filter.ts'
import { allParts, filterParts } from '../filter-parts.ts'
import { readMeasure } from '../numbers/amounts.ts'
import { partOfSubject } from '../numbers/units.ts'
import { type Phrases, phrases, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { wordAt } from '../text/tokens.ts'

/** "any price", "start over": removes parts of the filter. */
export function readDrops(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, asked } = sentence
  const found = DROPS(tokens, at)
  // "Do any cost less?" and "without any garage" remove nothing.
  if (found && !COMPARED.has(wordAt(tokens, found.until)) && !isDenied(tokens, at))
    return { from: at, ...(limitNamed(sentence, found.until) ?? { until: found.until, drop: found.value }) }
  const shrug = asked && INDIFFERENT(tokens, at)
  return shrug && { from: at, until: shrug.until, drop: partsOf(asked) }
}

/** "Without the limit of 3 beds", "no limit on bedrooms": what follows the limit tells which one it is. */
function limitNamed(sentence: Sentence, at: number): Pick<Finding, 'until' | 'drop'> | undefined {
  const { tokens } = sentence
  if (!LIMITS.has(wordAt(tokens, at - 1)) || !OF.has(wordAt(tokens, at))) return undefined
  const measure = readMeasure(sentence, at + 1)
  if (measure) return { until: measure.quantity.until, drop: [measure.part] }
  const name = PART_NAMES(tokens, wordAt(tokens, at + 1) === 'the' ? at + 2 : at + 1)
  return name && { until: name.until, drop: name.value }
}
const LIMITS = wordSet('limit cap ceiling budget maximum')
const OF = wordSet('of on')

/** The first word "no" is an answer: "no any price is fine". */
const isDenied = (tokens: Sentence['tokens'], at: number) => {
  const before = wordAt(tokens, tokens[at - 1]?.text === 'pay' ? at - 2 : at - 1)
  return DENIED.has(before) && !(at === 1 && before === 'no')
}
const DENIED = wordSet("without no not don't dont won't never")
const COMPARED = wordSet('less more lower higher under below over above')

/** The filter parts that a question was about. */
function partsOf(asked: NonNullable<Sentence['asked']>): readonly FilterPart[] {
  if (asked === 'place') return PLACE_PARTS
  return [partOfSubject(asked)]
}

/** The parts to remove, by each name for them. */
const LIFTABLE: ReadonlyMap<string, FilterPart[]> = allParts.reduce((all, part) => {
  for (const name of filterParts[part].removalPhrases.split('|').filter(Boolean))
    all.set(name, [...(all.get(name) ?? []), part])
  return all
}, new Map<string, FilterPart[]>())

/** The names of parts that can be removed. */
export const PART_NAMES: Phrases<readonly FilterPart[]> = phrases<readonly FilterPart[]>(
  [...LIFTABLE].map(([name, parts]): readonly [readonly FilterPart[], string] => [parts, name]),
)

const ways = (name: string): string[] => [
  `any ${name}`,
  `whatever ${name}`,
  `${name} doesn't matter`,
  `${name} does not matter`,
  `${name} don't matter`,
  `${name} doesnt matter`,
  `${name} is not important`,
  `don't care about ${name}`,
  `don't care about the ${name}`,
  `never mind the ${name}`,
  `never mind ${name}`,
  `nevermind the ${name}`,
  `don't worry about the ${name}`,
  `forget the ${name}`,
  `forget ${name}`,
  `forget about the ${name}`,
  `remove the ${name}`,
  `drop the ${name}`,
  `ignore the ${name}`,
  `no ${name} limit`,
  `no ${name} preference`,
  `no preference on ${name}`,
  `regardless of ${name}`,
  `all ${name}`,
  `ok without the ${name}`,
  `okay without the ${name}`,
  `fine without the ${name}`,
  `drop ${name}`,
  `skip the ${name}`,
  `scrap the ${name}`,
]

const DROPS: Phrases<readonly FilterPart[]> = phrases<readonly FilterPart[]>([
  [
    allParts,
    'start over|start again|start fresh|reset|clear all|clear everything|clear filters|clear the filters|new search',
  ],
  [
    allParts,
    'reset the search|reset filters|forget everything|forget all that|from scratch|begin again|clear the search|fresh search',
  ],
  [
    allParts,
    'empezar de nuevo|recommencer|von vorne|neue suche|nueva busqueda|nouvelle recherche|comecar de novo|remove all filters',
  ],
  [
    ['price'],
    "no budget|money is no object|money doesn't matter|unlimited budget|no price limit|no limit on price|no max price|no maximum|without any limit|without a limit|without limit|without a price limit|no limits|no limit at all",
  ],
  [
    ['price'],
    [
      'price limit',
      'budget',
      'budget limit',
      'price cap',
      'price ceiling',
      'price range',
      'limit',
      'max price',
      'maximum price',
    ]
      .flatMap((name) => [
        ...['the', 'a', 'any', 'my', 'our'].map((article) => `without ${article} ${name}`),
        ...[
          'ignore',
          'forget',
          'forget about',
          'remove',
          'drop',
          'lift',
          'take off',
          'take away',
          'get rid of',
        ].flatMap((verb) => ['the', 'my', 'our'].map((article) => `${verb} ${article} ${name}`)),
      ])
      .join('|'),
  ],
  [['price'], "cualquier precio|n'importe quel prix|egal wie teuer|qualquer preco"],
  [
    [...PLACE_PARTS, ...EXCLUDED_PLACE_PARTS],
    'other areas|other area|another area|other cities|another city|other towns|another town|other neighborhoods|another neighborhood|other neighbourhoods|another neighbourhood|other places|somewhere else|elsewhere',
  ],
  [
    ['changed'],
    ['not only', 'not just']
      .flatMap((not) => ['new ones', 'the new ones', 'new homes', 'new listings'].map((named) => `${not} ${named}`))
      .join('|'),
  ],
  [
    ['changed'],
    'older ones too|old ones too|the older ones too|also older ones|also the older ones|older listings too|nicht nur neue|auch altere|no solo nuevas|no solo las nuevas|pas seulement les nouvelles|pas que les nouvelles|no only new ones|no only the new',
  ],
  [['types', 'notTypes'], 'any home|any property|all types|any kind'],
  ...[...LIFTABLE].map(([name, parts]): readonly [readonly FilterPart[], string] => [parts, ways(name).join('|')]),
])

/** Answers that mean no preference on what was asked. */
const INDIFFERENT: Phrases<true> = phrases([
  [
    true,
    "doesn't matter|does not matter|don't care|do not care|dont care|doesnt matter|no preference|any|anything|whatever|not important",
  ],
  [
    true,
    "don't mind|do not mind|either is fine|any is fine|no limit|no matter|da igual|peu importe|egal|tanto faz|flexible|not sure",
  ],
])
