import { type Judge, lastOf } from '../answers/question.ts'
import { byShown, fitting, type Make, opening, type Question } from './asking.ts'
import { relations, superlatives } from './grammar.ts'
import { all, beginsWith, namesOnly, showsExactly, speaks, statesNumbers } from './judges.ts'
import { bestOf, measured, relationHolds } from './truths.ts'
import { conditions, fill, priceOf } from './wishes.ts'

export const bestsShown: Make = (asker, pivot) =>
  superlatives.flatMap((name): Question[] => {
    const wish = opening(asker, pivot)
    if (wish === undefined) return []
    const judge = byShown(asker, (shown) => {
      const best = bestOf(name, shown)
      return best.length === 1 ? namesOnly(best, shown) : undefined
    })
    const says = [wish.text, asker.random.pick(asker.grammar.bestShown[name])]
    return [{ kind: `the best shown: ${name}`, score: 'superlatives and comparisons', says, judge }]
  })

const bare = (nth: string): string => nth.split(' ')[1] ?? nth

export const comparisons: Make = (asker, pivot) => {
  const wish = opening(asker, pivot)
  if (wish === undefined) return undefined
  const { grammar, random } = asker
  const [a, b] = random.pick<readonly [0 | 1, 1 | 2]>([
    [0, 2],
    [0, 1],
    [1, 2],
  ])
  const says = fill(fill(random.pick(grammar.compare), bare(grammar.nth[a])), bare(grammar.nth[b]))
  const judge = byShown(asker, (shown) => {
    const both = [shown[a], shown[b]].flatMap((listing) => listing ?? [])
    return all(statesNumbers(both.map(priceOf).filter((price) => price > 0)), namesOnly(both, shown))
  })
  return { kind: 'comparison', score: 'superlatives and comparisons', says: [wish.text, says], judge }
}

/** Both are stated, the better one first. */
export const betterOfTwo: Make = (asker, pivot) =>
  (['cheaper', 'bigger'] as const).flatMap((name): Question[] => {
    const wish = opening(asker, pivot)
    if (wish === undefined) return []
    const says = fill(fill(asker.random.pick(asker.grammar.betterOfTwo[name]), '1'), '3')
    const judge = byShown(asker, ([one, , other]) => {
      if (one === undefined || other === undefined || measured(name, one) * measured(name, other) === 0)
        return undefined
      const first = relationHolds[name](other, one) ? other : one
      const second = first === one ? other : one
      return (answers) => {
        const { text } = lastOf(answers)
        const [at, next] = [first, second].map(({ Address }) => text.indexOf(`${Address},`))
        if ((at ?? -1) < 0 || (next ?? -1) < 0) return 'does not state both'
        return measured(name, one) !== measured(name, other) && (at ?? 0) > (next ?? 0)
          ? 'begins with the other'
          : undefined
      }
    })
    return [{ kind: `${name} of two`, score: 'superlatives and comparisons', says: [wish.text, says], judge }]
  })

export const ofShown: Make = (asker, pivot) => {
  const wish = opening(asker, pivot)
  if (wish === undefined) return undefined
  const { grammar, random, listings } = asker
  const rooms = random.between(1, 4)
  const count = fitting(asker, wish).filter(({ Bedrooms }) => Bedrooms === rooms).length
  const judge: Judge = (answers) => {
    const first = /\d[\d.,\u00a0\u202f]*/.exec(lastOf(answers).text)?.[0].replaceAll(/\D/g, '')
    return first === String(count) ? undefined : `counts ${first}, not ${count}`
  }
  const name = random.pick(['cheapest', 'biggest'] as const)
  const right = fitting(asker, wish)
  return [
    {
      kind: 'count of those shown',
      score: 'facts',
      says: [wish.text, fill(random.pick(grammar.countShown), String(rooms))],
      judge,
    },
    {
      kind: 'another order',
      score: 'superlatives and comparisons',
      says: [wish.text, random.pick(grammar.order[name])],
      judge: all(beginsWith(bestOf(name, right), right, listings), speaks(grammar)),
    },
  ]
}

/** Those of the homes found before that fit one more condition. */
export const someShown: Make = (asker, pivot) => {
  const wish = opening(asker, pivot)
  if (wish === undefined) return undefined
  const { grammar, random, listings } = asker
  const found = fitting(asker, wish)
  const [first = pivot(), ...others] = found
  const name = random.pick(['under', 'atLeastBeds', 'builtBefore', 'areaOver', 'parking'] as const)
  const condition = conditions[name]?.(asker, random.pick([first, ...others]))
  if (condition === undefined) return undefined
  const right = found.filter(condition.fits)
  return {
    kind: 'some of those shown',
    score: 'listings',
    says: [wish.text, fill(random.pick(grammar.someShown), condition.text)],
    judge: all(showsExactly(right, listings), speaks(grammar)),
    stated: [...wish.stated, condition.fits],
  }
}

export const thans: Make = (asker, pivot) =>
  relations.flatMap((name): Question[] => {
    const wish = opening(asker, pivot)
    if (wish === undefined) return []
    const { grammar, random, listings } = asker
    const index = random.between(0, 2)
    const says = fill(random.pick(grammar.than[name]), bare(grammar.nth[index] ?? ''))
    const judge = byShown(asker, (shown) => {
      const other = shown[index]
      if (other === undefined || measured(name, other) === 0) return undefined
      const right = fitting(asker, wish).filter((listing) => relationHolds[name](listing, other))
      // With nothing beyond it, the answer says so.
      return right.length === 0 ? showsExactly([], listings) : showsExactly(right, listings)
    })
    return [{ kind: `${name} than one shown`, score: 'superlatives and comparisons', says: [wish.text, says], judge }]
  })
