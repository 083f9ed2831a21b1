import { inAnyLanguage } from '../../contract/languages.ts'
import { fold } from '../../search/text/fold.ts'
import type { Claim } from './claims/claims.ts'
import { HOMES } from './claims/wording.ts'

/** Words of searches, wishes and offers, folded. */
const PROPOSING = inAnyLanguage({
  en: "set aside|budget for|search|look(?:ing)? for|filter|try|(?:shall|should) i|want me to|would you|do you|(?:if|once|unless) your?|you(?:'d| would)? (?:want|prefer|like|could offer)|you need(?! to)|let me know|for example|e\\.g\\.|such as|(?:budget|minimum|maximum|limit) (?:of|to|is|between|around|closer)|you (?:can|could|might) (?:ask|say|type)|would(?: an?)?(?=\\W*$)|(?:stretch|go up) to|(?<=(?:if|when|whenever|once|as soon as|should) (?:it|(?:the|its) (?:asking )?price)(?: ever)? )(?:drops?|falls?|fell|dropped|goes|comes)(?: down)? (?:to|below|under)",
  de: 'suche?n?|mochten sie|mochtest du|wollen sie|willst du|soll ich|wunschen|falls (?:sie|du|ihr)|wenn (?:sie|du|ihr)|zum beispiel|z\\. ?b\\.|etwa so|budget (?:von|auf|ist)|(?:wenn|falls|sobald) (?:der|ihr|sein) preis (?:auf|unter)',
  es: 'buscar|busque|busco|quiere|quieres|desea|le gustaria|te gustaria|prefiere|si (?:necesita|busca|quiere|su|tu)|por ejemplo|presupuesto (?:de|a|es)|(?:si|cuando) (?:el|su) precio (?:baj[ae]|cae) (?:a|de)',
  fr: 'chercher?|cherchez|voulez-vous|veux-tu|souhaitez|aimeriez|preferez|si (?:vous|tu|votre|ton)|par exemple|budget (?:de|a|est)|(?:si|quand|des que) (?:le|son) prix (?:baisse|descend|passe|tombe) (?:a|sous)',
  pt: 'procurar|procure|quer|gostaria|deseja|prefere|se (?:precisar|procura|quiser|o seu)|por exemplo|orcamento (?:de|para|e)|(?:se|quando) o preco (?:baixar|cair|descer) (?:para|de|abaixo)',
})

/** Openings that wish for nothing, folded: "if you ask me,". Without the comma, what is asked for follows. */
const IF_YOU_ASK = inAnyLanguage({
  en: "if you(?:(?:['’]re| are) (?:asking me|wondering|curious)| ask me| want my opinion| must know)",
  es: 'si (?:quieres?|desea) mi opinion|si me (?:preguntas?|pregunta usted)',
  fr: 'si (?:vous voulez|tu veux) mon avis|si (?:vous me demandez|tu me demandes)',
  de: '(?:wenn|falls) (?:sie|du|ihr) (?:mich (?:fragen|fragst|fragt)|es genau wissen (?:wollen|willst|wollt))',
  pt: 'se (?:quiser|quer) a minha opiniao|se me perguntar',
})
const OPENING = new RegExp(String.raw`(?<!\p{L})${IF_YOU_ASK}(?=\s?[,:;–—-])`, 'gu')

/** A text, folded, without such openings. */
export const withoutOpening = (text: string): string => fold(text).replace(OPENING, '')

/** Words after which each number up to the end of the sentence belongs to a search, a wish or an offer. */
const PROPOSES = new RegExp(String.raw`(?<!\p{L})${PROPOSING}(?!\p{L})[^.;!?\n]*$`, 'u')
/** What a sentence that proposes states in passing: by a verb, or of "this", "it", "the home" or "the 5 bedrooms". */
const STATING = inAnyLanguage({
  en: String.raw`this|it|its|it's|which|the(?: \p{L}+)? (?:home|house|condo|apartment|property|place)|the(?=\W*$)|the(?: \p{L}+)? (?:price|rent) is(?=\W*$)|(?<!that )(?:has|costs|offers)`,
  es: 'est[ea]|tiene|cuesta|ofrece',
  fr: 'cet(?:te)?|ce|qui|coute|offre',
  de: String.raw`dies\p{L}*|deren|hat|kostet|bietet`,
  pt: 'est[ea]|ele|ela|tem|custa|oferece',
})
const STATES = new RegExp(String.raw`(?<!\p{L})${STATING}(?!\p{L})`, 'u')

/** Words of a sentence that says how things are in general, folded. */
const IN_GENERAL = inAnyLanguage({
  en: 'usually|typically|generally|normally|often|as a rule',
  es: 'normalmente|generalmente|habitualmente|suelen?',
  fr: "generalement|habituellement|d['’]habitude",
  de: 'normalerweise|ublicherweise|in der regel|meist(?:ens)?',
  pt: 'normalmente|geralmente|habitualmente|costumam?',
})
const GENERALLY = new RegExp(String.raw`(?<!\p{L})${IN_GENERAL}(?!\p{L})`, 'u')
/** Words by which a sentence speaks of the homes that were shown, not of homes in general. */
const OF_SHOWN = inAnyLanguage({
  en: 'i|we|our|here|it|its|this|these|those|they|both|which|the(?: \\p{L}+)? (?:home|house|condo|apartment|property|place|hoa|deposit|lot)|(?:^|the(?: \\p{L}+)? )(?:price|rent)(?! (?:of|for) an?)',
  de: 'wir|unser\\p{L}*|es|sie|dies\\p{L}*|d(?:as|ie|er)(?: \\p{L}+)? (?:haus|wohnung|immobilie|objekt|miete|preis(?! fur))',
  es: '^(?:suele|normalmente|generalmente|habitualmente) (?:cost\\p{L}+|cuesta|tener|tiene)|nuestr\\p{L}*|est[aeo]s?|(?:el|la) (?:casa|piso|vivienda|apartamento|propiedad|alquiler|precio(?! de una?))',
  fr: "nous|notre|nos|ce|cet|cette|ces|ils?|elles?|(?:la |le |l['’])(?:maison|appartement|bien|logement|loyer|prix(?! d['’]une?))",
  pt: '^(?:geralmente|normalmente) (?:custa|tem)|noss\\p{L}*|ele|ela|[oa] (?:casa|apartamento|imovel|moradia|aluguel|preco(?! de uma?))',
})
const OF_HOMES = new RegExp(String.raw`(?<!\p{L})${OF_SHOWN}(?!\p{L})`, 'u')
/** "Homes built before 1978 …", "in a home built before 1978, …" */
const BUILT_IN_GENERAL =
  /(?<!(?:the|these|those|both|all|some|few|our|are|have|found|\d) )(?:homes|houses|buildings|properties|(?:in|any|of) (?:an? )?(?:home|house|building)) (?:that (?:was|were) )?built (?:before|after|since|prior to)\W*$/

/** Of homes in general, too, what they cost is not known. */
const HOMES_AT_ALL = new RegExp(`(?<!\\p{L})(?:${HOMES})(?!\\p{L})`, 'iu')

type Said = { claim: Claim; before: string; sentence: string }

/** Whether a number is one of homes in general: "inspections usually cost $400". `names`: whether a text names the street of one. */
export function isGeneral({ claim, before, sentence }: Said, names: (text: string) => boolean): boolean {
  if (BUILT_IN_GENERAL.test(fold(before))) return true
  const said = fold(sentence)
  if (!GENERALLY.test(said) || OF_HOMES.test(said) || names(sentence)) return false
  return claim.kind !== 'money' || !HOMES_AT_ALL.test(sentence)
}

/**
 * Whether the words before a number propose it: "I can look for 4-bedroom homes", "if you need 4 bedrooms". `names`: whether a text
 * names a listing that was shown.
 */
export function isProposed(before: string, names: (text: string) => boolean): boolean {
  const said = PROPOSES.exec(withoutOpening(before))?.[0]
  return said !== undefined && !STATES.test(said) && !names(said)
}
