import { z } from 'zod'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { unwrap } from '../../../src/contract/validation/respelling.ts'

/** A body at the limits of what an operation takes, or far beyond them; made when it is asked for, as many are megabytes. */
export type Hostile = { name: string; body: () => string }

const BODY = 4 * 2 ** 20 - 8_000
/** What is known to make folding, matching and cutting slow: characters that fold into many, and endless beginnings. */
const textsOf = (length: number): Record<string, string> => {
  const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  return {
    'characters that fold into many': '㍿'.repeat(length),
    'ligatures that fold into many': 'ﷺ'.repeat(length),
    digits: '1'.repeat(length),
    blanks: `a${' '.repeat(length - 2)}a`,
    'open brackets': '('.repeat(length),
    'addresses without end': fill('a@'),
    'hundreds of addresses': fill('a@b.co '),
    'sums of money': fill('$1,2'),
    'words of one letter': fill('a '),
    'homes to look for': fill('3 bed house in Seattle under 900k or '),
    'combining marks': `e${'\u0301'.repeat(length - 1)}`,
    lines: fill('\n- a'),
  }
}

const kinds = Object.keys(textsOf(2))

/** `base`: fields that keep their valid values. `legal`: valid values of the other fields, for while another one is hostile. */
export function hostileBodies(
  { input }: Endpoint,
  base: Record<string, unknown>,
  legal: Record<string, unknown> = {},
): Hostile[] {
  const fields = Object.keys(input.shape)
  const texts = fields.filter(
    (name) => !(name in base) && unwrap(input.shape[name] as z.ZodType) instanceof z.ZodString,
  )
  const lists = fields.filter((name) => unwrap(input.shape[name] as z.ZodType) instanceof z.ZodArray)
  const body = (name: string, value: () => object): Hostile => ({
    name,
    body: () => JSON.stringify({ ...legal, ...base, ...value() }),
  })
  const anyField = [...texts, ...lists, ...fields][0] ?? 'x'
  return [
    body('4 MiB of unknown fields', () =>
      Object.fromEntries(Array.from({ length: 330_000 }, (_, at) => [`f${at}`, 0])),
    ),
    body('4 MiB of misspelt fields', () =>
      Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`${anyField}${at}`, 0])),
    ),
    { name: '4 MiB of lists in lists', body: () => `{"${anyField}":${'['.repeat(BODY / 2)}${']'.repeat(BODY / 2)}}` },
    { name: '4 MiB of brackets never closed', body: () => `{"${anyField}":${'['.repeat(BODY)}` },
    ...lists.flatMap((name) => [
      body(`4 MiB of texts in ${name}`, () => ({ [name]: Array.from({ length: 600_000 }, () => 'x') })),
      body(`4 MiB of objects in ${name}`, () => ({ [name]: Array.from({ length: 1_000_000 }, () => ({})) })),
      body(`1,000 keys in ${name}`, () => ({ [name]: Array.from({ length: 1_000 }, (_, at) => String(at)) })),
      body(`1,000 long keys in ${name}`, () => ({
        [name]: Array.from({ length: 1_000 }, (_, at) => `${'ﷺ'.repeat(1_000)}${at}`),
      })),
      body(`100 long entries in ${name}`, () => ({
        [name]: Array.from({ length: 100 }, () => ({ Key: '㍿'.repeat(2_000), value: 'ﷺ'.repeat(2_000) })),
      })),
    ]),
    ...texts.map((name) => body(`4 MiB in ${name}`, () => ({ [name]: 'x,'.repeat(BODY / 2) }))),
    ...kinds.map((kind) =>
      body(`every text of ${kind}`, () =>
        Object.fromEntries(texts.map((name) => [name, textsOf(longest(input.shape[name]))[kind]])),
      ),
    ),
    ...texts.flatMap((name) =>
      kinds.map((kind) => body(`${kind} in ${name}`, () => ({ [name]: textsOf(longest(input.shape[name]))[kind] }))),
    ),
  ]
}

/** The longest text that a field takes, in UTF-16 units. */
function longest(field: unknown): number {
  const meta = unwrap(field as z.ZodType) as z.ZodType
  return Number(meta.meta()?.['maxLength'] ?? 2_048)
}

/** A hundred entries of ExtensionColumn, each of 300 words that no other has. */
export const entriesOfOwnWords = Array.from({ length: 100 }, (_, entry) => ({
  Key: `key ${entry}`,
  value: Array.from({ length: 300 }, (_none, word) => (entry * 300 + word).toString(36)).join(' '),
}))

/** Questions that meet code and patterns which nothing has used before. */
export const firstQuestions = [
  'hello',
  '3 bedroom houses in Seattle',
  '㍿'.repeat(32_000),
  'casas en Seattle',
  '3 bed house, '.repeat(2_400),
  'is it near a good school?',
  'Häuser in Seattle mit Haustieren',
  'call me at +1 206 555 0142',
]
