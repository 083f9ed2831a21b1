import { stripVTControlCharacters, styleText } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Style } from '../../adapters/terminal/inline-marks.ts'
import { renderMarkdown, settledLength } from '../../adapters/terminal/screen.ts'
import { growthOf, LINEAR_MAX } from '../sim/clock/cost.ts'

const plain: Style = (_, text) => text
const coloured: Style = (format, text) => styleText(format, text, { validateStream: false })
const drawn = (text: string, columns = 40) => renderMarkdown(text, { columns, style: plain })
const settled = (text: string) => text.slice(0, settledLength(text))

test('bold, code and headings lose their marks and gain a look', () => {
  const look = { columns: 80, style: coloured }
  expect(renderMarkdown('# Two **houses**', look)).toBe(coloured('bold', `Two ${coloured('bold', 'houses')}`))
  expect(renderMarkdown('a **bold** and `code` word', look)).toBe(
    `a ${coloured('bold', 'bold')} and ${coloured('cyan', 'code')} word`,
  )
})

test('the address of a link can be read and copied', () => {
  expect(drawn('see [the house](https://homes.example/12) or [x](y z)')).toBe(
    'see the house (https://homes.example/12)\nor [x](y z)',
  )
  expect(drawn('[https://homes.example](https://homes.example)')).toBe('https://homes.example')
})

test('long lines are wrapped between words, below their bullet or number', () => {
  expect(drawn('- one two three four five six seven eight nine', 20)).toBe(
    '• one two three four\n  five six seven\n  eight nine',
  )
  expect(drawn('12. one two three four five', 14)).toBe('12. one two\n    three four\n    five')
  expect(drawn('東京 東京 東京', 9)).toBe('東京 東京\n東京')
})

test('a quote stands apart', () => {
  expect(drawn('> a covered deck off the dining area', 20)).toBe('│ a covered deck off\n  the dining area')
})

test('an address longer than the line stays in one piece', () => {
  const address = `https://homes.example/${'x'.repeat(60)}`
  expect(drawn(`see ${address} now`)).toBe(`see\n${address}\nnow`)
})

test('code and tables are left as they are', () => {
  const text =
    '```\nlet **x**   = 1 // a line that is longer than forty columns is\n```\n| a | **b** | a row longer than forty columns |'
  expect(drawn(text)).toBe(text)
})

test('a mark that is never closed is shown as it is', () => {
  expect(drawn('5 ** 3 and `a [b')).toBe('5 ** 3 and `a [b')
})

test('a link may follow a bracket that begins none', () => {
  expect(drawn('2 [of [three](https://x.test/3)')).toBe('2 [of three (https://x.test/3)')
})

test.each(['[', '[a](', '![', '**a** ', '`a` '])('a long line of nothing but %s is drawn', (mark) => {
  const line = mark.repeat(50_000 / mark.length)
  expect(letters(drawn(line, 80))).toBe(letters(line))
})

test.each([
  ['a heading of blanks', '# ', ' ', '\u2028', 40],
  ['a long line that is not wrapped', '', ', ', '', Number.POSITIVE_INFINITY],
])('%s is drawn in time that grows with its length', async (_, start, piece, end, columns) => {
  const draw = (size: number) => expect(drawn(start + piece.repeat(size) + end, columns)).not.toContain('#')
  expect(await growthOf(draw, 12_500)).toBeLessThan(LINEAR_MAX)
})

test('a long line within a mark that nothing closes is drawn as it grows without being read for each word again', async () => {
  const PIECES = 200
  const growInPieces = (words: number) => {
    const line = `**${'a '.repeat(words)}`
    for (let piece = 0; piece < PIECES; piece++)
      expect(settledLength(line.slice(0, (line.length * piece) / PIECES))).toBe(0)
  }
  expect(await growthOf(growInPieces, 2_500)).toBeLessThan(LINEAR_MAX)
})

test('of a growing text, unfinished words and marks wait', () => {
  expect(settled('two hou')).toBe('two ')
  expect(settled('two **big hou')).toBe('two ')
  expect(settled('two **big houses** in Ke')).toBe('two **big houses** in ')
  expect(settled('see [the house](https://ho')).toBe('see ')
  expect(settled('# A head')).toBe('')
  expect(settled('line\n```\ncode li')).toBe('line\n```\n')
})

const words = fc.constantFrom(
  'house ',
  'a ',
  '**',
  '`',
  '[',
  '](',
  ')',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  '# ',
  '> ',
  '```',
  '|',
  '\n```\n',
  '  ',
  '🏡',
  'x',
)

const markdown = fc.array(words, { maxLength: 40, size: 'max' }).map((all) => all.join(''))
const letters = (text: string) => stripVTControlCharacters(text).replace(/[^a-z🏡1]/gu, '')

test('code in a list or a quotation ends where it does in Markdown', () => {
  const look = { columns: 80, style: coloured }
  const lastLine = (text: string) => renderMarkdown(text, look).split('\n').at(-1)
  for (const text of ['- ```js\n  a\n  ```\n**Done**', '> ```\n> a\n> ```\n**Done**', '> ```\n> a\n**Done**'])
    expect(lastLine(text)).toBe(coloured('bold', 'Done'))
})

test('whatever comes later, what is settled keeps its look', () => {
  fc.assert(
    fc.property(markdown, fc.nat(200), fc.integer({ min: 8, max: 40 }), (text, cut, columns) => {
      const look = { columns, style: coloured }
      const begun = renderMarkdown(settled(text.slice(0, cut)), look)
      const next = renderMarkdown(settled(text), look)
      expect(renderMarkdown(text, look).startsWith(begun)).toBe(true)
      expect(next.length < begun.length || next.startsWith(begun)).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test('no word is lost in drawing', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      expect(letters(renderMarkdown(text, { columns: 12, style: coloured }))).toBe(letters(text))
    }),
  )
})
