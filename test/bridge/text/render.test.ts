import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Limits, sizeOf } from '../../../adapters/bridge/text/length.ts'
import { render } from '../../../adapters/bridge/text/render.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'
import { anyLimits, endsInsideFence, markdown, textOfParts } from './any-text.ts'

const discord: Limits = { text: 2_000, unit: 'utf16' }
const texts = (text: string, limits: Limits) => render(text, limits).map((part) => part.text)
const small: Limits = { text: 64, unit: 'utf16' }

test('a text that fits is one part, just as it is', () => {
  expect(render('Two houses.\n', discord)).toEqual([{ text: 'Two houses.\n', openerLength: 0, closerLength: 0 }])
  expect(render('', discord)).toEqual([])
})

test('a long text is cut at the end of a paragraph before the end of a line', () => {
  const first = `${'A word. '.repeat(5).trim()}\n\n`
  expect(texts(`${first}Then a line\nand another that is too long`, small)).toEqual([
    first,
    'Then a line\nand another that is too long',
  ])
})

test('without paragraphs it is cut at a line, without lines at a word, without words at a character', () => {
  const words = 'seven x '.repeat(12).trim()
  expect(texts(`${'a'.repeat(40)}\n${'b'.repeat(40)}`, small)).toEqual([`${'a'.repeat(40)}\n`, 'b'.repeat(40)])
  expect(texts(words, small)).toEqual([words.slice(0, 64), words.slice(64)])
  expect(texts('x'.repeat(100), small)).toEqual(['x'.repeat(64), 'x'.repeat(36)])
})

test.each([
  '[the house at 12 Elm St](https://x.test/7)',
  '**very important to know now**',
  '~~no longer for sale at all~~',
  '||hidden words for you here||',
  '`npm run something long now`',
])('at a word it is not cut inside of %s', (span) => {
  const words = 'seven x '.repeat(6)
  expect(texts(`${words}${span} and more of it`, small)).toEqual([words, `${span} and more of it`])
})

test.each(['[', '](', '** ', '` ', '|| '])(
  'a long line of nothing but %s is cut in time that grows with its length',
  async (mark) => {
    const cut = (length: number) => {
      const line = `${mark.repeat(length / mark.length)}] ) \` ${'a '.repeat(length / 2)}`
      expect(textOfParts(render(line, { text: length / 4, unit: 'utf16' }))).toBe(line)
    }
    expect(await growthOf(cut, 10_000)).toBeLessThan(LINEAR_MAX)
  },
)

test.each([
  ['blanks before words', '', ' ', 'a b '],
  ['lines of a bar', '', '|\n', ''],
  ['rows of a table', '| a |\n|---|\n', '|\n', ''],
  ['marks of a fence', '', '`', ''],
])('%s are cut in time that grows with the length of the text', async (_, beginning, piece, end) => {
  const cut = (length: number) => {
    const text = beginning + piece.repeat(length / piece.length) + end
    expect(textOfParts(render(text, { text: length / 4, unit: 'utf16' }))).toBe(text)
  }
  expect(await growthOf(cut, 50_000)).toBeLessThan(LINEAR_MAX)
})

test('a mark that nothing closes, or a span of more than half a message, is cut all the same', () => {
  const words = 'seven x '.repeat(9).trim()
  for (const text of [`**${words}`, `2 ** 3 ${words}`, `**${words}**`])
    expect(texts(text, small)[0]?.length).toBeGreaterThan(50)
})

test('a family emoji or an accent is never cut in two', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(texts(family.repeat(12), small).map((part) => part.length)).toEqual([55, 55, 22])
  expect(texts('e\u0301'.repeat(40), { text: 65, unit: 'utf16' }).map((part) => part.length)).toEqual([64, 16])
})

test('a word that would become a list or a fence does not begin a part', () => {
  expect(texts(`${'price '.repeat(10)}and - more`, small)[1]).toBe('and - more')
})

test('a fence is closed at a cut and reopened with its language', () => {
  const code = Array.from({ length: 6 }, (_, index) => `const line${index} = 1\n`).join('')
  expect(texts(`See:\n\n\`\`\`ts\n${code}\`\`\`\nDone.`, small)).toEqual([
    'See:\n\n```ts\nconst line0 = 1\nconst line1 = 1\nconst line2 = 1\n```',
    '```ts\nconst line3 = 1\nconst line4 = 1\nconst line5 = 1\n```\nDone.',
  ])
})

test.each([
  ['- ```js\n  code()\n  ```\nDone.'],
  ['1. ```sh\n   npm i\n   ```\n2. and so on'],
  ['- one\n  - ~~~\n    code()\n    ~~~\n- two'],
  ['> ```ts\n> code()\n> ```\nDone.'],
  ['> - ```\n>   code()\n>   ```\n> so it was'],
  // The quotation ends, and its code with it.
  ['> ```ts\n> code()\nDone.'],
])('code within a list or a quotation, %j, needs no further marks', (text) => {
  expect(texts(text, discord)).toEqual([text])
})

test('a fence in a list or a quotation is closed at a cut as its lines begin, and reopened', () => {
  const lines = (begin: string) => Array.from({ length: 4 }, (_, index) => `${begin}const line${index} = 1\n`).join('')
  expect(texts(`- \`\`\`ts\n${lines('  ')}  \`\`\`\nDone.`, small)).toEqual([
    '- ```ts\n  const line0 = 1\n  const line1 = 1\n  ```',
    '  ```ts\n  const line2 = 1\n  const line3 = 1\n  ```\nDone.',
  ])
  expect(texts(`> \`\`\`ts\n${lines('> ')}> \`\`\`\nDone.`, small)).toEqual([
    '> ```ts\n> const line0 = 1\n> const line1 = 1\n> ```',
    '> ```ts\n> const line2 = 1\n> const line3 = 1\n> ```\nDone.',
  ])
  expect(texts(`> \`\`\`\n> ${'x'.repeat(70)}\n> \`\`\`\nDone.`, small)[1]).toMatch(/^> ```\n> x+\n> ```\nDone\.$/)
})

test('a fence that is still open while the text grows is shown closed', () => {
  expect(texts('```\nhalf a li', discord)).toEqual(['```\nhalf a li\n```'])
})

test('a table gets its header again after a cut', () => {
  const header = '| City |\n|------|\n'
  const rows = '| Seattle |\n'.repeat(8)
  expect(texts(header + rows, { text: 80, unit: 'utf16' })).toEqual([
    `${header}${'| Seattle |\n'.repeat(5)}`,
    `${header}${'| Seattle |\n'.repeat(3)}`,
  ])
})

test('a language longer than a fence repeats is cut between characters', () => {
  const parts = texts(`\`\`\`${'x'.repeat(31)}🏡\n${'a line of code\n'.repeat(12)}\`\`\``, { text: 160, unit: 'utf16' })
  expect(parts[1]).toMatch(/^```x{31}\na line/)
})

test('a nested list keeps its place after a cut', () => {
  const text = `1. First\n   - ${'house '.repeat(5)}\n   - ${'garden '.repeat(5)}\n`
  expect(texts(text, small)[1]).toBe(`1. …\n   - ${'garden '.repeat(5)}\n`)
})

test('a quotation that is cut within a line goes on as a quotation', () => {
  const words = 'so she said '.repeat(8).trim()
  expect(texts(`> ${words}`, small)[1]).toMatch(/^> (?:so |she |said ?)+$/)
  expect(texts(`>> ${words}`, small)[1]).toMatch(/^>> /)
  expect(texts(`> ${'x'.repeat(100)}`, small).every((text) => /^> x+$/.test(text))).toBe(true)
  expect(texts(`> ${words}\n${'then it ended, and more '.repeat(3)}`, small).at(-1)).not.toContain('>')
})

test('an item of a list that is cut in two goes on as an item', () => {
  expect(texts(`- ${'house '.repeat(14)}`, small)[1]).toMatch(/^- … (house )+$/)
})

test('limits in UTF-8 bytes count bytes', () => {
  const parts = texts('ü'.repeat(100), { text: 64, unit: 'utf8' })
  expect(parts.map((part) => Buffer.byteLength(part))).toEqual([64, 64, 64, 8])
})

test('a platform without limits gets one part', () => {
  expect(render('line\n'.repeat(10_000), { text: Number.POSITIVE_INFINITY, unit: 'utf16' })).toHaveLength(1)
})

const RUNS = process.env['TEST_LONG'] === undefined ? 700 : 100_000

test('any text, any limit: nothing lost or repeated, nothing too long, no open fence, no half character', () => {
  fc.assert(
    fc.property(markdown, anyLimits, (text, limits) => {
      const parts = render(text, limits)
      expect(textOfParts(parts)).toBe(text)
      for (const part of parts) {
        expect(sizeOf(part.text, limits)).toBeLessThanOrEqual(limits.text)
        expect(part.text.length).toBeGreaterThan(part.openerLength + part.closerLength)
        expect([part.text.isWellFormed(), endsInsideFence(part.text)]).toEqual([true, false])
      }
    }),
    { numRuns: RUNS },
  )
})

test('any text as it grows: a part that was left behind never changes', () => {
  fc.assert(
    fc.property(markdown, anyLimits, fc.double({ min: 0, max: 1, noNaN: true }), (text, limits, share) => {
      const begun = render(text.slice(0, Math.floor(text.length * share)), limits).slice(0, -1)
      expect(render(text, limits).slice(0, begun.length)).toEqual(begun)
    }),
    { numRuns: RUNS },
  )
})
