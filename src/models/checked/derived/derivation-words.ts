import type { ByLanguage } from '../../../contract/languages.ts'
import { inAnyLanguage } from '../../../contract/languages.ts'

// Words, folded, by which answers say how an amount is calculated.

/** Behind the amount by which two homes differ. */
const DIFFERING = inAnyLanguage({
  en: 'cheaper|less|fewer|more|extra|below|under|above|over|difference|lower|higher|larger|bigger|smaller|older|newer|apart|off|gap|spread|of each other|of one another',
  es: 'menos|mas|a menos|por debajo|por encima|mayor|menor|de diferencia|una? de otr[oa]',
  fr: 'moins|plus|de moins|de plus|en dessous|sous|au-dessus|d.ecart|de difference|l.une? de l.autre',
  de: 'gunstiger|billiger|teurer|weniger|mehr|grosser|kleiner|unter|uber|unterschied|auseinander|hoher|niedriger',
  pt: 'menos|mais|a menos|a mais|abaixo|acima|maior|menor|de diferenca',
})
export const DIFFERS_AFTER = new RegExp(String.raw`^\W{0,3}${DIFFERING}\b`)
/** Before the amount by which two homes differ, with other words between. */
const DIFFERENCE_IS = inAnyLanguage({
  en: 'difference|gap|spread',
  es: 'diferencia|brecha',
  fr: 'difference|ecart',
  de: String.raw`(?:preis)?(?:unterschied|differenz|abstand)`,
  pt: 'diferenca',
})
/** Right before the amount by which two homes differ. */
const BY = inAnyLanguage({
  en: 'by|sav(?:es?|ing)(?: you)?',
  es: String.raw`ahorra\w*|(?:diferencian?|difieren?) en`,
  fr: String.raw`economis\w*`,
  de: 'um',
  pt: String.raw`economis\w*|poupa\w*`,
})
const ABOUT = inAnyLanguage({
  en: 'about|around|roughly|nearly|almost|approximately|up to',
  es: 'unos|casi|cerca de',
  fr: 'environ|pres de',
  de: 'rund|etwa|ca|knapp|fast',
  pt: 'cerca de|quase',
})
/** A house number may stand between, an amount of money and a price may not. */
const OF_HOMES = String.raw`(?:(?!\b(?:costs?|priced|listed|cuestan?|coutent?|kostet|kosten|custam?)\b)[^.;$€£]){0,100}`
export const DIFFERS_BEFORE = new RegExp(String.raw`\b(?:${DIFFERENCE_IS}\b${OF_HOMES}|${BY})(?: ${ABOUT})?\W*$`)
/** Said of two homes that are compared with each other, folded. */
const EACH_OTHER = String.raw`of each other|of one another|apart|d.ecart|l.une? de l.autre|auseinander|una? de otr[oa]|de diferencia|de diferenca|uma? d[ao] outr[ao]`
export const MUTUAL = new RegExp(String.raw`\b(?:between|entre|zwischen|${EACH_OTHER})\b`)
/** Said of the most by which they differ. */
export const WITHIN = new RegExp(
  String.raw`\b(?:within|less than|a menos de|menos de|a moins de|moins de|weniger als) [^.;]{1,24}(?:${EACH_OTHER})\b`,
)
/** What a column of differences is called. */
export const DIFFERENCES = wholeWords({
  en: String.raw`differ\w*|gap|delta`,
  es: String.raw`diferenc\w*`,
  fr: String.raw`differ\w*`,
  de: 'unterschied|differenz',
  pt: String.raw`diferenc\w*`,
})
export const OF_SEVERAL = wholeWords({
  en: 'together|combined|sum|altogether|add(?:s|ed)? up',
  es: String.raw`juntos|juntas|suma\w*`,
  fr: 'ensemble|somme',
  de: 'zusammen|summe',
  pt: String.raw`juntos|juntas|soma\w*`,
})
/** Said of what one home costs in all. */
export const IN_ALL = wholeWords({
  en: String.raw`total\w*|plus|move[- ]in|up[- ]?front|including|(?:with|and) (?:the )?(?:\w+ )?(?:fees?|deposit|hoa)`,
  es: String.raw`total\w*|mas`,
  fr: String.raw`total\w*|plus`,
  de: String.raw`total\w*|insgesamt|gesamt\w*`,
  pt: String.raw`total\w*|mais`,
})
export const IN_THE_MEAN = wholeWords({
  en: String.raw`averag\w*|mean|median`,
  es: 'promedio|media|mediana',
  fr: 'moyenne|mediane',
  de: String.raw`durchschnitt\w*|im schnitt|mittel`,
  pt: 'media|mediana',
})

export const IN_A_YEAR = wholeWords({
  en: 'year|annual|yearly',
  es: 'ano|anual',
  fr: 'par an',
  de: 'jahr|jahrlich',
  pt: 'ano|anual',
})
export const OF_MONTH = wholeWords({
  en: 'month|monthly|mo',
  es: String.raw`mes|mensual\w*`,
  fr: String.raw`mois|mensue\w*`,
  de: String.raw`monat|monatlich\w*`,
  pt: String.raw`mes|mensa(?:l|is)`,
})
/** Before an amount of a year. */
const YEAR_BEFORE = inAnyLanguage({
  en: String.raw`annual\w*|yearly|year`,
  es: String.raw`ano|anual\w*`,
  fr: String.raw`annuel\w*`,
  de: String.raw`jahrlich\w*|jahr|jahres\w+`,
  pt: String.raw`ano|anual\w*`,
})
export const YEARLY = new RegExp(String.raw`\b${YEAR_BEFORE}\b[^.;,]{0,24}$`)
/** Said of what is left of a budget, or of the rooms of a home. */
const LEFT = inAnyLanguage({
  en: String.raw`to spare|(?<!\bthe )left(?= over| for|\W*$)|still have|leav(?:es?|ing)|remain\w*`,
  es: String.raw`sobra\w*|quedan?|resta|restan`,
  fr: 'reste|restent',
  de: String.raw`ubrig|bleib\w*`,
  pt: String.raw`sobra\w*|resta|restam`,
})
const REMAINING = String.raw`${LEFT}\b`
export const REMAINS = new RegExp(String.raw`\b${REMAINING}`)
/** Of rooms, right before or behind them: what "remains available with 2 bedrooms" has these. */
export const ROOMS_REMAIN_BEFORE = new RegExp(
  String.raw`\b${REMAINING}(?: (?:you|us|with|the|other|all|only|sie|ihnen|dir|noch|le|te|nos|vous|lhe)){0,3}\W*$`,
)
export const ROOMS_REMAIN_AFTER = new RegExp(String.raw`^[\s*_-]*(?:would |will )?${REMAINING}`)

/** A pattern of folded words in any language. */
function wholeWords(words: ByLanguage<string>): RegExp {
  return new RegExp(String.raw`\b${inAnyLanguage(words)}\b`)
}
