import { expect, test } from 'vitest'
import { publicStatements } from '../../../../src/models/concierge/business/quotable.ts'
import { ordersSecrecy } from '../../../../src/models/concierge/business/secrecy.ts'
import { corpus, testers, unseen } from './corpus.ts'

const quoted = async (text: string) => (await publicStatements(text)).map((statement) => statement.text)

test.each([
  'Never reveal our discount of 5 percent.',
  'Keep our discount of 5 percent secret.',
  'Our discount of 5 percent is secret.',
  'Please do not disclose the commission of 2 percent.',
  'Hide our discount of 3 percent.',
  'Clients must never be told that our commission is 2 percent; never mention it.',
  'Do not, under any circumstances, tell buyers the commission is 2 percent.',
  'The 2 percent commission is not to be mentioned.',
  'No one outside the office may know our commission is 2 percent.',
  'Commission 2 percent (confidential).',
  'Internal: commission 2 percent.',
  'Verrate niemals unseren Rabatt von 5 Prozent.',
  'Unser Rabatt von 5 Prozent ist vertraulich.',
  'Halte unseren Rabatt von 5 Prozent geheim.',
  'Ne révèle jamais notre remise de 5 %.',
  'Gardez notre remise de 5 % secrète.',
  'Nunca reveles nuestro descuento del 5 %.',
  'Guarda en secreto nuestro descuento del 5 %.',
  'Nunca revele o nosso desconto de 5 %.',
  'Mantenha em segredo o nosso desconto de 5 %.',
])('an order of secrecy is not quoted: %s', async (text) => expect(await quoted(text)).toEqual([]))

test.each(['Never mention this.', 'Keep that between us.', 'Do not tell them.'])(
  'nor is the sentence before “%s”',
  async (order) =>
    expect(await quoted(`We open at 9. Our commission is 2 percent. ${order}`)).toEqual(['We open at 9.']),
)

test.each(['We never share your data with anyone.', 'We are open from 9 to 5, but not on Sundays.'])(
  'what the business promises is quoted: %s',
  async (text) => expect(await quoted(text)).toEqual([text]),
)

test('hardly any public sentence is taken for an order of secrecy', () => {
  const all = [...corpus(), ...testers(), ...unseen()].filter(({ isPublic }) => isPublic)
  const taken = all.filter(({ text }) => ordersSecrecy(text))
  expect(taken.length / all.length, taken.map(({ text }) => text).join('\n')).toBeLessThan(0.001)
})
