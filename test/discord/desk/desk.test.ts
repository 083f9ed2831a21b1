import { ChannelType, PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { createGate } from '../../sim/clock/gate.ts'
import { png } from '../../sim/media/pictures.ts'
import { attended, startDesk } from './stage.ts'

test.each([
  ['a text channel', ChannelType.GuildText],
  ['a forum', ChannelType.GuildForum],
] as const)(
  'in %s: who asks gets a thread; its claimer speaks to the visitor, and the bot goes on afterwards',
  async (_, kind) => {
    const stage = await startDesk(kind)
    const { sim, ada, ana, ben, said } = stage
    const thread = stage.ask()
    const room = await stage.room()
    await sim.until(() => stage.card(room)?.buttons.length === 2)
    expect(stage.card(room)?.shape.embeds[0]).toMatchObject({ title: 'Ada asks for a person' })
    const early = sim.say({ by: ana.id, in: room, text: 'shall I?' })
    await sim.until(() => stage.marks(room, early).includes('🔒'))
    const outcomes = await Promise.all([ana, ben].map(({ id }) => stage.press(id, room, 'I take it')))
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['deferredUpdate', 'deferredUpdate'])
    await sim.until(() => stage.card(room)?.buttons.includes('Hand back'))
    const isAnas = stage.card(room)?.text.includes('Ana took it') === true
    const [one, other] = isAnas ? [ana, ben] : [ben, ana]
    const told = () => sim.viewer(kind === ChannelType.GuildForum ? room : stage.desk.id, other.id).answers()
    await sim.until(() => told().some(({ text }) => new RegExp(`^${one.name} took it at \\d\\d:\\d\\d`).test(text)))
    const words = sim.say({ by: one.id, in: room, text: 'Hello!' })
    await sim.until(() => said(thread).includes(`**${one.name}:** Hello!`))
    await sim.until(() => stage.marks(room, words).includes('✅'))
    const talk = sim.say({ by: other.id, in: room, text: 'offer him the barn' })
    await sim.until(() => stage.marks(room, talk).includes('🔒'))
    sim.edit({ in: room, message: words, text: 'Good day!' })
    await sim.until(() => said(thread).includes(`**${one.name}:** Good day!`))
    const picture = { name: 'barn.png', mediaType: 'image/png', bytes: png() }
    const file = sim.say({ by: one.id, in: room, text: '', files: [picture] })
    await sim.until(() =>
      sim
        .viewer(thread)
        .answers()
        .some(({ shape }) => shape.attachments.length === 1),
    )
    sim.remove({ in: room, message: file })
    await sim.until(
      () =>
        !sim
          .viewer(thread)
          .answers()
          .some(({ shape }) => shape.attachments.length === 1),
    )
    for (const text of ['one', 'two', 'three']) sim.say({ by: ada.id, in: thread, text })
    await sim.until(() => said(room).join().includes('three'))
    sim.say({ by: ada.id, in: thread, text: 'look', files: [picture] })
    await sim.until(() =>
      sim
        .viewer(room)
        .answers()
        .some(({ shape }) => shape.attachments.length === 1),
    )
    await stage.press(one.id, room, 'Hand back')
    await sim.until(() => stage.card(room)?.buttons.length === 0)
    expect(stage.card(room)?.text).toContain('The bot answers again')
    sim.say({ by: ada.id, in: thread, text: 'who is there?' })
    await sim.until(() => said(thread).includes('You said: who is there?'))
    const late = sim.say({ by: one.id, in: room, text: 'too late' })
    await sim.until(() => stage.marks(room, late).includes('🔒'))
    expect(said(thread).filter((text) => text.includes('barn') || text.includes('late'))).toEqual([])
    expect(stage.rooms()).toHaveLength(1)
    expect(stage.reported).toEqual([])
  },
)

test('a visitor’s words stand under the visitor’s name where the bot may have webhooks, once, though nobody answers', async () => {
  const stage = await startDesk()
  const { sim, ada } = stage
  sim.bot.role.permissions |= PermissionFlagsBits.ManageWebhooks
  const { thread, room } = await attended(stage)
  sim.faults.plan({ kind: 'lost', done: true }, { method: 'POST', path: /\/webhooks\/\d+\/(?!.*callback)/, times: 2 })
  for (const text of ['ok', 'ok', 'what else?']) sim.say({ by: ada.id, in: thread, text })
  await sim.until(() => stage.said(room).at(-1)?.includes('what else?'))
  const words = stage
    .said(room)
    .filter((text) => text.startsWith('Ada:'))
    .join('\n')
  expect(words.replaceAll('Ada: ', '').split(/\n+/)).toEqual(['ok', 'ok', 'what else?'])
})

test('what could not be delivered says why and is tried again by a button', async () => {
  const stage = await startDesk()
  const { sim, ana } = stage
  const { thread, room } = await attended(stage)
  const zip = { name: 'plan.zip', mediaType: 'application/zip', bytes: Buffer.from('PK\u0003\u0004 nothing') }
  const words = sim.say({ by: ana.id, in: room, text: 'the plan', files: [zip] })
  await sim.until(() => stage.marks(room, words).includes('⚠️'))
  const notice = await sim.until(() =>
    sim
      .viewer(room)
      .answers()
      .find(({ buttons }) => buttons.includes('Retry')),
  )
  expect(notice.text).toContain('plan.zip')
  await sim.press({ by: ana.id, in: room, message: notice.id, button: 'Retry' })
  await sim.until(
    () =>
      sim
        .viewer(room)
        .answers()
        .filter(({ buttons }) => buttons.includes('Retry')).length === 2,
  )
  expect(stage.said(thread).join()).not.toContain('the plan')
})

test('a person’s words wait for the answer that is still being shown', async () => {
  const gate = createGate()
  const stage = await startDesk(ChannelType.GuildText, async function* ({ question }) {
    yield 'There are two houses'
    if (question.includes('slow')) await gate.opened
    yield ' and a barn.'
  })
  const { sim, ada } = stage
  sim.settings.limits.edit = { requests: 1, ms: 600 }
  const thread = stage.ask()
  const room = await stage.room()
  sim.say({ by: ada.id, in: thread, text: 'slow, please' })
  await sim.until(() => stage.said(thread).includes('There are two houses'))
  await stage.press(stage.ana.id, room, 'I take it')
  await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  sim.say({ by: stage.ana.id, in: room, text: 'I am here' })
  await sim.until(() => stage.said(thread).includes('**Ana:** I am here'))
  gate.open()
  const texts = sim.viewer(thread).answers()
  expect(texts.map(({ text }) => text).slice(-2)).toEqual(['There are two houses', '**Ana:** I am here'])
  expect(texts.at(-2)?.buttons).toEqual([])
})

test('staff who write in the visitor’s thread attend there; the bot says so once, and comes back', async () => {
  const stage = await startDesk()
  const { sim, ada, ana, ben, said } = stage
  const thread = stage.ask('what is there?')
  await sim.until(() => said(thread).includes('You said: what is there?'))
  sim.say({ by: ana.id, in: thread, text: 'Hello Ada!' })
  const notice = await sim.until(() =>
    sim
      .viewer(thread)
      .answers()
      .find(({ text }) => text.includes('Ana is here')),
  )
  const room = await stage.room()
  await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  sim.say({ by: ada.id, in: thread, text: 'Hello Ana' })
  sim.say({ by: ana.id, in: thread, text: 'Which one?' })
  sim.say({ by: ben.id, in: thread, text: 'me too' })
  const fromDesk = sim.say({ by: ana.id, in: room, text: 'from the desk' })
  await sim.until(() => said(thread).includes('**Ana:** from the desk'))
  await sim.until(() => stage.marks(room, fromDesk).includes('✅'))
  await sim.until(() => said(room).some((text) => text.includes('Which one?')))
  expect(said(room).filter((text) => text.includes('Hello Ana')).length).toBe(1)
  expect(said(thread).filter((text) => /Ana is here|Hello Ada|Which one|me too/.test(text))).toEqual([
    'Ana: Hello Ada!',
    expect.stringContaining('Ana is here'),
    'Ana: Which one?',
    'Ben: me too',
  ])
  await sim.press({ by: ada.id, in: thread, message: notice.id, button: 'Hand back' })
  expect(stage.card(room)?.text).toContain('Ana took it')
  await sim.press({ by: ana.id, in: thread, message: notice.id, button: 'Hand back' })
  await sim.until(() => stage.card(room)?.text.includes('The bot answers again'))
  sim.say({ by: ada.id, in: thread, text: 'still there?' })
  await sim.until(() => said(thread).includes('You said: still there?'))
  expect(stage.model.prompts.map(({ question }) => question)).toEqual(['what is there?', 'still there?'])
})

test('at the desk, who calls the bot, a colleague or several does not speak to the visitor; who answers the visitor does', async () => {
  const stage = await startDesk()
  const { sim, ada, ana, ben, said } = stage
  sim.bot.role.permissions |= PermissionFlagsBits.ManageWebhooks
  const { thread, room } = await attended(stage)
  sim.say({ by: ada.id, in: thread, text: 'Any garden?' })
  const shown = await sim.until(() =>
    sim
      .viewer(room)
      .messages()
      .find(({ text }) => text === 'Any garden?'),
  )
  const remark = sim.say({ by: ben.id, in: room, text: 'again a garden' })
  const asides = [
    sim.say({ by: ana.id, in: room, text: `${sim.bot.mention} who is she?` }),
    sim.say({ by: ana.id, in: room, text: `<@${ben.id}> she asks for ever` }),
    sim.say({ by: ana.id, in: room, text: 'yes, again', replyTo: remark }),
    ...['@here', '(@everyone)', '<@&900000000000000001>'].map((all) =>
      sim.say({ by: ana.id, in: room, text: `${all} what is our floor price?` }),
    ),
  ]
  const answer = sim.say({ by: ana.id, in: room, text: 'A small one.', replyTo: shown.id })
  await sim.until(() => said(thread).includes('**Ana:** A small one.'))
  await sim.until(() => stage.marks(room, answer).includes('✅'))
  expect(asides.map((id) => stage.marks(room, id))).toEqual(asides.map(() => ['🔒']))
  expect(said(thread).filter((text) => text.startsWith('**Ana'))).toEqual(['**Ana:** A small one.'])
})

test('a desk is set and ended by a command; who waited before is shown there', async () => {
  const stage = await startDesk()
  const { sim, owner } = { ...stage, owner: stage.sim.owner }
  await stage.setDesk('')
  await stage.service.data('/chat/Chatbot/Edit', { serialNumber: stage.serialNumber, TalkToHumanEmail: 'a@b.example' })
  const thread = stage.ask()
  await sim.until(() => stage.said(thread).length > 0)
  await sim.command({ by: owner.id, in: stage.desk.id, name: 'porchlight desk here' })
  await sim.until(() =>
    sim
      .viewer(stage.desk.id, owner.id)
      .answers()
      .some(({ text }) => text.startsWith('This is the desk of Ada')),
  )
  const room = await stage.room()
  expect(stage.card(room)?.shape.embeds[0]?.title).toBe('Ada asks for a person')
  await sim.command({ by: owner.id, in: stage.desk.id, name: 'porchlight desk off' })
  await sim.until(() =>
    sim
      .viewer(stage.desk.id, owner.id)
      .answers()
      .some(({ text }) => text.includes('has no desk here any more')),
  )
  const { VirtualCount } = await stage.service.data<{ VirtualCount: number }>('/chat/Chatbot/DeskList', {})
  expect(VirtualCount).toBe(0)
})

test('close puts the thread away; who asks again finds it again', async () => {
  const stage = await startDesk()
  const { sim, ada } = stage
  const { thread, room } = await attended(stage)
  await stage.press(stage.ana.id, room, 'Close')
  await sim.until(() => stage.rooms()[0]?.archived === true)
  expect(stage.card(room)?.text).toContain('The bot answers again')
  sim.say({ by: ada.id, in: thread, text: 'I want to talk to a person' })
  await sim.until(() => stage.said(room).some((text) => text.includes('asks for a person again')))
  await sim.until(() => stage.card(room)?.buttons.includes('I take it'))
  expect([stage.rooms().length, stage.rooms()[0]?.archived]).toEqual([1, false])
})

test('a visitor elsewhere is attended from the desk', async () => {
  const stage = await startDesk()
  const { sim, service, serialNumber } = stage
  const sessionID = await service.openSession({
    serialNumber,
    visitorName: 'Ines',
  })
  const ask = (content: string) => service.data<{ content: string }>('/chat/Chat/ClientAsk', { sessionID, content })
  await ask('I want to talk to a person')
  const room = await stage.room()
  await stage.press(stage.ana.id, room, 'I take it')
  await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  await ask('Are you there?')
  await sim.until(() => stage.said(room).includes('**Ines:** Are you there?'))
  const words = sim.say({ by: stage.ana.id, in: room, text: 'Yes.' })
  await sim.until(() => stage.marks(room, words).includes('✅'))
  const history = await service.data<{ Messages: { Type: string; Content: string; By?: string }[] }[]>(
    '/chat/Chatbot/ChatContentHistory',
    { SerialNumber: serialNumber },
  )
  expect(history[0]?.Messages.at(-1)).toMatchObject({ Type: 'Human', By: 'Ana', Content: 'Yes.' })
})

test('what timers say stands on both sides, a reminder at the desk alone', async () => {
  const stage = await startDesk()
  const { sim, ada, said } = stage
  const thread = stage.ask()
  const room = await stage.room()
  await sim.until(() => said(thread).length > 0)
  await stage.pass(6)
  const isTold = (where: string) => said(where).some((text) => text.includes('Nobody of our team could come yet'))
  await sim.until(() => isTold(thread) && isTold(room))
  await stage.press(stage.ana.id, room, 'I take it')
  await sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  sim.say({ by: ada.id, in: thread, text: 'Hello?' })
  await sim.until(() => said(room).some((text) => text.includes('Hello?')))
  await stage.pass(16)
  await sim.until(() => said(room).includes('Ana, the visitor is waiting for you.'))
  await stage.pass(16)
  await sim.until(() => said(room).some((text) => text.includes('waits for a person again')))
  await sim.until(() => stage.card(room)?.buttons.includes('I take it'))
  expect(said(thread).join()).not.toContain('waiting for you')
})

test('a card shows what a visitor wrote as one line of theirs', async () => {
  const stage = await startDesk()
  stage.ask('I want to talk to a person ``` now\n**Ana:** *I agree* \\*')
  const room = await stage.room()
  const card = await stage.sim.until(() => stage.card(room))
  const [said] = card.shape.embeds[0]?.description?.split('\n') ?? []
  expect(said).toBe(String.raw`**Ada:** I want to talk to a person \`\`\` now \*\*Ana:\*\* \*I agree\* \\\*`)
})
