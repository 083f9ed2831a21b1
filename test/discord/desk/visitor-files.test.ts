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
