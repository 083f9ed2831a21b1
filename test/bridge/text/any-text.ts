import * as fc from 'fast-check'
import type { Part } from '../../../adapters/bridge/text/render.ts'

const pieces = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 12 }) },
  { weight: 2, arbitrary: fc.constantFrom('\n', '\n\n', '\n', ' ', '\r\n', '\t') },
  fc.constantFrom('```', '```ts\n', '````md\n', '\n```\n', '~~~\n', '`', '``', '  ```py\n', '\n      ```\n'),
  fc.constantFrom(
    '\n- ```js\n  ',
    '\n1. ~~~\n',
    '\n> ```\n> ',
    '\n> - ```ts\n>   ',
    '\n>   ```\n',
    '\n> > ```\n',
    '\n> ',
  ),
  fc.constantFrom('\n- ', '\n  - ', '\n    1. ', '\n12) ', '\n> ', '\n# '),
  fc.constantFrom('\n| a | b |\n|---|---|\n', '| 1 | 2 |\n', '|'),
  fc.constantFrom('👨‍👩‍👧‍👦', '🏡', 'e\u0301', 'Straße', '東京', '🇩🇪'),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom('x', 'ü'), minLength: 1, maxLength: 200 }),
)
/** Texts as models write them, and worse: half fences, nested lists, tables, letters of several code points. */
export const markdown = fc.array(pieces, { maxLength: 60, size: 'max' }).map((all) => all.join(''))
export const anyLimits = fc.record({ text: fc.integer({ min: 64, max: 700 }), unit: fc.constantFrom('utf16', 'utf8') })

/**
 * Counts fences as a reader of one message would: before one may stand blanks, tabs and marks of quotations and lists, no other kind
 * of space. A fence in a quotation ends with it, or by marks that are quoted as deeply.
 */
export function endsInsideFence(text: string): boolean {
  let [marks, depth] = ['', 0]
  for (const line of text.split(/\r?\n/)) {
    if (depth > 0 && !/^[ \t]*>/.test(line)) [marks, depth] = ['', 0]
    const [, run = '', info = ''] =
      /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})([^]*)$/.exec(line) ?? []
    const before = run === '' ? '' : line.slice(0, line.indexOf(run))
    const quotes = before.replaceAll(/[^>]/g, '').length
    const isFence = run !== '' && !(run.startsWith('`') && info.includes('`'))
    if (marks === '') [marks, depth] = isFence ? [run, quotes] : ['', 0]
    else if (/^[ \t>]*$/.test(before) && quotes === depth && run.startsWith(marks) && info.trim() === '')
      [marks, depth] = ['', 0]
  }
  return marks !== ''
}

/** The text that the parts of `render` were made from. */
export const textOfParts = (parts: Part[]): string =>
  parts.map(({ text, openerLength, closerLength }) => text.slice(openerLength, text.length - closerLength)).join('')
