import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Caller } from '../../../src/core/handlers.ts'
import { cursorOf } from '../../../src/core/people/events/cursor.ts'
import { TEST_MS } from '../../sim/clock/deadline.ts'
import { seeded } from '../../sim/clock/seeded.ts'
import { type DatabaseKind, databases } from '../../sim/service/databases.ts'
import { startMortalCores } from '../../sim/service/mortal-cores.ts'
import { createInterleaving } from './interleaving.ts'

const isLong = process.env['TEST_LONG'] !== undefined
/** Sessions, each an interleaving of its own, and how many go on at once. */
const SESSIONS = Number(process.env['INTERLEAVINGS'] ?? (isLong ? 50_000 : 24))
const AT_ONCE = 100
/** Commits of one workspace take turns on PostgreSQL, so that its events stay in order: several get through more in a minute. */
const WORKSPACES = 8
/** After so many, a long run says how far it is. */
const SAID_EVERY = 1_000
const SEED = Number(process.env['SEED'] ?? 1)
const MINUTE_MS = 60_000

describe.each(databases)('who attends on $name', (kind) => {
  test('in any interleaving, with cores that die, nobody speaks but who attends, and nothing is lost or doubled', {
    timeout: isLong ? 8 * 3_600_000 : TEST_MS,
  }, async () => {
    const { deaths } = await playSessions(kind, SESSIONS)
    if (isLong) console.log(`${kind.name}, seed ${SEED}: ${SESSIONS} interleavings, ${deaths} deaths`)
    expect(deaths).toBeGreaterThan(0)
  })
})

async function playSessions(kind: DatabaseKind, sessions: number): Promise<{ deaths: number }> {
  const random = seeded(SEED)
  let now = Date.UTC(2026, 10, 20)
  const stage = await startMortalCores(kind, {
    now: () => now,
    chances: { dies: () => random() < (isLong ? 0.0003 : 0.0015), loses: () => random() < 0.01 },
    async *script() {
      for (let words = 1 + Math.floor(random() * 6); words > 0; words--) {
        for (let pauses = Math.floor(random() * 6); pauses > 0; pauses--) await setImmediate()
        yield 'word '
      }
    },
  })
  const { cores, store, immortal } = stage
  const callers: [Caller, ...Caller[]] = [stage.caller]
  while (callers.length < WORKSPACES) {
    const { id: workspaceId } = await store.workspaces.insert(`test ${callers.length}`)
    callers.push({ ...stage.caller, workspaceId })
  }
  const stay = new AbortController().signal
  const playing = new Set<ReturnType<typeof createInterleaving>>()
  const over = new AbortController()
  let [begun, done] = [0, 0]
  const deaths = () => cores.reduce((sum, core) => sum + core.deaths(), 0)

  /** Time goes on by itself, slowly and by leaps, and with it what timers do. */
  async function passTime(): Promise<void> {
    for (let tick = 1; !over.signal.aborted; tick++) {
      await delay(5)
      // Not so fast that a session takes a day: then its keys are forgotten.
      now += tick % 50 === 0 ? Math.floor(random() * 20) * MINUTE_MS : 500
      if (tick % 10 !== 0) continue
      const core = cores[tick % cores.length]
      const timers = core?.call((one) => one.runTimers()).catch(() => {})
      await Promise.all([...playing].map((play) => play.givingBack(async () => await timers)))
    }
  }

  async function playOne(caller: Caller, serialNumber: string): Promise<void> {
    const { SessionID } = await immortal.handlers.GetSession(caller, { serialNumber }, stay)
    const { last } = await store.events.head(caller.workspaceId)
    const play = createInterleaving({ cores, caller, random }, SessionID)
    playing.add(play)
    await play.play()
    playing.delete(play)
    const { events, history } = await afterwards(caller, SessionID, last)
    const stateOf = async (question: number) => (await store.messages.question(question))?.state ?? ''
    await play.check(events, history, stateOf).catch((error: unknown) => {
      const tale = events.map(({ Kind, Data }) => `${Kind} ${JSON.stringify(Data)}`).join('\n')
      throw new Error(`session ${SessionID} of ${kind.name}, seed ${SEED}:\n${tale}`, { cause: error })
    })
  }

  async function playSome(caller: Caller): Promise<void> {
    const serialNumber = await immortal.handlers.Add(caller, { TalkToHumanEmail: 'maria@example.com' }, stay)
    while (begun < sessions) {
      begun += 1
      await playOne(caller, serialNumber)
      done += 1
      if (isLong && done % SAID_EVERY === 0)
        console.log(`${kind.name}, seed ${SEED}: ${done} of ${sessions} interleavings, ${deaths()} deaths`)
    }
  }

  /** Timers go on: what is read belongs together once nothing new is told meanwhile. */
  async function afterwards(caller: Caller, sessionId: number, from: number) {
    for (;;) {
      const events = await eventsOf(caller, sessionId, from)
      const history = await store.messages.ofSession(sessionId, 1_000)
      if ((await eventsOf(caller, sessionId, from)).length === events.length) return { events, history }
    }
  }

  async function eventsOf(caller: Caller, sessionId: number, sequence: number): Promise<Event[]> {
    const events: Event[] = []
    for (let After = cursorOf({ workspaceId: caller.workspaceId, sequence }); ; ) {
      const page = await immortal.handlers.Events(caller, { After, SessionID: sessionId, Limit: 500 }, stay)
      if (typeof page === 'function') throw new TypeError('not streamed')
      if (page.List.length === 0) return events
      events.push(...page.List)
      After = page.Next
    }
  }

  const time = passTime()
  try {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => playSome(callers[index % WORKSPACES] ?? callers[0])),
    )
  } finally {
    over.abort()
    await time
  }
  await stage.close()
  return { deaths: deaths() }
}
