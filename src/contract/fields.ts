import { z } from 'zod'
import { closestSpelling } from './text.ts'

/** Default maximum length of a text, in UTF-16 units. */
export const TEXT_MAX = 2_048
/** Maximum length of SystemMessage and of a listing's Description, in UTF-16 units. */
export const LONG_TEXT_MAX = 65_536
/** Maximum number of items of Images and ExtensionColumn. */
export const ITEMS_MAX = 100
/** Largest number accepted, so that each value has a plain decimal form and both databases store it exactly. */
export const NUMBER_MAX = 1e15

/** Text that both databases store unchanged: PostgreSQL rejects NUL characters, UTF-8 has no lone surrogates. */
export const text = (max = TEXT_MAX) =>
  z
    .string()
    // Zod's own `max` counts code points. Aborts before the other checks: the text may be 4 MiB long.
    .refine((value) => value.length <= max, { error: `must be at most ${max} characters long`, abort: true })
    .refine((value) => !value.includes('\0'), { error: 'may not contain a NUL character' })
    .refine((value) => value.isWellFormed(), { error: 'is not well-formed Unicode (half of a surrogate pair)' })
    .meta({ maxLength: max })

export const filled = (max = TEXT_MAX) =>
  text(max)
    .refine((value) => value.trim() !== '', { error: 'is required and may not be blank' })
    .meta({ minLength: 1, pattern: '\\S' })

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && startOfDay(value) !== undefined

/** A calendar day in UTC, as YYYY-MM-DD. */
export const day = () =>
  z.string().refine(isDay, { error: 'must be a day such as 2026-11-30' }).meta({ format: 'date' })

/** The start of a day (UTC) in ms since 1970; undefined if the calendar has no such day. */
export function startOfDay(value: string): number | undefined {
  const moment = new Date(`${value}T00:00:00Z`)
  // Date reads February 30 as March 2, so the result is compared with the input.
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(value) ? undefined : moment.getTime()
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The time (ms since 1970) at which a period that ends with this day (UTC) is over. */
export const endOfDay = (value: string): number => (startOfDay(value) ?? 0) + DAY_MS

const isInYears = (value: string) => !/^[+-]/.test(toUtcTime(Date.parse(value)))

/** A time as ISO 8601 with its time zone, which has a year of four digits in UTC too. */
export const moment = () =>
  z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-11-30T09:00:00Z', abort: true })
    .refine(isInYears, { error: 'must be within the years 0000 to 9999 in UTC' })

/** A time as the service writes it. */
export const utcTime = () => z.string().describe('ISO 8601, UTC')
/** A time in ms as `utcTime`. */
export const toUtcTime = (at: number): string => new Date(at).toISOString()

export const nonNegativeNumber = () => z.number().min(0).max(NUMBER_MAX)
export const identifier = () => z.int().min(1)

/** The kinds that an answer is limited to. An empty list limits nothing, like null: it is undefined once validated. */
export const onlyOf = <Kind extends z.ZodEnum>(kind: Kind) =>
  z
    .array(kind)
    .nullable()
    .transform((kinds) => (kinds?.length ? kinds : undefined))
    .optional()

/** Whether a text is an http or https address as a whole. */
export const isWebUrl = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value)
export const webUrl = () =>
  filled()
    .refine(isWebUrl, { error: 'must be an http or https address' })
    .meta({ format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' })

/** Text with a rule that JSON Schema cannot express; the API document shows `error` instead. */
const ruled = (check: (value: string) => boolean, error: string) =>
  text().refine(check, { error }).meta({ 'x-rule': error })

/** Text with such a rule, or empty. */
export const orEmpty = (check: (value: string) => boolean, error: string) =>
  ruled((value) => value === '' || check(value), error)

export const webUrlOrEmpty = () => orEmpty(isWebUrl, 'must be an http or https address, or empty')

/** Longest e-mail address, in characters (RFC 5321, 4.5.3.1.3, without the angle brackets); mail servers refuse longer ones. */
const EMAIL_MAX = 254
const Email = z.email()
/** Letters and digits of other alphabets, which both parts of an address may have (RFC 6531), as in zoë@müller.de. */
const OTHER_LETTERS = /(?![a-z\d])[\p{L}\p{M}\p{N}]/giu
export const isEmail = (value: string): boolean =>
  value.length <= EMAIL_MAX && Email.safeParse(value.replaceAll(OTHER_LETTERS, 'x')).success
export const emailOrEmpty = () => orEmpty(isEmail, 'must be an e-mail address, or empty')

const COLOUR = /^\s*rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)\s*$/i
export const colourOrEmpty = () =>
  orEmpty((value) => {
    const parts = COLOUR.exec(value)?.slice(1)
    return parts?.every((part) => Number(part) <= 255) ?? false
  }, 'must be a colour such as rgb(12, 80, 255), each part 0 to 255, or empty')

function isTimeZone(value: string): boolean {
  if (!/^[a-z]/i.test(value)) return false // Intl also accepts offsets such as +05:00, which are no IANA names
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
export const timeZone = () => ruled(isTimeZone, 'must be an IANA time zone such as Europe/Paris or America/New_York')

export const languageOrEmpty = () =>
  text()
    .superRefine((value, context) => {
      if (value === '' || languageNames().has(value.toLowerCase())) return
      const near = closestSpelling(value, languageNames().values())
      const hint = near === undefined ? '' : `; did you mean ${near}?`
      context.addIssue({ code: 'custom', message: `must be a language's English name such as Spanish${hint}` })
    })
    .meta({ 'x-rule': "must be a language's English name such as Spanish, or empty" })

const REGIONAL = [
  'en-US',
  'en-GB',
  'en-AU',
  'en-CA',
  'es-MX',
  'es-ES',
  'es-419',
  'fr-CA',
  'fr-CH',
  'pt-BR',
  'pt-PT',
  'de-AT',
  'de-CH',
  'zh-Hans',
  'zh-Hant',
  'fil',
  'yue',
  'haw',
  'chr',
]

let languages: Map<string, string> | undefined
/**
 * English language names by their lower-case form: every two-letter ISO 639 code that has a name, and common variants.
 */
function languageNames(): Map<string, string> {
  if (languages !== undefined) return languages
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const codes = [...letters.flatMap((first) => letters.map((second) => first + second)), ...REGIONAL]
  languages = new Map(codes.flatMap((code) => names.of(code) ?? []).map((name) => [name.toLowerCase(), name]))
  return languages
}

const HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9](?:[a-z0-9-]{0,62}))*(?::\d{1,5})?$/i

/** A part of a host name; one in other letters browsers send in ASCII: münchen.example as xn--mnchen-3ya.example. */
const LABEL = /[\p{L}\p{M}\p{N}-]+/gu
const inAscii = (label: string): string =>
  label.search(OTHER_LETTERS) < 0 ? label : (URL.parse(`http://${label}`)?.hostname ?? label)

/** The lower-case host of a host name or an origin, without its port; undefined if it is neither. */
export function hostOf(value: string): string | undefined {
  const bare = value.trim()
  if (isWebUrl(bare)) return new URL(bare).hostname
  const name = bare.replaceAll(LABEL, inAscii)
  return HOST.test(name) ? name.toLowerCase().replace(/:\d+$/, '') : undefined
}

/** The entries of the Domains setting: host names or origins, separated by line ends or commas. */
export const domainEntries = (value: string): string[] =>
  value
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export const domains = () =>
  ruled(
    (value) => domainEntries(value).every((entry) => hostOf(entry) !== undefined),
    'must list host names such as homes.example.com, split by commas or new lines',
  )

export const hostOrEmpty = () => orEmpty((value) => hostOf(value) !== undefined, 'must be a host name, or empty')

/** Maximum number of entries on one page of a list. */
export const PAGE_SIZE_MAX = 200

/** Number of entries on one page of a list unless PageSize is given. */
const PAGE_SIZE = 20

/** A page of a list: PageNumber from 1, PageSize from 1 to `PAGE_SIZE_MAX`. Absent or null means the first `PAGE_SIZE`. */
export const paging = {
  PageNumber: z.int().min(1).max(2_147_483_647).nullish().meta({ default: 1 }),
  PageSize: z.int().min(1).max(PAGE_SIZE_MAX).nullish().meta({ default: PAGE_SIZE }),
}

export type Page = { offset: number; limit: number }

export function pageOf({
  PageNumber,
  PageSize,
}: {
  PageNumber?: number | null | undefined
  PageSize?: number | null | undefined
}): Page {
  const limit = PageSize ?? PAGE_SIZE
  return { offset: ((PageNumber ?? 1) - 1) * limit, limit }
}
