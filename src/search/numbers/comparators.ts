import type { RangePart } from '../../contract/listings/filter-parts.ts'
import { phrases } from '../text/phrases.ts'

/** How a number is meant. `strict` leaves the number itself out; a part is named by words such as "cheaper than". */
export type Comparator = { kind: 'min' | 'max' | 'around' | 'exact' | 'between'; strict?: true; part?: RangePart }

/** Words before a number: "under", "at least", "between", also in Spanish, French, German and Portuguese. */
export const comparatorBefore = phrases<Comparator>([
  [{ kind: 'max' }, 'no bigger than|no larger than|not bigger than|not larger than|no longer than|no taller than'],
  [{ kind: 'min' }, 'no smaller than|not smaller than'],
  // "from the 1930s" means those ten years.
  [{ kind: 'exact' }, 'from the'],
  [
    { kind: 'max' },
    'nothing over|nothing above|nothing more than|none over|not more expensive than|nothing higher than',
  ],
  [{ kind: 'min' }, 'nothing under|nothing below|nothing less than|none under'],
  [{ kind: 'max' }, 'in the last|in the past|within the last|within the past|in last|over the last|during the last'],
  [{ kind: 'min', part: 'price' }, 'more expensive than|pricier than|dearer than|costlier than'],
  [
    { kind: 'max' },
    'up to|at most|no more than|not more than|not cost more than|not cost over|not be more than|not be over|not exceed|not go over|max|maximum|maximal|maximum of|max of|within|not exceeding',
  ],
  [
    { kind: 'max' },
    'a maximum of|a max of|not over|not above|no over|no higher than|no greater than|until|till|< =|<=|upto',
  ],
  [
    { kind: 'max', strict: true },
    'under|below|less than|lower than|fewer than|<|smaller than|beneath|lesser than|short of',
  ],
  [{ kind: 'max', part: 'price' }, 'cheaper than|less expensive than|not more expensive than'],
  [
    { kind: 'max', strict: true },
    'menos de|por debajo de|debajo de|moins de|moins que|en dessous de|unter|weniger als',
  ],
  [{ kind: 'max', strict: true }, 'abaixo de|inferior a|por menos de'],
  [
    { kind: 'max' },
    "hasta|maximo|como maximo|no mas de|jusqu'a|jusque|au plus|pas plus de|bis|bis zu|hochstens|maximal",
  ],
  [{ kind: 'max' }, 'ate|no maximo|nao mais de|nicht mehr als|max.'],
  [
    { kind: 'min' },
    'at least|atleast|at the least|minimum|min|minimum of|min of|a minimum of|no less than|not less than',
  ],
  [
    { kind: 'min' },
    'not under|not below|no fewer than|not fewer than|starting at|starting from|from|upwards of|>=|> =',
  ],
  [{ kind: 'min' }, 'a partir de|al menos|por lo menos|como minimo|minimo|desde|no menos de|au moins|des'],
  [{ kind: 'min' }, 'ab|mindestens|wenigstens|minimal|pelo menos|no minimo|nicht weniger als|pas moins de'],
  [
    { kind: 'min', strict: true },
    'over|above|more than|greater than|higher than|>|upward of|north of|in excess of|bigger than',
  ],
  [{ kind: 'min', strict: true }, 'larger than|exceeding|mas de|por encima de|plus de|uber|mehr als|mais de|acima de'],
  [
    { kind: 'around' },
    'about|around|±|roughly|approximately|approx|circa|ca|~|close to|near|near to|somewhere around|or so',
  ],
  [{ kind: 'around' }, 'in the region of|ballpark|alrededor de|unos|unas|aproximadamente|cerca de|environ|autour de'],
  [
    { kind: 'around' },
    'etwa|ungefahr|rund|circa|por volta de|mas o menos|in the neighborhood of|in the neighbourhood of',
  ],
  [
    { kind: 'exact' },
    'exactly|precisely|just|only|exactamente|solo|exactement|seulement|genau|nur|exatamente|apenas|=',
  ],
  [{ kind: 'between' }, 'between|anywhere between|anywhere from|somewhere between|entre|zwischen|in between'],
  [
    { kind: 'min', strict: true, part: 'yearBuilt' },
    'after|newer than|later than|post|post -|despues de|apres|nach|depois de|posterior a|more recent than|younger than',
  ],
  [
    { kind: 'min', part: 'yearBuilt' },
    'since|no earlier than|not before|no older than|not older than|nothing older than|none older than|nothing before|nothing from before|nothing built before|depuis|seit|desde que',
  ],
  [
    { kind: 'max', strict: true, part: 'yearBuilt' },
    'before|older than|prior to|earlier than|pre|pre -|antes de|avant|vor|anterior a',
  ],
  [
    { kind: 'max', part: 'yearBuilt' },
    'no later than|not later than|no newer than|not newer than|not after|nothing newer than|none newer than|nothing after',
  ],
])

/** Words after a number: "3+", "3 or more", "500k max". */
export const comparatorAfter = phrases<Comparator>([
  [{ kind: 'min', part: 'yearBuilt' }, 'or newer|or later|and newer|and later'],
  [{ kind: 'max', part: 'yearBuilt' }, 'or older|and older|or earlier|and earlier|or before'],
  [
    { kind: 'min' },
    '+|plus|or more|or above|or higher|or greater|or better|or up|or bigger|or larger|and up|and above|and over',
  ],
  [
    { kind: 'min' },
    'and more|or over|minimum|min|at least|at minimum|at the least|upwards|o mas|o superior|ou plus|oder mehr|ou mais',
  ],
  [{ kind: 'min' }, 'como minimo|au moins|mindestens|minimo|no minimo|onwards|up'],
  [
    { kind: 'max' },
    'or less|or fewer|or under|or below|or lower|or cheaper|or smaller|and under|and below|and less|max|maximum',
  ],
  [{ kind: 'max' }, 'tops|at most|at the most|o menos|como maximo|maximo|ou moins|oder weniger|hochstens'],
  [{ kind: 'max' }, 'ou menos|no maximo|maximal|at max|at maximum'],
  [{ kind: 'around' }, '+ / -|±|plus or minus|+ -'],
  [{ kind: 'around' }, 'or so|ish|- ish|approximately|approx|or thereabouts|roughly|give or take|more or less'],
  [{ kind: 'exact' }, 'exactly|only'],
])

/** Words between two numbers of a range. "and" joins only after "between"; "or" names two values side by side. */
export const joiner = phrases<'to' | 'and' | 'or'>([
  ['to', '-|~|to|through|thru|until|till|up to|a|hasta|bis|ate|- -'],
  ['and', 'and|&|y|e|et|und'],
  ['or', 'or|o|ou|oder|/'],
])
