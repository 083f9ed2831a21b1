import type { Language } from '../../../contract/languages.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { inEnglish } from '../../../search/translation/translate.ts'

const NO_NAMES = (): number => 0

/** What a business says of itself in another language, with the English words that questions look for; "" for English. */
export function businessInEnglish(text: string, language: Language): string {
  if (language === 'en') return ''
  const { english } = inEnglish(text, language, NO_NAMES)
  const withDays = DAYS.reduce((left, [day, ways]) => left.replace(ways, day), toPlainText(text))
  const signs = SIGNS.flatMap(([sign, words]) => (sign.test(withDays) ? [words] : []))
  return [english, withDays.replace(DAY_RANGE, '$1 to $2'), ...signs].join('. ')
}

const DAYS: [day: string, ways: RegExp][] = [
  ['monday', /\b(montags?|lunes|lundi|segunda( feira)?)\b/g],
  ['tuesday', /\b(dienstags?|martes|mardi|terca( feira)?)\b/g],
  ['wednesday', /\b(mittwochs?|miercoles|mercredi|quarta( feira)?)\b/g],
  ['thursday', /\b(donnerstags?|jueves|jeudi|quinta feira)\b/g],
  ['friday', /\b(freitags?|viernes|vendredi|sexta( feira)?)\b/g],
  ['saturday', /\b(samstags?|sonnabends?|sabados?|samedi)\b/g],
  ['sunday', /\b(sonntags?|domingos?|dimanche)\b/g],
  ['weekend', /\b(wochenenden?|fin(es)? de semana|fi(m|ns) de semana|week end)\b/g],
  ['weekdays', /\b(werktags?|werktage|dias (laborables|uteis|habiles)|en semaine|jours ouvrables)\b/g],
]
const DAY_RANGE = /\b(\w+day) (?:bis|a|al|ao|au|ate|hasta) (\w+day)\b/g

/** Words, in plain text, that tell what a statement is about, and the English for it. */
const SIGNS: [RegExp, string][] = [
  [
    /\b(geoffnet|offnungszeiten|sprechzeiten|geschlossen|uhr|horarios?|abiert[oa]s?|abrimos|cerramos|cerrad[oa]s?|ouverte?s?|fermee?s?|horaires|abert[oa]s?|fechad[oa]s?|fechamos|atendemos|atendimento)\b/,
    'opening hours: open',
  ],
  [/\b(provision|kauferprovision|maklerprovision|courtage|comision|commission|comissao)\b/, 'commission, fee'],
  [/\b(gebuhr|gebuhren|kostenlos|honorarios|gastos|gratis|honoraires|frais|gratuite?s?|taxas?|gratuit[oa]s?)\b/, 'fee'],
  [/\b(kaution|fianza|deposito|depot de garantie|caution|caucao)\b/, 'deposit, fee'],
  [/\b(besichtigung(en|stermine?)?|visitas?|visites?)\b/, 'viewing'],
  [/\b(telefon|telefonisch|telefono|llamenos|telephone|appelez|telefone|ligue|anrufen|rufen sie)\b/, 'phone, contact'],
  [/\b(buro|oficinas?|bureaux?|agence|escritorio|adresse|direccion|endereco)\b/, 'office, located at this address'],
  [/\b(haustiere?|mascotas|animaux|animais)\b/, 'pets allowed, rule'],
  [
    /\b(schufa|selbstauskunft|gehaltsnachweise?n?|einkommensnachweise?n?|unterlagen|documentos|nominas?|avalista|fiador|comprovantes?|documents|pieces justificatives|fiches? de paie|garants?)\b/,
    'documents, required',
  ],
  [/\b(notfall|notfalle|notfallen|notdienst|emergencias?|urgencias?|urgences?)\b/, 'emergency'],
  [/\b(sprechen|hablamos|parlons|falamos)\b/, 'languages spoken'],
]
