import { type Memory, MemoryFailed } from '../../../adapters/bridge/memory/memory.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'

const CELLS = 'cells'

/**
 * A memory that fails as often as it is told to: at changes of cells, or as it gets or sets the key that begins so, such as
 * "get session/". `left`: how many failures have still to come.
 */
export function createForgetfulMemory() {
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
  return {
    memory: { ...memory, atomic: { ...atomic, swap } } satisfies Memory,
    fail: (times: number, at = CELLS) => {
      failing = at
      left = times
    },
    left: () => left,
  }
}
