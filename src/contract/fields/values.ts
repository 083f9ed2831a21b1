import { z } from 'zod'

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

export const nonNegativeNumber = () => z.number().min(0).max(NUMBER_MAX)
export const identifier = () => z.int().min(1)

/** The kinds that an answer is limited to. An empty list limits nothing, like null: it is undefined once validated. */
export const onlyOf = <Kind extends z.ZodEnum>(kind: Kind) =>
  z
    .array(kind)
    .nullable()
    .transform((kinds) => (kinds?.length ? kinds : undefined))
    .optional()

/** Text with a rule that JSON Schema cannot express; the API document shows `error` instead. */
export const ruled = (check: (value: string) => boolean, error: string) =>
  text().refine(check, { error }).meta({ 'x-rule': error })

/** Text with such a rule, or empty. */
export const orEmpty = (check: (value: string) => boolean, error: string) =>
  ruled((value) => value === '' || check(value), error)

const COLOUR = /^\s*rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)\s*$/i
export const colourOrEmpty = () =>
  orEmpty((value) => {
    const parts = COLOUR.exec(value)?.slice(1)
    return parts?.every((part) => Number(part) <= 255) ?? false
  }, 'must be a colour such as rgb(12, 80, 255), each part 0 to 255, or empty')
