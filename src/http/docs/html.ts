import { escapeHtml } from '../../contract/text.ts'

/** Text that is already HTML. Only `html` creates it. */
export type Html = { readonly html: string }
type Piece = string | number | Html | undefined | readonly Piece[]

/** Template tag that escapes each value, except `Html`. Joins lists; undefined becomes "". */
export const html = (literals: TemplateStringsArray, ...values: Piece[]): Html => ({
  html: literals.reduce((before, literal, index) => before + render(values[index - 1]) + literal),
})

function render(value: Piece): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(render).join('')
  return escapeHtml(String(value))
}
