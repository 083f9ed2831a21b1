import type { ByLanguage } from '../../../contract/languages.ts'
import { subjects } from '../../../search/language/subjects.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Claim } from '../claims/claims.ts'
import type { Kind } from '../claims/patterns.ts'
import { ANY_UNIT, PRAISE, STATING_VERBS } from '../claims/wording.ts'
import { withoutOpening } from '../proposals.ts'

/**
 * Words beside which a number is still one of the home as a whole, folded: pronouns, homes, what a home has and costs. All others may
 * make it a number of something else: "2 bedrooms are upstairs", "the roof was built in 2015", "you could offer $700,000".
 */
const NEUTRAL: ByLanguage<string> = {
  en:
    'a an the this that it its s t is are has have with of for at in and or yes no not but so there here i we found one ' +
    'home house condo apartment townhouse bungalow cottage property listing place unit flat studio homes houses condos listings ' +
    'properties apartments results matches matching offers features boasts includes comes contains provides costs cost priced ' +
    'listed asking rents sale currently now only just still already also actually about approximately roughly nearly ' +
    'total living space interior located stands doubt less than cheap expensive',
  de:
    'der die das den dem des ein eine einen einem einer es sie er dies diese dieses dieser ist sind wurde hat haben mit von vom zu ' +
    'zum zur fur im in am bei und oder ja nein nicht nur jetzt derzeit aktuell auch schon leider bereits noch gibt bietet verfugt ' +
    'uber kostet liegt betragt haus wohnung immobilie objekt gross insgesamt ich wir habe gefunden rund etwa ca ' +
    'gebaut erbaut errichtet befindet sich steht wohnungen hauser immobilien',
  es:
    'el la los las un una lo este esta esto es son fue tiene tienen cuenta con de del por a al en y o si no ya solo ahora ' +
    'actualmente tambien casa piso vivienda apartamento propiedad inmueble estudio cuesta vale piden hay ofrece dispone gastos ' +
    'construido construida ubicada ubicado situada situado he hemos encontrado total ano pisos casas viviendas unos unas',
  fr:
    'le la les l un une il elle ce cet cette c est sont a ete y ont avec de d du des pour au aux en et ou j ai nous avons oui ' +
    'non seulement maintenant actuellement aussi maison appartement bien logement villa propriete celui celle coute coutent vaut fait ' +
    'offre dispose compte trouve total construit construite situe situee environ appartements maisons logements',
  pt:
    'o a os as um uma ele ela este esta isto e sao foi tem ha com de do da dos das por em no na ou sim nao ja so agora ' +
    'atualmente tambem casa apartamento imovel moradia custa oferece dispoe conta fica situado situada encontrei encontramos total ' +
    'construido construida ano apartamentos casas imoveis cerca',
}
/** Besides, what the field of each kind is called. */
const FIELD_NAMES: Partial<Record<Kind, (keyof typeof subjects)[]>> = {
  money: ['price', 'rent', 'hoa'],
  area: ['area', 'lotArea'],
  beds: ['bedrooms'],
  baths: ['bathrooms'],
  year: ['yearBuilt'],
  parking: ['parking'],
  days: ['daysOnMarket'],
}
const OTHER_NAMES: Partial<Record<Kind, string>> = {
  money: 'deposit kaution fianza caution depot garantie caucao estimate estimated value worth association amount',
  year: 'was originally back completed constructed',
  age: 'years old year jahre alt anos ans antiguedad over more mehr als mas de plus mais',
  parking: 'spots spaces spot space',
  address: 'address adresse direccion endereco morada street',
}
/** Names of fields that are also said of the person's own money. */
const OF_THE_PERSON = new Set(['budget', 'spend', 'pay', 'afford', 'tops', 'out'])

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? []
const namesOf = (name: keyof typeof subjects): string[] =>
  Object.values(subjects[name])
    .flatMap(wordsIn)
    .filter((word) => !OF_THE_PERSON.has(word))
const ALL_NAMES = new Set((Object.keys(subjects) as (keyof typeof subjects)[]).flatMap(namesOf))
const COMMON = Object.values(NEUTRAL).flatMap(wordsIn)
const known = new Map<Kind, ReadonlySet<string>>()
const knownFor = (kind: Kind): ReadonlySet<string> => {
  const made =
    known.get(kind) ??
    new Set([...COMMON, ...(FIELD_NAMES[kind] ?? []).flatMap(namesOf), ...wordsIn(OTHER_NAMES[kind] ?? '')])
  known.set(kind, made)
  return made
}

/** Words of headings below which a home as a whole is described. */
const HEADINGS = new Set(
  wordsIn(
    'details detail key features facts overview highlights summary glance information info specs basics quick property here more ' +
      'eckdaten uberblick merkmale daten auf einen blick wichtigste detalles caracteristicas datos resumen principales vistazo ' +
      'caracteristiques resume infos principales detalhes resumo principais dados',
  ),
)

/** What comes before a number that is stated. A number without any of these before it may be the subject of the sentence. */
const STATES = new RegExp(String.raw`[:=|–—]|(?<!\p{L})(?:${STATING_VERBS})(?!\p{L})`, 'u')

/** Stands for a claim. */
const MARK = '¤'
const MARKED_UNIT = new RegExp(String.raw`${MARK}[\s*_-]*${PRAISE}(?:${ANY_UNIT})`, 'gi')
const MARKED_LABEL = new RegExp(String.raw`([\p{L} /]{2,30})(?:\W{0,4}[:=|–—(-]\W{0,4}|\s)${MARK}`, 'gu')
const END_OF_CLAUSE = /[,;:|·•–—.!?()\n]/
const SEPARATOR = /[;·•]/
const OF_A_MONTH = /^(?:month|monat|mensua|mensue|mensa|(?:mo|mes|mois|per|par|al|pro|por)$)/

type Stated = { claim: Claim; claims: Claim[]; sentence: string; heading: string }

/**
 * The words that may make a claim one of something else than the home as a whole. Without any, the home's own value may take its
 * place.
 */
export function strangeWords({ claim, claims, sentence, heading }: Stated): string[] {
  const before = withoutClaims(sentence, claims, { from: 0, until: claim.from }).split(SEPARATOR).at(-1) ?? ''
  const behind = withoutClaims(sentence, [claim, ...claims], { from: claim.from, until: sentence.length })
  const after =
    claim.kind === 'address' ? '' : STATES.test(fold(before)) ? (behind.split(END_OF_CLAUSE)[0] ?? '') : behind
  const words = knownFor(claim.kind)
  const ofHeading = wordsIn(heading).filter((word) => !HEADINGS.has(word) && !ALL_NAMES.has(word))
  return [...ofHeading, ...wordsIn(withoutOpening(before)), ...wordsIn(after)].filter((word) => !words.has(word))
}

/** Whether a word says that an amount is one of each month. */
export const isOfMonth = (word: string): boolean => OF_A_MONTH.test(word)

/** A part of a sentence without what its claims say: their amounts, units and labels. */
function withoutClaims(sentence: string, claims: Claim[], part: { from: number; until: number }): string {
  let [text, at] = ['', part.from]
  for (const { from, until } of claims) {
    if (from < at || until > part.until) continue
    text += sentence.slice(at, from) + MARK
    at = until
  }
  return (text + sentence.slice(at, part.until))
    .replaceAll(MARKED_UNIT, ' ')
    .replaceAll(MARKED_LABEL, (all, label: string) => (wordsIn(label).every((word) => ALL_NAMES.has(word)) ? ' ' : all))
}
