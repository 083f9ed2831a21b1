import { fold } from '../../../search/text/fold.ts'
import { type Phrases, phrases } from '../../../search/text/phrases.ts'

/** What homes are compared by. `unit`: the price per area. */
export type Quality = 'price' | 'unit' | 'area' | 'lot' | 'beds' | 'baths' | 'year' | 'days' | 'hoa' | 'distance'
/**
 * What words of a comparison say. `either`: it is a superlative behind a definite article, as in Spanish "el más barato"; `umlaut`: it is a
 * comparison with that letter only, since "alter" and "großer" are none. `needsThan`: only
 * before "than".
 */
export type Wording = {
  quality: Quality
  towards: 'less' | 'more'
  degree: 'comparative' | 'superlative' | 'either'
  umlaut?: RegExp
  needsThan?: true
}
type Side = `${Quality} ${'less' | 'more'}`

/** Words with each of these endings. */
const ending = (stems: string, endings: string): string =>
  stems
    .split('|')
    .flatMap((stem) => [stem, ...endings.split(' ').map((end) => stem + end)])
    .join('|')
const led = (first: string, rest: string): string =>
  rest
    .split('|')
    .map((words) => `${first} ${words}`)
    .join('|')
/** Of Spanish and Portuguese adjectives. */
const ofGenders = (stems: string): string =>
  stems
    .split('|')
    .flatMap((stem) => ['o', 'a', 'os', 'as'].map((end) => stem + end))
    .join('|')
const german = (stems: string): string => ending(stems, 'e en er es em')

// All words are folded. Style ("more modern") and rooms ("more rooms") are compared by no field.
const COMPARATIVES: Partial<Record<Side, string[]>> = {
  'price less': [
    'cheaper|less expensive|more affordable|less costly|less pricey|lower priced|costs less|cost less|lower price|lower rent',
    german('gunstiger|billiger|preiswerter|preisgunstiger'),
    'kostet weniger|weniger teuer|niedrigere miete|niedrigerer preis|niedrigeren preis',
  ],
  'price more': [
    'more expensive|pricier|dearer|costlier|more costly|costs more|cost more|higher priced|higher price|higher rent|less affordable',
    german('teurer'),
    'kostet mehr|hohere miete|hoherer preis|hoheren preis',
  ],
  'area more': [
    'bigger|larger|roomier|more spacious|more space|more living space|more square footage|more square feet',
    german('geraumiger'),
    'mehr platz|mehr wohnflache',
  ],
  'area less': [
    'smaller|less space|less spacious|less living space',
    german('kleiner'),
    'weniger platz|weniger wohnflache',
  ],
  'beds more': ['more bedrooms|more beds|mehr schlafzimmer'],
  'beds less': ['fewer bedrooms|less bedrooms|fewer beds|weniger schlafzimmer'],
  'baths more': ['more bathrooms|more baths|mehr bader|mehr badezimmer'],
  'baths less': ['fewer bathrooms|less bathrooms|fewer baths|weniger bader|weniger badezimmer'],
  'year more': ['newer|more recent|more recently built|built more recently|built later|spater gebaut|junger'],
  'year less': ['older|built earlier|fruher gebaut'],
  'hoa less': ['lower hoa|lower hoa fee|lower hoa fees|lower hoa dues|cheaper hoa|niedrigeres hausgeld'],
  'hoa more': ['higher hoa|higher hoa fee|higher hoa fees|higher hoa dues|hoheres hausgeld'],
  'distance less': ['closer|nearer|naher'],
}
const SUPERLATIVES: Partial<Record<Side, string[]>> = {
  'price less': [
    'cheapest|least expensive|most affordable|least costly|lowest priced|lowest price|lowest asking price|costs the least|lowest rent',
    german('gunstigst|billigst|preiswertest|preisgunstigst'),
    ...['preis', 'miete'].map((noun) =>
      german('niedrigst')
        .split('|')
        .map((word) => `${word} ${noun}`)
        .join('|'),
    ),
  ],
  'price more': [
    'most expensive|priciest|dearest|costliest|highest priced|highest price|highest asking price|costs the most|highest rent',
    german('teuerst'),
    ...['preis', 'miete'].map((noun) =>
      german('hochst')
        .split('|')
        .map((word) => `${word} ${noun}`)
        .join('|'),
    ),
  ],
  'area more': [
    'biggest|largest|roomiest|most spacious|most space|most living space|most square footage',
    german('grosst|geraumigst'),
    'meisten platz|meiste wohnflache|meisten wohnflache',
  ],
  'area less': ['smallest|tiniest|least space', german('kleinst')],
  'beds more': ['most bedrooms|most beds|meisten schlafzimmer|meiste schlafzimmer'],
  'beds less': ['fewest bedrooms|fewest beds|wenigsten schlafzimmer'],
  'baths more': ['most bathrooms|most baths|meisten bader|meisten badezimmer'],
  'baths less': ['fewest bathrooms|fewest baths|wenigsten bader'],
  'year more': ['newest|most recently built|built most recently|youngest', german('neuest|neust|jungst')],
  'year less': ['oldest', german('altest')],
  'hoa less': [
    'lowest hoa|lowest hoa fee|lowest hoa fees|lowest hoa dues|cheapest hoa',
    'niedrigste hausgeld|niedrigstes hausgeld|niedrigsten hausgeld',
  ],
  'hoa more': [
    'highest hoa|highest hoa fee|highest hoa fees|highest hoa dues',
    'hochste hausgeld|hochstes hausgeld|hochsten hausgeld',
  ],
  'distance less': ['closest|nearest'],
}
const EITHER: Partial<Record<Side, string[]>> = {
  'price less': [
    led('mas', `${ofGenders('barat|economic')}|asequible|asequibles`),
    led('menos', ofGenders('car')),
    led('moins', 'cher|chere|chers|cheres'),
    led('plus', 'abordable|abordables|economique|economiques'),
    led('mais', `${ofGenders('barat|economic')}|em conta|acessivel|acessiveis`),
    'cuesta menos|coute moins|custa menos|menor precio|menor preco|precio mas bajo|preco mais baixo|prix le plus bas|prix plus bas',
    'alquiler mas bajo|loyer le plus bas|loyer plus bas|aluguel mais baixo|renda mais baixa',
  ],
  'price more': [
    led('mas', ofGenders('car')),
    led('plus', 'cher|chere|chers|cheres'),
    led('mais', ofGenders('car')),
    'cuesta mas|coute plus|custa mais|mayor precio|maior preco|precio mas alto|preco mais alto|prix le plus eleve|prix plus eleve',
  ],
  'area more': [
    led('mas', `grande|grandes|${ofGenders('ampli|espacios')}|espacio|superficie`),
    led('plus', "grand|grande|grands|grandes|spacieux|spacieuse|spacieuses|vaste|vastes|d' espace|de surface"),
    led('mais', `${ofGenders('espacos|ampl')}|espaco|area`),
    'maior|maiores|mayor superficie',
  ],
  'area less': [
    led('mas', ofGenders('pequen')),
    led('plus', 'petit|petite|petits|petites'),
    led('moins', "grand|grande|d' espace"),
    led('mais', ofGenders('pequen')),
    'menor|menores|menos espacio|menos espaco',
  ],
  'beds more': ['mas dormitorios|mas habitaciones|plus de chambres|mais quartos'],
  'beds less': ['menos dormitorios|menos habitaciones|moins de chambres|menos quartos'],
  'baths more': ['mas banos|plus de salles de bain|plus de salles de bains|mais banheiros|mais casas de banho'],
  'baths less': ['menos banos|moins de salles de bain|moins de salles de bains|menos banheiros|menos casas de banho'],
  'year more': [
    led('mas', `${ofGenders('nuev')}|reciente|recientes`),
    led('plus', 'recent|recente|recents|recentes|neuf|neuve|neufs|neuves'),
    led('mais', `${ofGenders('nov')}|recente|recentes`),
  ],
  'year less': [
    led('mas', ofGenders('antigu|viej')),
    led('plus', 'ancien|ancienne|anciens|anciennes|vieux|vieille|vieilles'),
    led('mais', ofGenders('antig|velh')),
  ],
  'distance less': [
    led('mas', `cerca|${ofGenders('cercan')}`),
    led('plus', 'pres|proche|proches'),
    led('mais', `perto|${ofGenders('proxim')}`),
  ],
}
/** Comparatives only before "als": "ein neuer Herd" compares nothing. */
const WITH_THAN: Partial<Record<Side, string>> = { 'year more': german('neuer') }
/** Comparatives only with their umlaut. */
const WITH_UMLAUT: Partial<Record<Side, [words: string, umlaut: RegExp]>> = {
  'area more': [german('grosser'), /ö|oe/i],
  'year less': [german('alter'), /ä|ae/i],
}

const ALL: [Wording, string][] = (
  [
    ['comparative', COMPARATIVES],
    ['superlative', SUPERLATIVES],
    ['either', EITHER],
  ] as const
).flatMap(([degree, table]) =>
  Object.entries(table).map(([side, words]): [Wording, string] => [{ ...wordingOf(side), degree }, words.join('|')]),
)
for (const [side, [words, umlaut]] of Object.entries(WITH_UMLAUT))
  ALL.push([{ ...wordingOf(side), degree: 'comparative', umlaut }, words])

for (const [side, words] of Object.entries(WITH_THAN))
  ALL.push([{ ...wordingOf(side), degree: 'comparative', needsThan: true }, words])

function wordingOf(side: string): Pick<Wording, 'quality' | 'towards'> {
  const [quality, towards] = side.split(' ')
  return { quality: quality as Quality, towards: towards === 'less' ? 'less' : 'more' }
}

/** The comparison that begins at a token. */
export const comparisonAt: Phrases<Wording> = phrases(ALL)

/** Too common to hold a text back: what is said with them is checked where their sentence ends. */
const COMMON = new Set(
  (
    'price rent hoa fee fees dues space beds baths bedrooms bathrooms built less more least most later earlier recently priced feet footage ' +
    'platz wohnflache schlafzimmer bader badezimmer preis miete hausgeld gebaut mehr weniger bajo alto mas menos espacio superficie ' +
    'dormitorios habitaciones banos bas eleve plus moins espace surface chambres bain bains baixo baixa mais espaco area quartos ' +
    'banheiros banho conta precio preco pricey young youngest asequible asequibles amplio amplia amplios amplias amplo ampla amplos amplas espacioso ' +
    'grande grandes grand grands petit petite petits petites pequeno pequena pequenos pequenas nuevo nueva nuevos nuevas novo nova novos novas ' +
    'neuf neuve neufs neuves cerca pres proche proches perto espaciosa espacosa espacoso spacieux ancien ancienne anciens anciennes antigo antiga antiguo antigua'
  ).split(' '),
)
const EACH = ALL.flatMap(([, words]) => words.split('|').map((phrase) => phrase.split(' ')))
/** Words that compare on their own, folded. */
const ALONE = new Set(EACH.flatMap((words) => (words.length === 1 ? words : [])))
const LAST = new Set(EACH.flatMap((words) => words.slice(-1)))
const LEADING = new Set(EACH.flatMap((words) => words.slice(-2, -1)))

/** Words, as they are written. */
const WORD = /\p{L}+['’]?/gu
const ASCII = /^[a-z'’]+$/i

/** A quick test without which a text has no comparison. */
export function mayCompare(text: string): boolean {
  let last = ''
  for (const [raw] of text.matchAll(WORD)) {
    const word = ASCII.test(raw) ? raw.toLowerCase() : fold(raw)
    if (ALONE.has(word) || (LAST.has(word) && LEADING.has(last))) return true
    last = word
  }
  return false
}

/** Whether a text compares with words from which on it is not held back. */
export const comparesUnheld = (text: string): boolean => UNHELD.test(text)
const UNHELD = / (?:más|plus|mais|moins) (?:grand|petit|peque|nuev|nov|neu|cerca|près|proche|perto)/

/** The words from which on a text is held back, folded: the last of each comparison. */
export const COMPARING_WORDS: readonly string[] = [...LAST].filter((word) => !COMMON.has(word))
/** Those of them that compare only behind one of the leads: "expensive" behind "more". */
export const LED_WORDS: readonly string[] = COMPARING_WORDS.filter((word) => !ALONE.has(word))
export const LEADS: readonly string[] = [...LEADING]
