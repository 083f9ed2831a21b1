import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/contract/languages.ts'
import type { Question } from '../../../src/models/concierge/question.ts'
import { pauseEndIn } from '../../../src/models/concierge/watching/pause-end.ts'
import { foldedText } from '../../../src/models/concierge/watching/replies.ts'

/** Wednesday, 3 June 2026, ten in the morning. */
const NOW = DateTime.fromISO('2026-06-03T10:00', { zone: 'America/Los_Angeles' })
const endOf = (text: string, language: Language) => {
  const { until, hasTime } = pauseEndIn(foldedText({ text } as Question), language, NOW)
  return `${until.toFormat("yyyy-MM-dd'T'HH:mm")}${hasTime ? '' : ', a day'}`
}

/** One end of a pause, said in five languages: English, Spanish, French, German, Portuguese. */
const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt'] as const
const ends: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  '2026-06-08T08:00': [
    'pause my alerts until Monday morning',
    'pausa mis avisos hasta el lunes por la mañana',
    "mets mes alertes en pause jusqu'à lundi matin",
    'bitte Pause bis Montag morgen',
    'pause meus avisos até segunda-feira de manhã',
  ],
  '2026-06-04T00:00, a day': [
    'pause until tomorrow',
    'pausa hasta mañana',
    "pause jusqu'à demain",
    'Pause bis morgen',
    'pause até amanhã',
  ],
  '2026-06-04T08:00': [
    'pause until tomorrow morning',
    'pausa hasta mañana por la mañana',
    "pause jusqu'à demain matin",
    'Pause bis morgen früh',
    'pause até amanhã de manhã',
  ],
  '2026-06-05T18:00': [
    'no alerts until Friday evening',
    'sin avisos hasta el viernes a las 18 horas',
    "plus d'alertes jusqu'à vendredi soir",
    'keine Meldungen bis Freitagabend',
    'sem avisos até sexta às 18h',
  ],
  '2026-06-06T14:00': [
    'mute them till Saturday afternoon',
    'pausa hasta el sábado por la tarde',
    "pause jusqu'à samedi après-midi",
    'Pause bis Samstagnachmittag',
    'pause até sábado à tarde',
  ],
  '2026-06-07T12:00': [
    'pause until Sunday noon',
    'pausa hasta el domingo a mediodía',
    "pause jusqu'à dimanche midi",
    'Pause bis Sonntagmittag',
    'pause até domingo ao meio-dia',
  ],
  '2026-06-05T00:00, a day': [
    'pause until the day after tomorrow',
    'pausa hasta pasado mañana',
    "pause jusqu'à après-demain",
    'Pause bis übermorgen',
    'pause até depois de amanhã',
  ],
  '2026-06-15T00:00, a day': [
    'pause until June 15th',
    'pausa hasta el 15 de junio',
    "pause jusqu'au 15 juin",
    'Pause bis zum 15. Juni',
    'pause até 15 de junho',
  ],
  '2026-06-03T18:30': [
    'pause until 6:30 pm',
    'pausa hasta las 6:30 de la tarde',
    "pause jusqu'à 18 h 30",
    'Pause bis 18:30 Uhr',
    'pause até as 18:30',
  ],
  '2026-06-03T12:00': [
    'pause for two hours',
    'pausa durante dos horas',
    'pause pendant deux heures',
    'zwei Stunden Pause',
    'pause por duas horas',
  ],
  '2026-06-06T10:00, a day': [
    'pause for three days',
    'pausa tres días',
    'pause pendant trois jours',
    'drei Tage Pause',
    'pause por três dias',
  ],
  '2026-06-08T00:00, a day': [
    'pause over the weekend',
    'pausa el fin de semana',
    'pause pendant le week-end',
    'Pause am Wochenende',
    'pause no fim de semana',
  ],
  '2026-06-10T10:00, a day': ['pause them', 'pausa los avisos', 'pause', 'Pause bitte', 'pause os avisos'],
}

describe.each(Object.entries(ends))('a pause that ends %s', (end, texts) => {
  test.each(texts.map((text, index) => [text, LANGUAGES[index] as Language] as const))('%s', (text, language) => {
    expect(endOf(text, language)).toBe(end)
  })
})

test.each([
  ['until Wednesday', '2026-06-10T00:00, a day'],
  ['until Wednesday evening', '2026-06-03T18:00'],
  ['until Wednesday morning', '2026-06-10T08:00'],
  ['until this evening', '2026-06-03T18:00'],
  ['until 9 in the morning', '2026-06-04T09:00'],
  ['until 3 March', '2027-03-03T00:00, a day'],
  ['until next week', '2026-06-08T00:00, a day'],
  ['until next month', '2026-07-01T00:00, a day'],
  ['until the weekend', '2026-06-06T00:00, a day'],
  ['until after the weekend', '2026-06-08T00:00, a day'],
  ['for tonight', '2026-06-04T08:00'],
])('a pause %s ends %s', (text, end) => {
  expect(endOf(`pause my alerts ${text}`, 'en')).toBe(end)
})

test.each([
  ['bis Montag Morgen um 9 Uhr', '2026-06-08T09:00'],
  ['bis morgen Abend', '2026-06-04T18:00'],
  ['bis morgen', '2026-06-04T00:00, a day'],
  ['bis Mittwoch früh', '2026-06-10T08:00'],
])('eine Pause %s endet %s', (text, end) => {
  expect(endOf(`Pause ${text}`, 'de')).toBe(end)
})
