import { expect, test } from 'vitest'
import { positionsIn } from '../../../src/models/concierge/understand/references.ts'
import { openTalk } from './known/conversation.ts'
import { home } from './known/homes.ts'

const onPage = (index: number) => ({ on: 'page', index })
const byId = (number: number) => ({ on: 'id', number })
const numbered = (number: number) => ({ on: 'number', number })

test.each([
  ['tell me more about the second one', [onPage(2)]],
  ['the 3rd please', [onPage(3)]],
  ['whats the last one like', [onPage(-1)]],
  ['compare the first and the fourth', [onPage(1), onPage(4)]],
  ['#2', [byId(2)]],
  ['number 7', [numbered(7)]],
  ['listing 12345', [byId(12_345)]],
  ['4', [numbered(4)]],
  ['1 and 3', [numbered(1), numbered(3)]],
])('"%s" points into the list', (plain, positions) => {
  expect(positionsIn(plain).positions).toEqual(positions)
})

test.each([
  'cheapest first',
  'on the second floor',
  'my first home',
  'near 2nd ave',
  'listed in the last 30 days',
  'a house 3 bedrooms',
  'last week',
])('"%s" points at nothing', (plain) => {
  expect(positionsIn(plain).positions).toEqual([])
})

test('what is asked stays when the pointing words are taken away', () => {
  expect(positionsIn('how old is the second one').rest).toBe('how old is the one')
})

test('a neighbourhood whose name begins with an ordinal is no position', async () => {
  const at = { City: 'Seattle', State: 'WA' }
  const listings = [
    home({ ID: 1, ...at, Address: '1 Elm St', Location: 'Belltown' }),
    home({ ID: 2, ...at, Address: '2 Elm St', Location: 'First Hill' }),
    home({ ID: 3, ...at, Address: '3 Elm St', Location: 'Second Beach' }),
  ]
  for (const says of ['in first hill or second beach', 'second beach', 'first hill?']) {
    const { text } = await openTalk(['homes in Seattle', says], {}, listings)
    expect(text, says).toMatch(/I found \d: \*\*homes in/)
    expect(text, says).not.toContain('1 Elm St')
  }
})
