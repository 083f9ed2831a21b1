import type { ByLanguage } from '../../../contract/languages.ts'
import type { Listing } from '../../../contract/listings/listing.ts'

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
export const THINGS: Thing[] = [
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
