import { Counter, type Registry } from 'prom-client'
import type { Listing } from '../../contract/listings/listing.ts'
import type { Prompt } from '../../core/ports/ports.ts'
import type { AnswerContext } from '../grounded/context.ts'
import { type Checker, createChecker } from './checker.ts'
import { amountIn, claimsIn, MAGNITUDE, NUMBER } from './claims.ts'
import type { Correction } from './sentence.ts'
import { once, type Truth, truthOf } from './truth.ts'
import type { Claims, Evidence } from './verdict.ts'

/** Told of every claim that was put right; for metrics. */
export type OnCorrection = (model: string, correction: Correction) => void

/** Lets through what the listings shown in the talk back, and what claims nothing of listings. */
export const checked = (
  model: string,
  { prompt, shown, figures }: AnswerContext,
  onCorrection: OnCorrection,
): Checker =>
  createChecker({
    evidence: gatherEvidence(prompt, { shown, figures }),
    note: noteIn(prompt.settings.AIResponseLanguage),
    onCorrection: (correction) => onCorrection(model, correction),
  })

/** Lets everything through. */
export const unchecked: Checker = { push: (text) => text, end: () => '' }

/** Counts corrections in `registry`. */
export function countCorrections(registry: Registry): OnCorrection {
  const corrections = new Counter({
    name: 'porchlight_corrections_total',
    help: 'Claims in answers that no listing backed, by model, kind and whether the truth took their place',
    labelNames: ['model', 'kind', 'fate'],
    registers: [registry],
  })
  return (model, { kind, fate }) => corrections.inc({ model, kind, fate })
}

const notes: Record<string, string> = {
  spanish: '(sin confirmar)',
  french: '(non confirmé)',
  german: '(nicht bestätigt)',
  portuguese: '(não confirmado)',
  italian: '(non confermato)',
}

/** What stands in an answer where something had to be left out; `language` is an English name, "" for any. */
export const noteIn = (language: string): string =>
  Object.entries(notes).find(([name]) => language.toLowerCase().includes(name))?.[1] ?? '(not confirmed)'

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
