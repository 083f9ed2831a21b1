import { expect, test } from 'vitest'
import { startBot } from '../../discord/bot.ts'
import { attended, startDesk } from '../../discord/desk/stage.ts'
import { createForgetfulMemory } from '../../sim/bots/forgetful-memory.ts'
import type { Script } from '../../sim/models/scripted-model.ts'

const echo: Script = async function* ({ question }) {
  yield `You said: ${question}`
}

/** The bot with a memory that fails as often as it is told to. */
async function startForgetful() {
  const bot = await startBot({ script: echo })
  await bot.stop()
  const forgetful = createForgetfulMemory()
  await bot.run(forgetful.memory)
  return { ...bot, ...forgetful }
}

test('what is said while the memory is away for a moment is answered, in order', async () => {
  const { sim, model, fail } = await startForgetful()
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  fail(3)
  sim.say({ by: ada.id, in: dm, text: 'hello' })
  sim.say({ by: ada.id, in: dm, text: 'anybody there?' })
  await sim.until(() => sim.viewer(dm).answers().at(-1)?.text.endsWith('anybody there?'))
  expect(model.prompts.map(({ question }) => question).join('\n\n')).toBe('hello\n\nanybody there?')
})

test('who asks by a command while the memory is away is told so', async () => {
  const { sim, fail } = await startForgetful()
  const ada = sim.join('Ada')
  fail(10)
  await sim.command({ by: ada.id, in: sim.channel.id, name: 'ask', options: { question: 'hello?' } })
  const seen = () => sim.viewer(sim.channel.id, ada.id).answers()
  await sim.until(() => seen().some(({ text }) => text.startsWith('Something went wrong')))
})

test('a question whose session the memory does not tell for a moment is answered once it does', async () => {
  const { sim, fail, left } = await startForgetful()
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  fail(2, 'get session/')
  sim.say({ by: ada.id, in: dm, text: 'hello' })
  await sim.until(() => sim.viewer(dm).answers()[0]?.buttons.length === 0)
  expect(sim.viewer(dm).answers()).toMatchObject([{ text: 'You said: hello' }])
  expect(left()).toBe(0)
})

test('a question to a session that is gone is answered although the new one cannot be remembered at once', async () => {
  const { sim, fail, left, memory, serialNumber } = await startForgetful()
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  await memory.keyv.set(`session/${serialNumber}/${dm}`, 999)
  fail(2, 'set session/')
  sim.say({ by: ada.id, in: dm, text: 'hello' })
  await sim.until(() => sim.viewer(dm).answers()[0]?.buttons.length === 0)
  expect(sim.viewer(dm).answers()).toMatchObject([{ text: 'You said: hello' }])
  expect(left()).toBe(0)
})

test.each(['set said/', 'set origin/', 'get said-file-ids/'])(
  'what staff write while the memory fails at “%s” reaches the visitor once, and nobody is told otherwise',
  async (at) => {
    const stage = await startDesk()
    const { sim, ana, said, marks } = stage
    await stage.stop()
    const { memory, fail, left } = createForgetfulMemory()
    await stage.run(memory)
    const { thread, room } = await attended(stage)
    fail(2, at)
    const first = sim.say({ by: ana.id, in: room, text: 'It has a garden.' })
    const second = sim.say({ by: ana.id, in: room, text: 'Come and see it.' })
    await sim.until(() => marks(room, first).includes('✅') && marks(room, second).includes('✅'))
    await sim.until(() => said(thread).includes('**Ana:** Come and see it.'))
    expect(said(thread).filter((text) => text.startsWith('**Ana:**'))).toEqual([
      '**Ana:** It has a garden.',
      '**Ana:** Come and see it.',
    ])
    expect(said(room).filter((text) => /garden|see it|not/.test(text))).toEqual([
      'Ana: It has a garden.',
      'Ana: Come and see it.',
    ])
    expect(left()).toBe(0)
  },
)
