/** Text that is HTML already. Only `html` makes it. */
export type Html = { readonly html: string }
type Piece = string | number | Html | undefined | readonly Piece[]

/** A template whose every value is escaped, unless it is HTML from this function. Lists are joined, undefined is nothing. */
export const html = (literals: TemplateStringsArray, ...values: Piece[]): Html => ({
  html: literals.reduce((before, literal, index) => before + render(values[index - 1]) + literal),
})

function render(value: Piece): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(render).join('')
  return escapeHtml(String(value))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text that means itself in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
