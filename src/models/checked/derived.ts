import { squareFeet } from '../../contract/listings/area.ts'
import { fold } from '../../search/text/fold.ts'
import { AREA_UNITS } from './claims.ts'
import { isPerArea } from './context-words.ts'
import type { RoundedNumber } from './rounded-number.ts'
import { inSquareFeet, type MoneyField, type Truth } from './truth.ts'

/** Amounts that answers calculate from those of listings: differences, prices per area, sums of a year, parts in percent. */
type Calculated = { before: string; after: string; sentence: string; amount: RoundedNumber }

const DIFFERS_AFTER =
  /^\W{0,3}(?:cheaper|less|more|below|above|difference|lower|higher|apart|off|gunstiger|billiger|teurer|weniger|mehr|unterschied|menos|mas|moins|plus|de moins|de plus|mais|a menos|a mais)\b/
const DIFFERS_BEFORE =
  /\b(?:difference of|by|saves?(?: you)?|unterschied von|um|differenz von|diferencia de|ahorra\w*|difference de|economis\w*|diferenca de|poupa\w*)\W*$/

/** Said of an amount behind it. */
const A_YEAR =
  /^\W{0,3}(?:(?:a|per|each|every|im|pro|al|por|par) )?(?:year|yr|annum|annually|jahr|jahrlich|ano|an|anuales|anuais)\b/
const YEARLY = /\b(?:annual\w*|yearly|jahrlich\w*|jahres\w+|anual\w*|annuel\w*)\b[^.;,]{0,24}$/
const A_MONTH =
  /^\W{0,3}(?:(?:a|per|each|every|im|pro|al|por|par) )?(?:month|mo|monthly|monat|monatlich|mes|mois|mensual\w*|mensa\w+)\b/
const PERCENT = /(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g
/** Most percentages of a sentence that are tried. */
const PERCENT_MAX = 8

/** Whether an amount is calculated from those of these listings. */
export function isDerived({ before, after, sentence, amount }: Calculated, truths: Truth[]): boolean {
  const [said, next] = [fold(before), fold(after)]
  const isAbout = (tolerance: number) => (value: number) =>
    Math.abs(value - amount.value) <= Math.max(amount.slack, tolerance)
  const prices = truths.flatMap((truth) => truth.money().price ?? [])
  if (DIFFERS_AFTER.test(next) || DIFFERS_BEFORE.test(said))
    return prices.some((one) => prices.some((other) => isAbout(0)(one - other)))
  if (isPerArea(after)) return truths.flatMap(pricesPerArea).some(isAbout(1))
  if (A_YEAR.test(next) || YEARLY.test(said)) return truths.flatMap(monthly).some((value) => isAbout(0)(12 * value))
  const parts = [...sentence.matchAll(PERCENT).take(PERCENT_MAX)].map(
    ([, part = '']) => Number(part.replace(',', '.')) / 100,
  )
  return parts.some((part) =>
    prices.some((price) => [part, 1 - part].map((one) => one * price).some(isAbout(amount.value / 100))),
  )
}

function pricesPerArea({ listing, money }: Truth): number[] {
  const { price } = money()
  const areas = [listing.BuildingArea, listing.LotArea].filter((area) => area > 0)
  if (price === undefined) return []
  return areas.flatMap((area) =>
    AREA_UNITS.map((unit) => (price * inSquareFeet(1, unit)) / squareFeet(area, listing.AreaUnit)),
  )
}

function monthly({ listing, money }: Truth): number[] {
  const { price, hoa } = money()
  return [hoa, listing.SaleType === 'for_rent' ? price : undefined].filter((value) => value !== undefined)
}

/** What no listing states: loans, taxes, insurance, fees of third parties. */
const OF_NO_LISTING = new RegExp(
  String.raw`\b(?:${[
    String.raw`down ?payments?|mortgages?|loans?|borrow\w*|financ\w*|tax|taxes|insur\w*|closing costs?|interest|payments?|income|commission|% down`,
    String.raw`entrada|hipoteca\w*|prestamos?|impuestos?|ibi|seguros?|intereses|cuotas?|ingresos|comision`,
    String.raw`apport|prets?|emprunt\w*|credits?|impots?|taxes?|assurances?|frais|interets?|mensualites?|revenus?`,
    String.raw`eigenkapital|anzahlung|kredit\w*|darlehen|hypothek\w*|finanzier\w*|\w*steuern?|\w*versicherung|zinsen|\w*raten?|einkommen|\w*provision|notar\w*`,
    String.raw`emprestimos?|impostos?|imi|iptu|juros|prestac\w*|parcelas?|comissao`,
  ].join('|')})\b`,
)
/** How far such a word is from its amount at most, in UTF-16 units. */
const NEAR = 40

type Placed = { before: string; after: string; fields: MoneyField[] }

/** Whether an amount is said to be of what none of these listings states, so that none of their amounts can stand in its place. */
export function isOfNoListing({ before, after, fields }: Placed, truths: Truth[]): boolean {
  const [said, next] = [fold(before.slice(-NEAR)), fold(after.slice(0, NEAR))]
  const isPriceOfSale = fields.includes('price') && truths.some(({ listing }) => listing.SaleType === 'for_sale')
  return (
    OF_NO_LISTING.test(said) ||
    OF_NO_LISTING.test(next) ||
    A_YEAR.test(next) ||
    YEARLY.test(said) ||
    (isPriceOfSale && A_MONTH.test(next))
  )
}
