import { expect, test } from 'vitest'
import { textOf } from '../../../adapters/slack/text/message.ts'

test.each([
  ['*bold*, _italic_, ~gone~ and `*code*`', '**bold**, _italic_, ~~gone~~ and `*code*`'],
  ['_*both*_ and (*this*), *á la carte*!', '_**both**_ and (**this**), **á la carte**!'],
  ['2*3*4, 5 * 6 * 7, snake_case ~10', '2*3*4, 5 * 6 * 7, snake_case ~10'],
  ['*see <https://x.com/*a*|the plan> now*', '**see the plan (https://x.com/*a*) now**'],
  ['<https://x.com/~b/~c> &lt;*b*&gt;', 'https://x.com/~b/~c <**b**>'],
  ['• one\n• two\n    ◦ three', '- one\n- two\n    - three'],
  ['&gt; said\nno', '> said\nno'],
  ['as he said:\n&gt;&gt;&gt; all\nof *this*', 'as he said:\n> all\n> of **this**'],
  ['```*a*\n&gt;&gt;&gt; b``` *c*', '```\n*a*\n>>> b\n```\n**c**'],
  ['at <!date^1796054400^{date_short} at {time}|Nov 30 at 8 PM>', 'at Nov 30 at 8 PM'],
  [
    '<#C1|homes>, <#C2|>, <#C3>, <@U1|ana>, <@U2>, <!subteam^S1|@sales>, <!subteam^S2>, <!here>',
    '#homes, #…, #…, @ana, @…, @sales, @…, @here',
  ],
])('Slack’s %j is %j in Markdown', (text, expected) => expect(textOf({ ts: '1', text }, 'UBOT')).toBe(expected))

test('emoji are those that were typed, those of the workspace’s own stay names', () => {
  const emoji = [
    { type: 'emoji', name: 'tada', unicode: '1f389' },
    { type: 'emoji', name: '+1', unicode: '1f44d-1f3fc', skin_tone: 3 },
    { type: 'emoji', name: 'wave::skin-tone-2', unicode: '1f44b-1f3fb' },
    { type: 'emoji', name: 'our_logo' },
    { type: 'emoji', name: 'odd', unicode: 'ffffffff' },
  ]
  const blocks = [{ type: 'rich_text', elements: [{ type: 'rich_text_section', elements: emoji }] }]
  const text = 'Great :tada: :+1::skin-tone-3: :wave::skin-tone-2: at 10:30:00 :our_logo: :odd:'
  const read = 'Great 🎉 👍🏼 👋🏻 at 10:30:00 :our_logo: :odd:'
  expect(textOf({ ts: '1', text, blocks }, 'UBOT')).toBe(read)
  expect(textOf({ ts: '1', text: '', blocks }, 'UBOT')).toBe('🎉👍🏼👋🏻:our_logo::odd:')
})
