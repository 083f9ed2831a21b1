import type { Language } from '../../../contract/languages.ts'

/** The words of orders such as "please stop it", which end what is watched without naming it. All match whole folded words. */
type OrderWords = {
  /** says that something ends */
  end: RegExp
  /** Deletes; only with `several` is it meant of what is watched, and not of the person's data or of a part of the search. */
  delete: RegExp
  several: RegExp
  /** stands for what is watched */
  object: RegExp
  /** may stand beside both */
  beside: RegExp
}

const whole = (words: string) => new RegExp(`^(?:${words})$`)

const orderWords: Record<Language, OrderWords> = {
  en: {
    end: whole('stop|end|cancel|quit|off'),
    delete: whole('delete|remove'),
    several: whole('all|them|both|those|these'),
    object: whole('it|this|that|these|those|them|all|everything|both'),
    beside: whole('of|turn|switch|please|pls|now|then|you|can|could|ok|okay|yes|just|thanks?'),
  },
  es: {
    end: whole('(?:cancel|termin|par|desactiv)(?:ar|[ae])(?:l[aeo]s?)?'),
    delete: whole('(?:borr|quit)(?:ar|[ae])(?:l[ao]s)?|(?:elimin)(?:ar|[ae])(?:l[ao]s)?'),
    several: whole('tod[ao]s|las|los|amb[ao]s'),
    object: whole('l[aeo]s?|est[aeo]s?|es[aeo]s?|tod[ao]s?'),
    beside: whole('puedes?|por|favor|ya|ahora|con|si|gracias'),
  },
  fr: {
    end: whole('(?:arret|annul|desactiv)(?:e|er|ez)'),
    delete: whole('(?:supprim|efface?|enlev)(?:e|er|ez)?'),
    several: whole('toutes|tous|les'),
    object: whole('l[aes]?|les|ca|cela|tout(?:es?)?|tous'),
    beside: whole('s|il|te|vous|plait|peux|pouvez|tu|maintenant|oui|merci|d|accord'),
  },
  de: {
    end: whole('beend(?:e|en|et)|stopp(?:e|en|t)?|(?:ab)?stell(?:e|en)?|abbestell(?:e|en)|abbrechen'),
    delete: whole('losch(?:e|en|t)?|entfern(?:e|en|t)?'),
    several: whole('alle|beide'),
    object: whole('es|sie|das|dies(?:e|es)?|alle[sn]?|beide'),
    beside: whole('bitte|jetzt|wieder|ab|du|kannst|konnen|mir|ja|danke'),
  },
  pt: {
    end: whole('(?:cancel|encerr|par|desativ)(?:ar|[ae])'),
    delete: whole('(?:apag|tir|remov|exclu)(?:ar|er|ir|[aei])'),
    several: whole('tod[ao]s|amb[ao]s'),
    object: whole('[ao]s?|l[ao]s?|ess[ae]s?|est[ae]s?|isso|isto|tudo|tod[ao]s'),
    beside: whole('pode|por|favor|ja|agora|com|sim|obrigad[ao]'),
  },
}

/** Whether a folded message is nothing but an order to end something: "end it", "stop all", "bitte alle beenden". */
export function isShortOrderToEnd(said: string, language: Language): boolean {
  const { end, object, beside, ...deleting } = orderWords[language]
  const pieces = said.split(' ')
  const has = (words: RegExp) => pieces.some((piece) => words.test(piece))
  const deletes = has(deleting.delete) && has(deleting.several)
  const known = deletes ? [deleting.delete, deleting.several, object, beside] : [end, object, beside]
  return (deletes || has(end)) && pieces.every((piece) => known.some((words) => words.test(piece)))
}
