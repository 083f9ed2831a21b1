import { expect, test, vi } from 'vitest'
import { lazy } from '../../src/core/lazy.ts'

test('what succeeded is made once, whoever asks', async () => {
  const work = vi.fn(async () => ({}))
  const get = lazy(work)
  const [first, second] = await Promise.all([get(), get()])
  expect(second).toBe(first)
  expect(await get()).toBe(first)
  expect(work).toHaveBeenCalledTimes(1)
})

test('what failed, such as a file for which no handle was free, is tried again at the next call', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValue('read')
  const get = lazy(work)
  await expect(get()).rejects.toThrow('EMFILE')
  expect(await get()).toBe('read')
})

test('what threw is tried again too', () => {
  const work = vi
    .fn<() => string>()
    .mockReturnValue('read')
    .mockImplementationOnce(() => {
      throw new Error('EMFILE')
    })
  const get = lazy(work)
  expect(get).toThrow('EMFILE')
  expect(get()).toBe('read')
})
