import { expect, test } from 'vitest'
import { QUESTION_QUEUE } from '../../../adapters/bridge/inbox/pending.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import { startBot } from '../bot.ts'

const echo: Script = async function* ({ question }) {
  yield `You said: ${question}`
}

test('a question that was asked by a command or a button is answered, once, though the bot ended before it stored it', async () => {
  const { sim, model, stop, run, reported } = await startBot({
    script: echo,
    // What `/new` shows is a quotation, but no question.
    chatbot: { WelcomeMessage: '> Welcome', SuggestedMessage: 'What is new?' },
  })
  const ada = sim.join('Ada').id
  const here = { by: ada, in: sim.channel.id }
  const thread = sim.say({ ...here, text: `${sim.bot.mention} first` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'You said: first')
  await sim.command({ ...here, name: 'ask', options: { question: 'stored' } })
  await sim.until(() => model.prompts.some(({ question }) => question === 'stored'))
  const { messageId: message = '' } = await sim.command({ ...here, name: 'new' })
  await sim.until(() => sim.viewer(sim.channel.id).answers().at(-1)?.buttons.length === 1)
  await stop()

  const storesNothing = openShortMemory()
  const swap = storesNothing.atomic.swap.bind(storesNothing.atomic)
  const { promise: never } = Promise.withResolvers<never>()
  Object.assign(storesNothing.atomic, {
    swap: (...given: Parameters<typeof swap>) => (given[0] === QUESTION_QUEUE ? never : swap(...given)),
  })
  const mortal = await run(storesNothing)
  await sim.command({ ...here, name: 'ask', options: { question: 'not stored' } })
  await sim.command({ ...here, in: thread, name: 'ask', options: { question: 'second' } })
  await sim.press({ ...here, message, button: 'What is new?' })
  await sim.until(() => sim.viewer(sim.channel.id).answers().at(-1)?.text === '> What is new?')
  await mortal.stop()

  const { bridge } = await run()
  await sim.until(() => model.prompts.length === 5)
  await bridge.idle()
  const asked = model.prompts.map(({ question }) => question)
  expect(asked.toSorted()).toEqual(['What is new?', 'first', 'not stored', 'second', 'stored'])
  expect(sim.viewer(thread).answers().at(-1)?.text).toBe('You said: second')
  expect(reported).toEqual([])
})
