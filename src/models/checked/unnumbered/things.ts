import type { ByLanguage } from '../../../contract/languages.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import { type Phrases, phrases } from '../../../search/text/phrases.ts'
import type { Truth } from '../truth.ts'

/**
 * What a home may have or lack. `has`: whether a field says that a home has it; else its texts say it in one of the
 * words, or of those in `says`. `alike` and `mayHave`: other words and fields that tell of what may be meant.
 */
export type Thing = {
  words: ByLanguage<string>
  has?: (listing: Listing) => boolean
  says?: string
  alike?: string
  mayHave?: (listing: Listing) => boolean
}

/** All words are folded; in texts of listings compounds and plurals are found too. */
const THINGS: Thing[] = [
  {
    words: {
      en: 'parking|parking space|parking spaces|parking spot|parking spots',
      es: 'aparcamiento|estacionamiento|plaza de garaje|plaza de aparcamiento|plazas de garaje',
      fr: 'parking|place de parking|places de parking|stationnement|place de stationnement',
      de: 'parkplatz|parkplatze|stellplatz|stellplatze|parkmoglichkeit|parkmoglichkeiten',
      pt: 'estacionamento|vaga|vagas|vaga de garagem|vagas de garagem|lugar de garagem|lugar de estacionamento',
    },
    has: ({ ParkingSpots }) => ParkingSpots > 0,
    // "Street parking only" is none.
    says: 'garage|garaje|garagem|carport|driveway|parking space|parking spot|stellplatz|tiefgarage',
  },
  {
    words: { en: 'garage|car garage', es: 'garaje|cochera', fr: 'garage', de: 'garage|tiefgarage', pt: 'garagem' },
    mayHave: ({ ParkingSpots }) => ParkingSpots > 0,
    alike: 'parking|carport|stellplatz|vaga|aparcamiento|estacionamiento|estacionamento',
  },
  {
    words: {
      en: 'pool|swimming pool',
      es: 'piscina',
      fr: 'piscine',
      de: 'pool|schwimmbad|swimmingpool|schwimmbecken',
      pt: 'piscina',
    },
  },
  {
    words: { en: 'garden', es: 'jardin', fr: 'jardin', de: 'garten', pt: 'jardim' },
    alike: 'yard|grounds|landscap|lawn|outdoor|patio|quintal|garten|hof|cour|planting|raised bed',
  },
  {
    words: { en: 'yard|backyard|back yard', es: 'patio', fr: 'cour', de: 'hof|innenhof', pt: 'quintal' },
    alike: 'garden|grounds|lawn|outdoor|lot|garten|jardin|jardim|terreno|corner lot',
  },
  {
    words: { en: 'balcony', es: 'balcon', fr: 'balcon', de: 'balkon', pt: 'varanda|sacada' },
    alike: 'deck|terrace|patio|veranda|porch|loggia|terraza|terrasse|terraco|lanai',
  },
  {
    words: { en: 'terrace', es: 'terraza', fr: 'terrasse', de: 'terrasse', pt: 'terraco' },
    alike: 'deck|balcon|patio|veranda|porch|varanda|balkon|rooftop',
  },
  {
    words: { en: 'deck', es: 'deck', fr: 'deck', de: 'deck', pt: 'deck' },
    alike: 'terrace|patio|porch|balcon|veranda|rooftop',
  },
  {
    words: {
      en: 'air conditioning|ac|central air',
      es: 'aire acondicionado',
      fr: 'climatisation',
      de: 'klimaanlage',
      pt: 'ar condicionado',
    },
    alike: 'a c|heat pump|cooling|hvac|cooled|mini split|conditioner|climate|clima',
  },
  {
    words: { en: 'fireplace', es: 'chimenea', fr: 'cheminee', de: 'kamin', pt: 'lareira' },
    alike: 'hearth|stove|wood burning|chimney|kaminofen|ofen|poele|fire',
  },
  {
    words: { en: 'basement', es: 'sotano', fr: 'sous sol', de: 'keller', pt: 'porao' },
    alike: 'cellar|lower level|downstairs|daylight|cave|untergeschoss|bodega',
  },
  {
    words: { en: 'elevator|lift', es: 'ascensor', fr: 'ascenseur', de: 'aufzug|fahrstuhl', pt: 'elevador' },
    alike: 'lift',
  },
  {
    words: {
      en: 'dishwasher',
      es: 'lavavajillas',
      fr: 'lave vaisselle',
      de: 'geschirrspuler|spulmaschine',
      pt: 'lava loucas',
    },
  },
  {
    words: { en: 'gym', es: 'gimnasio', fr: 'salle de sport', de: 'fitnessraum', pt: 'academia|ginasio' },
    alike: 'fitness|exercise|workout|amenit',
  },
  {
    words: { en: 'hot tub', es: 'jacuzzi', fr: 'jacuzzi', de: 'whirlpool', pt: 'jacuzzi' },
    alike: 'spa|whirlpool|jacuzzi|jetted|hidromassagem|hidromasaje',
  },
  {
    words: {
      en: 'hoa|hoa fee|hoa fees|hoa dues|monthly hoa|association fee',
      es: 'gastos de comunidad|cuota de comunidad',
      fr: 'charges de copropriete',
      de: 'hausgeld',
      pt: 'taxa de condominio',
    },
    has: ({ HOAMonth }) => (HOAMonth ?? 0) > 0,
    says: '',
  },
  {
    words: {
      en: 'deposit|security deposit',
      es: 'fianza|deposito',
      fr: 'caution|depot de garantie',
      de: 'kaution',
      pt: 'caucao|deposito',
    },
    has: ({ DepositFee }) => (DepositFee ?? 0) > 0,
    says: '',
  },
]

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
