import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Labelled } from './learn.ts'

/** The sentences of all files of a folder beside this file: a line each, "public" or "private", a tab, the sentence. */
function sentencesIn(folder: string): Labelled[] {
  const path = join(import.meta.dirname, folder)
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsv'))
  return files.toSorted().flatMap((file) => readFileSync(join(path, file), 'utf8').split('\n').flatMap(labelledOf))
}

/**
 * Made-up sentences of system messages in English, German, French, Spanish and Portuguese, from which the classifier learns. Many
 * are pairs of nearly the same words, one beside the other.
 */
export const corpus = (): Labelled[] => sentencesIn('corpus')

/** Such sentences by authors who looked for the classifier's weak points. It learns from them too. */
export const testers = (): Labelled[] => sentencesIn('testers')

/** Such sentences by other authors, from which it must never learn: they tell how it judges what it has not seen. */
export const unseen = (): Labelled[] => sentencesIn('unseen')

/**
 * Such sentences whose confidences no word marks as such: they state them as flatly as one states hours and fees. It must never learn
 * from them either. `first` was written before the signs of confidences (src/models/concierge/business/confidential), `plain`,
 * `oblique` and `blind` after them; some signs were added for what those let through. No sign was made for a sentence of `everyday`:
 * its last hundred English confidences were written after the last of them. `flat` was written after all these, and `brief`,
 * terse notes and mixed sentences, after `flat`. `late` was written last: short confidences beside public statements of the same subjects,
 * in nearly the same words. A few signs were added for what these three let through.
 */
export const unmarked = (set = ''): Labelled[] => sentencesIn(join('unmarked', set))

function labelledOf(line: string): Labelled[] {
  const [label, text] = line.split('\t')
  return text === undefined ? [] : [{ text: text.trim(), isPublic: label === 'public' }]
}
