import { expect, test } from 'vitest'
import { png } from '../../sim/media/pictures.ts'
import { fastAt } from '../../sim/slack/settings.ts'
import { until } from '../bot.ts'
import { openOffice } from './office.ts'

const picture = (name: string) => ({ name, mimetype: 'image/png', bytes: png() })

test('of pictures that a visitor sends together, words and each picture go from the desk by themselves', async () => {
  const at = await openOffice(fastAt(20))
  const { sim, service } = at
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const files = () => at.atDesk(root).flatMap((message) => message.files)
  const shown = () =>
    at
      .atDesk(root)
      .map(({ text }) => text)
      .join('\n')
  // What is said while the first message is asked becomes one question.
  const say = (text: string, name: string) => at.ask(text, { files: [picture(name)] })
  const first = say('this is it', 'house.png')
  const [second, third] = [say('the garden', 'garden.png'), say('the roof', 'roof.png')]
  await until(() => files().length === 3)
  await until(() => ['this is it', 'the garden', 'the roof'].every((text) => shown().includes(text)))

  sim.edit(first, '')
  sim.edit(third, 'the new roof')
  await until(() => !shown().includes('this is it') && shown().includes('the new roof'))
  sim.remove(second)
  await until(() => !shown().includes('the garden') && files().length === 2)
  await at.bridge.idle()
  expect(files().toSorted()).toEqual(['house.png', 'roof.png'])
  const { List } = await service.data<{ List: { Data: { Content?: string; FileIds?: number[] } }[] }>(
    '/chat/Chatbot/Events',
    { After: 'oldest', Kinds: ['message'] },
  )
  const known = JSON.stringify(List)
  expect(['this is it', 'garden', 'the roof"'].filter((text) => known.includes(text))).toEqual([])
  expect(new Set(List.flatMap(({ Data }) => Data.FileIds ?? [])).size).toBe(2)
  expect(at.reported).toEqual([])
})

test('a file that either side deletes from a message goes from the other side, the rest stays', async () => {
  const at = await openOffice()
  const { sim, maria, office } = at
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  const [plan, papers] = [['plan.png', 'passport.png'].map(picture), ['letter.png', 'account.png'].map(picture)]
  const toVisitor = at.write(root, maria, 'the plan', { files: plan })
  const toDesk = at.ask('my papers', { files: papers })
  const shown = () => at.visible().flatMap((message) => message.files)
  const relayed = () => at.atDesk(root).flatMap(({ ours, files }) => (ours ? files : []))
  await until(() => shown().length === 2 && relayed().length === 2)

  sim.removeFile(toVisitor, 'passport.png', { channel: office, person: maria })
  sim.removeFile(toDesk, 'account.png')
  await until(() => shown().length === 1 && relayed().length === 1)
  await at.bridge.idle()
  expect([shown(), relayed()]).toEqual([['plan.png'], ['letter.png']])
  expect(at.texts().join()).toContain('the plan')
  expect(at.reported).toEqual([])
})
