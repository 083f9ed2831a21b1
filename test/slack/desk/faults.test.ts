import { expect, onTestFinished, test } from 'vitest'
import { createPresence } from '../../../adapters/bridge/inbox/lease.ts'
import { openRedis } from '../../../adapters/bridge/memory/redis.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { createHttpReceiver } from '../../../adapters/slack/connect/http-receiver.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { png } from '../../sim/media/pictures.ts'
import { quiet } from '../../sim/slack/bolt.ts'
import { fastAt } from '../../sim/slack/settings.ts'
import { buttonsOf, connectBot, idOfButton, until } from '../bot.ts'
import { type Office, openOffice } from './office.ts'

const FAST = fastAt(20)
const SECRET = 'the-signing-secret'
const redisUrl = process.env['TEST_REDIS_URL']

/** Another run of the app that remembers nothing but what it is given. */
const another = (
  { sim, service, serialNumber, reported }: Office,
  more: Partial<Parameters<typeof connectBot>[0]> = {},
) =>
  connectBot({
    sim,
    client: createClient({ baseUrl: service.url, secretKey: service.keys.secret }),
    serialNumber,
    report: (error) => void reported.push(error),
    memory: openShortMemory(),
    ...more,
  })

test('events that come twice and answers that get lost double nothing, and limits lose nothing', async () => {
  const at = await openOffice(FAST)
  const { sim, ben } = at
  sim.faults.random(5, [
    { on: /^event/, fault: { kind: 'duplicate' }, share: 0.4 },
    { on: /^(?:chat|reactions)\./, fault: { kind: 'limited', retryAfterS: 2 }, share: 0.15 },
    { on: /^chat\./, fault: { kind: 'lost' }, share: 0.15 },
    { on: /^chat\./, fault: { kind: 'status', status: 503 }, share: 0.1 },
  ])
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const said = await at.writeAll(root, ['one', 'two', 'three'])
  const aside = at.write(root, ben, 'between us')
  // Nobody writes a message in less time than Slack's two sockets differ by.
  for (const [index, text] of ['yes', 'no'].entries()) {
    at.ask(text)
    await until(() => at.relayed(root).length > index)
  }
  await until(() => said.every((ts) => at.marks(root, ts)?.includes('white_check_mark')))
  await until(() => at.marks(root, aside)?.includes('lock'))
  await until(() => at.visible().length === 4)
  sim.faults.clear()
  await at.bridge.idle()
  expect(at.texts().slice(1)).toEqual(['one', 'two', 'three'].map((text) => `**maria:** ${text}`))
  expect(at.relayed(root)).toEqual(['yes', 'no'])
  expect(at.desks()).toHaveLength(1)
})

test('an app that lost its memory finds the desk, its thread and the visitor’s again', async () => {
  const at = await openOffice()
  const { maria } = at
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  await at.bridge.idle()
  await at.stop()
  const later = await another(at)
  onTestFinished(later.stop)
  const said = at.write(root, maria, 'Still here.')
  await until(() => at.marks(root, said)?.includes('white_check_mark'))
  at.ask('Good.')
  await until(() => at.relayed(root).includes('Good.'))
  await until(() => at.texts().includes('**maria:** Still here.'))
  expect(at.desks()).toHaveLength(1)
})

test('what staff wrote and corrected while the app was away, and Slack did not tell again, is delivered once', async () => {
  const at = await openOffice()
  const { sim, maria } = at
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const first = at.write(root, maria, 'First.')
  await until(() => at.marks(root, first)?.includes('white_check_mark'))
  await at.bridge.idle()
  await at.stop()
  sim.faults.next(/^event/, { kind: 'dropped' })
  const missed = at.write(root, maria, 'Second.')
  sim.faults.next(/^event/, { kind: 'dropped' })
  sim.edit(first, 'First, corrected.', { channel: at.office })
  await at.run()
  await until(() => at.marks(root, missed)?.includes('white_check_mark') && at.texts().length === 3)
  await until(() => at.texts().includes('**maria:** First, corrected.'))
  expect(at.texts().slice(1)).toEqual(['**maria:** First, corrected.', '**maria:** Second.'])
})

test('what staff deleted while the app was away, and Slack did not tell again, goes from the visitor’s thread', async () => {
  const at = await openOffice()
  const { sim } = at
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const [, slip = ''] = await at.writeAll(root, ['one', 'a slip', 'three'])
  await until(() => at.texts().length === 4)
  await at.bridge.idle()
  await at.stop()
  sim.faults.next(/^event/, { kind: 'dropped' })
  sim.remove(slip, { channel: at.office })
  await at.run()
  await until(() => at.texts().length === 3)
  expect(at.texts().slice(1)).toEqual(['**maria:** one', '**maria:** three'])
  expect(at.reported).toEqual([])
})

test('staff are heard at once after a restart, though Slack lets the app read no threads for now', async () => {
  const at = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  await at.writeAll(root, ['one'])
  await until(() => at.texts().includes('**maria:** one'))
  await at.bridge.idle()
  await at.stop()
  const limited = { kind: 'limited', retryAfterS: 60 } as const
  at.sim.faults.random(1, [{ on: /^conversations\.replies/, fault: limited, share: 1 }])
  await at.run()
  const second = at.write(root, at.maria, 'two')
  await until(() => at.marks(root, second)?.includes('white_check_mark'))
})

test('a file that Slack fails twice to tell of reaches the visitor without a Retry', async () => {
  const at = await openOffice()
  const { sim, maria } = at
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  sim.faults.next('files.info', { kind: 'status', status: 503 }, { times: 2 })
  const plan = { name: 'plan.png', mimetype: 'image/png', bytes: png(), late: true }
  const ts = at.write(root, maria, 'the plan', { files: [plan] })
  for (const file of sim.workspace.files.values()) file.ready = true
  await until(() => at.visible().some(({ files }) => files.includes('plan.png')))
  await until(() => at.marks(root, ts)?.[0] === 'white_check_mark')
  expect(at.atDesk(root).flatMap(({ blocks }) => buttonsOf(blocks))).not.toContain('Retry')
})

test('a file that cannot be fetched is told to who sent it, and delivered after Retry', async () => {
  const at = await openOffice()
  const { sim, maria } = at
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const bot = sim.workspace.bot.user
  const ts = at.write(root, maria, 'the plan', { files: [{ name: 'plan.png', mimetype: 'image/png', bytes: png() }] })
  const [[id, file] = []] = sim.workspace.files
  if (id !== undefined) sim.workspace.files.delete(id)
  const notice = await until(() =>
    at.atDesk(root).find(({ user, blocks }) => user === bot && buttonsOf(blocks)[0] === 'Retry'),
  )
  expect(notice.text).toContain('The visitor did not get this')
  expect(at.marks(root, ts)).toEqual(['warning'])
  if (id !== undefined && file !== undefined) sim.workspace.files.set(id, file)
  await sim.press(notice.ts, idOfButton(notice.blocks, 'Retry'), { channel: at.office, person: maria })
  await until(() => at.marks(root, ts)?.[0] === 'white_check_mark')
  await until(() => at.visible().some(({ files }) => files.includes('plan.png')))
})

test.each<[string, string, number, (at: Office) => void]>([
  ['archived', 'is gone', 0, (at: Office) => void (at.office.archived = true)],
  ['deleted', 'is gone', 0, (at: Office) => void at.sim.workspace.channels.delete(at.office.id)],
  [
    'without the app',
    'is not shown there',
    1,
    (at: Office) => void at.office.members.delete(at.sim.workspace.bot.user),
  ],
])(
  'where the channel of the desk is %s, who runs the workspace is told, and nothing is lost',
  async (_, words, desks, change) => {
    const at = await openOffice()
    const { sim, service, serialNumber } = at
    const owner = sim.world.addPerson(sim.workspace, 'owen')
    owner.owner = true
    change(at)
    await at.handOver()
    await until(() => sim.viewer(undefined, sim.directly({ person: owner })).some(({ text }) => text.includes(words)))
    const { List } = await service.data<{ List: object[] }>('/chat/Chatbot/DeskList', { serialNumber })
    expect(List).toHaveLength(desks)
    at.ask('and now?')
    await until(() => at.texts().some((text) => text.endsWith('and now?')))
  },
)

test('two apps that share a Redis do each thing once', { skip: redisUrl === undefined }, async () => {
  const at = await openOffice(FAST)
  const { sim } = at
  await at.stop()
  const urls: string[] = []
  for (const _ of ['one', 'two']) {
    const memory = await openRedis(new URL('/8', redisUrl).href, `desk-${at.serialNumber}`)
    const onListening = (port: number) => void urls.push(`http://127.0.0.1:${port}/slack/events`)
    const taking = { signingSecret: SECRET, host: '127.0.0.1', port: 0, logger: quiet, onListening }
    const { createReceiver } = createHttpReceiver(taking)
    const app = await another(at, { memory, createReceiver, presence: createPresence(memory.keyv) })
    onTestFinished(async () => {
      await app.stop()
      await memory.close()
    })
  }
  sim.sendTo(SECRET, ...urls)
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const said = await at.writeAll(root, ['one', 'two', 'three', 'four'])
  // Nobody writes a message in less time than Slack's two sockets differ by.
  for (const [index, text] of ['yes', 'no'].entries()) {
    at.ask(text)
    await until(() => at.relayed(root).length > index)
  }
  await until(() => said.every((ts) => at.marks(root, ts)?.includes('white_check_mark')))
  await until(() => at.relayed(root).length === 2 && at.texts().length === 5)
  expect(at.texts().slice(1)).toEqual(['one', 'two', 'three', 'four'].map((text) => `**maria:** ${text}`))
  expect(at.desks()).toHaveLength(1)
})

test('what a visitor changed while the app was away longer than Slack tells of it is so at the desk', async () => {
  const at = await openOffice({ retryMs: [10, 20] })
  const { sim, service, serialNumber } = at
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const said: string[] = []
  for (const [index, text] of ['one', 'at nine', 'a mistake', 'four'].entries()) {
    said.push(at.ask(text))
    await until(() => at.relayed(root).length > index)
  }
  await at.bridge.idle()
  await at.stop()
  const [, slot = '', slip = ''] = said
  sim.edit(slot, 'at ten')
  sim.remove(slip)
  await until(() => sim.events.filter(({ acknowledgedAt }) => acknowledgedAt === undefined).length === 2)
  await until(() => sim.events.every(({ acknowledgedAt, attempts }) => acknowledgedAt !== undefined || attempts === 3))
  await at.run()
  await until(() => at.relayed(root).length === 3 && at.relayed(root).includes('at ten'))
  expect(at.relayed(root)).toEqual(['one', 'at ten', 'four'])
  const [talk] = await service.data<{ Messages: { Content: string }[] }[]>('/chat/Chatbot/ChatContentHistory', {
    SerialNumber: serialNumber,
  })
  expect(talk?.Messages.map(({ Content }) => Content).slice(-3)).toEqual(['one', 'at ten', 'four'])
  expect(at.reported).toEqual([])
})
