import { expect, test } from 'vitest'
import { render } from '../../../adapters/bridge/text/render.ts'
import { MESSAGE_LIMITS } from '../../../adapters/slack/limits/limits.ts'
import { mrkdwn } from '../../../adapters/slack/show/mrkdwn.ts'
import { textOf } from '../../../adapters/slack/text/message.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'

/** The longest text of a message: https://docs.slack.dev/changelog/2018-truncating-really-long-messages */
const TEXT_MAX = 40_000

test.each([
  ['a mark and many mentions', '*a ', '<@U1> '],
  ['a mark and many links', '~a ', '<https://example.com|x> '],
  ['marks that never close', '', '*a <b '],
  ['signs that open nothing', '', '<'],
  ['half mentions', '', '<@UU|'],
  ['blanks after a mark', '*', ' a'],
  ['a heading of blanks', '# ', ' '],
  ['a heading of blanks and marks', '# ', ' #'],
  ['a rule of blanks', '|', ' '],
  ['a rule of marks', '|', '-|'],
  ['links that never close', '', '[(http://'],
  ['bold that never closes', '', '*__0'],
  ['code that never closes', '', '` '],
])('%s are heard and shown in time that grows with their length', async (_, start, piece) => {
  const hearAndShow = (length: number) => {
    const text = `${start}${piece.repeat((length - start.length) / piece.length)}x`
    textOf({ text, ts: '1.0' }, 'B1')
    for (const shown of [text, `a | b\n${text}`]) for (const part of render(shown, MESSAGE_LIMITS)) mrkdwn(part.text)
  }
  expect(await growthOf(hearAndShow, TEXT_MAX / 4)).toBeLessThan(LINEAR_MAX)
})

test('bold that begins at each word of a long line and never ends is shown in time that grows with its length', async () => {
  expect(await growthOf((size) => mrkdwn('__a '.repeat(size)), 12_500)).toBeLessThan(LINEAR_MAX)
})

test('marks around mentions and around signs that open nothing are read', () =>
  expect(textOf({ text: '*ask <@U1|ana> now* ~1 < 2~ *a <b* # C#', ts: '1.0' }, 'B1')).toBe(
    '**ask @ana now** ~~1 < 2~~ **a <b** # C#',
  ))
