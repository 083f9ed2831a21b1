import { seeded } from '../clock/seeded.ts'
import type { PacedAnswer } from './paced-model.ts'

/** What became of a talk: `unheard` when it never began. */
export type Verdict = {
  talk: number
  what: 'good' | 'unheard' | 'lost' | 'doubled' | 'disordered' | 'wrong'
  shown: string
  expected: string
  /** what became of its first event, where nobody heard it */
  told?: unknown
}

const EVERY_MS = 30
const FRAGMENT = 24

const tagsIn = (text: string): string[] => text.match(/\bhome \d+-\d+\b/g) ?? []

/** The answer to one question, of 20 to 3,000 characters, the same whenever it is asked. */
function pieceFor(tag: string): string {
  const random = seeded(Buffer.from(tag).reduce((sum, letter) => (sum * 31 + letter) | 0, 7))
  const count = random() < 0.1 ? 400 : Math.ceil(random() * 60)
  const body = Array.from({ length: count }, () => Math.floor(random() * 1e6).toString(36))
  return `(${tag}) ${body.join(' ')} (end)`
}

export const answerTo = (tags: string[]) => tags.map(pieceFor).join('\n\n')

/** What the model says to a question: a piece about each home in it. */
export function answerAboutHomes(question: string): PacedAnswer {
  const text = answerTo(tagsIn(question))
  const fragments = Array.from({ length: Math.ceil(text.length / FRAGMENT) }, (_, index) =>
    text.slice(index * FRAGMENT, (index + 1) * FRAGMENT),
  )
  return { fragments, everyMs: Math.min(EVERY_MS, 1_500 / fragments.length) }
}

/** Where an answer is cut into messages, blanks may come or go. */
export const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What went wrong with what is shown of the answers to these. */
export function reasonOf(shown: string, tags: string[]): Verdict['what'] {
  const begun = tagsIn(shown)
  const ends = shown.split('(end)').length - 1
  if (begun.length > new Set(begun).size) return 'doubled'
  if (tags.some((tag) => !begun.includes(tag)) || ends < tags.length) return 'lost'
  return begun.some((tag, index) => tag !== tags[index]) ? 'disordered' : 'wrong'
}
