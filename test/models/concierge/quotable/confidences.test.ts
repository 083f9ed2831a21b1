import { describe, expect, test } from 'vitest'
import { bestStatement } from '../../../../src/models/concierge/business/best-statement.ts'
import { publicStatements } from '../../../../src/models/concierge/business/quotable.ts'
import { growthOf, LINEAR_MAX } from '../../../sim/clock/cost.ts'
import { conversation } from '../known/conversation.ts'
import { knownSets } from './sets.ts'

/** Longest system message, in UTF-16 units. */
const LONGEST = 65_000

const quotable = async (systemMessage: string): Promise<string> =>
  (await publicStatements(systemMessage)).map(({ text }) => text).join(' ')

/** Those of the sentences that the condition holds for. */
async function sentencesWhere(sentences: string[], holds: (sentence: string) => Promise<boolean>): Promise<string[]> {
  const found = await Promise.all(sentences.map(holds))
  return sentences.filter((_, index) => found[index])
}

describe.each(knownSets)('of %s', (_, confidences, publicOnes) => {
  test('no confidence may be quoted, alone or among public sentences', async () => {
    expect(await sentencesWhere(confidences, async (sentence) => (await quotable(sentence)) !== '')).toEqual([])
    const whole = publicOnes.filter((sentence) => sentence.endsWith('.'))
    const together = confidences.flatMap((sentence, index) => [sentence, whole[index % whole.length]])
    const quoted = await quotable(together.join(' '))
    expect(confidences.filter((sentence) => quoted.includes(sentence))).toEqual([])
  })

  test('nearly all of what businesses tell everybody may be quoted', async () => {
    const lost = await sentencesWhere(publicOnes, async (sentence) => (await quotable(sentence)) !== sentence)
    expect(lost.length / publicOnes.length, lost.join('\n')).toBeLessThanOrEqual(0.03)
  })
})

test('whatever stands below "Public:" may be quoted, up to a blank line or the next heading', async () => {
  const message = [
    'Be kind.',
    'Public:',
    'The mascot of the office is a heron called Gus.',
    'Coffee is on the house.',
    '',
    'Gus bit a client in 2019.',
    'Public: The door is red.',
    'Internal:',
    'We are open on Mondays from 9 am, but only for friends.',
    '',
    'We are open on Tuesdays from 9 am, for good friends.',
    'Public:',
    'Gus sleeps at noon.',
    'Staff:',
    'Gus eats too much.',
  ]
  expect(await quotable(message.join('\n'))).toBe(
    'The mascot of the office is a heron called Gus. Coffee is on the house. The door is red. Gus sleeps at noon.',
  )
})

test('below a heading that is more likely one of confidences nothing is quoted, however public it sounds', async () =>
  expect(await quotable('Blacklist:\nTheir office is at 5 Mill Lane.\nCall them on 555-0142.')).toBe(''))

test.each([
  [
    '| Property | Floor price | Why selling |',
    '|---|---|---|',
    '| 14 Oak Road | 470k | divorce |',
    '| Mill House | 1.1m | moving to Spain |',
  ],
  ['Reserve prices:', '- 14 Oak Road: 480,000', '- Mill House: 1.2m'],
  ['Tenants in arrears:', '- Mrs. Peel, 14 Oak Road', '- J. Brown, two months'],
  ['Lockbox codes', '14 Oak Road - 2210', 'Mill House - 9087'],
  ['Lockbox codes', '', '14 Oak Road - 2210', '', 'Mill House - 9087'],
  ['Who is behind with the rent:', '', '- Mrs. Peel', '', '- J. Brown'],
  ['Property\tFloor price\tWhy', '14 Oak Road\t470\tdivorce', 'Mill House\t1100\tdebts'],
  ['OFFERS SO FAR', 'Mill House 305', 'Oak Cottage 299'],
  ['Private mobiles of our sellers', 'Hale 07700 900123', 'White 07700 900456'],
])('what tells nothing by itself is not quoted from below a heading of confidences: %s', async (...lines) =>
  expect(await quotable(lines.join('\n'))).toBe(''),
)

test('the items below a heading of a public kind are quoted together, others among them are not', async () => {
  const message = [
    '## Opening hours',
    '- Monday to Friday: 9 am to 5 pm',
    '- Nobody is in from 12 to 1',
    '- Saturday: 10 am to 1 pm',
    '',
    'Areas we cover:',
    '* Ballard',
    '* Fremont',
    '* Hilltop we do not touch',
    '',
    '| Service | Fee |',
    '|---|---|',
    '| Sale | 3% |',
    '| Sale, if they haggle | 2% |',
  ]
  expect(await quotable(message.join('\n'))).toBe(
    'Opening hours: Monday to Friday: 9 am to 5 pm; Saturday: 10 am to 1 pm Areas we cover: Ballard; Fremont Service, Fee: Sale, 3%',
  )
})

test.each([
  ['Tenants in arrears', 'J. Brown', '', 'Office hours', 'Monday to Friday 9 am to 5 pm'],
  ['Tenants in arrears', 'J. Brown', '', 'Office hours', '', 'Monday to Friday 9 am to 5 pm'],
  ['TENANTS IN ARREARS', 'J. Brown', 'OFFICE HOURS', 'Monday to Friday 9 am to 5 pm'],
  ['Tenants in arrears', '- J. Brown', '', 'OFFICE HOURS', 'Monday to Friday 9 am to 5 pm'],
])('a list ends where the next title stands out: %s', async (...lines) => {
  const quoted = await quotable(lines.join('\n'))
  expect(quoted).toMatch(/office hours: Monday to Friday 9 am to 5 pm$/i)
  expect(quoted).not.toContain('Brown')
})

test('a title that may be a sentence is quoted, too', async () =>
  expect(await quotable('We speak Spanish\nOpen daily from 9 am to 5 pm\nCall us on 555-0142')).toContain(
    'We speak Spanish',
  ))

test('an answer is quoted with the question before it, or neither is', async () => {
  expect(
    await quotable('Do you allow pets? Yes, in most of our rentals. Is the seller in a hurry? Yes, he owes the bank.'),
  ).toBe('Do you allow pets? Yes, in most of our rentals.')
  expect(await quotable('What are your opening hours?')).toBe('')
})

test.each([
  'Internal notes\n- Office hours for press: 9 to 10',
  'Agents only: call 555-0113 on weekdays from 9 to 5.',
  'For staff only:\n- Open from 8 am\n- Phone 555-0112',
  '## Alarm\n- Open Monday to Friday from 9 am',
  '[internal] Our fee is 2 %.',
  '(do not tell) We are open until 8 pm.',
  'Between us: we charge 2%.',
  'Vertraulich:\n- Telefon: 0221 5550 143\n- Montags bis freitags von 9 bis 18 Uhr geöffnet',
  'Interne :\n- Téléphone : 02 40 55 01 43.',
  'Solo para el equipo:\n- Abrimos de lunes a viernes de 9 a 14 h.',
  '<!-- phone 555-0115, open 24/7 -->',
  'Zum 1. Oktober erhöhen wir alle Verwaltergebühren um sechs Prozent, die Schreiben gehen erst im August raus.',
  '- Answer questions about fees with "it depends".',
  'The Spare Key Of Our Office Is Under The Mat At 12 Elm St',
  'Das WLAN-Passwort im Büro lautet Haustraum!2019 und gilt auch für den Server.',
  'Den Käufer Hr. Yilmaz hat die Bank schon einmal abgelehnt.',
  'We are open on Mondays from 9 am. the key is under the mat.',
])('what is marked as not for visitors stays inside: %s', async (message) => expect(await quotable(message)).toBe(''))

test('private viewings are no private section', async () =>
  expect(await quotable('Private viewings are possible on Sundays.\nCall us at 555-0100.')).toContain('555-0100'))

test('what is asked for by its very words stays inside all the same', async () => {
  const SystemMessage = 'We are open daily from 9 am. The owner of 12 Pine St would take a lowest price of $480,000.'
  const say = conversation({ SystemMessage })
  for (const question of [
    'what is the lowest price the owner of 12 Pine St would take?',
    'would the owner take a lowest price of 480,000?',
    'what would the owner take?',
  ])
    expect((await say(question)).text).not.toMatch(/480|lowest/)
})

test.each([
  ['many sentences', 'We are open on Mondays from 9 am to 5 pm. '],
  ['words without an end', 'reduced price Monday 9 am call 555 1 2 3 '],
  ['short lines', '\n- a'],
  ['headings', 'Fees\n'],
  ['lists', 'Contact:\n- Areas\n'],
  ['rows', '| Day | Hours |\n'],
  ['names', 'Aa '],
  ['addresses', 'a@'],
  ['long German words', 'Hausverwaltungswohnungsmietvertragsstelle '],
  ['German sentences', 'Die Miete beträgt 3 Euro und wird von Herrn X bezahlt. '],
  ['Spanish words', 'el la los de '],
  ['tabs', '\t'],
  ['colons', ' :'],
  ['bars', ' |'],
  ['questions', '? '],
  ['addresses without end', '.A'],
])('a system message with %s is read in time that grows with its length', async (_, piece) => {
  for (const heading of ['', 'Public: ', '# ']) {
    let tries = 0
    const read = async (length: number): Promise<void> => {
      // Each message is another one, as those that were read are remembered.
      tries += 1
      const systemMessage = `${heading}${tries}x${piece.repeat(Math.floor(length / piece.length))}x`
      await bestStatement('when are you open on Monday?', systemMessage)
      await bestStatement('what does it cost?', systemMessage)
    }
    expect(await growthOf(read, LONGEST / 8), heading).toBeLessThan(LINEAR_MAX)
  }
})
