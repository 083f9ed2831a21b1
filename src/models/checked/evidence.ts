import type { Listing } from '../../contract/listings/listing.ts'
import type { Prompt } from '../../core/ports/ports.ts'
import { amountIn, MAGNITUDE, NUMBER } from './amounts.ts'
import { claimsIn } from './claims.ts'
import { once, type Truth, truthOf } from './truth.ts'
import type { Claims, Evidence } from './verdict.ts'

type Shown = { shown: Map<number, Listing>; figures: Set<number> }

/** What answers to this prompt are checked against; the listings are those shown by the time it is called. */
export function gatherEvidence({ exchanges, question, settings }: Prompt, { shown, figures }: Shown): () => Evidence {
  // Most answers make claims, but small talk does not, and a system message may be long.
  const asked = once(() => claimsOf([...exchanges.map((exchange) => exchange.question), question]))
  // What a person of the business stated in the talk counts like what its settings say.
  const stated = exchanges.flatMap(({ by, answer }) => (by === undefined ? [] : answer))
  const business = once(() =>
    claimsOf([...Object.values(settings).filter((value) => typeof value === 'string'), ...stated]),
  )
  const truths = new Map<Listing, Truth>()
  const truthAbout = (listing: Listing): Truth => {
    const known = truths.get(listing) ?? truthOf(listing)
    truths.set(listing, known)
    return known
  }
  return () => ({ truths: [...shown.values()].map(truthAbout), figures, asked: asked(), business: business() })
}

/** Every number and every telling text, of whatever kind: who asks for "900k" may be answered "$900,000". */
function claimsOf(texts: string[]): Claims {
  const all = texts.join('\n')
  const numbers = all.match(new RegExp(`(?:${NUMBER})${MAGNITUDE}`, 'gu')) ?? []
  return {
    amounts: new Set(numbers.flatMap((number) => amountIn(number)?.value ?? [])),
    texts: new Set(claimsIn(all).flatMap((claim) => (claim.amount === undefined ? [claim.text.toLowerCase()] : []))),
  }
}
