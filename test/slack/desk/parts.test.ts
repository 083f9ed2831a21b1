import { expect, test } from 'vitest'
import type { DeskCard, DeskPost } from '../../../adapters/bridge/desk/port.ts'
import { deskCardMessage } from '../../../adapters/slack/desk/desk-card.ts'
import type { Settings } from '../../sim/slack/settings.ts'
import { fastAt } from '../../sim/slack/settings.ts'
import { buttonsOf, startBot, until } from '../bot.ts'

const card = (more: Partial<DeskCard> = {}): DeskCard => ({
  title: 'Kim asks for a person',
  facts: [{ label: 'Where', value: 'Discord' }],
  talk: [{ name: 'Kim', text: 'Is <!channel> there?' }],
  state: 'Waiting since 14:00',
  buttons: [{ action: 'claim', object: '7', label: 'I take it' }],
  ...more,
})

/** A desk in the channel, and a thread of it. */
async function sit(settings: Partial<Settings> = {}) {
  const bot = await startBot({ settings: { ...fastAt(20), ...settings } })
  const { sim, desk } = bot
  const at = { workspace: sim.workspace.id, channel: sim.channel.id }
  const open = (isRetry = false, given = card()) => desk.openThread({ desk: at, key: 'k', isRetry, card: given })
  const thread = (await open()) ?? ''
  const [root = ''] = thread.split('/').slice(-1)
  const post = (more: Partial<DeskPost>): DeskPost => ({
    thread,
    key: 'p',
    id: undefined,
    isRetry: false,
    text: 'hello',
    after: thread,
    author: { name: 'Kim *K*', kind: 'visitor' },
    ...more,
  })
  return { ...bot, at, open, thread, root, post, seen: () => sim.viewer(root) }
}
/** What was whispered to somebody in the channel. */
const whispered = (bot: Awaited<ReturnType<typeof startBot>>, person: string, words: string) =>
  until(() =>
    [...bot.sim.workspace.channels.values()]
      .flatMap(({ messages }) => [...messages.values()])
      .find(({ onlyFor, text }) => onlyFor === person && text.includes(words)),
  )

test('an administrator makes a channel the desk and ends it, and nobody else', async () => {
  const bot = await startBot()
  const { sim, service, serialNumber } = bot
  const desks = async () => (await service.data<{ List: object[] }>('/chat/Chatbot/DeskList', { serialNumber })).List
  await sim.command('/porchlight', 'desk')
  await whispered(bot, sim.person.id, 'Only an administrator')
  const boss = sim.world.addPerson(sim.workspace, 'boss')
  boss.admin = true
  const elsewhere = sim.world.addChannel(sim.workspace, 'elsewhere', [boss.id], 'group')
  await sim.command('/porchlight', 'desk', { person: boss, channel: elsewhere })
  await whispered(bot, boss.id, '/invite')
  await sim.command('/porchlight', 'desk', { person: boss, channel: sim.directly({ person: boss }) })
  await whispered(bot, boss.id, 'Your people sit in a channel')
  expect(await desks()).toEqual([])
  await sim.command('/porchlight', 'desk remove', { person: boss })
  await whispered(bot, boss.id, 'or use one of these')
  expect(await desks()).toEqual([])
  await sim.command('/porchlight', 'desk here', { person: boss })
  await whispered(bot, boss.id, 'the desk of Ada')
  const place = { source: 'slack', Workspace: sim.workspace.id, Channel: sim.channel.id }
  expect(await desks()).toEqual([{ SerialNumber: serialNumber, ...place }])
  await sim.command('/porchlight', 'desk off', { person: boss })
  await whispered(bot, boss.id, 'no desk')
  expect(await desks()).toEqual([])
})

test('an app that lacks the permission to see who is in a channel says so', async () => {
  const bot = await startBot({ settings: { withoutScopes: ['channels:read'] } })
  bot.sim.person.admin = true
  await bot.sim.command('/porchlight', 'desk')
  await whispered(bot, bot.sim.person.id, 'I lack a permission')
})

test('a thread begins with its card, once, and the card changes', async () => {
  const { sim, desk, open, thread, root, seen } = await sit()
  expect(seen()[0]?.text).toContain('Kim asks for a person')
  expect(buttonsOf(seen()[0]?.blocks)).toEqual(['I take it'])
  expect(await open(true, card({ state: 'Ana took it, 14:02', buttons: [] }))).toBe(thread)
  expect(seen()[0]?.text).toContain('Ana took it, 14:02')
  const long = Array.from({ length: 200 }, (_, line) => ({ name: 'Kim', text: `${line} ${'ü'.repeat(100)}` }))
  await desk.showCard(thread, card({ talk: long, facts: [{ label: 'Why', value: 'x'.repeat(3_000) }] }))
  expect(seen()[0]?.text).toContain('199 üüü')
  expect(sim.viewer().map(({ ts }) => ts)).toEqual([root])
  expect(sim.record.pings).toEqual([])
})

test('a channel that is archived or gone is no desk, one that the app is not in refuses', async () => {
  const { sim, open, desk, thread } = await sit()
  sim.channel.members.delete(sim.workspace.bot.user)
  await expect(open()).rejects.toMatchObject({ failure: 'refused' })
  sim.channel.members.add(sim.workspace.bot.user)
  sim.channel.archived = true
  expect(await open()).toBeUndefined()
  // Whether Slack refuses edits there too is not known.
  const shown = await desk.showCard(thread, card()).catch((error: unknown) => error)
  expect([undefined, 'refused']).toContain((shown as { failure?: string } | undefined)?.failure)
  sim.workspace.channels.delete(sim.channel.id)
  expect(await open(true)).toBeUndefined()
})

test('a visitor’s words stand under the visitor’s name, once, and change', async () => {
  const { desk, post, seen } = await sit()
  const { id } = await desk.show(post({}))
  expect(await desk.show(post({ isRetry: true }))).toMatchObject({ id })
  await desk.show(post({ id, text: '- other' }))
  await desk.show(post({ key: 'q', text: 'From the bot', author: { name: 'Ada', kind: 'bot' }, after: id }))
  expect(seen().slice(1)).toMatchObject([
    { name: 'Kim K', text: '- other' },
    { name: undefined, text: 'From the bot' },
  ])
})

test.each([
  ['takes no notice of it', { withoutScopes: ['chat:write.customize'] }, false],
  ['refuses it', {}, true],
])(
  'where Slack lets the app have no other name and %s, the name stands in bold before the words',
  async (_, settings, isRefused) => {
    const { sim, desk, post, seen } = await sit(settings)
    if (isRefused) sim.faults.next('chat.postMessage', { kind: 'refused', word: 'missing_scope' })
    const { id } = await desk.show(post({}))
    await desk.show(post({ key: 'q', text: '- one\n- two' }))
    await desk.show(post({ id, text: 'other' }))
    expect(seen().slice(1)).toMatchObject([
      { name: undefined, text: '**Kim K:** other' },
      { name: undefined, text: '**Kim K:**\n- one\n- two' },
    ])
  },
)

test('a mark takes the place of the one before; nothing is marked where Slack does not allow it', async () => {
  const { sim, desk, thread, root, reported } = await sit()
  const ts = sim.say({ text: 'hello', thread: root })
  const message = { thread, id: `${sim.workspace.id}/${sim.channel.id}/${ts}/${sim.person.id}` }
  const marks = () => sim.viewer(root).find((one) => one.ts === ts)?.reactions
  await desk.mark(message, 'failed', undefined)
  expect(marks()).toEqual(['warning'])
  await desk.mark(message, 'delivered', 'failed')
  expect(marks()).toEqual(['white_check_mark'])
  sim.faults.next('reactions.add', { kind: 'refused', word: 'too_many_reactions' })
  await desk.mark({ ...message, id: message.id.replace(ts, root) }, 'staffOnly', undefined)
  expect(reported).toEqual([])
})

test('who is in the channel is staff, also who has just come; nobody where Slack does not say', async () => {
  const { sim, desk, at } = await sit()
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  expect(await desk.isStaff(sim.person.id, at)).toBe(true)
  expect(await desk.isStaff(bob.id, at)).toBe(false)
  sim.channel.members.add(bob.id)
  await expect.poll(() => desk.isStaff(bob.id, at)).toBe(true)
  expect(await desk.localeOf(at)).toBe('en-US')
  expect(await desk.nameOf(at)).toBe('#homes (acme)')
  const gone = { ...at, channel: 'C0GONE' }
  expect(await desk.isStaff(bob.id, gone)).toBe(false)
})

test('a note with buttons stands once; a thread that is erased leaves nothing of the app’s', async () => {
  const { sim, desk, thread, root, post, seen } = await sit()
  const notice = {
    thread,
    key: 'n',
    isRetry: false,
    text: 'Bo is here',
    after: thread,
    isReply: false,
    buttons: card().buttons,
  }
  const id = await desk.notify(notice)
  expect(await desk.notify({ ...notice, isRetry: true })).toBe(id)
  expect(seen().filter(({ text }) => text === 'Bo is here')).toHaveLength(1)
  await desk.show(post({}))
  await desk.archive(thread)
  expect(seen()[0]?.reactions).toEqual(['file_cabinet'])
  await desk.showCard(thread, card())
  expect(seen()[0]?.reactions).toEqual([])
  await desk.erase(thread)
  expect(sim.viewer(root)).toEqual([])
})

test('who runs the workspace is told in private', async () => {
  const { sim, desk, at } = await sit()
  const owner = sim.world.addPerson(sim.workspace, 'owen')
  owner.owner = true
  await desk.tellManager(at, 'The desk is gone.')
  expect(sim.viewer(undefined, sim.directly({ person: owner }))).toMatchObject([{ text: 'The desk is gone.' }])
})

test('a card shows the marks of the bot’s answers as Slack writes them, and those of a visitor unchanged', () => {
  const talk = [
    { name: 'Kim', text: '[my **bank**](https://example.com/2)' },
    { name: 'Bot', text: 'I found 3: **homes in Denver**.\n\n1. [Elm St](https://example.com/1) <!here>', isBot: true },
  ]
  const said = [
    '*Kim:* [my **bank**](https://example.com/2)',
    '*Bot:* I found 3: *homes in Denver*. 1. <https://example.com/1|Elm St> &lt;!here&gt;',
  ]
  expect(deskCardMessage(card({ talk })).blocks).toContainEqual(
    expect.objectContaining({ text: expect.objectContaining({ text: said.join('\n') }) }),
  )
})

test('a card shows what a visitor wrote as one line of theirs', () => {
  const talk = [
    { name: 'K*im*\nAna', text: 'a ``` b\n*Ana:* I agree' },
    { name: 'Ada', text: '```' },
  ]
  expect(deskCardMessage(card({ talk })).blocks).toContainEqual(
    expect.objectContaining({
      text: expect.objectContaining({ text: "*K im Ana:* a ''' b *Ana:* I agree\n*Ada:* '''" }),
    }),
  )
})
