import { expect, test } from 'vitest'
import { buttonsOf, until } from '../bot.ts'
import { openOffice } from './office.ts'

test('a visitor who begins anew has the bot again, and what the person who attended says stays at the desk', async () => {
  const { maria, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  at.write(root, maria, 'How can I help?')
  await until(() => at.texts().includes('**maria:** How can I help?'))
  at.ask('new')
  await until(() => at.cardOf(root)?.text.includes('The bot answers again'))
  at.ask('what is there?')
  await until(() => at.texts().includes('0: what is there?'))
  const late = at.write(root, maria, 'Are you still there?')
  await until(() => at.marks(root, late)?.includes('lock'))
  expect(at.texts().join()).not.toContain('Are you still there?')
  expect(await at.call('SessionDetail')).toMatchObject({ Attendant: 'Bot' })
})

test('who waits for a person and begins anew waits on, and the person comes to the new talk', async () => {
  const { maria, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  at.ask('new')
  await until(() => at.cardOf(root)?.text.includes('The bot answers again'))
  const second = await until(() => at.desks().find(({ blocks }) => buttonsOf(blocks).includes('I take it'))?.ts)
  expect(second).not.toBe(root)
  await at.claim(second)
  at.write(second, maria, 'Here I am.')
  await until(() => at.texts().includes('**maria:** Here I am.'))
  at.ask('lovely')
  await until(() => at.relayed(second).includes('lovely'))
  expect(at.texts()).not.toContain('0: lovely')
})
