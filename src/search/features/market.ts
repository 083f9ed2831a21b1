import type { SaleType, Status } from '../../contract/listings/listing.ts'
import { type Phrases, phrases, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import type { Token } from '../text/tokens.ts'

/** Whether to buy or to rent. */
export function readSaleType({ tokens }: Sentence, at: number): Finding | undefined {
  const found = SALE(tokens, at)
  if (!found) return undefined
  const { value, until } = found
  if (value === 'either') return { from: at, until, drop: ['saleType'] }
  return { from: at, until, filter: { saleType: meant(value, tokens, at) }, weak: true }
}

/** The first word that says whether to buy or to rent. */
export function saleTypeOf(tokens: Token[]): SaleType | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const found = SALE(tokens, at)
    if (found && found.value !== 'either') return meant(found.value, tokens, at)
  }
  return undefined
}

/** "rent, not buy" and "buy rather than rent" rule one out, so the other one is meant. */
function meant(said: SaleType, tokens: Token[], at: number): SaleType {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text)
  const isRuledOut = before.some(
    (text, index) => RULED_OUT.has(text) && before.slice(index + 1).every((word) => LINKS.has(word)),
  )
  if (!isRuledOut) return said
  return said === 'for_sale' ? 'for_rent' : 'for_sale'
}

const RULED_OUT = wordSet("not than don't never")
const LINKS = wordSet('to for want looking interested in a')

/** Sold, coming soon or active; "including sold" adds to what is shown anyway. */
export function readStatuses({ tokens }: Sentence, at: number): Finding | undefined {
  const found = STATUS(tokens, at)
  if (!found || NEGATIONS.has(tokens[at - 1]?.text ?? '')) return undefined
  const statuses = INCLUDING.has(tokens[at - 1]?.text ?? '')
    ? [...new Set([...UNSOLD, ...found.value])]
    : [...found.value]
  return { from: at, until: found.until, filter: { statuses } }
}

/** What is shown unless the words ask for sold homes. */
export const UNSOLD: readonly Status[] = ['Active', 'PreOnMarket']

/** "no HOA": a fee of nothing. */
export function readNoFee({ tokens }: Sentence, at: number): Finding | undefined {
  const found = NO_FEE(tokens, at)
  return found && { from: at, until: found.until, filter: { hoa: { max: 0 } } }
}

const NO_FEE: Phrases<true> = phrases([
  [
    true,
    'no hoa|no hoa fee|no hoa fees|without hoa|without an hoa|no hoas|no association fee|no association fees|no condo fees|not in an hoa',
  ],
])

export function readTours({ tokens }: Sentence, at: number): Finding | undefined {
  const found = TOURS(tokens, at)
  return found && { from: at, until: found.until, filter: { tours: [found.value] } }
}

const NEGATIONS = wordSet('not un')
const INCLUDING = wordSet('including include also incl plus and with')

const SALE: Phrases<SaleType | 'either'> = phrases<SaleType | 'either'>([
  [
    'for_sale',
    'for sale|to buy|buy|buying|purchase|purchasing|to purchase|sale|to own|selling for|for purchase|on sale',
  ],
  ['for_sale', 'en venta|comprar|compra|a vendre|acheter|zu verkaufen|kaufen|zum kauf|kauf|a venda|venda|achat|vente'],
  [
    'for_rent',
    'for rent|to rent|rent|renting|rental|rentals|to let|for lease|lease|leasing|rented|for renting|rents|to lease',
  ],
  [
    'for_rent',
    'en alquiler|alquilar|alquiler|en renta|a louer|louer|location mensuelle|zu vermieten|mieten|zur miete|miete',
  ],
  ['for_rent', 'para alugar|alugar|aluguel|para arrendar|arrendar|en arriendo'],
  [
    'either',
    'for sale or for rent|for rent or for sale|to buy or to rent|to rent or to buy|sale and rent|buy or rent|rent or buy|for sale or rent|for rent or sale|sale or rent|rent or sale|to buy or rent|to rent or buy',
  ],
])

const STATUS: Phrases<readonly Status[]> = phrases<readonly Status[]>([
  [
    ['Sold'],
    'sold|recently sold|already sold|sold homes|past sales|vendido|vendida|vendu|verkauft|sold listings|just sold',
  ],
  [['PreOnMarket'], 'coming soon|pre market|premarket|pre on market|not yet listed|off market soon|upcoming'],
  [['Active'], 'active|active listings|currently listed|on the market now|currently on the market'],
  [
    ['Active', 'PreOnMarket', 'Sold'],
    'any status|all statuses|sold or not|sold and active|active and sold|active or sold|sold or active',
  ],
])

const TOURS: Phrases<'OpenHouse' | '3D'> = phrases<'OpenHouse' | '3D'>([
  ['OpenHouse', 'open house|open houses|openhouse|with open house|an open house|portes ouvertes|puertas abiertas'],
  [
    '3D',
    '3 d tour|3 d tours|virtual tour|virtual tours|3 d|3 d walkthrough|video tour|3 d walk through|3d tour|matterport',
  ],
])
