/**
 * What a spreadsheet takes for a formula: a cell that begins with = + - @ (or their full-width forms), a tab or a
 * line break (OWASP, "CSV Injection"). The apostrophes before it are those that an earlier escape put there.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Text that a spreadsheet shows and never runs. `unescapeFormula` undoes it exactly. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
