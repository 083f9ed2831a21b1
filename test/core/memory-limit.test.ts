import { expect, test } from 'vitest'
import { createMemoryLimit } from '../../src/guards/memory-limit.ts'

/** A visitor who stays. */
const STAYS = new AbortController().signal

/** Memory of 100, and the work that takes some of it, each until it is ended. */
function atWork() {
  const useMemory = createMemoryLimit(100)
  const running = new Map<string, () => void>()
  const start = (name: string, size: number, signal = STAYS) =>
    useMemory(
      size,
      signal,
      () =>
        new Promise<void>((end) =>
          running.set(name, () => {
            running.delete(name)
            end()
          }),
        ),
    )
  return { start, running, names: () => [...running.keys()] }
}

test('work is done at once as long as it fits together, the smallest next', async () => {
  const { start, running, names } = atWork()
  const all = [start('half', 50), start('large', 100), start('other half', 50), start('small', 10)]
  await expect.poll(names).toEqual(['half', 'other half'])
  running.get('half')?.()
  await expect.poll(names).toEqual(['other half', 'small'])
  running.get('other half')?.()
  running.get('small')?.()
  await expect.poll(names).toEqual(['large'])
  running.get('large')?.()
  await Promise.all(all)
})

test('a visitor who leaves while the memory is taken waits no longer, and keeps nobody waiting', async () => {
  const { start, running, names } = atWork()
  const visitor = new AbortController()
  const first = start('first', 60)
  const left = start('left', 50, visitor.signal)
  const next = start('next', 60)
  visitor.abort()
  await expect(left).rejects.toThrow('abort')
  await expect.poll(names).toEqual(['first'])
  running.get('first')?.()
  await expect.poll(names).toEqual(['next'])
  running.get('next')?.()
  await Promise.all([first, next])
})

test('work that fails gives its room back', async () => {
  const useMemory = createMemoryLimit(100)
  const broken = () => Promise.reject(new Error('damaged'))
  await expect(useMemory(100, STAYS, broken)).rejects.toThrow('damaged')
  expect(await useMemory(100, STAYS, async () => 'done')).toBe('done')
})

test('work that would take more than there is takes all', async () => {
  const useMemory = createMemoryLimit(100)
  expect(await useMemory(1_000, STAYS, async () => 'done')).toBe('done')
  expect(await useMemory(100, STAYS, async () => 'done')).toBe('done')
})

test('what work needs no more is free for others while it goes on', async () => {
  const useMemory = createMemoryLimit(100)
  const end = Promise.withResolvers<void>()
  const first = useMemory(100, STAYS, async (keep) => {
    keep(30)
    await end.promise
  })
  expect(await useMemory(70, STAYS, async () => 'beside it')).toBe('beside it')
  const whole = useMemory(100, STAYS, async () => 'alone')
  end.resolve()
  await first
  expect(await whole).toBe('alone')
})
