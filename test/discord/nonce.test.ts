import { expect, test } from 'vitest'
import { nonceOf } from '../../adapters/discord/ids.ts'

test('a nonce is short, always the same for a key, and another for every other', () => {
  expect(nonceOf('discord/1/0')).toBe(nonceOf('discord/1/0'))
  const nonces = Array.from({ length: 1_000 }, (_, index) => nonceOf(`discord/1/${index}`))
  expect(new Set(nonces).size).toBe(1_000)
  expect(nonces.every((nonce) => /^[a-z2-7]{25}$/.test(nonce))).toBe(true)
})
