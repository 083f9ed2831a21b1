import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '../../../src/core/people/mails/letter.ts'
import { withoutMarkdown } from '../../../src/core/people/mails/plain-markdown.ts'
import { mailWords } from '../../../src/core/people/mails/words/words.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'

test.each([
  ['I found **3 homes**: __two__ in *Austin*, one in _Boise_.', 'I found 3 homes: two in Austin, one in Boise.'],
  ['1. [3189 Copperleaf St](https://example.com/a_b_c)', '1. 3189 Copperleaf St (https://example.com/a_b_c)'],
  [
    '[https://example.com](https://example.com) ![](https://example.com/p.png)',
    'https://example.com https://example.com/p.png',
  ],
  ['## Fees\n* rent\n+ deposit\n  - more', 'Fees\n- rent\n- deposit\n  - more'],
  ['```js\nlet a = 1\n```\nUse `npm test` now', 'let a = 1\nUse npm test now'],
  ['2 * 3 * 4, snake_case_name, MLS *, a_b_', '2 * 3 * 4, snake_case_name, MLS *, a_b_'],
  ['\\*not bold\\* and 5\\_000', '*not bold* and 5_000'],
  ['**[Elm St](https://example.com)**', 'Elm St (https://example.com)'],
])('%j is read as %j', (markdown, text) => {
  expect(withoutMarkdown(markdown)).toBe(text)
})

test('text without marks stays as it is', () => {
  assert(
    property(
      string().filter((text) => !/[\\*_`#[\]()+~]/.test(text)),
      (text) => withoutMarkdown(text) === text,
    ),
  )
})

test('a mail shows answers without marks, and what people write as they wrote it', () => {
  const said = { createdAt: 0, content: '**bold**' }
  const lines = linesOf(
    [
      { ...said, role: 'question' },
      { ...said, role: 'answer' },
    ] as never,
    'UTC',
    mailWords({}),
  )
  expect(lines.map(({ text }) => text)).toEqual(['**bold**', 'bold'])
})

test.each(['**', '[', '_a', '`', '[](', '\\*', '*a ', '# '])(
  'a text of nothing but %o is read in time that grows with its length',
  async (piece) => {
    const read = (length: number) => withoutMarkdown(piece.repeat(length / piece.length))
    expect(await growthOf(read, 16_384)).toBeLessThan(LINEAR_MAX)
  },
)
