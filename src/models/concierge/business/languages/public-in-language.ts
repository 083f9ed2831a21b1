import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterLongSteps } from '../../../../core/turns.ts'
import { fold } from '../../../../search/text/fold.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { Language } from './language.ts'
import { spanish } from './spanish.ts'

/** Whether a sentence is of a kind that businesses publish. */
export type IsPublic = (sentence: string) => boolean

/**
 * Whether a sentence is of such a kind in German, French or Spanish; its language is that of all its words. The checks are made in
 * several turns of the event loop: together they take 80 ms.
 */
export async function publicInAnotherLanguage(): Promise<IsPublic> {
  const checks: IsPublic[] = []
  for (const language of [german, french, spanish]) {
    await nextTurn()
    checks.push(await createCheck(language))
  }
  return (sentence) => checks.some((isPublic) => isPublic(sentence))
}

async function createCheck(language: Language): Promise<IsPublic> {
  const hasOnlyKnownWords = createWordCheck(language, await knownWordsOf(language))
  await afterLongSteps()
  const kinds = Object.values(language.kinds).map((groups) => groups.map(oneOfExpressions))
  const before = sourceOfOne(language.beforeSubjects)
  const begin = new RegExp(String.raw`^\W{0,9}(?:${before}[\s']){0,2}${sourceOfOne(language.subjects)}${AFTER}`, 'iu')
  const said = oneOfExpressions(language.saidOfSubjects)
  const signs = Object.values(language.privateSigns).map(oneOfExpressions)
  return (text) => {
    const sentence = text.replaceAll('’', "'")
    return (
      hasOnlyKnownWords(sentence) &&
      ((begin.test(sentence) && said.test(sentence)) ||
        kinds.some((groups) => groups.every((group) => group.test(sentence)))) &&
      !signs.some((sign) => sign.test(sentence))
    )
  }
}

/** Boundaries of words as `\b`, which knows only the letters of ASCII. */
const BEFORE = String.raw`(?<![\p{L}\p{N}])`
const AFTER = String.raw`(?![\p{L}\p{N}])`

function oneOfExpressions(expressions: string): RegExp {
  return new RegExp(`${BEFORE}${sourceOfOne(expressions)}${AFTER}`, 'iu')
}

const sourceOfOne = (expressions: string): string => `(?:${expressions.trim().split(/\s+/).map(sourceOf).join('|')})`

function sourceOf(expression: string): string {
  return expression
    .replaceAll('*', String.raw`\p{L}{0,30}`)
    .replaceAll('_', ' ')
    .replaceAll('#', String.raw`\d[\d.,]*`)
    .replace(/^\^/, String.raw`^\W{0,9}`)
    .replace(/\$$/, String.raw`\W{0,9}$`)
}

/** Addresses of mail and web, and handles. */
const ADDRESSES =
  /(?<!\S)\S{1,100}@\S{1,100}|(?<!\S)@[\w.-]+|\bhttps?:\S+|\bwww\.\S+|(?<!\S)[a-z\d-]{2,60}(?:\.[a-z\d-]{2,60}){1,3}(?:\/\S*)?/giu
const TOKEN = /[\p{L}\p{M}\p{N}]+/gu
const MONEY = /[$€£%]|\b(?:euros?|francs?|francos?|franken|chf)\b/iu
const CAPITAL = /^\p{Lu}/u
const ACRONYM = /^\p{Lu}{2,6}$/u
/** Most names beside each known word. */
const NAMES_A_WORD = 2
/** Longest word, in UTF-16 units; longer ones are unknown. */
const WORD_MAX = 40

async function knownWordsOf(language: Language): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const words of Object.values(language.words)) {
    await afterLongSteps()
    for (const word of wordsOf(words)) known.add(word)
  }
  for (const verb of wordsOf(language.verbs)) {
    await afterLongSteps()
    for (const form of formsOf(verb, language)) known.add(form)
  }
  return known
}

function createWordCheck(language: Language, known: ReadonlySet<string>): IsPublic {
  const [endings, prefixes] = [
    ['', ...wordsOf(language.endings)],
    ['', ...wordsOf(language.prefixes)],
  ]
  const isForm = (word: string): boolean =>
    endings.some((ending) => word.endsWith(ending) && known.has(word.slice(0, word.length - ending.length)))
  const isKnown = (word: string): boolean =>
    prefixes.some((prefix) => word.startsWith(prefix) && isForm(word.slice(prefix.length)))
  const isCompound = (word: string): boolean => language.hasCompounds && isMadeOf(word, isForm)
  const { namesHaveCapitals, namesEnd } = language
  const leads = new Set(wordsOf(language.beforeNames))
  const placeEnding = namesEnd === '' ? undefined : new RegExp(`.(?:${wordsOf(namesEnd).join('|')})$`, 'u')

  return (sentence: string): boolean => {
    const mayName = !MONEY.test(sentence) && sentence !== sentence.toUpperCase()
    let [knownWords, names] = [0, 0]
    let before: { word: string; isName: boolean } | undefined
    const text = sentence.replace(ADDRESSES, ' ¤ ')
    for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
      const word = fold(token)
      if (word.length > WORD_MAX) return false
      const isPlain = token.length === 1 || /^\d/.test(token) || isKnown(word) || isCompound(word)
      const isName = (): boolean =>
        mayName &&
        CAPITAL.test(token) &&
        (ACRONYM.test(token) ||
          (placeEnding?.test(word) ?? false) ||
          (before !== undefined && (leads.has(before.word) || (before.isName && !namesHaveCapitals))) ||
          (namesHaveCapitals && (before !== undefined || /^[ -]\p{Lu}/u.test(text.slice(at + token.length)))))
      const isNamed = !isPlain && isName()
      if (!isPlain && !isNamed) return false
      if (isNamed) names += 1
      else if (token.length > 1 && !/^\d/.test(token)) knownWords += 1
      before = { word, isName: isNamed }
    }
    return knownWords > 0 && names <= NAMES_A_WORD * knownWords
  }
}

const wordsOf = (words: string): string[] => fold(words).split(' ').filter(Boolean)

/** The forms of a verb, as "llamar" has "llame" and "llaman"; a stem is written otherwise before "e": "buscar", "busquen". */
const formsOf = (verb: string, { verbEndings }: Language): string[] =>
  Object.entries(verbEndings).flatMap(([infinitive, endings]) => {
    if (!verb.endsWith(infinitive)) return []
    const stem = verb.slice(0, verb.length - infinitive.length)
    return wordsOf(endings).map((ending) => (/^[ei]/.test(ending) ? beforeE(stem, infinitive) : stem) + ending)
  })

const beforeE = (stem: string, infinitive: string): string =>
  infinitive === 'ar' ? stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c') : stem

/** Letters that join the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er']
const PART_MIN = 3

function isMadeOf(word: string, isKnown: (part: string) => boolean, parts = 3): boolean {
  for (let length = PART_MIN; length <= word.length - PART_MIN; length++) {
    const [first, rest] = [word.slice(0, length), word.slice(length)]
    if (!JOINTS.some((joint) => first.endsWith(joint) && isKnown(first.slice(0, first.length - joint.length)))) continue
    if (isKnown(rest) || (parts > 2 && isMadeOf(rest, isKnown, parts - 1))) return true
  }
  return false
}
