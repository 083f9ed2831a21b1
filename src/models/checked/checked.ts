import { Counter, type Registry } from 'prom-client'
import type { AnswerContext } from '../grounded/context.ts'
import { type Checker, createChecker } from './checker.ts'
import { gatherEvidence } from './evidence.ts'
import type { Correction } from './sentence.ts'

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
