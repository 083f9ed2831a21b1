import { describe, expect, test } from 'vitest'
import { openTalk } from '../../../known/conversation.ts'
import { openHome } from './open-home.ts'

// Asked on Thursday, January 15, 2026.
const homes = [
  openHome(1, 'January-17-2026 01:00 PM'),
  openHome(2, 'January-18-2026 11:00 AM'),
  openHome(3, '2026-01-16T16:00:00'),
  openHome(4, undefined),
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

  test.each([
    ['open houses on Saturday and Sunday', ['2', '1']],
    ['jornadas de puertas abiertas el sábado y el domingo', ['2', '1']],
    ['portes ouvertes vendredi et samedi', ['3', '1']],
    ['offene Besichtigungen am Samstag oder Sonntag', ['2', '1']],
    ['visitas abertas na sexta ou no sábado', ['3', '1']],
  ])('"%s" names two days', async (question, ids) => {
    expect((await shown(question)).homes).toEqual(ids)
  })

  test.each([
    ['open houses but not on Saturday', ['3', '2']],
    ['open houses in Seattle, not on Saturday but on Sunday', ['2']],
    ['open houses, Saturday does not work for me', ['3', '2']],
    ['jornadas de puertas abiertas, el sábado no', ['3', '2']],
    ['jornadas de puertas abiertas, el sábado no, el domingo', ['2']],
    ['portes ouvertes samedi ou dimanche', ['2', '1']],
    ['portes ouvertes, pas samedi', ['3', '2']],
    ['offene Besichtigungen, aber nicht am Samstag', ['3', '2']],
    ['visitas abertas, menos no sábado', ['3', '2']],
  ])('a day that is ruled out is not shown: "%s"', async (question, ids) => {
    const { text, homes: found } = await shown(question)
    expect(found).toEqual(ids)
    expect(text).not.toMatch(/understand|entendi|compris|verstanden/)
  })

  test.each([
    ['open houses Sunday, not Saturday', ['2']],
    ['open houses on Saturday not Sunday please', ['1']],
    ['open houses tomorrow, not the weekend', ['3']],
    ['open houses tomorrow or Saturday, not Sunday', ['3', '1']],
    ['open houses Sunday rather than Saturday', ['2']],
    ['jornadas de puertas abiertas el domingo, no el sábado', ['2']],
    ['portes ouvertes dimanche, pas samedi', ['2']],
    ['offene Besichtigung am Sonntag, nicht am Samstag', ['2']],
    ['offene Besichtigung am Sonntag statt Samstag', ['2']],
    ['visita aberta no domingo, não no sábado', ['2']],
    ['open houses on Saturday not in Boise', ['1']],
    ['puertas abiertas el sábado, no en Boise', ['1']],
    ['portes ouvertes samedi, pas à Boise', ['1']],
    ['open houses on Saturday, not a private viewing', ['1']],
    ['open house Saturday? not interested in rentals', ['1']],
    ['open house Saturday, not sure about the price', ['1']],
    ['open houses on Sunday, no condos', ['2']],
    ['open houses Sunday, no pets needed', ['2']],
    ['open houses on Sunday? no rush', ['2']],
    ['portes ouvertes dimanche, pas de condo', ['2']],
    ['offene Besichtigung Sonntag, nicht über 700000', ['2']],
    ['visita aberta sábado, não mais de 600 mil', ['1']],
  ])('"not" denies what follows it, not the day before: "%s"', async (question, ids) => {
    expect((await shown(question)).homes).toEqual(ids)
  })

  test.each([
    'open houses, no Saturdays',
    'open houses, Saturdays do not work for me',
    "I can't do Saturday, any open house another day?",
    'open house, Saturday is impossible',
    'puertas abiertas, el sábado no puedo',
    'puertas abiertas, el sábado no me viene bien',
    'portes ouvertes, samedi non',
    'portes ouvertes, samedi je ne peux pas',
    'offene Besichtigungen, Samstag nicht',
    'offene Besichtigungen, am Samstag kann ich nicht',
    'offene Besichtigungen, Samstag geht nicht',
    'visita aberta, sábado não',
    'visita aberta, sábado não posso',
  ])('a "not" that nothing follows denies the day before: "%s"', async (question) => {
    expect((await shown(question)).homes).toEqual(['3', '2'])
  })

  test.each([
    'open house this weekend but not Saturday',
    'open house this weekend, no Saturday please',
    'open house this weekend without Saturday',
    'open house this weekend minus Saturday',
    'portes ouvertes ce week-end sauf samedi',
    'portes ouvertes ce week-end et non samedi',
    'offene Besichtigung am Wochenende außer Samstag',
    'jornadas de puertas abiertas este fin de semana, pero no el sábado',
    'portes ouvertes ce week-end mais pas samedi',
    'offene Besichtigung am Wochenende, aber nicht Samstag',
    'visita aberta neste fim de semana, sábado não',
  ])('a day is taken out of the weekend: "%s"', async (question) => {
    const { text, homes: found } = await shown(question)
    expect(found).toEqual(['2'])
    expect(text).not.toMatch(/understand|entendi|compris|verstanden/)
  })

  test.each([
    'open houses next week',
    'puertas abiertas la semana que viene',
    'portes ouvertes la semaine prochaine',
    'offene Besichtigungen nächste Woche',
    'visita aberta na próxima semana',
  ])('next week is not this one: "%s"', async (question) => {
    const { text } = await openTalk([question], {}, [...homes, openHome(5, '2026-01-21T13:00:00')])
    expect(text).toContain('5 Pine St')
    expect(text).not.toContain('1 Pine St')
    expect((await shown(question)).homes).toEqual([])
  })

  const later = [...homes, openHome(5, '2026-01-21T13:00:00'), openHome(6, '2026-01-22T13:00:00')]
  const shownLater = async (says: string[], listings = later) => {
    const { text } = await openTalk(says, {}, listings)
    return { text, homes: [...text.matchAll(/(\d) Pine St/g)].map(([, id]) => id) }
  }

  test.each([
    'by',
    'before',
    'after',
    'until',
    'till',
    'since',
    'from',
    'within',
    'not before',
    'no later than',
    'up to',
  ])('"open houses %s next week" means other days than that week, so none is left out', async (bound) => {
    const { text } = await shownLater([`open houses ${bound} next week`])
    expect(text).toContain('I found 6')
    expect(text).toMatch(/^I didn't understand ".*next week"/)
  })

  test.each([
    'portes ouvertes avant la semaine prochaine',
    'offene Besichtigungen vor nächster Woche',
    'offene Besichtigungen bis nächste Woche',
    'puertas abiertas antes de la próxima semana',
    'puertas abiertas hasta la semana que viene',
    'visitas abertas depois da próxima semana',
  ])('so does "%s"', async (says) => expect((await shownLater([says])).text).toMatch(/\b6\b.* (gefunden|:)|\b6 ?:/))

  test.each([
    'open houses this week or next week',
    'open houses next week or this week',
    'open houses this week and next',
    'open houses this week and next week',
    'offene Besichtigungen diese Woche oder nächste Woche',
    'puertas abiertas esta semana o la semana que viene',
  ])('both weeks are meant: "%s"', async (says) =>
    expect((await shownLater([says])).homes).toEqual(['6', '5', '3', '2', '1']),
  )

  test.each(['and without Wednesday?', 'not on Wednesday', 'but not Wednesday'])(
    'after "next week", "%s" leaves the other days of that week',
    async (says) => {
      expect((await shownLater(['open houses next week', says])).homes).toEqual(['6'])
      const onlyWednesday = await shownLater(['open houses next week', says], later.slice(0, 5))
      expect(onlyWednesday.homes).toEqual([])
      expect(onlyWednesday.text).toMatch(/^No listing states an open house on Monday 19 January/)
      expect((await shownLater(['open houses on Wednesday', 'not on Wednesday'])).homes).toEqual(['6', '3', '2', '1'])
    },
  )

  test('a day denied of next week is the one of that week', async () => {
    const two = [
      openHome(1, '2026-01-16T16:00:00'),
      openHome(2, '2026-01-23T16:00:00'),
      openHome(3, '2026-01-21T16:00:00'),
    ]
    expect((await shownLater(['open houses next week but not Friday'], two)).homes).toEqual(['3'])
    expect((await shownLater(['open houses next week', 'not Friday'], two)).homes).toEqual(['3'])
  })

  test('"not this Saturday but next" is a week later', async () => {
    const { text } = await shown('open houses not this Saturday but next')
    expect(text).toMatch(/^No listing states an open house on Saturday 24 January\./)
  })

  test('"how many" counts them', async () => {
    const { text, homes: found } = await shown('how many open houses are there this weekend?')
    expect(text).toMatch(/^I count 2:.*open house on Saturday 17 January or Sunday 18 January/)
    expect(found).toEqual([])
    expect((await shown('wie viele offene Besichtigungen am Samstag?')).text).toContain('Ich zähle 1:')
  })

  test('and a further day is asked for by its name alone', async () => {
    expect((await shown('open houses on Saturday', 'and Sunday?')).homes).toEqual(['2'])
  })

  test.each([
    ['under 400,003', ['2', '1']],
    ['in Seattle', ['2', '1']],
    ['cheapest first', ['1', '2']],
    ['any day is fine', ['4', '3', '2', '1']],
    ['only Sunday', ['2']],
    ['not on Saturday', ['2']],
    ['but not Saturday', ['2']],
    ['skip Saturday', ['2']],
    ['neither Saturday nor Sunday', ['3']],
    ['el sábado no', ['2']],
    ['samedi non', ['2']],
    ['Samstag nicht', ['2']],
    ['não no sábado', ['2']],
    ["Saturdays don't work for me", ['2']],
    ['Sunday, not Saturday', ['2']],
    ['no, Saturday', ['1']],
    ["I can't do Saturday, any open house another day?", ['3', '2']],
    ['any day but Sunday', ['3', '1']],
    ['on Friday or Saturday', ['3', '1']],
    ['not Saturday, but Sunday works', ['2']],
    ['Saturday not, rather Friday', ['3']],
    ['without the open house', ['4', '3', '2', '1']],
    ['without open house', ['4', '3', '2', '1']],
    ['forget about open houses', ['4', '3', '2', '1']],
    ['no open house needed', ['4', '3', '2', '1']],
    ["I don't need an open house", ['4', '3', '2', '1']],
    ['never mind the open houses', ['4', '3', '2', '1']],
    ["don't forget about open houses", ['2', '1']],
  ])('the days asked for stay when "%s" changes the search, until it changes them', async (change, ids) => {
    expect((await shown('open houses this weekend', change)).homes).toEqual(ids)
  })

  test.each([
    ['offene Besichtigungen am Wochenende', 'unter 400.003'],
    ['portes ouvertes ce week-end', 'moins de 400 003'],
    ['jornadas de puertas abiertas este fin de semana', 'por menos de 400.003'],
    ['visitas abertas este fim de semana', 'até 400.002'],
  ])('also in "%s", "%s"', async (question, change) => {
    const { text, homes: found } = await shown(question, change)
    expect(found).toEqual(['2', '1'])
    expect(text).toMatch(/17.*18/)
  })

  test('a day on which there is none is said, with how many there are on others', async () => {
    const { text } = await shown('open houses on Monday')
    expect(text).toMatch(/^No listing states an open house on Monday 19 January\. On other days or without a date: 4,/)
    expect((await shown('open houses on Monday', 'yes')).homes).toHaveLength(4)
  })
})

test.each([
  'without open house',
  'no open houses please',
  'without an open house',
  'sin puertas abiertas',
  'ohne offene Besichtigung',
])('after "homes in Seattle", "%s" does not show open houses', async (denied) => {
  const { text } = await openTalk(['homes in Seattle', denied], {}, homes)
  expect(text).not.toMatch(/I found|\d+ gefunden|Encontré/)
  expect(text).toMatch(/open house|puertas abiertas|offene/i)
})

test('"are there no open houses?" asks for some', async () => {
  expect((await shown('are there no open houses in Seattle?')).text).toMatch(/^I found 4/)
})

test.each([
  'open houses this weekend',
  'only ones with an open house on Saturday',
  'offene Besichtigungen am Wochenende',
])('where no listing states a day, that is said, and the open houses are offered: "%s"', async (says) => {
  const { text } = await openTalk([says], {}, [openHome(1, undefined), openHome(2, undefined)])
  expect(text).toMatch(/^(?:No listing states an open house on|Kein Inserat nennt eine offene Besichtigung am) .* 2, /)
})
