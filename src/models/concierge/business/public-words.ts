import { isPublicWord, PUBLIC_PHRASES } from './public-vocabulary.ts'

const PHRASES = new RegExp(PUBLIC_PHRASES, 'giu')
/** Addresses of mail and web, handles and hashtags. */
const ADDRESSES =
  /(?<!\S)\S{1,100}@\S{1,100}|\bhttps?:\S+|\bwww\.\S+|(?<!\S)[a-z\d-]{2,60}(?:\.[a-z\d-]{2,60}){1,3}(?:\/\S*)?|(?<!\S)[@#][\w.-]+/giu

/** Money or a share. Who is named beside it is a client or partner, not a place. */
const AMOUNT = /[$€£]\s?\d|\d\s?(?:[$€£%]|percent\b|euros?\b|dollars?\b|pounds?\b)/iu
/** A capital in the middle of a title, where it says nothing about names: "The Key Is Under The Mat". */
const TITLE = /[\p{L}\d,] (?:Is|Are|To|From|Under|On|In|At|For|With|Behind|By|And|Or|If|When|Who|Has|Not|No|But)\b/u

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu
/** What follows a name at the beginning of a sentence. */
const AFTER_NAME =
  /^(?:[ -]\p{Lu}|'s \p{Lu}| +¤| & \p{Lu}| (?:brokerage|licen[cs]e|office|branch|agents|team|county|city|area)\b| (?:is|was) (?:our|the|a|an|fluent|founded|established|born|also|licensed|available|located|part|owned) | has (?:been|over|more|offices|\d)| (?:speaks|leads|runs|heads|manages|covers|serves|sells|and|or|offers|provides|handles|works|joined|founded|helps|assists|welcomes|speciali[sz]es|holds|charges|sponsors|belongs|employs|carries|looks|deals|teaches|hosts|answers|takes care) |, (?:our|the|an?) \p{Ll})/u
/** Nouns that a single other word may stand before ("a cleaning fee"), and endings of rules that it may be the subject of. */
const AFTER_UNKNOWN =
  /^\s*(?:fees?|deposits?|surcharges?|departments?|teams?|insurance|tours?|homes?|houses|apartments|rentals?|appointments|consultations?|policy|services?|specialists?|agents|(?:is|are) (?:not |always |also )?(?:allowed|welcome|accepted|permitted|included|prohibited|forbidden|required|available|provided|free)|not (?:allowed|permitted|accepted))\b/iu

/** Whether a sentence holds nothing but public words, numbers and names of places and people, and not names alone. */
export function hasOnlyPublicWords(sentence: string): boolean {
  const text = sentence.replace(ADDRESSES, ' ¤ ').replace(PHRASES, ' ¤ ')
  const mayName = !AMOUNT.test(sentence) && !TITLE.test(sentence) && sentence !== sentence.toUpperCase()
  const first = text.search(/\S/)
  let [known, names, unknown] = [text.includes('¤') ? 1 : 0, 0, 0]
  for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
    if (bare(token).length === 1 || /^\d/.test(token)) continue
    if (isPublicWord(bare(token))) {
      known += 1
      continue
    }
    const rest = text.slice(at + token.length, at + token.length + 40)
    if (mayName && (at === first ? isFirstName(token, rest) : isName(token, rest))) {
      names += 1
      continue
    }
    unknown += 1
    const isModifier = AFTER_UNKNOWN.test(rest)
    if (unknown > 1 || !isModifier) return false
  }
  return known > 0 || names === 0
}

/** Without "'s", "'ll" and the like. */
const bare = (token: string): string => token.replace(/['’](?:s|re|ll|ve|d|m|t)$/iu, '')

const ACRONYM = /^\p{Lu}{2,5}$/u
const CAPITAL = /^\p{Lu}/u
/** Small words inside names: "Rue du Port". */
const PARTICLE = /^(?:de|del|della|des|di|da|do|du|la|le|el|rue|van|von|der|den|dei|della|delle|degli|dos|das|al|y|e)$/u
/** A name of a place or person in a sentence: "Dana's sister" is somebody's business, "St. Paul's Church" a place. */
const isName = (token: string, rest: string): boolean =>
  CAPITAL.test(token.replace(/^[dl]['’]/u, ''))
    ? !/['’]s$/u.test(token) || /^ \p{Lu}/u.test(rest)
    : PARTICLE.test(token) && /^ \p{Lu}/u.test(rest)

const isFirstName = (token: string, rest: string): boolean =>
  CAPITAL.test(token) && (ACRONYM.test(token) || AFTER_NAME.test(rest))
