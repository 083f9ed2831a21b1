import { isIP } from 'node:net'
import { z } from 'zod'
import { isEmail, isWebUrl } from '../contract/fields/addresses.ts'

/** A comma-separated list. */
export const list = (check: (entry: string) => boolean, error: string) =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .refine((entries) => entries.every(check), { error })

export const isOriginOrStar = (entry: string): boolean =>
  entry === '*' || (/^https?:\/\//.test(entry) && URL.parse(entry)?.origin === entry)

export function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
}

/** A path or fragment is the rest of a password that is not encoded: what comes before would be taken for the host. */
export function isMailServer(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^smtps?:\/\/./.test(value) && /^\/?$/.test(url.pathname + url.hash)
}

/** Without a host it is that of the query, or this machine's socket. */
export const isDatabaseAddress = (value: string): boolean =>
  /^postgres(?:ql)?:\/\/[^#]+$/.test(value) &&
  URL.canParse(value.replace(/^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)(?=[/?])/, '$1host'))

export const PERCENT_ENCODED = 'with special characters of the password percent-encoded (@ is %40)'

export function isSender(value: string): boolean {
  const [, address = value] = /^[^<>\r\n]*<([^<>]+)>$/.exec(value) ?? []
  return isEmail(address)
}

export const address = () => z.string().refine(isWebUrl, { error: 'must start with http:// or https://' }).optional()
export const modelIds = () => list((entry) => !/\s/.test(entry), 'must be model ids without blanks, split by commas')
export const onOff = z.enum(['on', 'off'], 'must be on or off')
export const longSecret = () =>
  z
    .string()
    .min(16, 'must have at least 16 characters')
    // HTTP headers, which it is sent in, carry no others.
    .regex(/^[ -~]*$/, 'must be of letters without accents, digits and common signs, on one line')
    .optional()

export function whole(least: number, most: number, usual: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error).default(usual)
}
export const milliseconds = (usual: number) => whole(1, 3_600_000, usual)
