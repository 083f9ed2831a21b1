import { COMMON_WORDS } from './common-words.ts'
import { wordSet } from './phrases.ts'
import type { Finding, Sentence } from './sentence.ts'
import { isCapital, isWord, said } from './tokens.ts'

/** What nothing else understood where something should narrow: "with a helipad" is told rather than dropped in silence. */
export function readLeftovers(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, words, all } = sentence
  if (!isUnknown(sentence, at)) return undefined
  let until = at + 1
  while (isWord(tokens[until]) && !STOPS.has(tokens[until]?.text ?? '') && until - at < 5) until++
  while (until > at + 1 && !isUnknown(sentence, until - 1) && !NOUNS.has(tokens[until - 1]?.text ?? '')) until--
  if (!isNarrowing(sentence, at, until)) return undefined
  return { from: at, until, notUnderstood: said(words, all, at, until) }
}

/** "with a …", "a … house", a name inside the sentence, or a text of few words; the rest is talk ("I forgot"). */
function isNarrowing({ all }: Sentence, at: number, until: number): boolean {
  let before = at - 1
  while (QUALIFIERS.has(all[before]?.text ?? '')) before--
  if (OPENERS.has(all[before]?.text ?? '') || HOMES.has(all[until]?.text ?? '')) return true
  const isName =
    at > 0 &&
    isCapital(all[at]) &&
    !/^[.!?,]$/.test(all[at - 1]?.text ?? '') &&
    all.some(({ raw }) => /^\p{Ll}/u.test(raw))
  return isName || all.length <= 5
}

const OPENERS = wordSet(
  'with without w has have having had includes include including featuring near by no plus and or of style',
)
const QUALIFIERS = wordSet('a an the any some my own big large small nice good great new old private two three')
const HOMES = wordSet(
  'house houses home homes condo condos apartment apartments townhouse townhouses property properties place',
)

function isUnknown({ tokens }: Sentence, at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return (
    isWord(tokens[at]) &&
    text.length > 2 &&
    !COMMON_WORDS.has(text) &&
    !COMMON_WORDS.has(text.replace(/'\p{L}+$/u, '')) &&
    !CHAT.has(text)
  )
}

const STOPS = wordSet(
  'and or but with in near for that which where who is are was please because so if i we my the a an to of at on by',
)
const NOUNS = wordSet(
  'door doors floor floors room kitchen street building school schools store center style park station',
)

/** Words of talk in the other languages and manners of speech, which narrow nothing. */
const CHAT = wordSet(
  "busco quiero necesito para por con una unos mas favor que hay tiene tengo me gustaria ver una los las del cherche recherche voudrais avec dans pour une des les est veux besoin suche mochte eine einen einem einer mit und der die das ich brauche zum zur bitte gibt von vom bei oder procuro quero com uma dos das preciso nos don't didn't doesn't i'm it's that's let's what's isn't can't i'd i'll i've you're they're we're there's who's where's how's couldn't wouldn't shouldn't won't haven't hasn't aren't wasn't kindly appreciate definitely basically currently ideally hopefully bedroomed roomed",
)
