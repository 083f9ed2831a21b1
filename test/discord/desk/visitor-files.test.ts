import { expect, test } from 'vitest'
import { png } from '../../sim/media/pictures.ts'
import { attended, startDesk } from './stage.ts'

const picture = (name: string) => ({ name, mediaType: 'image/png', bytes: png() })

test('of pictures that a visitor sends together, words and each picture go from the desk by themselves', async () => {
  const stage = await startDesk()
  const { sim, ada, said } = stage
  const { thread, room } = await attended(stage)
  const files = () =>
    sim
      .viewer(room)
      .answers()
      .flatMap(({ shape }) => shape.attachments.map(({ filename }) => filename))
  // What is said while the first message is asked becomes one question.
  const say = (text: string, ...names: string[]) => sim.say({ by: ada.id, in: thread, text, files: names.map(picture) })
  const first = say('this is it', 'house.png')
  const [second, third] = [say('the garden', 'garden.png'), say('the roof', 'roof.png')]
  await sim.until(() => files().length === 3)
  const shown = () => said(room).join('\n')
  await sim.until(() => ['this is it', 'the garden', 'the roof'].every((text) => shown().includes(text)))

  sim.edit({ in: thread, message: first, text: '' })
  sim.edit({ in: thread, message: third, text: 'the new roof' })
  await sim.until(() => !shown().includes('this is it') && shown().includes('the new roof'))
  sim.remove({ in: thread, message: second })
  await sim.until(() => !shown().includes('the garden') && files().length === 2)
  await stage.bridge.idle()
  expect(files()).toEqual(['house.png', 'roof.png'])
  const { List } = await stage.service.data<{ List: { Data: { Content?: string; FileIds?: number[] } }[] }>(
    '/chat/Chatbot/Events',
    { After: 'oldest', Kinds: ['message'] },
  )
  const known = JSON.stringify(List)
  expect(['this is it', 'garden', 'the roof"'].filter((text) => known.includes(text))).toEqual([])
  expect(new Set(List.flatMap(({ Data }) => Data.FileIds ?? [])).size).toBe(2)
  expect(stage.reported).toEqual([])
})

test('a file that either side takes out of a message goes from the other side, the rest stays', async () => {
  const stage = await startDesk()
  const { sim, ada, ana } = stage
  const { thread, room } = await attended(stage)
  const files = (where: string) =>
    sim
      .viewer(where)
      .answers()
      .flatMap(({ shape }) => shape.attachments.map(({ filename }) => filename))
  const [plan, papers] = [['plan.png', 'passport.png'].map(picture), ['letter.png', 'account.png'].map(picture)]
  const toVisitor = sim.say({ by: ana.id, in: room, text: 'the plan', files: plan })
  const toDesk = sim.say({ by: ada.id, in: thread, text: 'my papers', files: papers })
  await sim.until(() => files(thread).length === 2 && files(room).length === 2)

  sim.edit({ in: room, message: toVisitor, text: 'the plan', without: 'passport.png' })
  sim.edit({ in: thread, message: toDesk, text: 'my papers', without: 'account.png' })
  await sim.until(() => files(thread).length === 1 && files(room).length === 1)
  await stage.bridge.idle()
  expect([files(thread), files(room)]).toEqual([['plan.png'], ['letter.png']])
  expect(stage.said(thread).join()).toContain('the plan')
  expect(stage.said(room).join()).toContain('my papers')
  expect(stage.reported).toEqual([])
})

test('a file that was taken out of a message that failed is not sent when it is tried again', async () => {
  const stage = await startDesk()
  const { sim, ana, service } = stage
  const { thread, room } = await attended(stage)
  const files = ['plan.png', 'passport.png'].map(picture)
  const message = sim.say({ by: ana.id, in: room, text: 'the plan', files })
  const sent = () =>
    sim
      .viewer(thread)
      .answers()
      .flatMap(({ id, shape }) => shape.attachments.map(({ filename }) => ({ id, filename })))
  await sim.until(() => sent().length === 2)
  const { List } = await service.data<{ List: { Data: { MessageID: number; Type: string } }[] }>(
    '/chat/Chatbot/Events',
    { After: 'oldest', Kinds: ['message'] },
  )
  const MessageID = List.findLast(({ Data }) => Data.Type === 'Human')?.Data.MessageID
  await service.data('/chat/Chat/SayUndelivered', { MessageID })
  await sim.until(() => stage.marks(room, message).includes('⚠️'))
  sim.edit({ in: room, message, text: 'the plan', without: 'passport.png' })
  await sim.until(() => sent().length === 1)
  const [first] = sent()
  const notice = sim.viewer(room).answers().at(-1)?.id ?? ''
  await sim.press({ by: ana.id, in: room, message: notice, button: 'Retry' })
  await sim.until(() => stage.marks(room, message).includes('✅'))
  // It is said anew, then what was said first is removed.
  await sim.until(() => sent().length === 1 && sent()[0]?.id !== first?.id)
  expect(sent()[0]?.filename).toBe('plan.png')
  expect(stage.reported).toEqual([])
})

test('a file that cannot be passed on is told to the person who attends, and the bot stays silent', async () => {
  const stage = await startDesk()
  const { sim, ada, said } = stage
  const { thread, room } = await attended(stage)
  const pdf = (name: string) => ({ name, mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') })
  const before = said(thread)
  sim.say({ by: ada.id, in: thread, text: '', files: [pdf('offer.pdf')] })
  await sim.until(() => said(room).join().includes('📎 offer.pdf (not delivered)'))
  const withWords = sim.say({ by: ada.id, in: thread, text: 'my letter', files: [pdf('letter.pdf'), picture('a.png')] })
  await sim.until(() => said(room).join().includes('my letter\n\n📎 letter.pdf (not delivered)'))
  sim.edit({ in: thread, message: withWords, text: 'my letters' })
  await sim.until(() => said(room).join().includes('my letters\n\n📎 letter.pdf (not delivered)'))
  await stage.bridge.idle()
  expect(said(thread)).toEqual([...before, `${ada.name}: `, `${ada.name}: my letters`])
})

test('a long text, which Discord’s app sends as a file, reaches the other side as words, also when the words beside it change', async () => {
  const stage = await startDesk()
  const { sim, ada, ana, said } = stage
  const { thread, room } = await attended(stage)
  const text = (words: string) => ({ name: 'message.txt', mediaType: 'text/plain', bytes: Buffer.from(words) })
  const toVisitor = sim.say({ by: ana.id, in: room, text: 'the rules', files: [text('No dogs. No parties.')] })
  const toDesk = sim.say({ by: ada.id, in: thread, text: 'my wishes', files: [text('A garden. A pool.')] })
  const isShown = (where: string, words: string) => said(where).join('\n').includes(words)
  await sim.until(() => isShown(thread, 'the rules\n\nNo dogs. No parties.'))
  await sim.until(() => isShown(room, 'my wishes\n\nA garden. A pool.'))

  sim.edit({ in: room, message: toVisitor, text: 'the house rules' })
  sim.edit({ in: thread, message: toDesk, text: 'my own wishes' })
  await sim.until(() => isShown(thread, 'the house rules\n\nNo dogs. No parties.'))
  await sim.until(() => isShown(room, 'my own wishes\n\nA garden. A pool.'))
  await stage.bridge.idle()
  expect(stage.reported).toEqual([])
})
