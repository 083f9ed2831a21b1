import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Labelled } from './learn.ts'

const FOLDER = join(import.meta.dirname, 'corpus')

/**
 * About 34,000 made-up sentences of system messages in English, German, French and Spanish, a line each: "public" or "private", a
 * tab, the sentence. Many are pairs of nearly the same words, one beside the other.
 */
export const corpus = (): Labelled[] =>
  readdirSync(FOLDER).flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n').flatMap(labelledOf))

function labelledOf(line: string): Labelled[] {
  const [label, text] = line.split('\t')
  return text === undefined ? [] : [{ text: text.trim(), isPublic: label === 'public' }]
}
