import { z } from 'zod'
import { filled, orEmpty, ruled } from './values.ts'

/** Whether a text is an http or https address as a whole. */
export const isWebUrl = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value)
export const webUrl = () =>
  filled()
    .refine(isWebUrl, { error: 'must be an http or https address' })
    .meta({ format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' })

export const webUrlOrEmpty = () => orEmpty(isWebUrl, 'must be an http or https address, or empty')

/** Longest e-mail address, in characters (RFC 5321, 4.5.3.1.3, without the angle brackets); mail servers refuse longer ones. */
const EMAIL_MAX = 254
const Email = z.email()
/** Letters and digits of other alphabets, which both parts of an address may have (RFC 6531), as in zoë@müller.de. */
const OTHER_LETTERS = /(?![a-z\d])[\p{L}\p{M}\p{N}]/giu
export const isEmail = (value: string): boolean =>
  value.length <= EMAIL_MAX && Email.safeParse(value.replaceAll(OTHER_LETTERS, 'x')).success
export const emailOrEmpty = () => orEmpty(isEmail, 'must be an e-mail address, or empty')

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
