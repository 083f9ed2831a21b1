import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mrkdwn } from '../../../adapters/slack/show/mrkdwn.ts'
import { escapeMentions } from '../../../adapters/slack/text/escape.ts'
import { pingsOf } from '../../sim/slack/pings.ts'
import { readable } from '../../sim/slack/viewer.ts'

const called = (text: string) => pingsOf({ text, preview: undefined, blocks: [] })

test.each([
  ['**Two** homes, *one* of them ~~sold~~', '*Two* homes, _one_ of them ~sold~'],
  ['***Two*** homes', '*_Two_* homes'],
  ['## Prices ##', '*Prices*'],
  ['- first\n  * second', '• first\n  • second'],
  ['[the plan](https://example.com/a?b=1&c=2)', '<https://example.com/a?b=1&amp;c=2|the plan>'],
  ['https://x.com/a__b__c and https://x.com/*a*/~~b', '<https://x.com/a__b__c> and <https://x.com/*a*/~~b>'],
  ['**[a](https://x.com/b__c__d_(e)) https://x.com/f_**', '*<https://x.com/b__c__d_(e)|a> <https://x.com/f>_*'],
  ['__two__ of my__own__names', '*two* of my__own__names'],
  ['> said **he**', '> said *he*'],
  ['2 * 3 * 4 < 5 & more', '2 * 3 * 4 &lt; 5 &amp; more'],
  ['`**as it is** <b>`', '`**as it is** &lt;b&gt;`'],
  ['```ts\nconst a = **1**\n```', '```\nconst a = **1**\n```'],
  ['~~~\na ~~b~~\n~~~', '```\na ~~b~~\n```'],
  ['(<https://x.com/a?b=1&c=2>), https://x.com.', '(<https://x.com/a?b=1&amp;c=2>), <https://x.com>.'],
  [
    '[a|b](https://x.com/?a=1|2 "Plan") of [x.com](https://x.com)',
    '<https://x.com/?a=1%7C2|a|b> of <https://x.com|x.com>',
  ],
  ['[ana@x.com](mailto:ana@x.com), [+1 555](tel:+1555)', '<mailto:ana@x.com|ana@x.com>, <tel:+1555|+1 555>'],
  [
    '**Beds:**3, un**believ**able, 日本**太字**語',
    '*Beds:*\u200b3, un\u200b*believ*\u200bable, 日本\u200b*太字*\u200b語',
  ],
  ['\\$900 \\* 2 \\*\\*a\\*\\*', '$900 * 2 **a**'],
  ['one\n## \ntwo', 'one\n\ntwo'],
  ['| a \\| b | c |\n|---|---|\n| d | e |', '```\na | b  c\nd      e\n```'],
])('%j becomes %j', (markdown, expected) => expect(mrkdwn(markdown)).toBe(expected))

test('a row of a table that has nothing but dashes is a row', () => {
  expect(mrkdwn('| Pets | Pool |\n|:--|--:|\n| - | - |\n| yes | : |')).toBe(
    ['```', 'Pets  Pool', '-     -', 'yes   :', '```'].join('\n'),
  )
})

test.each([
  ['- ```js\n  a <b>\n  ```\n**Done**', '• ```\n  a &lt;b&gt;\n  ```\n*Done*'],
  ['> ```js\n> a <b>\n> ```\n**Done**', '> ```\n> a &lt;b&gt;\n> ```\n*Done*'],
  ['> ```js\n> a\n**Done**', '> ```\n> a\n> ```\n*Done*'],
])('code in a list or a quotation ends where it does in Markdown: %j', (markdown, shown) => {
  expect(mrkdwn(markdown)).toBe(shown)
})

test('a table becomes columns that stand one under the other', () => {
  expect(mrkdwn('Homes:\n| City | Price |\n|---|---:|\n| **Boston** | $1 |\n| Rome | $250 |\n\nDone')).toBe(
    'Homes:\n```\nCity    Price\nBoston  $1\nRome    $250\n```\n\nDone',
  )
})

/** How long a million texts may take. */
const LONG_MS = 600_000
const numRuns = process.env['TEST_LONG'] === undefined ? 700 : 1_000_000

const pieces = fc.constantFrom(
  '<!channel>',
  '<# ',
  '<!!',
  'channel>',
  '<!here|x>',
  '<@U1>',
  '<!subteam^S1>',
  '<',
  '!',
  '@',
  '>',
  '`',
  '```\n',
  '**',
  '|',
  '\n',
  '[a](',
  'https://a.b',
  ')',
  'word ',
)
const texts = fc.array(pieces, { maxLength: 60 }).map((all) => all.join(''))

test(
  'no text calls anybody, as Markdown or in Slack’s own marks',
  () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(called(escapeMentions(text))).toEqual([])
        expect(called(mrkdwn(text))).toEqual([])
      }),
      { numRuns },
    )
  },
  LONG_MS,
)

test('a text that begins to call somebody a thousand times calls nobody', () => {
  for (const begin of ['<# ', '<!', '<@', '<<!', '<!<#'])
    expect(called(escapeMentions(`${begin.repeat(1_000)} <!!channel> <!channel>`))).toEqual([])
})

test(
  'a text looks as it did, and what was said of it stays when it grows',
  () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, cut) => {
        expect(escapeMentions(text).startsWith(escapeMentions(text.slice(0, cut % (text.length + 1))))).toBe(true)
        expect(readable(escapeMentions(text))).toBe(text)
      }),
      { numRuns },
    )
  },
  LONG_MS,
)
