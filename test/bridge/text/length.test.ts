import { expect, test } from 'vitest'
import { shortened } from '../../../adapters/bridge/text/length.ts'

test.each([
  ['12 Elm Street', 13, '12 Elm Street'],
  ['12 Elm Street in Seattle', 20, '12 Elm Street in …'],
  ['A Donaudampfschifffahrtsgesellschaft', 20, 'A Donaudampfschiff …'],
  ['x'.repeat(17) + '🏠🏠', 20, `${'x'.repeat(17)} …`],
])('“%s” is cut to %d between words, unless that leaves less than half', (text, most, cut) => {
  expect(shortened(text, most)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(most)
})
