import { expect, test } from 'vitest'
import { afterName, boldable } from '../../../adapters/bridge/text/markdown.ts'

test.each([
  ['Ana *the* agent', 'Ana the agent'],
  ['<@U1>', '@U1'],
  [' Ana\n\n  Lima\t', 'Ana Lima'],
  ['`~_*', ''],
])('the name %j is shown in bold as %j', (name, shown) => {
  expect(boldable(name)).toBe(shown)
})

test('a text that begins with a mark of Markdown stands on its own line after the name', () => {
  expect(afterName('Ana', 'hello')).toBe('**Ana:** hello')
  expect(afterName('Ana', '- one\n- two')).toBe('**Ana:**\n- one\n- two')
})
