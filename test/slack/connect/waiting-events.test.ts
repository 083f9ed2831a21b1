import type { Receiver, ReceiverEvent } from '@slack/bolt'
import { expect, test } from 'vitest'
import { MemoryFailed } from '../../../adapters/bridge/memory/memory.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createSlackApp, EVENTS_MAX } from '../../../adapters/slack/app.ts'

test('while the memory fails, only so many events wait for it; Slack sends the others again', async () => {
  let receive: (event: ReceiverEvent) => Promise<void> = async () => undefined
  const receiver: Receiver = {
    init: (app) => void (receive = (event) => app.processEvent(event)),
    start: async () => undefined,
    stop: async () => undefined,
  }
  let isBroken = true
  const channels = {
    firstId: async (channel: string) => {
      if (isBroken) throw new MemoryFailed(new Error('Redis is being restarted'))
      return channel
    },
    presentId: async (channel: string) => channel,
    moved: async () => undefined,
  }
  const closing = new AbortController()
  // The first wait ends when the memory works again.
  const restarted = Promise.withResolvers<void>()
  const logger = {
    debug: () => {},
    info: () => {},
    warn: () => {},
    error: () => {},
    setLevel: () => {},
    setName: () => {},
  }
  createSlackApp({
    receiver,
    installations: { authorize: async () => ({ token: 'xoxb-1', botId: 'B1', botUser: 'U1' }) } as never,
    channels,
    onRemoved: async () => undefined,
    logger: { ...logger, getLevel: () => 'error' } as never,
    closed: closing.signal,
    time: { ...systemTime, sleep: () => restarted.promise },
    report: () => undefined,
  })
  let acknowledged = 0
  const send = (index: number) =>
    receive({
      body: {
        team_id: 'T1',
        event: { type: 'message', channel: 'C1', user: 'U2', text: 'hello', ts: `${1_700_000_000 + index}.000100` },
      },
      ack: async () => void (acknowledged += 1),
    })
  const waiting = Array.from({ length: EVENTS_MAX }, (_, index) => send(index))
  await expect(send(EVENTS_MAX)).rejects.toThrow('Slack sends this one again')
  isBroken = false
  restarted.resolve()
  await Promise.all(waiting)
  await send(EVENTS_MAX)
  expect(acknowledged).toBe(EVENTS_MAX + 1)
})
