import { expect, test } from 'vitest'
import { textOf } from '../../../adapters/slack/message.ts'

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
])('Slack’s %j is %j in Markdown', (text, expected) => expect(textOf({ ts: '1', text }, 'UBOT')).toBe(expected))
