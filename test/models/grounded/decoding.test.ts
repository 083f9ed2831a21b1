import { expect, test } from 'vitest'
import { createPixelBudget } from '../../../src/models/grounded/decoding.ts'

/** A visitor who stays. */
const STAYS = new AbortController().signal

/** A budget of 100 pixels, and the pictures that are decoded under it, each until it is ended. */
function decoding() {
  const budget = createPixelBudget(100)
  const running = new Map<string, () => void>()
  const start = (name: string, pixels: number, signal = STAYS) =>
    budget.use(
      pixels,
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

test('pictures are decoded at once as long as they fit together, the smallest next', async () => {
  const { start, running, names } = decoding()
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

test('a visitor who leaves while others are decoded waits no longer, and keeps nobody waiting', async () => {
  const { start, running, names } = decoding()
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

test('a picture that cannot be decoded gives its room back', async () => {
  const budget = createPixelBudget(100)
  const broken = () => Promise.reject(new Error('damaged'))
  await expect(budget.use(100, STAYS, broken)).rejects.toThrow('damaged')
  expect(await budget.use(100, STAYS, async () => 'decoded')).toBe('decoded')
})
