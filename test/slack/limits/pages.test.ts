import { expect, test } from 'vitest'
import type { Call, Calls } from '../../../adapters/slack/limits/calls.ts'
import { pagesOf } from '../../../adapters/slack/limits/pages.ts'

const members = { workspace: 'T1', method: 'conversations.members', lane: 'final', args: { channel: 'C1' } } as const

/** Lists of which each page names the next one by its cursor; '' is the first one. */
function listing(next: Record<string, string>) {
  const asked: (string | undefined)[] = []
  const calls = (async ({ args }: Call) => {
    const { cursor = '' } = args as { cursor?: string }
    asked.push(cursor)
    return { members: [`U${cursor}`], response_metadata: { next_cursor: next[cursor] } }
  }) as Calls
  return { calls, asked }
}

const read = (calls: Calls, pagesMax?: number) =>
  Array.fromAsync(pagesOf<{ members: string[] }>(calls, members, pagesMax), (page) => page.members[0])

test('a list is read to its last page', async () =>
  expect(await read(listing({ '': 'a', a: 'b', b: '' }).calls)).toEqual(['U', 'Ua', 'Ub']))

test.each([
  ['itself', { '': 'a', a: 'a' }, ['U', 'Ua']],
  ['an earlier page', { '': 'a', a: 'b', b: 'a' }, ['U', 'Ua', 'Ub']],
])('a page that names %s ends the list', async (_, next: Record<string, string>, expected) =>
  expect(await read(listing(next).calls)).toEqual(expected),
)

test('no more pages are asked for than may be read', async () => {
  const { calls, asked } = listing({ '': 'a', a: 'b', b: 'c', c: '' })
  expect(await read(calls, 2)).toEqual(['U', 'Ua'])
  expect(asked).toEqual(['', 'a'])
})
