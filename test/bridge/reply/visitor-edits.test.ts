import { expect, test } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/store.ts'
import { createVisitorEdits, taskOf } from '../../../adapters/bridge/reply/visitor-edits.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'

/** Two messages that were one question, which went to a person; `ask` notes what is changed of it. */
async function start(refusal?: Refused) {
  const asked: unknown[] = []
  const call = (async (_: string, { Content }: { Content: string }) => {
    asked.push(Content)
    if (refusal !== undefined) throw refusal
    return 1
  }) as Client['call']
  const edits = createVisitorEdits({ client: { call }, keyv: openShortMemory().keyv, time: systemTime })
  const message = (id: string, text: string) => ({
    waited: false,
    message: { thread: 't', id, text, at: 1, person: 'p', place: { workspace: 'w', channel: 'c' }, roles: [] },
  })
  const batch = [message('1', 'one'), message('2', 'two')].map(({ message: given, waited }) => ({
    waited,
    message: { ...given, locale: undefined, attachments: [] },
  }))
  const [first, second] = batch
  if (first === undefined || second === undefined) throw new Error('there are two')
  await edits.keep([first, second], { session: 7, question: 8 })
  const change = (id: string, text: string | undefined, at: number) =>
    edits.apply(taskOf({ thread: 't', id, text, at }, at), new AbortController().signal)
  return { asked, change, edits }
}

test('a message that was asked together with another is changed and taken back for itself', async () => {
  const { asked, change, edits } = await start()
  expect([await edits.isTold('2'), await edits.isTold('3')]).toEqual([true, false])
  await change('2', 'zwei', 20)
  await change('1', undefined, 30)
  await change('2', undefined, 40)
  expect(asked).toEqual(['one\n\nzwei', 'zwei', ''])
})

test('an edit that comes late, or changes no word, changes nothing', async () => {
  const { asked, change } = await start()
  await change('2', 'zwei', 20)
  await change('2', 'deux', 10)
  await change('2', 'zwei', 0)
  await change('3', 'drei', 50)
  expect(asked).toEqual(['one\n\nzwei'])
})

test('what the service knows no more is left alone', async () => {
  const { asked, change } = await start(
    new Refused({ Data: null, Version: '', Success: false, Code: 40408, Message: 'gone' }, 404),
  )
  await change('2', 'zwei', 20)
  expect(asked).toEqual(['one\n\nzwei'])
})
