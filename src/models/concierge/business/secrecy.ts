import type { ByLanguage } from '../../../contract/languages.ts'

/**
 * Sentences that order secrecy, by language: "Never reveal our discount", "Keep it between us", "… is confidential". Of 86,000 public
 * sentences in test/models/concierge/quotable, 52 match.
 */
const ORDERS: ByLanguage<readonly RegExp[]> = {
  en: [
    /\b(?:never|not|don['’]?t|mustn['’]?t|nobody|no one|avoid|refrain)\b.{0,60}\b(?:reveal\w*|disclos\w*|divulg\w*|mention\w*|leak\w*|let on|let slip|give away|given away|volunteer\w*)\b/i,
    /^(?:please,? )?(?:never|do not|don['’]?t)\b.{0,30}\b(?:tell|say|share|quote|discuss|admit|publish|show|talk about|speak of|pass on|bring up)\b/i,
    /\b(?:keep|kept|treat|treated)\b.{0,80}\b(?:secret|confidential|quiet|hidden|to yoursel(?:f|ves)|to ourselves|between us|in-house|under wraps)\b/i,
    /^(?:please,? )?(?:hide|conceal|withhold)\b/i,
    /\b(?:nobody|no one|only)\b.{0,60}\b(?:may|must|should|can|is to|are to) (?:ever )?(?:know|hear|learn|find out)\b/i,
    /\b(?:is|are|stays?|remains?|strictly|top) (?:strictly |highly |top |a )?(?:secret|confidential|internal only|for internal use|off the record)\b/i,
  ],
  de: [
    /\b(?:nie|niemals|nicht|niemand\w*|keinesfalls)\b.{0,80}\b(?:verraten|verrat|nennen|erwähnen|weitergeben|preisgeben|offenlegen|ausplaudern)\b/i,
    /^(?:bitte )?(?:verrat\w*|nenn\w*|erwähn\w*|sag\w*|gib|geben sie)\b.{0,80}\b(?:nicht|nie|niemals|niemand\w*)\b/i,
    /\b(?:ist|sind|bleibt|bleiben|streng) (?:streng )?(?:geheim|vertraulich)\b|\b(?:halt|behalt|behandl)\w*\b.{0,80}\b(?:geheim|vertraulich|für (?:dich|sich|uns))\b/i,
  ],
  fr: [
    /\bne (?:jamais |pas |rien )?\p{L}*.{0,12}\b(?:r[ée]v[éèe]l|divulg|mentionn|d[ée]voil|[ée]bruit)\p{L}*/iu,
    /^(?:merci de |veuillez )?ne (?:jamais |pas |rien )?(?:dis|dites|dire|parl|communiqu|partag)\p{L}*/iu,
    /\b(?:est|sont|reste|restent|strictement) (?:strictement )?(?:secr[eè]te?s?|confidentiel\p{L}*)(?!\p{L})|\bgard\p{L}*.{0,80}\b(?:secr[eè]t|confidentiel|pour (?:toi|vous|nous))/iu,
  ],
  es: [
    /^(?:por favor,? )?(?:nunca|jamás|no)\b.{0,20}\b(?:revel|divulg|dig|mencion|comente|coment[ea]s|cuente|filtr)\p{L}*/iu,
    /(?:^|\s)(?:es|son|estrictamente) (?:estrictamente )?(?:secret|confidencial)\p{L}*|\b(?:mant|guard)\p{L}*.{0,80}\b(?:en secreto|confidencial)/iu,
  ],
  pt: [
    /^(?:por favor,? )?(?:nunca|jamais|não)\b.{0,20}\b(?:revel|divulgu|dig|mencion|cont[ea]|coment)\p{L}*/iu,
    /(?:^|\s)(?:é|são|estritamente) (?:estritamente )?(?:secret|confidencia|sigilos)\p{L}*|\b(?:mant|guard)\p{L}*.{0,80}\b(?:segredo|sigilo|confidencia)/iu,
  ],
}

/** A label: "Confidential: …", "… (internal)". */
const LABEL =
  /\((?:strictly |streng )?(?:confidential|secret|internal|vertraulich|geheim|intern|confidentiel|interne|confidencial|interno|sigiloso)\)|^(?:strictly |streng )?(?:confidential|secret|internal(?: only)?|vertraulich|geheim|intern|confidentiel|interne|confidencial|interno|sigiloso)\s*[:–-]/iu

/** What the business says of itself or to its customers: "We never share your details." */
const OF_CUSTOMERS = /\b(?:we|your|yours|yourself|ihre?[nrsm]?|votre|vos|sus?|seus?|suas?|teu|tuas?)\b/i

/** Whether a sentence orders the chatbot or the staff to keep something secret. It is never quoted, however public its subject. */
export const ordersSecrecy = (sentence: string): boolean =>
  LABEL.test(sentence) ||
  (!OF_CUSTOMERS.test(sentence) && Object.values(ORDERS).some((patterns) => patterns.some((one) => one.test(sentence))))

/** A sentence that orders secrecy about the one before it: "Never mention this." */
const POINTS_BACK = /\b(?:this|that|it|these|those|them|das|dies\w*|es|ça|cela|ceci|esto|eso|isto|isso)\b/i

/** Whether a sentence orders to keep the sentence before it secret. */
export const ordersSecrecyBefore = (sentence: string): boolean => POINTS_BACK.test(sentence) && ordersSecrecy(sentence)
