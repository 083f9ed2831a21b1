import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calendarDay,
  type DueDay,
  dayBefore,
  type MailedDay,
  nextDay,
} from '../../../src/core/people/daily-mails/schedule.ts'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(text)

describe('the day before is due five minutes after midnight where the chatbot is:', () => {
  test.each([
    ['UTC', '2026-11-21T00:04:59Z', '2026-11-19'],
    ['UTC', '2026-11-21T00:05:00Z', '2026-11-20'],
    ['UTC', '2026-11-21T23:59:59Z', '2026-11-20'],
    ['America/Los_Angeles', '2026-11-21T08:04:59Z', '2026-11-19'],
    ['America/Los_Angeles', '2026-11-21T08:05:00Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-20T18:20:00Z', '2026-11-20'],
    // Clocks there go from 00:00 to 01:00: there is no 00:05.
    ['Africa/Cairo', '2026-04-23T22:04:59Z', '2026-04-22'],
    ['Africa/Cairo', '2026-04-23T22:05:00Z', '2026-04-23'],
    // Clocks there go from 01:00 back to 00:00: there are two.
    ['America/Havana', '2026-11-01T04:05:00Z', '2026-10-31'],
    ['America/Havana', '2026-11-01T05:05:00Z', '2026-10-31'],
  ])('%s at %s: %s', (zone, now, day) => expect(nextDay(undefined, at(now), zone)?.day).toBe(day))
})

test('a day is as long as its clocks make it, and nothing lies between two days', () => {
  const days: DueDay[] = []
  for (let now = at('2026-03-06T12:00:00Z'); now < at('2026-03-11T12:00:00Z'); now += HOUR / 4) {
    const due = nextDay(days.at(-1), now, 'America/New_York')
    if (due !== undefined) days.push(due)
  }
  expect(days.map(({ day, from, until }) => [day, (until - from) / HOUR])).toEqual([
    ['2026-03-05', 24],
    ['2026-03-06', 24],
    ['2026-03-07', 24],
    ['2026-03-08', 23],
    ['2026-03-09', 24],
    ['2026-03-10', 24],
  ])
})

test.each(['America/Havana', 'Atlantic/Azores', 'Africa/Cairo', 'America/New_York', 'Australia/Lord_Howe'])(
  'the calendar days of %s are those that its mails are about, all year',
  (zone) => {
    const end = at('2026-12-31T12:00:00Z')
    let last = dayBefore(at('2026-01-01T12:00:00Z'), zone)
    for (let due = nextDay(last, end, zone); due !== undefined; due = nextDay(last, end, zone)) {
      expect(calendarDay(due.day, zone)).toEqual(due)
      last = due
    }
  },
)

test('days that nobody was there for come one after the other', () => {
  const now = at('2026-11-21T12:00:00Z')
  const made: string[] = []
  let last: MailedDay = { day: '2026-11-16', until: at('2026-11-17T00:00:00Z') }
  for (let due = nextDay(last, now, 'UTC'); due !== undefined; due = nextDay(last, now, 'UTC')) {
    made.push(due.day)
    last = due
  }
  expect(made).toEqual(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
})

test('what is turned on begins with today', () => {
  const now = at('2026-11-20T15:00:00Z')
  const before = dayBefore(now, 'Europe/Paris')
  expect(nextDay(before, now, 'Europe/Paris')).toBeUndefined()
  expect(nextDay(before, now + 9 * HOUR, 'Europe/Paris')).toEqual({
    day: '2026-11-20',
    from: at('2026-11-19T23:00:00Z'),
    until: at('2026-11-20T23:00:00Z'),
  })
})

test('whatever clock and time zone do, every moment is told of at most once, in order, and never before it is over', () => {
  const zones = [
    'UTC',
    'America/Los_Angeles',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Africa/Cairo',
    'America/Havana',
  ]
  const step = record({ zone: constantFrom(...zones), hours: integer({ min: -30, max: 80 }) })
  assert(
    property(array(step, { minLength: 2, maxLength: 25 }), (steps) => {
      let now = at('2026-10-20T00:00:00Z')
      let last: MailedDay | undefined
      const seen = new Set<string>()
      for (const { zone, hours } of steps) {
        now += hours * HOUR
        for (let due = nextDay(last, now, zone); due !== undefined; due = nextDay(last, now, zone)) {
          expect(due.from).toBe(last?.until ?? due.from)
          expect(due.until).toBeGreaterThanOrEqual(due.from)
          expect(due.until).toBeLessThanOrEqual(Math.max(now, last?.until ?? 0))
          expect(seen.has(due.day)).toBe(false)
          seen.add(due.day)
          last = due
        }
      }
    }),
  )
})
