import { expect, test } from 'vitest'
import { afterName, boldable, fileNameInText } from '../../../adapters/bridge/text/markdown.ts'

test.each([
  ['Ana *the* agent', 'Ana the agent'],
  ['<@U1>', '@U1'],
  [' Ana\n\n  Lima\t', 'Ana Lima'],
  ['`~_*', ''],
  ['[Your bank](https://evil.example)', 'Your bank (https://evil.example)'],
  ['\u202eanA ||x|| \\', 'anA x'],
  ['Zoé 👩\u200d👧', 'Zoé 👩\u200d👧'],
])('the name %j is shown in bold as %j', (name, shown) => {
  expect(boldable(name)).toBe(shown)
})

test('a text that begins with a mark of Markdown stands on its own line after the name', () => {
  expect(afterName('Ana', 'hello')).toBe('**Ana:** hello')
  expect(afterName('Ana', '- one\n- two')).toBe('**Ana:**\n- one\n- two')
})

test.each([
  ['a\nb.pdf', 'a b.pdf'],
  ['**plan** <@1>.pdf', 'plan @1 .pdf'],
  ['ab\u202egpj.exe', 'ab gpj.exe'],
  // Slack tells no name of some files from another company.
  ['', '…'],
  ['[]', '…'],
])('the file %j is called “%s” in a sentence', (name, shown) => {
  expect(fileNameInText(name)).toBe(shown)
})
