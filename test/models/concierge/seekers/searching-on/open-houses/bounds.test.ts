import { describe, expect, test } from 'vitest'
import { openTalk } from '../../../known/conversation.ts'
import { openHome } from './open-home.ts'

// Asked on Thursday, January 15, 2026.
const homes = [
  openHome(1, 'January-17-2026 01:00 PM'),
  openHome(2, 'January-18-2026 11:00 AM'),
  openHome(3, '2026-01-16T16:00:00'),
  openHome(4, '2026-01-21T10:00:00'),
]

const shown = async (...says: string[]) => {
  const { text } = await openTalk(says, { SystemMessage: 'Our office is open Monday to Saturday from 9 to 5.' }, homes)
  return { text, homes: [...text.matchAll(/^ +(\d) Pine St/gm)].map(([, id]) => Number(id)).toSorted((a, b) => a - b) }
}

describe('open houses on a side of a day', () => {
  test.each([
    [['open houses before Saturday'], [3]],
    [['open houses by Saturday'], [1, 3]],
    [['open houses after Saturday'], [2, 4]],
    [['any open houses from Sunday on?'], [2, 4]],
    [['open houses after the weekend'], [4]],
    [
      ['open houses in Seattle', 'any before Sunday?'],
      [1, 3],
    ],
    [['open houses in Seattle', 'and after Sunday'], [4]],
    [['offene Besichtigungen vor Samstag'], [3]],
    [['portes ouvertes avant samedi'], [3]],
    [['offene Besichtigungen ab Sonntag'], [2, 4]],
    [['jornadas de puertas abiertas antes del sábado'], [3]],
    [['visitas abertas depois de sábado'], [2, 4]],
  ])('%j', async (says, ids) => {
    const { text, homes: found } = await shown(...says)
    expect(found).toEqual(ids)
    expect(text).not.toMatch(/office|understand|verstanden|compris/)
  })

  test('where none is open, the days are told with what there is on others', async () => {
    const { text } = await shown('open houses before Friday')
    expect(text).toMatch(/^No listing states an open house on Thursday/)
    expect(text).toContain('4')
  })

  test('a day that bounds nothing is that day', async () => {
    expect((await shown('open houses on Saturday')).homes).toEqual([1])
  })
})
