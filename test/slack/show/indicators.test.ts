import { expect, test } from 'vitest'
import { createIndicatorLimit } from '../../../adapters/slack/show/indicators.ts'
import { startBot, until } from '../bot.ts'

/** Twice as many as there are signs for at once. */
const TALKS = 25

test('of many talks at once none keeps the sign that an answer is being made', async () => {
  const { sim, bridge } = await startBot()
  const talks = Array.from({ length: TALKS }, (_, index) => {
    const person = sim.world.addPerson(sim.workspace, `person ${index}`)
    const channel = sim.directly({ person })
    return { channel, thread: sim.say({ text: 'hello', person, channel }) }
  })
  const isAnswered = ({ channel, thread }: (typeof talks)[number]) =>
    sim.viewer(thread, channel).some(({ text, open }) => text === 'Hello there.' && !open)
  await until(() => talks.every(isAnswered))
  await bridge.idle()
  expect([...sim.workspace.sessions.values()].filter(({ status }) => status === 'processing')).toEqual([])
  expect(sim.record.outcomes()['agents.sessions.setStatus limited']).toBeUndefined()
})

test('a sign that was left out is not taken away, any other is, after it was given', async () => {
  let now = 0
  const allowance = createIndicatorLimit({ burst: 1, everyMs: 1_000 }, { now: () => now })
  const done: string[] = []
  const doing = (what: string) => async () => void done.push(what)
  const slow = Promise.withResolvers<void>()
  const given = allowance.show('T', 'a', () => slow.promise.then(doing('give a')))
  await allowance.show('T', 'b', doing('give b'))
  await allowance.show('U', 'c', doing('give c'))
  const taken = [
    allowance.hide('a', doing('take a')),
    allowance.hide('b', doing('take b')),
    allowance.hide('d', doing('take d')),
  ]
  slow.resolve()
  await Promise.all([given, ...taken])
  expect(done).toEqual(['give c', 'take d', 'give a', 'take a'])
  now = 1_000
  await allowance.show('T', 'b', doing('give b'))
  expect(done.at(-1)).toBe('give b')
})
