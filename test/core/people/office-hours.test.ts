import { describe, expect, test } from 'vitest'
import { nextOpening } from '../../../src/core/people/hand-over/opening-hours.ts'

const at = (moment: string, OfficeHours: string, OfficeClosedDates = '', TimeZone = 'Europe/Paris') =>
  nextOpening({ OfficeHours, OfficeClosedDates, TimeZone }, Date.parse(moment))?.toISO({ suppressMilliseconds: true })

describe('office hours', () => {
  test.each([
    ['open, in the time zone of the business', '2026-11-18T09:00+01:00', 'Mo-Fr 09:00-17:30', undefined],
    ['closed from the last minute on', '2026-11-18T17:30+01:00', 'Mo-Fr 09:00-17:30', '2026-11-19T09:00:00+01:00'],
    ['closed over the weekend', '2026-11-21T12:00+01:00', 'Mo-Fr 09:00-17:30', '2026-11-23T09:00:00+01:00'],
    ['a break at noon', '2026-11-18T12:30+01:00', 'Mo-Fr 09:00-12:00 13:00-17:00', '2026-11-18T13:00:00+01:00'],
    ['days by comma', '2026-11-19T12:00+01:00', 'Mo,We 09:00-17:00', '2026-11-23T09:00:00+01:00'],
    ['over midnight', '2026-11-21T01:00+01:00', 'Fr 18:00-02:00', undefined],
    ['days across the week’s end', '2026-11-23T12:00+01:00', 'Sa-Mo 10:00-16:00', undefined],
    ['every day', '2026-11-22T08:00+01:00', '09:00-17:00', '2026-11-22T09:00:00+01:00'],
    ['all day', '2026-11-22T23:59+01:00', 'Mo-Su', undefined],
    ['always', '2026-11-22T08:00+01:00', '', undefined],
    ['until midnight', '2026-11-18T23:59+01:00', 'We 09:00-24:00', undefined],
    ['a day of 25 hours', '2026-10-25T09:30+01:00', 'Su 09:00-10:00', undefined],
    ['a night of nine hours', '2026-10-25T05:30+01:00', 'Sa 22:00-06:00', undefined],
    ['after that night', '2026-10-25T06:00+01:00', 'Sa 22:00-06:00', '2026-10-31T22:00:00+01:00'],
    ['an hour that clocks leave out', '2026-03-29T01:00+01:00', 'Su 02:30-12:00', '2026-03-29T03:30:00+02:00'],
    ['a day of 23 hours', '2026-03-29T09:30+02:00', 'Su 09:00-10:00', undefined],
  ])('%s', (_what, moment, hours, expected) => {
    expect(at(moment, hours)).toBe(expected)
  })

  test('a closed date is passed over', () => {
    expect(at('2026-12-25T10:00+01:00', 'Mo-Fr 09:00-17:00', '2026-12-25, 2026-12-28')).toBe(
      '2026-12-29T09:00:00+01:00',
    )
  })

  test('without hours every day is open but the closed dates', () => {
    expect(at('2026-12-25T10:00+01:00', '', '2026-12-25')).toBe('2026-12-26T00:00:00+01:00')
    expect(at('2026-12-26T00:00+01:00', '', '2026-12-25')).toBeUndefined()
  })

  test('what never opens names no day', () => {
    const hours = { OfficeHours: 'Mo 09:00-10:00', OfficeClosedDates: mondays.join(','), TimeZone: 'UTC' }
    expect(nextOpening(hours, Date.parse('2026-11-18T09:00Z'))).toBeNull()
  })
})

const mondays = Array.from({ length: 12 }, (_, week) =>
  new Date(Date.UTC(2026, 10, 16 + 7 * week)).toISOString().slice(0, 10),
)
