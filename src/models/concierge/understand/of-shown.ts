import { type RangePart, rangeParts } from '../../../contract/listings/filter-parts.ts'
import type { Filter } from '../../../search/filter.ts'
import type { Question } from '../question.ts'

const SOME = '(?:any|some|one|anything|something|which|which one|which ones|what)'
const HAVE = '(?:have|has|with|cost|costs|allow|come|include|built|under|over|below|above|less|more|newer|older|bigger)'
/** "Any of them built before 1960?", "do any have a pool?", "which ones have a garage?" */
const PICKING = [
  new RegExp(
    `\\b${SOME}(?: ones)? (?:of|from|among|out of) (?:all )?(?:them|these|those|the (?:homes|houses|ones))\\b`,
  ),
  /\b(?:of|from|among) (?:them|these|those) (?:any|some|which)\b/,
  new RegExp(`^(?:and |so |but )?(?:do|does|did|is|are|has|have) (?:any|some|one)(?: ones?)? ${HAVE}\\b`),
  new RegExp(`^(?:and |so |but )?(?:which|which ones?) ${HAVE}\\b`),
]

/** Whether a question asks which of the homes found before fit a condition. */
export const picksOfShown = ({ plain, memory, parsed }: Question): boolean =>
  memory.shown.length > 0 && parsed.isSearch && PICKING.some((pattern) => pattern.test(plain))

/** Intersects the ranges of two filters; other parts are taken from `after`. */
export function within(before: Filter, { ...after }: Filter): Filter {
  for (const part of Object.keys(rangeParts) as RangePart[]) {
    const [one, other] = [before[part], after[part]]
    if (one === undefined || other === undefined) continue
    const end = (name: 'min' | 'max' | 'below', pick: (...values: number[]) => number) => {
      const values = [one[name], other[name]].filter((value) => value !== undefined)
      return values.length === 0 ? {} : { [name]: pick(...values) }
    }
    after[part] = { ...end('min', Math.max), ...end('max', Math.min), ...end('below', Math.min) }
  }
  return after
}
