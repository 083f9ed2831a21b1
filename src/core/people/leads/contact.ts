import type { CountryCode } from 'libphonenumber-js'
import { isEmail } from '../../../contract/fields/addresses.ts'
import { isDeniedContact } from './denied-contact.ts'
import { phoneLibrary } from './phone-library.ts'

/**
 * E-mail addresses and phone numbers in the order of the text, without those at which somebody does not want to be reached. Phone
 * numbers are in international form.
 */
export type Contacts = { emails: string[]; phones: string[] }

/** Fewest digits of a phone number in any country. */
const DIGITS_MIN = 7
/** Texts with more digits are not searched: that would be slow, and they hardly give a phone number. */
const DIGITS_MAX = 200
/** This many digits are a phone number without a word such as "call" before them; fewer may be a price. */
const DIGITS_PLAIN = 9

/**
 * Cheap check before the expensive search, which first loads the tables: the price or the size of a home in full digits needs
 * neither.
 */
export const mayHoldContacts = (text: string): boolean =>
  text.includes('@') || SPELLED_SIGN.test(text) || mayHoldPhone(text)

function mayHoldPhone(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0
  if (digits < DIGITS_MIN || digits > DIGITS_MAX || !LIKE_PHONE.test(text)) return false
  return LIKE_PLAIN_PHONE.test(text) || CUE.test(text) || PART_OF_PHONE.test(text)
}

/** `country`: numbers may be in its national form; undefined: only in international form. */
export function contactsIn(text: string, country: CountryCode | undefined): Contacts {
  const { emails, phones } = contactsAt(text, country)
  const welcome = (contacts: Place[]) =>
    contacts.flatMap(({ said, from, until }) => (isDeniedContact(text, from, until) ? [] : said))
  return { emails: welcome(emails), phones: welcome(phones) }
}

/** A contact as it is stored, and where it stands in a text. */
type Place = { said: string; from: number; until: number }

function contactsAt(text: string, country: CountryCode | undefined): { emails: Place[]; phones: Place[] } {
  const written = [...text.matchAll(EMAIL)].map((match) => ({ said: match[0], match }))
  const spelled = [...text.matchAll(SPELLED_EMAIL)].map((match) => ({ said: spelledEmail(match), match }))
  const emails = [...written, ...spelled].filter(({ said }) => isEmail(said))
  return {
    emails: emails.map(({ said, match: { 0: typed, index } }) => ({ said, from: index, until: index + typed.length })),
    phones: phonesIn(text, country).map(({ number, startsAt, endsAt }) => ({
      said: withExtension(number.number, number.ext),
      from: startsAt,
      until: endsAt,
    })),
  }
}

/** The e-mail addresses and phone numbers, these in international form, at which somebody does not want to be reached. */
export function deniedContactsIn(text: string, country: CountryCode | undefined): string[] {
  const { emails, phones } = contactsAt(text, country)
  return [...emails, ...phones].flatMap(({ said, from, until }) => (isDeniedContact(text, from, until) ? said : []))
}

/** The text with spaces in place of each e-mail address and phone number. */
export const withoutContacts = (text: string, country: CountryCode | undefined): string =>
  phonesIn(text, country)
    .reduce(
      (left, { startsAt, endsAt }) =>
        left.slice(0, startsAt) + blanks(left.slice(startsAt, endsAt)) + left.slice(endsAt),
      text,
    )
    .replaceAll(EMAIL, (written) => (isEmail(written) ? blanks(written) : written))
    .replaceAll(SPELLED_EMAIL, (...match) => (isEmail(spelledEmail(match)) ? blanks(match[0]) : match[0]))

/** An address whose signs are spelled: "ana (at) example dot com", "ana arroba example punto com". */
const spelledEmail = ([, name, domain, otherName, otherDomain]: (string | undefined)[]): string =>
  `${name ?? otherName}@${(domain ?? otherDomain ?? '').replaceAll(SPELLED_DOT, '.')}`

function phonesIn(text: string, country: CountryCode | undefined) {
  // Digits within addresses are no phone numbers. Replaced by as many spaces, so that positions stay.
  const rest = text.replaceAll(LINK, blanks).replaceAll(EMAIL, blanks)
  if (!mayHoldPhone(rest)) return []
  return phoneLibrary()
    .findPhoneNumbersInText(rest, country === undefined ? undefined : { defaultCountry: country })
    .filter(({ number, startsAt, endsAt }) => number.isValid() && isMeantAsPhone(rest, startsAt, endsAt))
}

/** A phone number in the form that is stored: international if it can be parsed, else as written. */
export function phoneOf(written: string, country: CountryCode | undefined): string {
  const number = phoneLibrary().parsePhoneNumberFromString(written, country)
  return number?.isValid() ? withExtension(number.number, number.ext) : written.trim()
}

/** Whether a text contains the number in any spelling. */
export const holdsPhone = (text: string, phone: string): boolean => {
  const national = phoneLibrary().parsePhoneNumberFromString(phone)?.nationalNumber ?? phone.replaceAll(/\D/g, '')
  return text.replaceAll(/(?<=\d)[\s().\-/]+(?=\d)/g, '').includes(national)
}

/** Common spellings of a phone number, for text search. A number may have others. */
export function spellingsOf(phone: string): string[] {
  const number = phoneLibrary().parsePhoneNumberFromString(phone)
  if (number === undefined) return [phone]
  const national = number.formatNational()
  const parts = national.match(/\d+/g) ?? []
  return [national, number.formatInternational(), number.number, ...['', ' ', '-', '.'].map((gap) => parts.join(gap))]
}

// Anchored to a word's beginning and bounded, so that a long row of letters does not backtrack from each letter.
const EMAIL = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,250}\.\p{L}{2,63}/gu
const DOT = String.raw`(?:\s?[([{<]\s?(?:dot|\.)\s?[)\]}>]\s?|\s(?:dot|punto|point|punkt|ponto)\s)`
const AT = String.raw`(?:\s?[([{<]\s?(?:at|ät)\s?[)\]}>]\s?|\s(?:arroba|arobase)\s)`
const NAME = String.raw`(?<![\p{L}\p{N}._%+'-])([\p{L}\p{N}._%+-]{1,64})`
const domainWith = (dot: string): string => String.raw`((?:[\p{L}\p{N}-]{1,63}${dot}){1,4}\p{L}{2,63})(?![\p{L}\p{N}])`
// "Look at example.com" is no address: a bare "at" needs its dots spelled too.
const SPELLED_EMAIL = new RegExp(
  String.raw`${NAME}${AT}${domainWith(String.raw`(?:\.|${DOT})`)}|${NAME}\sat\s${domainWith(DOT)}`,
  'giu',
)
const SPELLED_DOT = new RegExp(DOT, 'giu')
/** Cheap check for a spelled address. */
const SPELLED_SIGN = /\b(?:dot|punto|point|punkt|ponto|arroba|arobase)\b|[([{<]\s?(?:at|ät)\s?[)\]}>]/i
const LINK = /\bhttps?:\/\/\S+/gi
const blanks = (text: string): string => ' '.repeat(text.length)

const withExtension = (number: string, extension: string | undefined): string =>
  extension === undefined ? number : `${number} ext. ${extension}`

/** Whether digits are meant as a phone number, rather than as a price, an area or an MLS number. */
function isMeantAsPhone(text: string, from: number, until: number): boolean {
  const [before, number, after] = [text.slice(0, from), text.slice(from, until), text.slice(until)]
  if (number.startsWith('+') || AT_PORTUGUESE.test(before)) return true
  if (OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)) return false
  return number.replaceAll(/\D/g, '').length >= DIGITS_PLAIN || CUE.test(before.slice(-40))
}

/** What may stand between two digits of a phone number. */
const GAP = String.raw`[\p{Pd}\p{Zs}\p{Cf}().[\]/~−ー．／（）［］⁓∼～]{0,4}`
const likePhone = (digits: number): RegExp => new RegExp(String.raw`\d(?:${GAP}\d){${digits - 1}}`, 'u')
const LIKE_PHONE = likePhone(DIGITS_MIN)
const LIKE_PLAIN_PHONE = likePhone(DIGITS_PLAIN)
/** The sign of an international number, or what leads to an extension. */
const PART_OF_PHONE = /[+＋#＃]|\d(?:,,|[\s,;]*(?:e?xt|anexo|доб|int\b|x\W?\d))/i

const OTHER_BEFORE =
  /(?:[$€£¥₹#]|\b(?:mls|id|no|nr|ref|usd|eur|gbp|chf|zip|listing|price|budget|precio|prix|preis|preço)\b\W{0,3}(?:is |number |of |es |est |ist |é )?)\s?$/i
/** Portuguese "no" is "at the": "me ligue no …" is no "No. …". */
const AT_PORTUGUESE =
  /\b(?:lig(?:a|ue|ar|uem|am)|telefon(?:e|ar|em)|contate|chame|fale|falar|celular|telem[oó]vel)\b[^.!?]{0,40} no $/i
const OTHER_AFTER =
  /^\s?(?:[€£$%₹]|k\b|m\b|m²|mio\b|million|sq|ft\b|feet|usd\b|eur\b|gbp\b|chf\b|dollars?|euros?|pounds?)/i
const CUE =
  /(?:call|phone|tel\b|tel\.|mobile|cell|number|whats ?app|text me|sms|reach|contact|llam|tel[eé]fono|m[oó]vil|celular|n[uú]mero|appel|t[eé]l[eé]phone|portable|joindre|anruf|telefon|handy|nummer|erreich|ligu?[ae]|telem[oó]vel)/i
