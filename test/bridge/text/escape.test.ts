import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { escaped } from '../../../adapters/discord/show/escape.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'
import { markdown } from './any-text.ts'

const numRuns = process.env['TEST_LONG'] === undefined ? 700 : 1_000_000

/** What has a meaning on Discord, whole and in pieces. */
const pieces =
  `[Your bank](https://evil.example) [a](http://b) [c](http://d) [ ] ]( ( ) <https://a.example> @everyone <@1> <@!1>
  <@&2> <#3> </ask:4> <:home:5> <t:6:R> <id:guide> < > >>> # ## -# - + * 12. ** __ _ ~~ || \` \`\`\` \\ \\\\ \u200b \u2060
  \u202e \ud83c \udfe1 🏡 https://a.example/a_b~c https:// http://a_*b* xhttps://a_b_`.split(/[ \n]+/)
const signs = fc.constantFrom(...pieces, ' ', '\t', '\n', '\n', '\n  ')
const hostile = fc
  .array(fc.oneof({ weight: 3, arbitrary: signs }, { weight: 1, arbitrary: markdown }), { maxLength: 60 })
  .map((all) => all.join(''))

/**
 * A text as Discord shows it, and the marks that it acts on: https://docs.discord.com/developers/reference#message-formatting and
 * https://support.discord.com/hc/articles/210298617. A backslash takes the meaning of the sign behind it.
 */
function read(text: string): { shown: string; marks: string[] } {
  const marks: string[] = []
  const shownOf = (...[all, escape, address, lineMark, mark]: (string | undefined)[]): string => {
    if (escape !== undefined) return escape
    if (address === undefined) marks.push(lineMark ?? mark ?? '')
    return all ?? ''
  }
  return { shown: text.replaceAll(READ, shownOf), marks }
}
const READ =
  /\\([^\dA-Za-z\s])|(https?:\/\/[^\s<>[\]()*|\\`]+)|((?<=(?:^|\n)[ \t]*)(?:#{1,3}|-#|[-+]|\d+\.)(?=\s))|([*_~`|[\]<>])/gu

test('a text of others is shown on Discord as it was written, without formatting, mentions and masked links', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(read(escaped(text))).toEqual({ shown: text, marks: [] })
    }),
    { numRuns },
  )
})

test.each(['\r', '\n', ' ', '\t\n', '[', 'https://', '1', '-'])(
  'a text of nothing but %j is escaped in time',
  async (sign) => {
    expect(await growthOf((size) => escaped(sign.repeat(size)), 20_000)).toBeLessThan(LINEAR_MAX)
  },
)
