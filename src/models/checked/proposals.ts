import type { ByLanguage } from '../../contract/languages.ts'
import { fold } from '../../search/text/fold.ts'

/** Words of searches, wishes and offers, folded. */
const PROPOSING: ByLanguage<string> = {
  en: "search|look(?:ing)? for|filter|try|(?:shall|should) i|want me to|would you|do you|(?:if|once|unless) your?|you(?:'d| would)? (?:want|prefer|like|could offer)|you need(?! to)|let me know|for example|e\\.g\\.|such as|(?:budget|minimum|maximum|limit) (?:of|to|is|between|around|closer)",
  de: 'suche?n?|mochten sie|mochtest du|wollen sie|willst du|soll ich|wunschen|falls (?:sie|du|ihr)|wenn (?:sie|du|ihr)|zum beispiel|z\\. ?b\\.|etwa so|budget (?:von|auf|ist)',
  es: 'buscar|busque|busco|quiere|quieres|desea|le gustaria|te gustaria|prefiere|si (?:necesita|busca|quiere|su|tu)|por ejemplo|presupuesto (?:de|a|es)',
  fr: 'chercher?|cherchez|voulez-vous|veux-tu|souhaitez|aimeriez|preferez|si (?:vous|tu|votre|ton)|par exemple|budget (?:de|a|est)',
  pt: 'procurar|procure|quer|gostaria|deseja|prefere|se (?:precisar|procura|quiser|o seu)|por exemplo|orcamento (?:de|para|e)',
}

/** Openings that wish for nothing, folded: "if you ask me,". Without the comma, what is asked for follows. */
const OPENING =
  /(?<!\p{L})(?:if you(?:(?:['’]re| are) (?:asking me|wondering|curious)| ask me| want my opinion| must know)|(?:wenn|falls) (?:sie|du|ihr) (?:mich (?:fragen|fragst|fragt)|es genau wissen (?:wollen|willst|wollt))|si (?:quieres?|desea) mi opinion|si me (?:preguntas?|pregunta usted)|si (?:vous voulez|tu veux) mon avis|si (?:vous me demandez|tu me demandes)|se (?:quiser|quer) a minha opiniao|se me perguntar)(?=\s?[,:;–—-])/gu

/** A text, folded, without such openings. */
export const withoutOpening = (text: string): string => fold(text).replace(OPENING, '')

/** Words after which a number is one of a search, a wish or an offer, until the sentence ends. */
const PROPOSES = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(PROPOSING).join('|')})(?!\p{L})[^.;!?\n]*$`, 'u')
/** What a sentence that proposes states in passing: by a verb, or of "this", "it", "the home" or "the 5 bedrooms". */
const STATES =
  /(?<!\p{L})(?:this|it|its|it's|which|the(?: \p{L}+)? (?:home|house|condo|apartment|property|place)|the(?=\W*$)|(?<!that )(?:has|costs|offers)|dies\p{L}*|deren|hat|kostet|bietet|est[ea]|tiene|cuesta|ofrece|cet(?:te)?|ce|qui|coute|offre|ele|ela|tem|custa|oferece)(?!\p{L})/u

/**
 * Whether the words before a number propose it: "I can look for 4-bedroom homes", "if you need 4 bedrooms". `names`: whether a text
 * names a listing that was shown.
 */
export function isProposed(before: string, names: (text: string) => boolean): boolean {
  const said = PROPOSES.exec(withoutOpening(before))?.[0]
  return said !== undefined && !STATES.test(said) && !names(said)
}
