import { type Phrases, phrases } from '../../../search/text/phrases.ts'
import type { Truth } from '../truth/truth.ts'
import { THINGS, type Thing } from './thing-words.ts'

const wordsOf = ({ words }: Thing): string => Object.values(words).join('|')
/** The thing that is named at a token. */
export const thingAt: Phrases<Thing> = phrases(THINGS.map((thing) => [thing, wordsOf(thing)]))

/** The first words of all names, folded. */
export const THING_WORDS: readonly string[] = [
  ...new Set(
    THINGS.flatMap((thing) =>
      wordsOf(thing)
        .split('|')
        .flatMap((name) => name.split(' ').slice(0, 1)),
    ),
  ),
]

/** How texts of listings deny a thing, in plain text. */
const DENIED =
  'no|not|without|never|neither|nor|kein|keine|keinen|ohne|sin|sans|sem|pas de|pas d|ningun|ninguna|aucun|aucune|nenhum|nenhuma|nao tem'
/**
 * How an absence is said: `ofTexts`: of what the listing tells, as in "no parking is mentioned"; `ofOwn`: of what the home has for itself, as in "no pool on the
 * property".
 */
export type Said = { ofTexts: boolean; ofOwn: boolean }

/** Whether a listing says that it has a thing. */
export function isHad(
  thing: Thing,
  truth: Truth,
  { ofTexts, ofOwn }: Said = { ofTexts: false, ofOwn: false },
): boolean {
  // Of what no texts tell, a field is what is listed.
  const isInFields = (!ofTexts || thing.says === '') && thing.has?.(truth.listing) === true
  if (isInFields) return true
  const known = (ofOwn ? KNOWN_OWN : KNOWN).get(truth) ?? new Map<Thing, boolean>()
  ;(ofOwn ? KNOWN_OWN : KNOWN).set(truth, known)
  const had = known.get(thing) ?? isSaid(thing, truth.said(), ofOwn)
  known.set(thing, had)
  return had
}
const KNOWN = new WeakMap<Truth, Map<Thing, boolean>>()
const KNOWN_OWN = new WeakMap<Truth, Map<Thing, boolean>>()

function isSaid(thing: Thing, said: string, ofOwn: boolean): boolean {
  const words = (thing.says ?? wordsOf(thing)).split('|').filter((word) => word !== '' && said.includes(word))
  if (words.length === 0) return false
  const text = ofOwn
    ? said
        .split(' | ')
        .filter((part) => !isShared(part))
        .join(' | ')
    : said
  return words.some((word) => stating(word).test(text))
}

/**
 * Whether a listing, or the business, mentions a thing in some way, so that it may be there. `isTold`: whether the business says what fits
 * a pattern. Of a long listing not all is read.
 */
export function isMentioned(thing: Thing, truth: Truth, isTold: (pattern: RegExp) => boolean): boolean {
  const { listing } = truth
  if (thing.has?.(listing) === true || thing.mayHave?.(listing) === true || isHad(thing, truth)) return true
  const said = truth.said()
  if (said.length >= MOST_SAID) return true
  const words = [
    ...wordsOf(thing).split('|'),
    ...(thing.says ?? '').split('|'),
    ...(thing.alike ?? '').split('|'),
  ].filter(Boolean)
  return words.some((word) => stating(anyCompoundOf(word)).test(said)) || isTold(new RegExp(words.join('|')))
}
/** A word, alone or last in a compound: "backyard", "Dachterrasse", "minisplits". Short words end others by chance. */
const anyCompoundOf = (word: string): string =>
  word.length < COMPOUND_MIN ? word : String.raw`(?!(?:${OTHER_COMPOUNDS}))\p{L}*${word.replaceAll(' ', ' ?')}`
const COMPOUND_MIN = 4
/** Compounds of other things than a home has. */
const OTHER_COMPOUNDS =
  'kindergarten|biergarten|tiergarten|graveyard|churchyard|shipyard|junkyard|vineyard|carpool|facelift|forklift'
/** As long texts may have been cut, in UTF-16 units. */
const MOST_SAID = 8_000

/** Whether a folded text speaks of what several homes share. */
export const isShared = (text: string): boolean => SHARED.test(text)
const SHARED =
  /(?<!\p{L})(?:communit\p{L}*|shared?|sharing|common|communal|association|residents?|neighbou?rhood|clubhouse|complex|building amenit\p{L}*|gemeinschaft\p{L}*|gemeinsam\p{L}*|geteilt\p{L}*|wohnanlage|comunitari\p{L}*|comunes?|comunidad|compartid\p{L}*|urbanizacion|commun\p{L}*|partage\p{L}*|copropriete|residence|condominio|comuns?|comum|compartilhad\p{L}*|partilhad\p{L}*)(?!\p{L})/u

/** Matches a text that has a word and denies it neither before nor behind. */
const stating = (word: string): RegExp =>
  new RegExp(
    `(?<!(?:^| )(?:${DENIED})(?: a| an| any)?)(?:^| )${word}(?! (?:no|none|nein|not|nicht)(?: \\||$| included| allowed| vorhanden))`,
    'u',
  )

/**
 * The words from which on a text is held back that may deny a thing, folded; besides "no", "not" and others that statuses are denied with. Others are
 * too common to wait what they deny: it is checked where their sentence ends.
 */
export const DENYING_WORDS = ['lacks', 'lacking', 'kein', 'keine', 'keinen', 'keiner', 'none', 'nein']
