import type { ByLanguage } from '../../contract/languages.ts'
import { fold } from '../../search/text/fold.ts'

/** Words of searches, wishes and offers, folded. */
const PROPOSING: ByLanguage<string> = {
  en: "search|look(?:ing)? for|filter|try|show you|would you|do you|(?:if|once|unless|when(?:ever)?|what) (?:you|your)|you(?:'d| would)? (?:want|prefer|like|could offer)|you need(?! to)|let me know|for example|e\\.g\\.|such as|your (?:budget|minimum|maximum|limit)",
  de: 'suche?n?|mochten sie|mochtest du|wollen sie|willst du|soll ich|wunschen|falls (?:sie|du|ihr)|wenn (?:sie|du|ihr)|zum beispiel|z\\. ?b\\.|etwa so|budget',
  es: 'buscar|busque|busco|quiere|quieres|desea|le gustaria|te gustaria|prefiere|si (?:necesita|busca|quiere|su|tu)|por ejemplo|presupuesto',
  fr: 'chercher?|cherchez|voulez-vous|veux-tu|souhaitez|aimeriez|preferez|si (?:vous|tu|votre|ton)|par exemple|budget',
  pt: 'procurar|procure|quer|gostaria|deseja|prefere|se (?:precisar|procura|quiser|o seu)|por exemplo|orcamento',
}

/** Words after which a number is one of a search, a wish or an offer, until the sentence ends or speaks of "this" or "it". */
const PROPOSES = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(PROPOSING).join('|')})(?!\p{L})[^.;!?\n]*$`, 'u')
/** What a sentence that proposes states in passing. */
const OF_SHOWN =
  /(?<!\p{L})(?:this|it|its|it's|which|dies\p{L}*|es kostet|sie hat|deren|est[ea]|que (?:cuesta|tiene|tem|custa)|cet(?:te)?|ce|qui|ele|ela)(?!\p{L})/u

/** Whether the words before a number propose it: "I can look for 4-bedroom homes", "if you need 4 bedrooms". */
export function isProposed(before: string): boolean {
  const said = PROPOSES.exec(fold(before))?.[0]
  return said !== undefined && !OF_SHOWN.test(said)
}
