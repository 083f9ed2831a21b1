import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { fold } from '../../../src/search/text/fold.ts'
import { timesIn } from '../../../src/search/text/time-words.ts'

test.each(LANGUAGES)('months and days have the names that the language %s has for them', (language) => {
  const name = (part: Intl.DateTimeFormatOptions, time: number) =>
    fold(new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(time))
  const months = Array.from({ length: 12 }, (_, month) => name({ month: 'long' }, Date.UTC(2024, month, 1)))
  const days = Array.from({ length: 7 }, (_, day) => name({ weekday: 'long' }, Date.UTC(2024, 0, 1 + day)))
  expect(timesIn(language)).toEqual([...months, ...days])
})
