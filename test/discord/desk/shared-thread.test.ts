import { expect, test } from 'vitest'
import { attended, startDesk } from './stage.ts'

test('where several visitors speak in a thread, the desk shows who said what, also of what they change later', async () => {
  const stage = await startDesk()
  const { sim, ada, said } = stage
  const kim = sim.join('Kim')
  const { thread, room } = await attended(stage)
  const one = sim.say({ by: ada.id, in: thread, text: 'at nine' })
  await sim.until(() => said(room).includes('**Ada:** at nine'))
  const two = sim.say({ by: kim.id, in: thread, text: 'and I at ten' })
  await sim.until(() => said(room).includes('**Kim:** and I at ten'))
  sim.edit({ in: thread, message: one, text: 'at eight' })
  await sim.until(() => said(room).includes('**Ada:** at eight'))
  sim.edit({ in: thread, message: two, text: 'I at twelve' })
  await sim.until(() => said(room).includes('**Kim:** I at twelve'))
  expect(said(room).filter((text) => /^\*\*(?:Ada|Kim)/.test(text))).toEqual([
    '**Ada:** at eight',
    '**Kim:** I at twelve',
  ])
  expect(stage.reported).toEqual([])
})
