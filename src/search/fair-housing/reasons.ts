import type { Language } from '../../contract/languages.ts'

/** Why a criterion is refused, in English. */
export const REASONS = {
  faith: 'Fair-housing law does not let a search go by religion.',
  origin: 'Fair-housing law does not let a search go by race or national origin.',
  family: 'Fair-housing law does not let a search go by whether families with children live somewhere.',
  sex: 'Fair-housing law does not let a search go by sex, gender or orientation.',
  disability: 'Fair-housing law does not let a search go by disability.',
  people: 'Fair-housing law does not let a search go by who lives somewhere.',
  safety:
    'How safe an area is cannot be judged here without risking unfair steering; the local police publish figures.',
  schools: 'How good schools are cannot be judged here without risking unfair steering; the districts publish figures.',
} as const

/** The other languages say less: what the law forbids, and what nobody here can judge. */
const SAID: Record<Exclude<Language, 'en'>, { forbidden: string; notJudged: string }> = {
  es: {
    forbidden: 'La ley de vivienda justa no permite buscar por eso.',
    notJudged: 'Eso no se puede valorar aquí sin riesgo de discriminar; las autoridades publican cifras.',
  },
  fr: {
    forbidden: 'La loi sur le logement équitable ne permet pas de chercher selon ce critère.',
    notJudged: 'On ne peut pas en juger ici sans risque de discrimination ; les autorités publient des chiffres.',
  },
  de: {
    forbidden: 'Das Gesetz gegen Benachteiligung bei der Wohnungssuche erlaubt nicht, danach zu suchen.',
    notJudged:
      'Das lässt sich hier nicht beurteilen, ohne jemanden zu benachteiligen; die Behörden veröffentlichen Zahlen.',
  },
  pt: {
    forbidden: 'A lei de moradia justa não permite buscar por isso.',
    notJudged: 'Não se pode avaliar isso aqui sem risco de discriminar; as autoridades publicam números.',
  },
}
const NOT_JUDGED: string[] = [REASONS.safety, REASONS.schools]

/** A reason of `REASONS` in a language. */
export function refusalIn(language: Language, reason: string): string {
  if (language === 'en') return reason
  const { forbidden, notJudged } = SAID[language]
  return NOT_JUDGED.includes(reason) ? notJudged : forbidden
}
