import * as fc from 'fast-check'
import type { Part } from '../../../adapters/bridge/text/render.ts'

const pieces = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 12 }) },
  { weight: 2, arbitrary: fc.constantFrom('\n', '\n\n', '\n', ' ', '\r\n', '\t') },
  fc.constantFrom('```', '```ts\n', '````md\n', '\n```\n', '~~~\n', '`', '``', '  ```py\n', '\n      ```\n'),
  fc.constantFrom('\n- ', '\n  - ', '\n    1. ', '\n12) ', '\n> ', '\n# '),
  fc.constantFrom('\n| a | b |\n|---|---|\n', '| 1 | 2 |\n', '|'),
  fc.constantFrom('👨‍👩‍👧‍👦', '🏡', 'e\u0301', 'Straße', '東京', '🇩🇪'),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom('x', 'ü'), minLength: 1, maxLength: 200 }),
)
/** Texts as models write them, and worse: half fences, nested lists, tables, letters of several code points. */
export const markdown = fc.array(pieces, { maxLength: 60, size: 'max' }).map((all) => all.join(''))
export const anyLimits = fc.record({ text: fc.integer({ min: 64, max: 700 }), unit: fc.constantFrom('utf16', 'utf8') })

/** Counts fences as a reader of one message would: blanks and tabs may stand before one, no other kind of space. */
export function endsInsideFence(text: string): boolean {
  let marks = ''
  for (const line of text.split(/\r?\n/)) {
    const [, run = '', info = ''] = /^[ \t]*(`{3,}|~{3,})([^]*)$/.exec(line) ?? []
    if (marks === '') marks = run.startsWith('`') && info.includes('`') ? '' : run
    else if (run.startsWith(marks) && info.trim() === '') marks = ''
  }
  return marks !== ''
}

/** The text that the parts of `render` were made from. */
export const textOfParts = (parts: Part[]): string =>
  parts.map(({ text, openerLength, closerLength }) => text.slice(openerLength, text.length - closerLength)).join('')
