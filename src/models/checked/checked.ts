import { Counter, type Registry } from 'prom-client'
import type { ByLanguage } from '../../contract/languages.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import { lazy } from '../../core/lazy.ts'
import type { Prompt } from '../../core/ports/models.ts'
import { remembered } from '../../search/text/remembered.ts'
import type { AnswerContext } from '../grounded/context.ts'
import { languageFor } from '../words.ts'
import { type Checker, createChecker } from './checker.ts'
import { claimsIn } from './claims.ts'
import { MAGNITUDE, NUMBER, parseRoundedNumber, SPACED_NUMBER } from './rounded-number.ts'
import type { Correction } from './sentence.ts'
import { type Truth, truthOf } from './truth.ts'
import type { AllowedStatements, Evidence } from './verdict.ts'

/** Called for each corrected claim; for metrics. */
export type OnCorrection = (model: string, correction: Correction) => void

/** Checks an answer against the listings shown in the session. Text without claims about listings passes. */
export const checked = (
  model: string,
  { prompt, shown, figures }: AnswerContext,
  onCorrection: OnCorrection,
): Checker =>
  createChecker({
    evidence: gatherEvidence(prompt, { shown, figures }),
    onCorrection: (correction) => onCorrection(model, correction),
  })

/** Checks nothing. */
export const passThroughChecker: Checker = { push: (text) => text, end: () => '' }

/** Counts corrections in `registry`. */
export function createCorrectionCounter(registry: Registry): OnCorrection {
  const corrections = new Counter({
    name: 'porchlight_corrections_total',
    help: 'Claims in answers that no listing backed, by model, kind and whether the truth took their place',
    labelNames: ['model', 'kind', 'fate'],
    registers: [registry],
  })
  return (model, { kind, fate }) => corrections.inc({ model, kind, fate })
}

const notes: ByLanguage<string> = {
  en: '(not confirmed)',
  es: '(sin confirmar)',
  fr: '(non confirmé)',
  de: '(nicht bestätigt)',
  pt: '(não confirmado)',
}
/** A language that models answer in and the service itself does not speak. */
const italian = { name: 'italian', note: '(non confermato)' }

type Shown = { shown: Map<number, Listing>; figures: Set<number> }

/** The evidence for answers to this prompt. Returns a function, so that listings shown during the answer count too. */
export function gatherEvidence(prompt: Prompt, { shown, figures }: Shown): () => Evidence {
  const { exchanges, question, settings } = prompt
  // Lazy: most answers make claims, but small talk does not, and a system message may be long.
  const asked = lazy(() => allowedStatementsIn([...exchanges.map((exchange) => exchange.question), question]))
  // What staff wrote in this session counts as much as what the chatbot's settings say.
  const stated = exchanges.flatMap(({ by, answer }) => (by === undefined ? [] : answer))
  const business = lazy(() => {
    const settled = statementsOfSettings(Object.values(settings).filter(isText).join('\n'))
    const said = allowedStatementsIn(stated)
    return { amounts: settled.amounts.union(said.amounts), texts: settled.texts.union(said.texts) }
  })
  const language = lazy(() => languageFor(prompt))
  const isItalian = settings.AIResponseLanguage.toLowerCase().includes(italian.name)
  const truths = new Map<Listing, Truth>()
  const truthAbout = (listing: Listing): Truth => {
    const known = truths.get(listing) ?? truthOf(listing)
    truths.set(listing, known)
    return known
  }
  return () => ({
    truths: [...shown.values()].map(truthAbout),
    figures,
    asked: asked(),
    business: business(),
    language: language(),
    note: isItalian ? italian.note : notes[language()],
  })
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Long settings take up to 60 ms, and stay the same for many answers. */
const statementsOfSettings = remembered((texts) => allowedStatementsIn([texts]), 32)

/** Both readings of "12 345": two numbers, and one. */
const NUMBERS = [NUMBER, SPACED_NUMBER].map((number) => new RegExp(`(?:${number})${MAGNITUDE}`, 'giu'))

/** All numbers and other checkable statements of any kind: a person who asks for "900k" may be answered "$900,000". */
function allowedStatementsIn(texts: string[]): AllowedStatements {
  const all = texts.join('\n')
  const numbers = NUMBERS.flatMap((pattern) => all.match(pattern) ?? [])
  return {
    amounts: new Set(numbers.flatMap((number) => parseRoundedNumber(number)?.value ?? [])),
    texts: new Set(claimsIn(all).flatMap((claim) => (claim.amount === undefined ? [claim.text.toLowerCase()] : []))),
  }
}
