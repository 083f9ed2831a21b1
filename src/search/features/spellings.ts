import type { FeatureName } from '../language/words.ts'
import { spellingsAbroad } from './spellings-abroad.ts'

/** The English spellings of each feature in ExtensionColumn or the description; the first is its name. */
export const FEATURES: Readonly<Record<FeatureName, string[]>> = {
  'pets allowed': [
    'pets allowed',
    'pets',
    'pet friendly',
    'pet-friendly',
    'dogs allowed',
    'cats allowed',
    'dog friendly',
  ],
  furnished: ['furnished', 'fully furnished'],
  unfurnished: ['unfurnished'],
  laundry: ['laundry', 'washer', 'in-unit laundry', 'washing machine', 'w/d'],
  'in-unit laundry': [
    'in-unit laundry',
    'laundry in unit',
    'laundry in the unit',
    'in-unit washer',
    'washer in unit',
    'washer and dryer in',
    'washer/dryer in',
    'w/d in unit',
    'in-unit w/d',
    'private laundry',
  ],
  pool: ['pool', 'swimming pool'],
  'air conditioning': ['air conditioning', 'a/c', 'central air', 'air conditioned', 'air-conditioning', 'aircon'],
  'wheelchair accessible': ['wheelchair accessible', 'wheelchair', 'accessible', 'ada', 'step-free', 'barrier-free'],
  '55+': ['55+', '55 and over', 'age restricted', 'active adult', 'senior community'],
  gym: ['gym', 'fitness center', 'fitness room', 'fitness'],
  elevator: ['elevator', 'lift'],
  balcony: ['balcony', 'terrace'],
  yard: ['yard', 'backyard', 'fenced yard'],
  garden: ['garden'],
  fireplace: ['fireplace', 'wood stove'],
  waterfront: ['waterfront', 'water front', 'lakefront', 'beachfront', 'oceanfront', 'riverfront'],
  'water view': ['water view', 'ocean view', 'lake view', 'sea view', 'sound view', 'bay view'],
  views: ['views', 'view'],
  basement: ['basement'],
  hardwood: ['hardwood'],
  dishwasher: ['dishwasher'],
  'new construction': ['new construction', 'newly built', 'brand new', 'new build'],
  renovated: ['renovated', 'remodeled', 'remodelled', 'updated', 'refurbished'],
  fixer: ['fixer', 'fixer-upper', 'handyman', 'needs work'],
  solar: ['solar'],
  'ev charger': ['ev charger', 'ev charging', 'electric vehicle', 'car charger'],
  doorman: ['doorman', 'concierge'],
  'home office': ['home office', 'office', 'den', 'study'],
  'open floor plan': ['open floor plan', 'open concept', 'open plan'],
  'high ceilings': ['high ceilings', 'vaulted ceilings', 'vaulted'],
  'walk-in closet': ['walk-in closet', 'walk in closet'],
  'guest house': ['guest house', 'adu', 'mother-in-law', 'in-law', 'accessory dwelling'],
  'hot tub': ['hot tub', 'jacuzzi', 'spa', 'whirlpool'],
  internet: ['internet', 'wifi', 'wi-fi', 'fiber'],
  'utilities included': ['utilities included', 'bills included', 'all utilities'],
  'single story': ['single story', 'one story', 'single level', 'one level', 'rambler', 'single-story'],
  'no stairs': [
    'no stairs',
    'without stairs',
    'step-free',
    'stair-free',
    'single story',
    'one story',
    'single level',
    'one level',
    'single-story',
    'rambler',
    'ground floor',
    'ground-floor',
    'elevator',
  ],
  'ground floor': ['ground floor', 'ground-floor', 'ground level', 'street level'],
  'top floor': ['top floor', 'top-floor', 'highest floor'],
  'two story': ['two story', '2 story', 'two-story', '2-story'],
  gated: ['gated'],
  deck: ['deck', 'patio', 'rooftop deck'],
  'natural light': ['natural light', 'bright', 'sunny', 'light-filled'],
  'move-in ready': ['move-in ready', 'turnkey', 'move in ready'],
  craftsman: ['craftsman'],
  'mid-century': ['mid-century', 'midcentury', 'mid century'],
  storage: ['storage'],
  'wine cellar': ['wine cellar', 'wine room'],
  dock: ['dock', 'boat dock', 'moorage'],
  'corner lot': ['corner lot'],
  'cul-de-sac': ['cul-de-sac'],
  'heat pump': ['heat pump'],
  'gas stove': ['gas stove', 'gas range'],
  granite: ['granite'],
  stainless: ['stainless'],
  walkable: ['walkable', 'walk score'],
  foreclosure: ['foreclosure', 'bank owned', 'reo'],
  'section 8': ['section 8', 'housing voucher'],
  'rent to own': [
    'rent to own',
    'lease to own',
    'lease option',
    'lease purchase',
    'option to buy',
    'option to purchase',
  ],
  'smoke-free': ['smoke-free', 'no smoking', 'non-smoking'],
  'new roof': ['new roof'],
}

/**
 * The spellings of a feature in listings of other languages, each as whole words, and how these listings deny it. `name` is its first
 * English spelling; other names have no spellings. Takes about 0.1 ms.
 */
export function foreignSpellingsOf(name: string): { spellings: string[]; denials: string[] } {
  const all = Object.values(spellingsAbroad).map(({ features, denials }) => {
    const spellings = Object.hasOwn(features, name) ? (features[name as FeatureName]?.split('|') ?? []) : []
    return { spellings, denials: denied(spellings, denials) }
  })
  const distinct = (of: 'spellings' | 'denials') => [...new Set(all.flatMap((each) => each[of]))]
  return { spellings: distinct('spellings'), denials: distinct('denials') }
}

/** The ways in which English listings deny a feature ("No pets", "Furnished: No"), from its spellings. Only for single words. */
export const denialsOf = (written: readonly string[]): string[] => denied(written, DENIED)

const denied = (spellings: readonly string[], denials: readonly string[]): string[] =>
  spellings
    .filter((name) => /^\p{L}+$/u.test(name))
    .flatMap((name) => denials.map((denial) => denial.replace('{}', name)))

const DENIED = ['no {}', 'not {}', 'without {}', '{} no', '{} none', '{} not', '{} are not', '{} is not']
