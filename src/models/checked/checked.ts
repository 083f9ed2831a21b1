import { Counter, type Registry } from 'prom-client'
import type { ByLanguage } from '../../contract/languages.ts'
import { type Listing, lengthOf } from '../../contract/listings/listing.ts'
import { runInSlices } from '../../core/event-loop/yielding.ts'
import { lazy } from '../../core/lazy.ts'
import type { Prompt } from '../../core/ports/models.ts'
import { fold } from '../../search/text/fold.ts'
import { remembered } from '../../search/text/remembered.ts'
import { languageFor } from '../words.ts'
import { type Checker, createChecker } from './checker.ts'
import { claimsIn } from './claims/claims.ts'
import { phonesIn } from './claims/contacts.ts'
import { MAGNITUDE, NUMBER, parseRoundedNumber, SPACED_NUMBER } from './claims/rounded-number.ts'
import type { AllowedStatements, Evidence } from './evidence.ts'
import { type Reading, readInPieces } from './long-texts.ts'
import type { Correction } from './sentence.ts'
import { namedIn } from './subject.ts'
import { type Truth, truthOf } from './truth/truth.ts'
import { comparable } from './verdict.ts'

/** Called for each corrected claim; for metrics. */
export type OnCorrection = (model: string, correction: Correction) => void

/** Checks an answer against the listings shown in the session. Text without claims about listings passes. */
export const checked = (
  model: string,
  { prompt, ...shown }: { prompt: Prompt } & Shown,
  onCorrection: OnCorrection,
): Checker =>
  createChecker({
    ...gatherEvidence(prompt, shown),
    onCorrection: (correction) => onCorrection(model, correction),
  })

/** Checks nothing. */
export const passThroughChecker: Checker = { prepare: () => undefined, push: (text) => text, end: () => '' }

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

/** `results`: the listings of each search for this answer */
type Shown = { shown: Map<number, Listing>; figures: Set<number>; results?: readonly (readonly Listing[])[] }

/** Texts that together are longer than this, in UTF-16 units, are read in several turns of the event loop. */
const READ_AT_ONCE = 16_384

/** The evidence for answers to this prompt. A function, so that listings shown during the answer count too. */
export function gatherEvidence(prompt: Prompt, { shown, figures, results = [] }: Shown) {
  const { exchanges, question, settings } = prompt
  const questions = [...exchanges.map((exchange) => exchange.question), question]
  // What staff wrote in this session counts as much as what the chatbot's settings say.
  const stated = exchanges.flatMap(({ by, answer }) => (by === undefined ? [] : answer))
  const settled = Object.values(settings).filter(isText)
  // Lazy: most answers make claims, but small talk does not, and a system message may be long.
  const readings = {
    asked: lazy(() => readStatements(questions.join('\n'))),
    stated: lazy(() => readStatements(stated.join('\n'))),
    settled: lazy(() => readSettings(settled.join('\n'))),
  }
  const business = lazy((): AllowedStatements => {
    const [one, other] = [readings.settled().found(), readings.stated().found()]
    return { amounts: one.amounts.union(other.amounts), texts: one.texts.union(other.texts) }
  })
  const told = lazy(() => fold([...stated, ...settled].join('\n')))
  const language = lazy(() => languageFor(prompt))
  const isItalian = settings.AIResponseLanguage.toLowerCase().includes(italian.name)
  const thisYear = new Date(prompt.now).getUTCFullYear()
  const known = new Map<Listing, Truth>()
  const truthAbout = (listing: Listing): Truth => {
    const truth = known.get(listing) ?? truthOf(listing, thisYear)
    known.set(listing, truth)
    return truth
  }
  const isLong = (): boolean => {
    const texts = sumOfLengths(questions) + sumOfLengths(stated) + sumOfLengths(settled)
    return shown.values().reduce((sum, listing) => sum + lengthOf(listing), texts) > READ_AT_ONCE
  }
  async function readAll(): Promise<void> {
    const ofListings = [...shown.values()].flatMap((listing) => truthAbout(listing).readings)
    const { asked, stated: said, settled: set } = readings
    for (const { slices } of [asked(), said(), set(), ...ofListings]) await runInSlices(slices)
  }
  return {
    prepare: () => (isLong() ? readAll() : undefined),
    evidence: (): Evidence => {
      const truths = [...shown.values()].map(truthAbout)
      return {
        truths,
        groups: () => [
          ...results.map((found) => found.flatMap(({ ID }) => shown.get(ID) ?? []).map(truthAbout)),
          namedIn(exchanges.at(-1)?.answer ?? '', truths),
        ],
        figures,
        asked: readings.asked().found(),
        business: business(),
        isTold: (pattern) => pattern.test(told()),
        language: language(),
        note: isItalian ? italian.note : notes[language()],
      }
    },
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const sumOfLengths = (texts: string[]): number => texts.reduce((sum, { length }) => sum + length, 0)

/** Both readings of "12 345": two numbers, and one. */
const NUMBERS = [NUMBER, SPACED_NUMBER].map((number) => new RegExp(`(?:${number})${MAGNITUDE}`, 'giu'))

/** All numbers and other checkable statements of any kind: a person who asks for "900k" may be answered "$900,000". */
const readStatements = (text: string): Reading<AllowedStatements> =>
  readInPieces(text, { amounts: new Set<number>(), texts: new Set<string>() }, (piece, { amounts, texts }) => {
    for (const number of NUMBERS.flatMap((pattern) => piece.match(pattern) ?? [])) {
      const value = parseRoundedNumber(number)?.value
      if (value !== undefined) amounts.add(value)
    }
    for (const { kind, amount, text: claimed } of claimsIn(piece))
      if (amount === undefined) texts.add(comparable(kind, claimed))
      else amounts.add(amount.value)
    for (const phone of phonesIn(piece)) texts.add(phone)
  })

/** Long settings stay the same for many answers. */
const readSettings = remembered(readStatements, 32)
