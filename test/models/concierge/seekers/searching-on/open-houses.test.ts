import { describe, expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

const open = (ID: number, start: string | undefined) =>
  home({
    ID,
    Address: `${ID} Pine St`,
    City: 'Seattle',
    SalePrice: 400_000 + ID,
    Tours: 'OpenHouse',
    ExtensionColumn: start === undefined ? [] : [{ Key: 'Next open house start', value: start }],
  })
// Asked on Thursday, January 15, 2026.
const homes = [
  open(1, 'January-17-2026 01:00 PM'),
  open(2, 'January-18-2026 11:00 AM'),
  open(3, '2026-01-16T16:00:00'),
  open(4, undefined),
]

const shown = async (...says: string[]) => {
  const { text } = await openTalk(says, {}, homes)
  return { text, homes: [...text.matchAll(/(\d) Pine St/g)].map(([, id]) => id) }
}

describe('open houses are found by the day that their listings state', () => {
  test.each([
    ['open houses on Saturday', ['1']],
    ['any open house this weekend in Seattle?', ['2', '1']],
    ['open houses tomorrow', ['3']],
    ['jornadas de puertas abiertas el sábado', ['1']],
    ['¿hay visitas abiertas el domingo en Seattle?', ['2']],
    ['gibt es am Sonntag offene Besichtigungen?', ['2']],
    ['offene Besichtigungen am Wochenende', ['2', '1']],
    ['des portes ouvertes samedi ?', ['1']],
    ['portes ouvertes demain', ['3']],
    ['há visitas abertas no domingo?', ['2']],
    ['casas abertas este fim de semana', ['2', '1']],
  ])('"%s"', async (question, ids) => {
    const { text, homes: found } = await shown(question)
    expect(found).toEqual(ids)
    expect(text).toMatch(/1[678]/)
    expect(text).not.toMatch(/understand|entendi|compris|verstanden/)
  })

  test('and a further day is asked for by its name alone', async () => {
    expect((await shown('open houses on Saturday', 'and Sunday?')).homes).toEqual(['2'])
  })

  test('a day on which there is none is said, with how many there are on others', async () => {
    const { text } = await shown('open houses on Monday')
    expect(text).toMatch(/^No listing states an open house on Monday 19 January\. On other days: 4,/)
    expect((await shown('open houses on Monday', 'yes')).homes).toHaveLength(4)
  })

  test('where no listing states a day, the day is said to be left out', async () => {
    const { text } = await openTalk(['open houses on Saturday'], {}, [open(4, undefined)])
    expect(text).toMatch(/didn't understand "Saturday".*I found 1/)
  })
})
