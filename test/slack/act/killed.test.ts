import { expect, test } from 'vitest'
import { QUESTION_QUEUE } from '../../../adapters/bridge/inbox/pending.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import { idOfButton, startBot, until } from '../bot.ts'

const echo: Script = async function* ({ question }) {
  yield `You said: ${question}`
}

/** A memory that never takes a question. */
function storesNothing() {
  const memory = openShortMemory()
  const swap = memory.atomic.swap.bind(memory.atomic)
  const { promise: never } = Promise.withResolvers<never>()
  Object.assign(memory.atomic, {
    swap: (...given: Parameters<typeof swap>) => (given[0] === QUESTION_QUEUE ? never : swap(...given)),
  })
  return memory
}

test('a question that was asked by a command, a button or a dialog is answered, once, though the app ended before it stored it', async () => {
  const { sim, model, stop, run, reported } = await startBot({
    script: echo,
    chatbot: { WelcomeMessage: '> Welcome', SuggestedMessage: 'What is new?' },
  })
  const answers = (ts: string) => sim.viewer(ts).flatMap(({ ours, open, text }) => (ours && !open ? [text] : []))
  const thread = sim.say({ text: `${sim.mention()} first` })
  await until(() => answers(thread).includes('You said: first'))
  await sim.command('/ask', 'stored')
  await until(() => model.prompts.some(({ question }) => question === 'stored'))
  sim.say({ text: 'new', thread })
  const greeting = await until(() => sim.viewer(thread).find(({ text }) => text.includes('Welcome')))
  const barn = sim.say({ text: 'A barn in Kent.' })
  await stop()

  const mortal = await run(storesNothing())
  const posted = () => [...sim.channel.messages.values()].filter(({ ours, text }) => ours && text.includes('ana asks:'))
  await sim.command('/ask', 'is <b> & "quiet"?')
  await sim.press(greeting.ts, idOfButton(greeting.blocks, 'What is new?'))
  await sim.shortcut('ask_about', barn)
  const dialog = await until(() => sim.dialog())
  await sim.submit(dialog, { question: 'By whom?' })
  await until(() => posted().length === 4)
  await mortal.stop()
  expect(model.prompts).toHaveLength(2)

  const { bridge } = await run()
  await until(() => model.prompts.length === 5)
  await bridge.idle()
  const asked = model.prompts.map(({ question }) => question)
  expect(asked.toSorted()).toEqual(
    ['By whom?\n\n> A barn in Kent.', 'What is new?', 'first', 'is <b> & "quiet"?', 'stored'].toSorted(),
  )
  expect(answers(thread).at(-1)).toBe('You said: What is new?')
  expect(answers(barn).at(-1)).toContain('By whom?')
  expect(reported).toEqual([])
})
