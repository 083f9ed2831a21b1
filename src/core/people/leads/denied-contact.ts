import type { Language } from '../../../contract/languages.ts'
import { isForSomeTime } from './some-time.ts'

/**
 * What denies that somebody may be reached at what follows: "please don't call me at …", "speichern Sie nicht …". Only words that
 * belong to such an order may stand between, so that "don't hesitate to call me at …" and "don't write, call …" deny nothing.
 */
const DENIED_BEFORE: Record<Language, RegExp> = {
  en: /(?:(?<!\bwhy )\b(?:do not|don['’]?t|never|no longer) (?:ever )?(?:call|phone|ring|text|e-?mail|mail|write|contact|reach|message|save|store|keep|note|record|use|share)|\b(?:do not|don['’]?t|no longer) want (?:you to (?:call|ring|phone|text|e-?mail|contact)|to be (?:called|contacted|phoned)|(?:any )?(?:more )?calls)|\bno (?:more )?(?:calls|texts|e-?mails)|\bstop (?:calling|phoning|ringing|texting|e-?mailing|mailing|writing|contacting|messaging|using))(?: (?:to|me|us|my|our|this|that|the|old|phone|cell|mobile|number|e-?mail|mail|address|at|on|under|via|any ?more|again))*:? *$/i,
  es: /\bno (?:me )?(?:llam|escrib|contact|mand|env[ií]|guard|anot|us)\p{L}*(?: (?:me|a|al|en|mi|el|este|ese|n[uú]mero|tel[eé]fono|m[oó]vil|celular|correo|e-?mail|m[aá]s))*:? *$/iu,
  fr: /\b(?:ne |n['’])(?:me |m['’])?(?:appel|t[eé]l[eé]phon|[eé]cri|contact|envoy|enregistr|not|gard|utilis)\p{L}* (?:pas|plus|jamais)(?: (?:à|au|sur|mon|ce|le|cette|num[eé]ro|t[eé]l[eé]phone|portable|mail|e-?mail|adresse))*:? *$/iu,
  de: /\b(?:ruf|schreib|kontaktier|speicher|notier|merk|nutz|verwend|mail)\p{L}*(?: (?:sie|du|mich|mir|uns|sich|bitte|meine|die|diese|nummer|adresse))* (?:nicht|nie|niemals)(?: (?:mehr|unter|an|auf|meine|die|der|diese|dieser|nummer|adresse|mail|e-?mail|telefon|handy))*:? *$/iu,
  pt: /\bn[aã]o (?:me )?(?:lig|telefon|escrev|contat|mand|envi|guard|salv|anot|us)\p{L}*(?: (?:me|para|pra|a|o|no|ao|em|meu|este|esse|n[uú]mero|telefone|celular|e-?mail|mais))*:? *$/iu,
}

/** German says so after it as well: "meine Nummer … bitte nicht speichern". */
const DENIED_AFTER =
  /^ *(?:bitte )?(?:nicht|nie|niemals) (?:mehr )?(?:an\b|anrufen|anzurufen|speichern|notieren|merken|verwenden|nutzen|schreiben|kontaktieren)/i

/** German may put what is denied around it: "bitte nicht unter … anrufen". */
const DENIED_AROUND = [
  /\b(?:nicht|nie|niemals) (?:mehr )?(?:unter|an|auf)(?: (?:der|die|dieser|diese|meine|meiner|nummer|adresse|mail|e-?mail))*:? *$/i,
  /^ *(?:mehr )?(?:anrufen|anzurufen|schreiben|kontaktieren|kontaktiert|angerufen)\b/i,
] as const

/** As far as a denial before a contact is looked for, in UTF-16 units. */
const LOOKED_BACK = 80

/**
 * Whether the visitor denies being reached at what stands between `from` and `until`. Who denies it for some hours or days only
 * ("not before noon", "nicht am Wochenende") may be reached at others.
 */
export function isDeniedContact(text: string, from: number, until: number): boolean {
  const before = text.slice(Math.max(0, from - LOOKED_BACK), from).replaceAll(/\s+/g, ' ')
  const after = text.slice(until, until + LOOKED_BACK).replaceAll(/\s+/g, ' ')
  const denial = Object.values(DENIED_BEFORE).reduce((found, denied) => Math.max(found, before.search(denied)), -1)
  const isDenied =
    denial >= 0 || DENIED_AFTER.test(after) || (DENIED_AROUND[0].test(before) && DENIED_AROUND[1].test(after))
  return isDenied && !isForSomeTime(denial < 0 ? '' : before.slice(0, denial), after)
}
