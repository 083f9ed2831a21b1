import { inAnyLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import { HOMES } from '../claims/wording.ts'
import { comparisonBefore } from './comparisons.ts'

const ASSERTING = inAnyLanguage({
  en: "costs?|priced at|price (?:is|of)|price:|(?:listed|offered|sold) (?:at|for)|asking(?: price)?(?: is| of)?|rents? for|it's|is|has|have",
  es: 'cuestan?|tiene|precio|es de|a',
  fr: 'coutent?|a|prix|est de',
  de: 'kostet|kosten|betragt|hat|preis',
  pt: 'custam?|tem|preco',
})
const ONLY = inAnyLanguage({ en: 'only|just|now|currently', es: 'solo', fr: 'seulement', de: 'nur', pt: 'apenas' })
const ASSERTS = new RegExp(String.raw`(?:\b${ASSERTING}|:)\s*${ONLY}?[\s*_:]*$`)
const DOUBTING = inAnyLanguage({
  en: String.raw`no|not|none|never|any|cannot|without|find|found|search\w*`,
  es: String.raw`no|ningun\w*|sin`,
  fr: String.raw`aucun\w*|pas|sans`,
  de: String.raw`kein\w*|nicht|ohne`,
  pt: String.raw`nenhum\w*|nao|sem`,
})
const DOUBTS = new RegExp(String.raw`\?|\b${DOUBTING}\b|n't\b`)

/** Whether the words before a number state it as a fact. */
export const assertsBefore = (before: string): boolean => ASSERTS.test(fold(before))
/** Whether a text doubts or denies what it names. */
export const doubts = (text: string): boolean => DOUBTS.test(fold(text))

/** Spelled with their accents: "si" is "if", "sí" is "yes". */
const SUPPOSING = inAnyLanguage({
  en: 'if|whether|once|until|unless|when',
  es: 'si|cuando',
  fr: "si|s['’]ils?|s['’]elles?|quand|lorsque",
  de: 'ob|falls|sobald|wenn|bis',
  pt: 'se|quando|caso',
})
const HYPOTHETICAL = new RegExp(String.raw`(?<!\p{L})${SUPPOSING}\s+(?:[\p{L}\d'’]+\s+){0,4}$`, 'iu')
const ASKS = /^[^\p{L}]*(?:is|are|has|ist|sind|está|están|est-|é|são)(?!\p{L})[^.!?]*\?\s*$/iu
/** Whether the words before a status only suppose it, or its sentence asks for it. */
export const isHypothetical = (before: string, sentence: string): boolean =>
  HYPOTHETICAL.test(before) || ASKS.test(sentence)

/** May stand between a "no" and the number that it denies: behind other words, as in "not far, 5 bedrooms", the number is stated. */
const DENIED = inAnyLanguage({
  en: 'here|have|has|had|for less than|find|found|see|currently|cost|costs|be|any|an?|the|exactly|longer|with|at|for|listed|priced|asking|offers?|homes?|houses?|condos?|listings?|under|below|above|over|between',
  de: 'hier|hat|haben|für weniger als|kostet|kosten|ein|eine[mnr]?|genau|mehr|länger|mit|für|zu|unter|über|ab|wohnung(?:en)?|haus|häuser',
  es: 'aquí|tiene|tienen|tengo|tenemos|encontr(?:é|amos)|por menos|hay|cuesta|cuestan|exactamente|con|de|por|debajo|casas?|pisos?|apartamentos?|viviendas?',
  fr: "ici|d[e']|ne|moins|pour moins|a|ai|avons|trouvé|ont|y|coûten?t?|exactement|plus|sous|avec|à|maisons?|appartements?|logements?",
  pt: 'aqui|tem|têm|há|tenho|temos|encontr(?:ei|amos)|por menos|custam?|exatamente|mais|abaixo|por|de|com|casas?|imóve(?:l|is)',
})
/** "Not only" and "no less than" deny nothing. */
const NEGATED = new RegExp(
  String.raw`(?:(?<!\p{L})(?:not?|never|without|cannot|kein\p{L}*|nicht|pas|aucune?|ning[uú]n\p{L}*|nenhum\p{L}*|n[aã]o|sin|sem|ohne|sans)|n['’]t)\s+(?:${DENIED}\s+){0,5}[^\p{L}\p{N}\s,;:]*$`,
  'iu',
)
/** Denies all that follows in its clause. "Nothing" does so before a preposition only: "nothing beats its 5 bedrooms". */
const NONE = new RegExp(
  String.raw`(?<!\p{L})(?:none(?! other)|neither|zero (?=${HOMES})|keine[rs]? (?:der|von|davon)|ningun[oa]|aucune? d|nenhuma? d|${inAnyLanguage(
    {
      en: 'nothing (?:under|below|above|over|between|for|with|at|in|from|cheaper|less|more|else|that|we)',
      de: 'nichts (?:unter|uber|zwischen|fur|mit|zu|in|ab|gunstiger\\p{L}*)',
      es: 'nada (?:por|con|de|entre|en|menos|mas|a)',
      fr: 'rien (?:sous|entre|pour|avec|a|en|de|moins|plus)',
      pt: 'nada (?:por|com|de|entre|em|abaixo|acima|menos|mais|a)',
    },
  )})(?![^.;:,]{0,80}(?<!\p{L})(?:its|their|sein\p{L}*|ihr\p{L}*|sus?|s[ea]s?|seus?|suas?)(?!\p{L}))[^.;:,]{0,80}$`,
  'u',
)

/** Behind a limit: "under $300,000 there is nothing". */
const NONE_WITHIN =
  /^[\s*_]*,?\s?(?:(?!(?:and|und|y|et|e)\s)\p{L}+\s){0,4}(?:nothing(?! more| less)|none|nichts|nada|rien|there (?:is|are) no|(?:have|found) no|kein\p{L}*|no hay|no tenemos|nao ha|nao temos|aucun\p{L}*|nenhum\p{L}*|(?:hab\p{L}*|find\p{L}*|gibt) (?:\p{L}+ ){0,4}nicht)(?!\p{L})/u

/** Behind a number, in German: "5 Schlafzimmer habe ich leider nicht". */
const NOT_HAD = /^[\p{L}-]* ?(?:hab\p{L}*|find\p{L}*|gibt) (?:\p{L}+ ){0,4}nicht(?!\p{L}| nur)/u

/** Whether no home has a number, or keeps a limit: "under $300,000 there is nothing". */
export const isOfNone = (before: string, after: string): boolean => {
  const behind = fold(after)
  const isLimit = ['atMost', 'atLeast'].includes(comparisonBefore(before) ?? '')
  return NOT_HAD.test(behind) || (isLimit && NONE_WITHIN.test(behind))
}

/** Whether the words before a number deny it: "does not have", "no homes with". */
export const isNegated = (before: string): boolean => NEGATED.test(before) || NONE.test(fold(before))
