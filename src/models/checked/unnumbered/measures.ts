import { inAnyLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Compared, Reading } from './compared.ts'
import type { Wording } from './wordings.ts'

/** "Per square foot", "price-per-square-foot", "Quadratmeterpreis", folded. */
const PER_AREA =
  /(?:\b(?:per|an?|each|by the|pro|je|por|par|au|al|el|le|ao|o)[ -]|\/ ?)(?:square|sq|quadrat|qm|m2|m²|metro|metre|meter|pie\b|pied|pe\b|foot|ft)|quadrat(?:meter|fuss)preis/
/** "Rapporté à la surface", "for its size": no field has it in this way, or it is not sure which. */
const RELATIVE = new RegExp(
  `\\b${inAnyLanguage({
    en: String.raw`(?:foot|dollar|pound|room) for (?:foot|dollar|pound|room)|measured|relative|proportion\w*|in relation|adjusted|considering|value|for (?:the|its|their|your) (?:size|money|space|footage)|(?:space|area|size|lot|land|bedrooms?|house|home) for (?:the|its|your) (?:money|price)`,
    es: String.raw`en relacion|relacion (?:a|con)|en proporcion|proporcional\w*|segun (?:la|su) superficie|para su (?:tamano|superficie)|por superficie`,
    fr: 'rapportee?s? a|ramenee?s? a|par rapport a (?:la|sa) (?:surface|taille)|pour sa (?:taille|surface)',
    de: 'gerechnet|gemessen|verhaltnis|im vergleich zur|bezogen|umgerechnet|fur (?:die|seine|ihre) grosse',
    pt: 'em relacao|proporcao|para o (?:seu )?tamanho|por area',
  })}\\b`,
)
/** "Per bedroom", but not "per month". */
const PER_OTHER =
  /\b(?:(?:per|pro|je)[ -](?!mo\b|month|year|annum|week|monat|jahr|woche|square|sq|quadrat|qm|m2|foot|ft|meter|se\b)\p{L}|(?:by|por|par|nach) (?:the |cada |chaque )?(?:number of |numero de |nombre de )?(?:bed|bath|room|dormitorio|habitacion|cuarto|bano|chambre|piece|quarto|banheiro|schlafzimmer|zimmer|person|pessoa|acre|hectare))/u

const DUES = inAnyLanguage({
  en: 'hoa|dues|fees?|association|monthly|deposit',
  es: 'cuota|comunidad|gastos|fianza',
  fr: 'charges|caution',
  de: 'hausgeld|nebenkosten|kaution',
  pt: 'condominio|taxa|caucao',
})
const CONJUNCTION = inAnyLanguage({
  en: 'and|but|with|while',
  es: 'y|pero|mientras',
  fr: 'et|mais|tandis',
  de: 'und|aber|mit|wahrend',
  pt: 'e|mas|enquanto',
})
/** "The most expensive at $300 a month in dues". */
const OF_DUES = new RegExp(`^(?:(?!\\b${CONJUNCTION}\\b)[^;.])*\\b${DUES}\\b`)

/**
 * What a comparison may measure, by the words of its sentence: several if it is not sure which, none if no field tells.
 */
export function measuresOf(
  { sentence, tokens }: Pick<Reading, 'sentence' | 'tokens'>,
  { wording, until }: Pick<Compared, 'wording' | 'until'>,
  meant: Wording,
): Wording[] {
  const said = fold(sentence)
  if (meant.quality === 'unit') return [meant]
  if (PER_OTHER.test(said) || (RELATIVE.test(said) && !PER_AREA.test(said))) return []
  if (wording.quality === 'price' && OF_DUES.test(fold(sentence.slice(tokens[until - 1]?.to)))) return []
  if (wording.quality === 'price' && PER_AREA.test(said)) return [meant, { ...meant, quality: 'unit' }]
  return [meant]
}
