import { expect, test } from 'vitest'
import { createThrottle } from '../../../src/http/request/auth.ts'
import { isLoopback, networkOf } from '../../../src/http/request/network.ts'

const networks: [address: string, network: string][] = [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['nonsense', 'nonsense'],
]
test.each(networks)('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('this machine is told from others', () => {
  for (const own of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']) expect(isLoopback(own)).toBe(true)
  for (const other of ['10.0.0.1', '::2', '128.0.0.1', '']) expect(isLoopback(other)).toBe(false)
})

test('a window counts by itself and says how long is left of it', () => {
  let time = 0
  const { count } = createThrottle({ most: 2, windowMs: 1_000, now: () => time })
  expect([count('a').beyond, count('a').beyond]).toEqual([0, 0])
  time = 400
  expect([count('a'), count('a'), count('b')]).toEqual([
    { beyond: 1, leftMs: 600 },
    { beyond: 2, leftMs: 600 },
    { beyond: 0, leftMs: 1_000 },
  ])
  time = 1_000
  expect(count('a').beyond).toBe(0)
})

test('a window from before the clock was set back is over', () => {
  let time = 3_600_000
  const { count } = createThrottle({ most: 1, windowMs: 1_000, now: () => time })
  count('a')
  time = 0
  expect([count('a'), count('a')]).toEqual([
    { beyond: 0, leftMs: 1_000 },
    { beyond: 1, leftMs: 1_000 },
  ])
})

test('only so many networks are remembered, the newest', () => {
  const { count } = createThrottle({ most: 1, windowMs: 1_000, now: () => 0, networksMax: 2 })
  for (const network of ['a', 'b', 'c']) count(network)
  expect([count('c').beyond, count('b').beyond, count('a').beyond]).toEqual([1, 1, 0])
})
