import { expect, test } from 'vitest'
import type { Presence } from '../../../adapters/bridge/inbox/lease.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { connectThrough } from '../bot.ts'
import { attended, type Stage, startDesk } from './stage.ts'

/**
 * Replaces the bot by a process that is suspended for longer than its lease at its next call of `name`. Returns what it does first
 * after that: a heartbeat, or a request to Discord like `request`.
 */
async function suspendedAt(stage: Stage, name: string, request: RegExp, act: () => void): Promise<'alive' | 'sent'> {
  const [isThere, gate] = [Promise.withResolvers<void>(), createGate()]
  const first = Promise.withResolvers<'alive' | 'sent'>()
  const { sim } = stage
  let isExpected = false
  let sleptMs = 0
  let sentBefore: number | undefined
  const sinceThen = () => sim.requests.slice(sentBefore).map(({ method, path }) => `${method} ${path}`)
  const beat = async () => {
    if (sentBefore !== undefined) first.resolve(sinceThen().some((sent) => request.test(sent)) ? 'sent' : 'alive')
  }
  const presence: Presence = { name: 'suspended', beat, isGone: async () => true }
  const before = async (call: string) => {
    if (!isExpected || call !== name) return
    isExpected = false
    isThere.resolve()
    await gate.opened
  }
  const time = { ...stage.time, now: () => stage.time.now() + sleptMs }
  await stage.stop()
  await connectThrough(stage, before, { presence, time })
  isExpected = true
  act()
  await isThere.promise
  sleptMs = 60_000
  sentBefore = sim.requests.length
  gate.open()
  return await first.promise
}

test('a process that was suspended opens no desk thread before it knows that this is still its own to do', async () => {
  const stage = await startDesk()
  const request = new RegExp(`^POST .*/channels/${stage.desk.id}/messages`)
  expect(await suspendedAt(stage, 'VisitorExport', request, () => stage.ask())).toBe('alive')
  const room = await stage.room()
  await stage.sim.until(() => stage.card(room)?.buttons.includes('I take it'))
  expect(stage.rooms()).toHaveLength(1)
})

test('a process that was suspended marks no message of staff before it knows that this is still its own to do', async () => {
  const stage = await startDesk()
  const { sim, ana, said } = stage
  const { thread, room } = await attended(stage)
  let words = ''
  const say = () => {
    words = sim.say({ by: ana.id, in: room, text: 'At noon.' })
  }
  expect(await suspendedAt(stage, 'Say', /^PUT .*\/reactions\//, say)).toBe('alive')
  await sim.until(() => stage.marks(room, words).includes('✅') && said(thread).includes('**Ana:** At noon.'))
  expect(said(thread).filter((text) => text.startsWith('**Ana'))).toEqual(['**Ana:** At noon.'])
})
