import { expect, test } from 'vitest'
import { type Memory, MemoryFailed } from '../../../adapters/bridge/memory/memory.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/store.ts'
import { startBot } from '../../discord/bot.ts'
import type { Script } from '../../sim/models/scripted-model.ts'

const echo: Script = async function* ({ question }) {
  yield `You said: ${question}`
}

/** The bot with a memory that fails as often as it is told to: at changes of cells, or as it gets or sets what begins so. */
async function startForgetful() {
  const bot = await startBot({ script: echo })
  await bot.stop()
  const memory = openShortMemory()
  const { atomic, keyv } = memory
  let [failing, left] = ['', 0]
  const failIf = (isMet: boolean) => {
    if (!isMet || left === 0) return
    left -= 1
    throw new MemoryFailed(new Error('Redis is being restarted'))
  }
  const swap: Memory['atomic']['swap'] = async (...given) => {
    failIf(failing === CELLS)
    return await atomic.swap(...given)
  }
  for (const name of ['get', 'set'] as const) {
    const work = keyv[name].bind(keyv) as (...given: unknown[]) => Promise<never>
    keyv[name] = async (key: unknown, ...given: unknown[]) => {
      failIf(`${name} ${String(key)}`.startsWith(failing))
      return await work(key, ...given)
    }
  }
  await bot.run({ ...memory, atomic: { ...atomic, swap } })
  const fail = (times: number, at = CELLS) => {
    failing = at
    left = times
  }
  return { ...bot, memory, fail, left: () => left }
}
const CELLS = 'cells'

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
