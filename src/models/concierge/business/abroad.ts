import type { Language } from '../../../contract/languages.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { inEnglish } from '../../../search/translation/translate.ts'

const NO_NAMES = (): number => 0

/** What a business says of itself in another language, with the English words that questions look for; "" for English. */
export function businessInEnglish(text: string, language: Language): string {
  if (language === 'en') return ''
  const { english } = inEnglish(text, language, NO_NAMES)
  const withDays = DAYS.reduce((left, [day, ways]) => left.replace(ways, day), toPlainText(text))
  return [english, withDays.replace(DAY_RANGE, '$1 to $2'), ...subjectsOf(withDays, [...SIGNS, ...FORMS])].join('. ')
}

/** English words for the subjects that a question in another language names; "" for English and for a question that names none. */
export const subjectsAskedFor = (question: string, language: Language): string =>
  language === 'en' ? '' : subjectsOf(toPlainText(question), SIGNS).join(', ')

type Sign = [pattern: RegExp, english: string]

const subjectsOf = (plain: string, signs: Sign[]): string[] =>
  signs.flatMap(([pattern, english]) => (pattern.test(plain) ? [english] : []))

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
const SIGNS: Sign[] = [
  [
    /\b(geoffnet|offnungszeiten|sprechzeiten|geschlossen|horarios?|abiert[oa]s?|abrimos|cerramos|cerrad[oa]s?|ouverte?s?|fermee?s?|horaires|abert[oa]s?|fechad[oa]s?|fechamos|encerramos|atendemos|atendimento|fermeture)\b|\b(?:bleibt|ist)\b.{1,40}\bzu\b|\bhaben sie\b.{1,40}\boffen\b/,
    'opening hours: open',
  ],
  [/\b(provision|kauferprovision|maklerprovision|courtage|comision|commission|comissao)\b/, 'commission, fee'],
  [
    /\b(gebuhr|gebuhren|kostenlos|honorarios|gastos|gratis|honoraires|frais|gratuite?s?|offerte?s?|taxas?|gratuit[oa]s?)\b/,
    'fee',
  ],
  [/\b(kaution|fianza|deposito|depot de garantie|caution|caucao)\b/, 'deposit, fee'],
  [
    /\b(?:devuelv\w+|devol\w+|reembols\w+|rembours\w+|rendue?s?|restitu\w+|zuruck(?:bekomm\w+|zahl\w+|erhalt\w+)?|ruckzahlung)\b/,
    'refund',
  ],
  [/\b(?:fumar|fuma(?:do|nte)\w*|fumer|fumeurs?|rauchen|raucher\w*)\b/, 'smoking allowed'],
  [/\b(?:candidature|dossier de location|candidatura|solicitud|bewerb\w+)\b/, 'application'],
  [/\b(besichtigung(en|stermine?)?|visitas?|visites?)\b/, 'viewing'],
  [/\b(telefon|telefonisch|telefono|llamenos|telephone|appelez|telefone|ligue|anrufen|rufen sie)\b/, 'phone, contact'],
  [
    /\b(buro|oficinas?|bureaux?|agence|escritorio|adresse|direccion|endereco|morada|onde (?:ficam?|estao)|(?:donde|ou) (?:estan|etes|se encuentran)|wo (?:sind|sitzen) sie)\b/,
    'office, located at this address',
  ],
  [
    /\b(haustiere?|hund(?:e|en)?|katzen?|mascotas|perros?|gatos?|animaux|chiens?|chats?|animais|cao|caes|gato)\b/,
    'pets allowed, rule',
  ],
  [
    /\b(ausweis|pieces? a fournir|documentacion|schufa|selbstauskunft|gehaltsnachweise?n?|einkommensnachweise?n?|unterlagen|documentos|nominas?|avalista|fiador|comprovantes?|documents|pieces justificatives|fiches? de paie|garants?)\b/,
    'documents, required',
  ],
  [/\b(notfall|notfalle|notfallen|notdienst|emergencias?|urgencias?|urgences?)\b/, 'emergency'],
  [/\b(sprechen|hablamos|parlons|falamos)\b/, 'languages spoken'],
  [
    /\b(?:seit|depuis|desde) (?:(?:19|20)\d\d|wann|quand|cuando)\b|\b(?:gegrundet|fondee?|fundad[oa]|existez|existen|existem)\b/,
    'founded',
  ],
  [/\b(?:\w*parkplatze?n?|parken|stellplatze?|parking|garer|stationne\w*|aparca\w*|estaciona\w*)\b/, 'parking'],
  [
    /\b(?:barrierefrei\w*|rollstuhl|stufenlos|pmr|fauteuil|mobilite reduite|silla de ruedas|sin escalones|accesible|cadeira de rodas|sem degraus|acessivel|accessible)\b/,
    'office wheelchair accessible',
  ],
  [/\b(?:beschwer\w+|reclam\w+|mediateur)\b/, 'complaint'],
  [
    /\b(?:suchen|brauchen)\b.{0,20}\b(?:verstarkung|mitarbeiter|makler|kolleg)\w*\b|\brecrut\w+\b|\bbusca(?:mos|n) (?:personal|comercial\w*|agentes?)\b/,
    'hiring',
  ],
  [/\b(?:kundigungsfrist|kundigen|preavis|preaviso|pre aviso|aviso previo)\b/, 'notice'],
  [
    /\b(?:tatig|gebieten?|secteurs?|couvrons|intervenons|zonas?|trabajamos en|trabalhamos (?:em|no|na))\b/,
    'served area',
  ],
  [/\b(?:gewerbeerlaubnis|34c|carte (?:t|professionnelle)|cpi|colegiad[oa]s?|licencia|licenca|ami)\b/, 'licensed'],
  [
    /\b(?:leitet|leiter(?:in)?|inhaber(?:in)?|dirige|directeur|directrice|responsable|responsavel|director[a]?|diretor[a]?|quien lleva)\b/,
    'manager',
  ],
  [/\b(?:datenschutz|(?:ihre|meine)[nr]? daten|donnees|(?:sus|mis) datos|(?:seus|meus) dados)\b/, 'privacy'],
  [
    /\b(?:strassenbahn|u bahn|s bahn|mit der bahn|haltestelle|tram|metro|arret|autobus|tranvia|autocarro|onibus|eletrico|wie komme ich|comment venir|como llego|como chego)\b/,
    'station',
  ],
  [
    /\b(?:bewertung|wertermittlung|estimation|valoracion|tasacion|avaliacao|valora\w*|tasa[rn]?|tasamos|avaliam?|avaliar|bewerten|schatzen|estime[rz]?|(?:cuanto|quanto|combien) (?:vale|vaut)\b.*\b(?:mi|minha|meu|ma|mon)|(?:mein|meine|unser|unsere) \w+ wert)\b/,
    'valuation',
  ],
  // "Antworten Sie auf Deutsch" asks for a language.
  [
    /\b(?:antworten|repond\w+|respond\w+|contest\w+)\b(?!.*\b(?:deutsch|englisch|espanol|ingles|francais|anglais|portugues)\b)/,
    'reply',
  ],
  [/\b(?:untervermiet\w*|untermiet\w*|sous lou\w*|subarrend\w*|realquil\w*|subloc\w*|sublocar|sublet\w*)\b/, 'sublet'],
  [
    /\b(?:mindestmietdauer|mindestlaufzeit|mietdauer|kurzeste mietzeit|duree (?:minimale|minimum)|bail (?:minimum|minimal)|contrato minimo|(?:duracion|estancia|plazo) minim[ao]|prazo minimo|periodo minimo|estadia minima)\b/,
    'shortest lease term',
  ],
  [/\b(?:schlussel|llaves?|cles?|clefs?|chaves?)\b/, 'key'],
  [/\b(?:verlor\w+|verlier\w+|perdid[ao]s?|perdi|perdue?s?|perder)\b/, 'lost'],
  [/\b(?:mull\w*|abfall|basura|poubelles?|ordures|dechets|lixo)\b/, 'trash'],
  [
    /\b(?:versicherung\w*|(?:un|el|del|de|um|do|necesito|tener|preciso|ter|contratar) seguro|seguros|assurances?)\b/,
    'insurance',
  ],
  [/\b(?:verlanger\w*|renouvel\w*|renovar\w*|renova(?:cion|cao) d\w+ contrato|prorrog\w*)\b/, 'renew'],
  [
    /\b(?:verspatet\w*|zu spat|verzug|en retard|retard de paiement|atras(?:o|ar|ad[ao])\w*|retras\w*|en mora)\b/,
    'overdue',
  ],
  [/\b(?:revenus|einkommen|ingresos|rendimentos)\b/, 'income'],
  [/\b(?:bar zahlen|barzahlung|especes|efectivo|dinheiro|cheques|virements?|transferencia)\b/, 'payment method'],
]

/** Forms of hours and addresses, by which a statement tells them. A question that has one asks for something else. */
const FORMS: Sign[] = [
  [/\buhr\b|\b\d{1,2} ?h(?:\d\d)?\b/, 'opening hours: open'],
  [
    /\b\d+ (?:bis )?(?:rue|avenue|boulevard|quai)\b|\b(?:calle|avenida|plaza|rua|praca)\b.{2,30} \d+\b|\b\w+(?:strasse|weg|platz|allee|gasse) \d+\b/,
    'office, located at this address',
  ],
]
