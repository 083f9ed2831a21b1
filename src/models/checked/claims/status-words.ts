import type { ByLanguage } from '../../../contract/languages.ts'
import { LETTERS } from './rounded-number.ts'

/** What an answer says of a listing's status. `open`: it can be had, or soon. `reserved`: it is under contract. */
export const MEANINGS = ['gone', 'open', 'reserved', 'coming', 'sold', 'active'] as const
export type SaidStatus = (typeof MEANINGS)[number]

/**
 * How a language says a status: what comes before it, and the words of each meaning. Where the negation encloses the verb
 * ("n'est plus disponible"), both are part of the claim, and the group `verb` is what a correction keeps.
 */
export type StatusWording = Record<SaidStatus, string> & {
  /**
   * the first words of what follows, folded: text is held back from them on. Of those that begin with a common word it is the
   * second: "en venta" is held from "venta" on.
   */
  firstWords: string
  /** what tells that the words after it are a status: "is", "still" */
  before: string
  /** what may stand between both: "is currently available" */
  adverbs: string
  enclosed?: { gone: string; open: string; coming?: string; sold?: string }
  /** what may stand between the verb and the status: "ist die Wohnung verkauft" */
  subject?: string
  /** the verb where it comes last: "dass sie verkauft ist" */
  after?: string
}

/** When a home was sold of which that is news; "in 2010" is its history. */
const LATELY =
  '(?:last (?:week|month)|yesterday|recently|this (?:week|month)|in (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*(?! \\d{4})|[a-z]{1,8} (?:day|week|month)s? ago)\\b'

export const WORDINGS: ByLanguage<StatusWording> = {
  en: {
    firstWords:
      'sold|active|available|unavailable|pending|under|contingent|off|taken|gone|coming|pre|no|not|isn|aren|hasn|haven|wasn',
    before: String.raw`is|are|was|been|went|it['’]s|they['’]re|currently|still|already|now|status\W{0,4}[:=]?(?: is| as)?|marked(?: as)?|listed as`,
    adverbs: 'still|already|currently|now|just|actually',
    enclosed: {
      gone: "(?<verb>is|are)n['’]t (?:currently |actually )?(?:available|active|on the market)(?! yet)(?: any ?more| any longer)?",
      coming: "(?<verb>is|are)n['’]t available yet",
      // "It sold last week", but no "it was sold".
      sold: String.raw`(?<!\b(?:is|are|was|were|been|be|being|got|last|never|not|already|just|now|s)\s)(?<past>sold)(?=\s(?:${LATELY}))`,
      open: "(?:(?<verb>has|have|is|are|was)n['’]t|(?<verb>has|have) not) (?:yet )?(?:been )?sold(?: yet)?",
    },
    gone: '(?:no longer|not) (?:available|active|on the market)(?! yet)(?: any ?more| any longer)?|unavailable|off the market|taken|gone(?=\\W*(?:$|\\n|[.,;!?]))',
    open: '(?:not yet|not) (?:been )?sold|available|on the market|(?:up )?for sale(?! by)',
    active: 'active',
    coming: 'coming soon|pre-?market|not (?:yet available|available yet)',
    // "Sold as-is", "sold furnished" and "sold in 2010" are of what can be had.
    sold: String.raw`sold(?=\W*(?:$|\n)|\s*[.,;:!?)*_|–—-]|\s(?:already|last|recently|this|yesterday|today|to|on|and|but|since)\b|\s(?:${LATELY})|[^.,;:!?\n]{1,30}\b(?:(?:day|week|month)s? ago|yesterday|today|last (?:week|month))\b)|(?<=\bbeen\s)sold(?=\sfor\b)`,
    reserved: 'pending|under (?:contract|offer)|contingent',
  },
  es: {
    firstWords:
      'disponible|disponibles|vendido|vendida|vendidos|vendidas|reservado|reservada|reservados|reservadas|activo|activa|fuera|proximamente|ya|venta|mercado|contrato',
    before: 'está|están|sigue|siguen|continúa|continúan|sido|fue|fueron|estado:',
    adverbs: 'todavía|aún|ya|actualmente|ahora|también',
    enclosed: {
      gone: '(?:ya )?no (?<verb>está|están|sigue|siguen) (?:ya )?(?:disponibles?|a la venta|en venta|en el mercado)',
      open: 'no (?<verb>está|están) (?:todavía |aún )?vendid[oa]s?',
      sold: String.raw`(?<!no )(?<verb>fue|fueron) vendid[oa]s?(?=\s*(?:[.,;:!?)*_|]|$|\n|y |pero ))`,
    },
    gone: 'fuera del mercado',
    open: 'disponibles?|a la venta|en venta|en el mercado',
    active: 'activ[oa]s?',
    coming: 'próximamente (?:disponibles?|a la venta|en venta)',
    sold: String.raw`vendid[oa]s?(?=\s*(?:[.,;:!?)*_|]|$|\n|desde|hace|por |y |pero ))`,
    reserved: 'reservad[oa]s?|bajo contrato',
  },
  fr: {
    firstWords:
      'indisponible|indisponibles|vendu|vendue|vendus|vendues|reserve|reservee|reserves|reservees|hors|bientot|actif|ne|n|vente|vendre|marche|compromis',
    before: 'est|sont|été|reste|restent|demeure|statut ?:',
    adverbs: 'toujours|encore|actuellement|déjà|maintenant|désormais|aussi',
    enclosed: {
      gone: "(?:n['’]|ne )(?<verb>est|sont) (?:malheureusement |déjà )?(?:plus|pas) (?:disponibles?|à vendre|en vente|à la vente|sur le marché)",
      open: "(?:n['’]|ne )(?<verb>est|sont) pas (?:encore )?vendue?s?",
    },
    gone: 'indisponibles?|hors marché',
    open: 'disponibles?|à vendre|en vente|à la vente|sur le marché',
    active: 'acti(?:f|ve)s?',
    coming: 'bientôt (?:disponibles?|en vente|à vendre)',
    // "Vendu meublé" and "vendu 300 000 €" are of what is being sold.
    sold: String.raw`vendue?s?(?=\s*(?:[.,;:!)]|$|depuis|le |en \d))`,
    reserved: 'réservée?s?|sous compromis',
  },
  de: {
    firstWords:
      'verfugbar|erhaltlich|verkauft|vergeben|reserviert|aktiv|bald|demnachst|nicht|vom|markt|angebot|vertrag',
    before:
      'ist|sind|war|waren|wurde|wurden|steht|stehen|noch|bereits|schon|leider|inzwischen|weiterhin|mittlerweile|status:',
    subject: String.raw`(?:die|das|der|dies\w*|ihr\w*) [${LETTERS}]+`,
    after: 'ist|sind|war|wurde|worden',
    adverbs: 'noch|immer|bereits|schon|leider|derzeit|aktuell|momentan|inzwischen|weiterhin|jetzt|mittlerweile|auch',
    gone: '(?<!noch )nicht (?:mehr )?(?:verfügbar|erhältlich|zu haben|auf dem Markt|im Angebot|zum Verkauf)|vom Markt|vergeben',
    open: '(?:noch )?nicht verkauft|verfügbar|erhältlich|zu haben|auf dem Markt|im Angebot|zum Verkauf',
    active: 'aktiv',
    coming: 'noch nicht (?:verfügbar|erhältlich)|(?:bald|demnächst) (?:verfügbar|im Angebot|auf dem Markt|erhältlich)',
    sold: 'verkauft',
    reserved: 'reserviert|unter Vertrag',
  },
  pt: {
    firstWords: 'disponivel|disponiveis|indisponivel|indisponiveis|ativo|ativa|fora|ja|nao|venda|breve',
    before: 'está|estão|continua|continuam|sido|foi|foram|estado:|status:',
    adverbs: 'ainda|já|atualmente|agora|também',
    enclosed: {
      gone: '(?:já )?não (?<verb>está|estão|continua|continuam) (?:mais )?(?:dispon[ií]ve(?:l|is)|à venda|no mercado)',
      open: '(?:ainda )?não (?<verb>está|estão|foi|foram) (?:ainda )?vendid[oa]s?',
      sold: String.raw`(?<!não )(?<verb>foi|foram) vendid[oa]s?(?=\s*(?:[.,;:!?)*_|]|$|\n|e |mas ))`,
    },
    gone: 'fora do mercado|indispon[ií]ve(?:l|is)',
    open: 'dispon[ií]ve(?:l|is)|à venda|no mercado',
    active: 'ativ[oa]s?',
    coming: 'em breve (?:dispon[ií]ve(?:l|is)|à venda)',
    sold: String.raw`vendid[oa]s?(?=\s*(?:[.,;:!?)*_|]|$|\n|desde|há |e |mas ))`,
    reserved: 'reservad[oa]s?|sob contrato',
  },
}
