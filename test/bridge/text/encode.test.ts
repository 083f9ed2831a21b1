import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { render } from '../../../adapters/bridge/text/render.ts'
import { mrkdwn } from '../../../adapters/slack/show/mrkdwn.ts'
import { escaped, escapeMentions } from '../../../adapters/slack/text/escape.ts'
import { withoutControls } from '../../../src/contract/text.ts'
import { fromMarkdown } from '../../sim/slack/pings.ts'
import { anyLimits, markdown } from './any-text.ts'

const numRuns = process.env['TEST_LONG'] === undefined ? 700 : 1_000_000

/** Calls as people and models write them, whole and in pieces. */
const calls = fc.constantFrom(
  '<',
  '!',
  '@',
  '#',
  '>',
  '<!channel>',
  '<!here>',
  '<@U012AB3CD>',
  '<#C012AB3CD>',
  '<!subteam^S1>',
  '<<!!channel>>',
  '<# ',
  '\u2060',
  '&lt;!channel&gt;',
  '<\\!channel>',
  '&lt;\\@U1>',
  '&#60;!here>',
  '&#x03C;@U1>',
  '&LT;!here>',
  '<&#33;here>',
  '&#60;&commat;U1>',
  '&',
  ';',
  '\\',
)
const loud = fc
  .array(fc.oneof({ weight: 3, arbitrary: calls }, { weight: 1, arbitrary: markdown }), { maxLength: 80 })
  .map((all) => all.join(''))

/** What Slack would take for a call: https://docs.slack.dev/messaging/formatting-message-text */
const CALL = /<[!@#]/

test('no message of an answer on Slack calls anybody, wherever it is cut', () => {
  fc.assert(
    fc.property(loud, anyLimits, (text, limits) => {
      for (const part of render(escapeMentions(text), limits)) {
        expect(part.text).not.toMatch(CALL)
        expect(fromMarkdown(part.text)).not.toMatch(CALL)
      }
    }),
    { numRuns, examples: [[`${'<# '.repeat(50)} <!!channel>`, { text: 64, unit: 'utf8' }]] },
  )
})

test('no text in Slack’s own marks calls anybody', () => {
  fc.assert(
    fc.property(loud, (text) => {
      expect(escaped(text)).not.toMatch(/[<>]/)
      expect(mrkdwn(text)).not.toMatch(CALL)
    }),
    { numRuns },
  )
})

test.each([
  ['Slack', escapeMentions],
  ['a terminal', withoutControls],
] as const)('on %s the encoded beginning of a text is the beginning of the encoded text', (_, encode) => {
  fc.assert(
    fc.property(loud, fc.nat(), (text, length) => {
      expect(encode(text).startsWith(encode(text.slice(0, length % (text.length + 1))))).toBe(true)
      expect(encode(encode(text))).toBe(encode(text))
    }),
    { numRuns },
  )
})
