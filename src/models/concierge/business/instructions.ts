import type { ByLanguage } from '../../../contract/languages.ts'

/**
 * Sentences that tell the chatbot what to do or what it is, by language: they name it and what it must do, say "you are the
 * assistant", or begin with an imperative and speak of visitors as others do. What a business tells visitors says "you".
 */
const INSTRUCTIONS: ByLanguage<readonly RegExp[]> = {
  en: [
    /^you(?:['’]re| are) (?:an? |the |our )?(?:[\p{L}-]+ ){0,3}(?:assistant|chatbot|bot|ai|language model)\b/iu,
    /\b(?:the|this) (?:ai |virtual |digital )?(?:assistant|model|bot|chatbot) (?:is (?:not )?to|must|should|shall)\b/i,
    /^(?:please,? |always |never |first,? |then,? |only |also |do not |don['’]?t |try to |aim to |make sure (?:to|that) )*(?:ask|assume|avoid|ban|check|convince|discourage|encourage|get|give|greet|guide|ignore|invite|keep|let|mention|never|nudge|offer|persuade|point|promise|push|quote|recommend|refuse|remind|reply|answer|respond|say|score|sell|send|show|stall|steer|talk|tell|thank|treat|trust|upsell|urge|use|warn)\b[^;:.]{0,80}\b(?:(?:the|any|each|every) (?:visitor|caller|user|prospect|lead)|visitors|callers|users|leads|prospects)\b(?! (?:bays?|car|entrance|parking|pass|permits?|spaces?))/i,
    /^(?:please,? |always |never |first,? )*(?:ask|check|collect|find out|get|make sure)\b.{0,60}\b(?:before|until) you (?:show|offer|quote|name|give|answer|recommend|suggest)\b(?! (?:notice|us|your))/i,
    /^(?:please,? )?never (?:promise|agree|confirm|commit|guess|invent|argue)\b/i,
    /\b(?:use|call) (?:the|your) (?:\w+ )?(?:tool|function)s?\b(?! (?:at|in|of|on) )/i,
  ],
  de: [
    /^(?:du bist|sie sind) (?:der |die |das |eine? |unsere? )?(?:[\p{L}-]+ ){0,2}[\p{L}-]*(?:assistent(?:in)?|chatbot|bot)(?!\p{L})/iu,
    /\b(?:(?:der|dieser) (?:assistent|chatbot|bot)|das modell) (?:darf|muss|soll|sollte)\b/i,
    /^(?:bitte )?(?:antworte|begrüße|behandle|biete|dränge|duze|empfiehl|frage?|führe|gib|lenke|nenne?|sage?|schicke?|sieze|sprich|überrede|verweise|versuche)\b.{0,80}\b(?:besuchern?|interessenten?|anrufern?)\b/i,
  ],
  fr: [
    /^(?:tu es|vous êtes) (?:l['’]|le |la |une? |notre )?(?:[\p{L}-]+ ){0,2}(?:assistante?|chatbot|bot)(?!\p{L})/iu,
    /(?:l['’]assistant|\ble (?:chatbot|bot|modèle)) (?:ne )?(?:doit|devra)(?!\p{L})/iu,
    /^(?:accueille|demande|dirige|donne|encourage|évite|incite|invite|oriente|parle|pousse|propose|répond|réponds|salue|tutoie|vouvoie)[rz]?(?!\p{L}).{0,80}\b(?:aux|chaque|les) (?:visiteurs?|prospects?|internautes?)(?!\p{L})/iu,
  ],
  es: [
    /^(?:eres|usted es) (?:el |la |una? |nuestr[oa] )?(?:[\p{L}-]+ ){0,2}(?:asistente|chatbot|bot)(?!\p{L})/iu,
    /\b(?:el|este) (?:asistente|chatbot|bot|modelo) (?:no |nunca )?(?:debe|deberá)(?!\p{L})/iu,
    /^(?:atiende|convence|dirige|ofrece|pide|pregunta|recomienda|responde|saluda|trata|tutea)(?!\p{L}).{0,80}\b(?:al|cada|los) (?:visitante|usuario|interesado)s?(?!\p{L})/iu,
  ],
  pt: [
    /^(?:você é|tu és|és) (?:o |a |uma? |nosso |nossa )?(?:[\p{L}-]+ ){0,2}(?:assistente|chatbot|bot)(?!\p{L})/iu,
    /(?:^|\s)(?:o|este) (?:assistente|chatbot|bot|modelo) (?:não |nunca )?(?:deve|deverá)(?!\p{L})/iu,
    /^(?:atende|convence|oferece|pede|pergunta|recomenda|responde|trata)(?!\p{L}).{0,80}(?:ao|aos|cada|os) (?:visitante|utilizador|usuário|interessado)(?:e?s)?(?!\p{L})/iu,
  ],
}

/** Whether a sentence tells the chatbot what to do. It is never quoted. */
export const instructsChatbot = (sentence: string): boolean =>
  Object.values(INSTRUCTIONS).some((patterns) => patterns.some((one) => one.test(sentence)))
