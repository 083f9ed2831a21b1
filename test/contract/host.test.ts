import { expect, test } from 'vitest'
import { hostOf } from '../../src/contract/fields/addresses.ts'
import { shortestStopDuring } from '../sim/service/event-loop-stalls.ts'

test.each([
  ['Homes.Example.com:8080', 'homes.example.com'],
  ['*.münchen.example', '*.xn--mnchen-3ya.example'],
  ['東京-2.example', 'xn---2-l92cn98g.example'],
  ['https://Homes.example/page', 'homes.example'],
  ['two words', undefined],
  ['-.example', undefined],
])('the host of %j is %j', (text, host) => expect(hostOf(text)).toBe(host))

test.each(['1', 'a', '-', '中', '1.', '中.', '1中'])('thousands of %j are read in no time', async (part) => {
  const text = part.repeat(16_000)
  expect(await shortestStopDuring(() => hostOf(text), 20)).toBeLessThan(20)
})
