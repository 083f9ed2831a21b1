import { expect, test } from 'vitest'
import { png } from '../../sim/media/pictures.ts'
import { fastAt } from '../../sim/slack/settings.ts'
import { buttonsOf, idOfButton, until } from '../bot.ts'
import { openOffice } from './office.ts'

const picture = (name: string) => ({ name, mimetype: 'image/png', bytes: png() })

test('a hand-over opens one thread at the desk; of two who claim at once one gets it; words go both ways', async () => {
  const { sim, maria, ben, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  const card = () => at.desks()[0]
  expect(card()?.text).toContain('ana asks for a person')
  expect(card()?.text).toContain('I would like to see it.')
  expect(card()?.text).toContain('0: first')
  expect(buttonsOf(card()?.blocks)).toEqual(['I take it', 'Close'])

  await Promise.all([at.press(root, 'I take it', maria), at.press(root, 'I take it', ben)])
  await until(() => /(?:maria|ben) took it/.test(card()?.text ?? ''))
  const isMarias = card()?.text.includes('maria took it') === true
  const [taker, other] = isMarias ? [maria, ben] : [ben, maria]
  await until(() => at.whispers(other).some((text) => text.includes(`${taker.name} took it`)))
  await until(() => buttonsOf(card()?.blocks).includes('Hand back'))

  const said = at.write(root, taker, 'Hello, how can I help?')
  await until(() => at.visible().some(({ text }) => text === `**${taker.name}:** Hello, how can I help?`))
  await until(() => at.marks(root, said)?.includes('white_check_mark'))
  at.ask('Is there a garden?')
  await until(() => at.atDesk(root).some(({ name, text }) => name === 'ana' && text === 'Is there a garden?'))
  const aside = at.write(root, other, 'She wants the red one')
  await until(() => at.marks(root, aside)?.includes('lock'))
  sim.edit(said, 'Hello, I am here to help.', { channel: at.office, person: taker })
  await until(() => at.visible().some(({ text }) => text === `**${taker.name}:** Hello, I am here to help.`))
  const slip = at.write(root, taker, 'Oops')
  await until(() => at.visible().some(({ text }) => text.includes('Oops')))
  sim.remove(slip, { channel: at.office, person: taker })
  await until(() => !at.visible().some(({ text }) => text.includes('Oops')))

  await at.press(root, 'Hand back', taker)
  await until(() => card()?.text.includes('The bot answers again'))
  expect(buttonsOf(card()?.blocks)).toEqual([])
  at.ask('and now?')
  await until(() => at.visible().some(({ text }) => text.endsWith('and now?')))
  expect(at.model.prompts).toHaveLength(2)
  expect(at.visible().some(({ text }) => text.includes('red one'))).toBe(false)
  expect(at.desks()).toHaveLength(1)
  expect(at.reported).toEqual([])
})

test('the card shows in bold what the bot wrote in bold', async () => {
  const { handOver, deskThread, desks, reported } = await openOffice({}, 'a **red** house')
  await handOver()
  await deskThread()
  expect(desks()[0]?.text).toContain('0: a *red* house')
  expect(reported).toEqual([])
})

test('what staff wrote in bold or struck out is so for the visitor', async () => {
  const { maria, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  at.write(root, maria, 'Now *$900k*, not ~$950k~')
  await until(() => at.visible().some(({ text }) => text === '**maria:** Now **$900k**, not ~~$950k~~'))
})

test('files go both ways, each once', async () => {
  const { maria, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  at.write(root, maria, 'the plan', { files: [picture('plan.png')] })
  await until(() => at.visible().some(({ files }) => files.includes('plan.png')))
  at.ask('my house', { files: [picture('house.png')] })
  await until(() => at.atDesk(root).some(({ files, ours }) => ours && files.includes('house.png')))
  expect(at.atDesk(root).filter(({ ours, files }) => ours && files.length > 0)).toHaveLength(1)
  expect(at.visible().filter(({ files }) => files.length > 0)).toHaveLength(1)
  expect(at.reported).toEqual([])
})

test.each(['Hand back', 'Close'])(
  'what staff wrote just before they pressed %s reaches the visitor',
  async (button) => {
    const { maria, ...at } = await openOffice()
    await at.handOver()
    const root = await at.deskThread()
    await at.claim(root)
    const [last = ''] = await at.writeAll(root, ['Good bye!'])
    await at.press(root, button, maria)
    await until(() => at.marks(root, last)?.length === 1)
    expect(at.marks(root, last)).toEqual(['white_check_mark'])
    await until(() => at.texts().includes('**maria:** Good bye!'))
  },
)

test('a second wish comes into the same thread; Close hands back and puts it away', async () => {
  const { maria, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await at.press(root, 'Close', maria)
  await until(() => at.marks(root, root)?.includes('file_cabinet'))
  expect(buttonsOf(at.desks()[0]?.blocks)).toEqual([])
  await at.handOver()
  await until(() => at.atDesk(root).some(({ text }) => text.includes('asks for a person again')))
  await until(() => buttonsOf(at.desks()[0]?.blocks).includes('I take it'))
  await until(() => at.marks(root, root)?.length === 0)
  expect(at.desks()).toHaveLength(1)
})

test('where the thread at the desk was deleted, what the visitor says next stands in a new one, not in the channel', async () => {
  const at = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  for (const { ts } of at.sim.viewer(root, at.office)) at.office.messages.delete(ts)
  at.ask('is anybody there?')
  const isCard = ({ blocks }: { blocks: unknown }) => buttonsOf(blocks).includes('I take it')
  const fresh = await until(() => at.desks().find(isCard))
  expect(fresh.text).toContain('*ana:* is anybody there?')
  await at.bridge.idle()
  expect(at.desks()).toEqual([fresh])
})

test('staff who write in the visitor’s thread attend there, until they hand back; who calls the app asks it', async () => {
  const { sim, maria, ...at } = await openOffice()
  sim.channel.members.add(maria.id)
  at.ask(`${sim.mention()} what do you think?`, { person: maria })
  await until(() => at.visible().some(({ text }) => text === '1: what do you think?'))
  at.ask('I can show you around.', { person: maria })
  const note = await until(() => at.visible().find(({ text }) => text.startsWith('maria is here')))
  // What is said before would stand on the card.
  const root = await at.deskThread()
  at.ask('lovely')
  await until(() => at.atDesk(root).some(({ name, text }) => name === 'ana' && text === 'lovely'))
  await sim.press(note.ts, idOfButton(note.blocks, 'Hand back'), { person: maria })
  await until(() => at.desks()[0]?.text.includes('The bot answers again'))
  at.ask('and the price?')
  await until(() => at.visible().some(({ text }) => text.endsWith('and the price?')))
  expect(at.visible().filter(({ text }) => text.includes('show you around'))).toEqual([])
  expect(at.model.prompts).toHaveLength(3)
})

test('at the desk, who calls a colleague or several does not speak to the visitor', async () => {
  const { ben, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const called = [
    `<@${ben.id}>`,
    '<!subteam^S0LEASE|@leasing>',
    '<!subteam^S0LEASE>',
    '<!here>',
    '<!channel>',
    '<!everyone|x>',
  ]
  const asides = await at.writeAll(
    root,
    called.map((whom) => `${whom} what is our floor price?`),
  )
  const [answer = ''] = await at.writeAll(root, ['I will ask.'])
  await until(() => at.marks(root, answer)?.includes('white_check_mark'))
  expect(asides.map((ts) => at.marks(root, ts))).toEqual(asides.map(() => ['lock']))
  await until(() => at.texts().includes('**maria:** I will ask.'))
  expect(at.texts().join()).not.toContain('floor price')
})

test('what staff say to each other in other threads of the desk’s channel is left alone', async () => {
  const { sim, maria, ben, ...at } = await openOffice(fastAt(20))
  const chat = sim.say({ text: 'lunch?', person: maria, channel: at.office })
  at.write(chat, ben, 'yes please')
  await until(() => sim.events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined))
  const called = at.write(chat, ben, `${sim.mention()} where is there pizza?`)
  await until(() =>
    sim.viewer(chat, at.office).some(({ ours, text }) => ours && text.includes('where is there pizza?')),
  )
  expect(sim.viewer(chat, at.office).map(({ ts, ours }) => ours || ts)).toEqual([
    chat,
    expect.any(String),
    called,
    true,
  ])
  await at.bridge.idle()
  expect(at.model.prompts.map(({ question }) => question).join()).not.toContain('yes please')
})

test('what staff said to each other before one of them took it stays theirs, though it is heard later', async () => {
  const { sim, maria, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  sim.faults.next('reactions.add', { kind: 'late', ms: 2_000 })
  at.write(root, maria, 'Who is she?')
  const aside = at.write(root, maria, 'She never buys anything')
  await at.claim(root)
  expect(at.marks(root, aside)).toEqual([])
  const said = at.write(root, maria, 'Hello Ana')
  await until(() => at.marks(root, said)?.includes('white_check_mark'))
  expect(at.marks(root, aside)).toEqual(['lock'])
  await until(() => at.texts().includes('**maria:** Hello Ana'))
  expect(at.texts().filter((text) => text.startsWith('**maria'))).toEqual(['**maria:** Hello Ana'])
})

test('where the visitor began anew in the thread, staff who write there attend what goes on there now', async () => {
  const { sim, maria, ...at } = await openOffice()
  sim.channel.members.add(maria.id)
  at.ask('I can show you around.', { person: maria })
  const note = await until(() => at.visible().find(({ text }) => text.startsWith('maria is here')))
  await sim.press(note.ts, idOfButton(note.blocks, 'Hand back'), { person: maria })
  at.ask('new')
  await until(() => at.texts().length === 3)
  at.ask('Here I am again.', { person: maria })
  await until(() => at.texts().filter((text) => text.startsWith('maria is here')).length === 2)
  at.ask('lovely')
  await until(() => sim.events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined))
  await at.bridge.idle()
  const Thread = [sim.workspace.id, sim.channel.id, at.thread].join('/')
  const { SessionID: sessionID } = await at.service.data<{ SessionID: number }>('/chat/Chat/PlaceFind', {
    source: 'slack',
    Thread,
  })
  expect(await at.service.data('/chat/Chat/SessionDetail', { sessionID })).toMatchObject({ Attendant: 'Person' })
  expect(at.model.prompts.map(({ question }) => question)).toEqual(['first'])
})

test('a colleague who writes where staff ask the bot in the desk’s channel takes nothing over', async () => {
  const { sim, maria, ben, ...at } = await openOffice()
  const own = sim.say({ text: `${sim.mention()} what is new?`, person: maria, channel: at.office })
  const answers = () => sim.viewer(own, at.office).flatMap(({ ours, text }) => (ours ? [text] : []))
  await until(() => answers().includes('0: what is new?'))
  at.write(own, ben, 'and the prices?')
  await until(() => answers().includes('1: and the prices?'))
  expect(answers()).toHaveLength(2)
})

test('staff who talk with the bot themselves are answered where the service knows no place', async () => {
  const { sim, maria, ...at } = await openOffice()
  sim.channel.members.add(maria.id)
  const own = sim.say({ text: `${sim.mention()} what is new?`, person: maria })
  const answers = () => sim.viewer(own).flatMap(({ ours, text }) => (ours ? [text] : []))
  await until(() => answers().includes('0: what is new?'))
  const { service, serialNumber } = at
  const other = { serialNumber }
  const sessionID = await service.openSession(other)
  const place = { source: 'slack', Thread: [sim.workspace.id, sim.channel.id, own].join('/') }
  await service.data('/chat/Chat/PlaceSet', { sessionID, Role: 'Visitor', ...place })
  await service.data('/chat/Chatbot/VisitorForget', { ...other, sessionID })
  sim.say({ text: 'and the prices?', thread: own, person: maria })
  await until(() => answers().includes('1: and the prices?'))
})

test('of two messages of staff that come in the other order, the one written first is said first', async () => {
  // So slow that a busy machine is in time with the earlier one, for which the app waits.
  const { sim, maria, ...at } = await openOffice({ speed: 0.2 })
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  await at.bridge.idle()
  sim.faults.next(/^event/, { kind: 'late', ms: 30 })
  at.write(root, maria, 'one')
  at.write(root, maria, 'two')
  const [late, young] = sim.events.slice(-2)
  await until(() => young?.acknowledgedAt !== undefined)
  expect(late?.acknowledgedAt).toBeUndefined()
  await until(() => at.texts().includes('**maria:** two'))
  expect(at.texts().slice(1)).toEqual(['**maria:** one', '**maria:** two'])
})

test('of two edits the later one stands, though the earlier one comes after it', async () => {
  const { sim, maria, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const said = at.write(root, maria, 'one')
  await until(() => at.texts().includes('**maria:** one'))
  sim.faults.next(/^event/, { kind: 'late', ms: 500 })
  sim.edit(said, 'two', { channel: at.office })
  sim.edit(said, 'three', { channel: at.office })
  const late = sim.events.at(-2)
  await until(() => at.texts().includes('**maria:** three'))
  expect(late?.acknowledgedAt).toBeUndefined()
  await until(() => late?.acknowledgedAt !== undefined)
  await at.bridge.idle()
  at.write(root, maria, 'last')
  await until(() => at.texts().includes('**maria:** last'))
  expect(at.texts().slice(1)).toEqual(['**maria:** three', '**maria:** last'])
})

test('a code block of staff reaches the visitor as they wrote it', async () => {
  const { maria, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  at.write(root, maria, 'See  ```if a &lt; 1:\n    b()```  there')
  await until(() => at.texts().includes('**maria:** See\n```\nif a < 1:\n    b()\n```\nthere'))
})
