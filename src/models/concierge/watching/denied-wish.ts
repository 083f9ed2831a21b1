import type { Language } from '../../../contract/languages.ts'
import type { WatchingWords } from './words/en.ts'

/**
 * A wish to be told with what denies it right before or after its verb: "don't tell me", "benachrichtige mich nicht". Words
 * between that turn it round ("don't forget to tell me", "why don't you tell me") are none of these. All match folded text
 * without punctuation.
 */
const DENIED: Record<Language, RegExp> = {
  en: /(?<!\bwhy )\b(?:do not|don t|dont|never|no need to|needn t|need not|no longer)(?: (?:please|ever|want|need|wish|you|to))* (?:tell|notify|alert|ping|warn|message|let|keep|watch|follow|track|save|remember|store|bookmark)\b/g,
  es: /(?<!\bpor que )\bno (?:(?:me|quiero que|hace falta que|necesito que) )*(?:avis|notific|alert|vigil|sig|dig|guard|recuerd)\w*/g,
  fr: /(?<!\bpourquoi (?:tu |vous )?)\b(?:ne )?(?:previens|prevenez|avertis|avertissez|alertez?|notifiez?|surveillez?|enregistrez?|gardez?) (?:moi )?(?:pas|plus)\b/g,
  de: /\b(?:benachrichtig|informier|meld|sag|gib|geb|beobacht|speicher|merk|halt)\w*(?: (?:sie|mich|mir|dir|uns|bitte|doch|diese|die|das|es|suche|haus|wohnung))* (?:nicht|nie|niemals|keine?n?)\b(?! nur)/g,
  pt: /(?<!\bpor que )\bnao (?:(?:me|quero que|precisa|e preciso|quero) )*(?:avis|notifi|alert|acompanh|vigi|sig|dig|fal|cont|salv|guard|grav|mant|ser|saber)\w*/g,
}

/** Whether a folded message wishes to be told of something only where it denies that. */
export function isDeniedWish(said: string, language: Language, { tell, home }: WatchingWords['asks']): boolean {
  const isWish = (text: string) => tell.test(text) || home.test(text)
  return isWish(said) && !isWish(said.replaceAll(DENIED[language], ' '))
}

/** A wish that what is watched does not end: "don't stop telling me", "no dejes de avisarme", "hören Sie nicht auf". */
const DENIED_STOP: Record<Language, RegExp> = {
  en: /\b(?:do not|don t|dont|never|did not|didn t|not)(?: (?:please|ever|want|you|to|say|ask|for))* (?:stop|quit|cancel|end|delete|remove|turn off|turning off|cancelling|ending) (?:(?:all|the|my|this|that|these|those|any) )*(?:telling|alerting|notifying|messaging|watching|alerts?|watch(?:es)?|notifications?)\b/,
  es: /\bno (?:(?:me|quiero que|por favor) )*(?:dej|par|cancel|quit|borr|elimin|desactiv|termin|deteng)\w* (?:(?:de|el|la|los|las|mis?|todos|todas) )*(?:avis|notific|alert|segu|vigil)\w*/,
  fr: /\bn(?:e)? ?(?:arrete|cesse|supprime|annule|desactive)[rzs]? (?:pas|jamais) (?:(?:de|me|d|l|la|les|mes|mon|cette|toutes) )*(?:preven|avert|alert|suiv|surveill)\w*/,
  de: /\b(?:hor|hore|horen sie|horen)(?: bitte)? nicht auf\b|\b(?:beobachtung|benachrichtigung|meldung)(?:en)? (?:bitte )?nicht (?:beenden|stoppen|loschen|abbestellen)\b|\b(?:losch|beend|stopp)\w* (?:\w+ ){0,3}(?:beobachtung|benachrichtigung|meldung)(?:en)? (?:bitte )?nicht\b/,
  pt: /\bnao (?:(?:me|quero que|por favor) )*(?:par|deix|cancel|apag|remov|exclu|desativ|encerr)\w* (?:(?:de|me|com|o|a|os|as|meus?|minhas?|esse|este) )*(?:avis|notific|acompanh|segu|alert)\w*/,
}

/** Whether a folded message asks that what is watched goes on. */
export const isDeniedStop = (said: string, language: Language): boolean => DENIED_STOP[language].test(said)
