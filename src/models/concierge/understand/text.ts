import { ORDINALS } from '../../../search/numbers/words/number-words.ts'
import { foldedWords, toPlainText } from '../../../search/text/fold.ts'

/** Stop words. */
const EMPTY = new Set(
  `a an the this that these those it its they them their there here one ones i im ive id me my we our us you your yours
  he she is are was were be been being am do does did done have has had having can could will would shall should may
  might must what whats which who whom when why how much many old long big large near of on in at to for from with by
  about as and or but not no yes any some anything something if so than then too also still just only really actually
  even tell show give send share say says let know like want need get got see find look looking more details detail
  info information describe please pls plz tho though nah showed shown thanks thank ok okay hi hello hey well now ask question listing listings house home
  place property unit apartment condo building include included includes come comes offer offers allow allowed possible
  kind sort type bring friendly accept accepted live nice good great keep where out take takes pay per square sq foot feet ft meter meters metre metres number office company agency business policy sit`.split(
    /\s+/,
  ),
)

/** Synonyms; the first word of each group represents it. */
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

/** Concepts that another one implies: a text with a phone number answers a question for contact. */
const IMPLIED = new Map([
  ['phone', 'contact'],
  ['email', 'contact'],
])

/** The content words of a text without duplicates, stemmed ("pets" = "pet") and with synonyms merged. */
export function contentWords(text: string): string[] {
  // "close to the lake" has nothing to do with closing hours.
  const tokens = foldedWords(text.replace(/\bclose (to|by)\b/gi, ' ')).filter((token) => !EMPTY.has(token))
  return [...new Set(tokens.map((token) => groupOf.get(stem(token)) ?? stem(token)))]
}

/** Whether a text is a question, judged by its question mark or first words. */
export const isQuestion = (text: string): boolean => text.trimEnd().endsWith('?') || QUESTION.test(toPlainText(text))

const QUESTION =
  /^(and |so |ok |but )?((of|in|at|from|for|on|to|by) (what|which|whose|whom|how)|is|are|was|does|do|did|has|have|can|could|will|would|should|whats?|how|hows|when|where|which|who|why|any)\b/

/** The text with most of the words asked for, if it has at least the share `share` (0 to 1) of them. */
export function bestMatch(asked: string[], texts: string[], share: number): string | undefined {
  const scored = texts.map((text) => ({ text, score: shareOf(asked, given(text)) }))
  const best = scored.reduce((top, each) => (each.score > top.score ? each : top), { text: '', score: 0 })
  return best.score > 0 && best.score >= share ? best.text : undefined
}

function given(text: string): Set<string> {
  const said = contentWords(text)
  return new Set([...said, ...said.flatMap((word) => IMPLIED.get(word) ?? [])])
}

const shareOf = (asked: string[], said: Set<string>): number =>
  asked.length === 0 ? 0 : asked.filter((word) => said.has(word)).length / asked.length

function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && /[^s]s$/.test(word)) return word.slice(0, -1)
  return word
}

/** The number that an ordinal stands for, in words or digits: 2 for "second" and "2nd". */
export const placeOf = (ordinal: string): number => ORDINALS.indexOf(ordinal) + 1 || Number.parseInt(ordinal, 10)
