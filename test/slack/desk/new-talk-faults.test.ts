import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../../../src/contract/client/client.ts'
import type { Output } from '../../../src/contract/endpoint.ts'
import type { SessionDetail } from '../../../src/contract/people/attendants.ts'
import { WAIT_MS } from '../../sim/clock/deadline.ts'
import { fast } from '../../sim/slack/settings.ts'
import { connectBot, until } from '../bot.ts'
import { type Office, openOffice } from './office.ts'

type Detail = Output<typeof SessionDetail>

/** The app on a connection that breaks off after so many calls that change who attends, for a number of calls. */
async function withBrokenLine(at: Office, { after, times }: { after: number; times: number }) {
  const { sim, service, serialNumber, memory, reported } = at
  await at.stop()
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  let [made, failed] = [0, 0]
  const call: typeof client.call = async (name, ...given) => {
    if (name !== 'HandOver' && name !== 'HandBack') return await client.call(name, ...given)
    if (made >= after && failed < times) {
      failed += 1
      throw Object.assign(new Error('nobody is there'), { code: 'ECONNREFUSED' })
    }
    made += 1
    return await client.call(name, ...given)
  }
  const report = (error: unknown) => void reported.push(error)
  const bot = await connectBot({ sim, client: { ...client, call }, serialNumber, memory, report })
  onTestFinished(bot.stop)
  return { stop: bot.stop, failed: () => failed }
}

/** The thread at the desk of the session that the visitor's thread has now, when that is the only one that waits. */
const threadAtDesk = ({ sim, service, serialNumber, thread }: Office): Promise<string> =>
  vi.waitFor(
    async () => {
      const Thread = [sim.workspace.id, sim.channel.id, thread].join('/')
      const now = await service.data<{ SessionID: number }>('/chat/Chat/PlaceFind', { source: 'slack', Thread })
      const waiting = { serialNumber, State: 'Waiting' }
      const { List } = await service.data<{ List: Detail[] }>('/chat/Chatbot/HandOverList', waiting)
      expect(List).toMatchObject([{ SessionID: now.SessionID }])
      const { Places } = await service.data<Detail>('/chat/Chat/SessionDetail', { sessionID: now.SessionID })
      const root = Places.find(({ Role }) => Role === 'Desk')?.Thread.split('/')[2]
      if (root === undefined) throw new Error('not yet')
      return root
    },
    { timeout: WAIT_MS },
  )

/** Whoever takes over what waits at the desk speaks with the visitor, and the visitor with them. */
async function expectOneToWait(at: Office, former: string) {
  const { maria } = at
  const root = await threadAtDesk(at)
  expect(root).not.toBe(former)
  await at.claim(root)
  at.write(root, maria, 'Here I am.')
  await until(() => at.texts().includes('**maria:** Here I am.'))
  at.ask('lovely')
  await until(() => at.relayed(root).includes('lovely'))
  expect(at.texts().join()).not.toContain(': lovely')
}

test.each([0, 1])(
  'who waits for a person and begins anew waits on, though the service goes away after %i steps of that',
  async (after) => {
    const at = await openOffice(fast)
    await at.handOver()
    const root = await at.deskThread()
    const line = await withBrokenLine(at, { after, times: 3 })
    at.ask('new')
    await until(() => line.failed() === 3)
    await expectOneToWait(at, root)
  },
)

test.each([0, 1])(
  'who waits for a person waits on, though the app ends after %i steps of beginning anew, which is done again',
  async (after) => {
    const at = await openOffice(fast)
    await at.handOver()
    const root = await at.deskThread()
    const line = await withBrokenLine(at, { after, times: 1_000 })
    at.ask('new')
    await until(() => line.failed() > 0)
    await line.stop()
    await at.run()
    const begun = at.visible().length
    at.ask('new')
    await until(() => at.visible().length > begun)
    await expectOneToWait(at, root)
  },
)
