import { fold, foldedWords } from '../../../search/text/fold.ts'

/** Words that say nothing about what is asked for. */
const EMPTY = new Set(
  `a an the this that these those it its they them their there here one ones i im ive id me my we our us you your yours
  he she is are was were be been being am do does did done have has had having can could will would shall should may
  might must what whats which who whom when why how much many old long big large near of on in at to for from with by
  about as and or but not no yes any some anything something if so than then too also still just only really actually
  even tell show give send share say says let know like want need get got see find look looking more details detail
  info information describe please thanks thank ok okay hi hello hey well now ask question listing listings house home
  place property unit apartment condo building include included includes come comes offer offers allow allowed possible
  kind sort type bring friendly accept accepted live nice good great keep where out take takes pay per square sq foot feet ft meter meters metre metres number office company agency business policy sit`.split(
    /\s+/,
  ),
)

/** Words that ask for the same thing, each group under its first word. */
const GROUPS = [
  'hour open opening close closed closing sunday monday tuesday wednesday thursday friday saturday weekend weekday',
  'contact reach speak talk agent realtor broker human person someone',
  'phone telephone call',
  'email mail',
  'financing finance mortgage loan lender credit',
  'address located location',
  'fee commission charge cost price',
  'viewing view tour visit appointment schedule showing book',
  'pet dog cat animal puppy kitten',
  'cool cooled cooling ac air conditioned conditioning conditioner',
  'outdoor outside',
  'furnished furniture',
  'laundry washer dryer',
].map((group) => group.split(' '))

const groupOf = new Map(GROUPS.flatMap((group) => group.map((word) => [stem(word), group[0] ?? word])))

/** What a text that gives the one also gives: who has a phone number can make contact. */
const IMPLIED = new Map([
  ['phone', 'contact'],
  ['email', 'contact'],
])

/** The words of a text that carry meaning, in a form in which "pets" equals "pet" and "dogs". */
export function meanings(text: string): string[] {
  // "Close to the lake" asks for no closing time.
  const tokens = foldedWords(text.replace(/\bclose (to|by)\b/gi, ' ')).filter((token) => !EMPTY.has(token))
  return [...new Set(tokens.map((token) => groupOf.get(stem(token)) ?? stem(token)))]
}

/** Text to match patterns against: folded, apostrophes gone, other punctuation blanks; "#" stays ("#2"). */
export const plainOf = (text: string): string =>
  fold(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

/** Whether a text asks something, by its mark or its first word. */
export const isQuestion = (text: string): boolean => text.trimEnd().endsWith('?') || QUESTION.test(plainOf(text))

const QUESTION =
  /^(and |so |ok |but )?((of|in|at|from|for|on|to|by) (what|which|whose|whom|how)|is|are|was|does|do|did|has|have|can|could|will|would|should|whats?|how|hows|when|where|which|who|why|any)\b/

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export const sentences = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '')

/** The text that shares most with what was asked, if it shares at least `share` of it (0 to 1). */
export function bestMatch(asked: string[], texts: string[], share: number): string | undefined {
  const scored = texts.map((text) => ({ text, score: shareOf(asked, given(text)) }))
  const best = scored.reduce((top, each) => (each.score > top.score ? each : top), { text: '', score: 0 })
  return best.score > 0 && best.score >= share ? best.text : undefined
}

function given(text: string): Set<string> {
  const said = meanings(text)
  return new Set([...said, ...said.flatMap((word) => IMPLIED.get(word) ?? [])])
}

const shareOf = (asked: string[], said: Set<string>): number =>
  asked.length === 0 ? 0 : asked.filter((word) => said.has(word)).length / asked.length

function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && /[^s]s$/.test(word)) return word.slice(0, -1)
  return word
}
