import { type Phrases, phrases } from './phrases.ts'
import type { Finding, Sentence } from './sentence.ts'

/** "homes", "listings", "show me": a search, but nothing to narrow it by. */
export function readGeneric({ tokens, previous }: Sentence, at: number): Finding | undefined {
  const isTalk = Object.keys(previous).length > 0
  const found = GENERIC(tokens, at) ?? (isTalk ? CONTINUING(tokens, at) : undefined)
  return found && { from: at, until: found.until, filter: {}, weak: true }
}

const GENERIC: Phrases<true> = phrases([
  [
    true,
    'home|homes|property|properties|listing|listings|place to live|places to live|real estate|residence|residences',
  ],
  [
    true,
    'accommodation|show all|list all|show me everything|show everything|what do you have|what have you got|everything you have|inmuebles',
  ],
  [
    true,
    'viviendas|immobilien|biens|imoveis|logements|propiedades|dwelling|housing|inmueble|vivienda|logement|immobilie|imovel',
  ],
])

const CONTINUING: Phrases<true> = phrases([
  [
    true,
    'something|anything|any other|any others|others|what else|more options|options|other ones|another one|show me|show more',
  ],
])
