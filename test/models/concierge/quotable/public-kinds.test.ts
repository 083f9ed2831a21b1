import { expect, test } from 'vitest'
import { publicStatements } from '../../../../src/models/concierge/business/quotable.ts'
import { growthOf, LINEAR_MAX } from '../../../sim/clock/cost.ts'

const quoted = async (text: string) => (await publicStatements(text)).map((statement) => statement.text)

test.each([
  'The lift is at the back of the hall.',
  'Tenants pick their own power supplier.',
  'Im August machen wir zwei Wochen Pause.',
  'Die Linie 7 hält direkt vor der Tür.',
  'Auf den Balkonen darf nicht gegrillt werden.',
  'Le loyer tombe le cinq du mois.',
  'Les enfants ont un coin jeux.',
  'La visita no cuesta nada.',
  'Cuatro agentes y una recepcionista.',
  'Basta con el pasaporte.',
  'A Rita fala russo.',
  'A renda vence no dia oito.',
  'Prémio de melhor agência 2019.',
  'Plots from 290,000.',
  'Avenida del Puerto 21, Alicante.',
  'Rua das Flores 8, Braga.',
  'Seeweg 12, Fürth.',
  'Tél. 02 40 55 01 42.',
  'Ana Ruiz leads the rentals side.',
  'Acceso sin barreras.',
])('what businesses tell everybody in few words is quoted: %s', async (statement) =>
  expect(await quoted(statement)).toEqual([statement]),
)

test.each([
  'Die Rate an die Bank ist am Zehnten fällig.',
  'Le vendeur est interdit bancaire.',
  'El préstamo de la agencia vence en junio.',
  'A Rita fala mal do chefe.',
])('a confidence in such words is not: %s', async (confidence) => expect(await quoted(confidence)).toEqual([]))

test('thousands of blank lines change nothing, and take a time that grows with their number', async () => {
  const withBlanks = (count: number) => `Areas we cover:${'\n'.repeat(count)}- Ballard\nWe are open on Sundays.`
  expect(await quoted(withBlanks(65_000))).toEqual(await quoted(withBlanks(3)))
  let tries = 0
  // Each message is another one, as those that were read are remembered.
  const read = (count: number) => quoted(withBlanks(count + ++tries))
  expect(await growthOf(read, 16_000)).toBeLessThan(LINEAR_MAX)
})
