import { ChannelType } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { runDeskSteps } from '../sim/bots/desk-steps.ts'

const isLong = process.env['TEST_LONG'] !== undefined

describe.each([
  ['a text channel', ChannelType.GuildText],
  ['a forum', ChannelType.GuildForum],
] as const)('a desk in %s', (_, kind) => {
  test.runIf(isLong)(
    'a bot that is killed at any request of a hand-over does the rest once',
    { timeout: 900_000 },
    async () => {
      const steps = await runDeskSteps(kind)
      console.log(steps.map(({ number, done, what }) => `${number} ${done ? 'after' : 'before'} ${what}`).join('\n'))
      expect(steps.length).toBeGreaterThan(10)
      expect(steps.filter(({ problems }) => problems.length > 0)).toEqual([])
    },
  )
})
