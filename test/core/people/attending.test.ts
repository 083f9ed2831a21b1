import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { AskEvent } from '../../../src/contract/chat.ts'
import { AppError } from '../../../src/contract/envelope.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Core } from '../../../src/core/core.ts'
import type { Caller } from '../../../src/core/handlers.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { startCoreOn } from '../../sim/bots/core-on.ts'
import { seeded } from '../../sim/clock/seeded.ts'
import { databases } from '../../sim/service/databases.ts'

const RUNS = process.env['TEST_LONG'] === undefined ? 6 : 1_000
/** Steps of one run; those of several people go on at once. */
const STEPS = 100
const STAFF = ['ana', 'bo', 'cy']

/** What a client loses: the call before it, all that it did, or only its answer. */
class Lost extends Error {}

describe.each(databases)('claims, words and hand-backs in any order on $name', (kind) => {
  test.each(Array.from({ length: RUNS }, (_, seed) => seed))(
    'run %i: nobody speaks but who attends, and nothing is lost or doubled',
    async (seed) => {
      const random = seeded(seed + 1)
      const turns = async () => {
        for (let left = Math.floor(random() * 6); left > 0; left--) await setImmediate()
      }
      /** The first transactions set the stage. */
      let isFaulty = false
      const faulty = (store: Store): Store => ({
        ...store,
        async transaction(work) {
          const fault = isFaulty ? random() : 1
          if (fault < 0.02) throw new Lost('before')
          const result = await store.transaction(async (within) => {
            const done = await work(within)
            if (fault < 0.04) throw new Lost('undone')
            return done
          })
          if (fault < 0.06) throw new Lost('afterwards')
          return result
        },
      })
      let now = Date.UTC(2026, 10, 20)
      const stage = await startCoreOn(kind, {
        change: faulty,
        now: () => now,
        async *script() {
          for (let words = 1 + Math.floor(random() * 12); words > 0; words--) {
            for (let pauses = 0; pauses < 4; pauses++) await turns()
            yield 'word '
          }
        },
      })
      const { cores, caller, sessionID } = stage
      const core = () => cores[Math.floor(random() * cores.length)] as Core
      const stay = new AbortController().signal
      /** Whether a claim is acknowledged, and nothing that gives the session back was under way since it was begun. */
      let isClaimed = false
      let [returns, returning] = [0, 0]
      let beyond = 0
      async function givingBack(work: () => Promise<unknown>) {
        isClaimed = false
        returns += 1
        returning += 1
        await work()
        returning -= 1
      }
      const spoken: string[] = []
      const asked: string[] = []
      const said: string[] = []
      let [questions, remarks] = [0, 0]

      /** As clients do: what got no answer is sent again under the same key. */
      async function persistently<T>(call: () => Promise<T>): Promise<T> {
        for (;;)
          try {
            return await call()
          } catch (error) {
            if (!(error instanceof Lost)) throw error
            await turns()
          }
      }
      const keyed = (key: string): Caller => ({ ...caller, idempotencyKey: key, finishAlone: true })

      async function ask() {
        const content = `question ${++questions}`
        const tell = (isFirst: boolean) => (event: AskEvent) => {
          if (isFirst && 'content' in event && isClaimed) beyond += 1
          if ('content' in event) spoken.push(event.content)
        }
        let isFirst = true
        await persistently(async () => {
          const input = { sessionID, content }
          const events = await core().handlers.ClientAsk(keyed(content), input, stay)
          const first = isFirst
          isFirst = false
          await events(tell(first))
        })
        asked.push(content)
        // A network that delivers twice.
        if (random() < 0.3)
          await (await core().handlers.ClientAsk(keyed(content), { sessionID, content }, stay))(() => {})
      }
      async function claim(By: string) {
        const before = returns
        try {
          await persistently(() => core().handlers.Claim(caller, { sessionID, By, Name: By }, stay))
          isClaimed ||= returns === before && returning === 0
        } catch (error) {
          if (!(error instanceof AppError) || error.error !== 'sessionTaken') throw error
        }
      }
      async function say(By: string) {
        const Content = `${By} ${++remarks}`
        const send = () => core().handlers.Say(keyed(Content), { sessionID, By, Content }, stay)
        try {
          const { MessageID } = await persistently(send)
          said.push(Content)
          if (random() < 0.3) expect(await persistently(send)).toEqual({ MessageID })
        } catch (error) {
          if (!(error instanceof AppError) || error.error !== 'sessionNotClaimed') throw error
        }
      }
      async function handBack() {
        await givingBack(() => persistently(() => core().handlers.HandBack(caller, { sessionID }, stay)))
      }
      async function passTime() {
        now += Math.floor(random() * 20) * 60_000
        // Timers may give the session back to the bot.
        await givingBack(() => Promise.all(cores.map((one) => one.runTimers())))
      }
      async function handOver() {
        await persistently(() => core().handlers.HandOver(caller, { sessionID }, stay))
      }

      isFaulty = true
      const people = [
        [ask, ask, ask, ask, handOver],
        [ask],
        ...STAFF.map((who) => [() => claim(who), ...Array.from({ length: 6 }, () => () => say(who)), handBack]),
        [passTime],
      ]
      await Promise.all(
        people.map(async (steps, person) => {
          for (let left = person === people.length - 1 ? 3 : Math.ceil(STEPS / people.length); left > 0; left--) {
            await turns()
            await steps[Math.floor(random() * steps.length)]?.()
          }
        }),
      )
      isFaulty = false

      expect(beyond).toBe(0)
      const events = await allEvents(core(), caller)
      const contents = (type: string) =>
        events.flatMap((event) => (event.Kind === 'message' && event.Data.Type === type ? event.Data.Content : []))
      expect(contents('User').toSorted()).toEqual(asked.toSorted())
      expect(
        contents('Human')
          .filter((one) => said.includes(one))
          .toSorted(),
      ).toEqual(said.toSorted())
      expect(new Set(contents('Human')).size).toBe(contents('Human').length)
      for (const who of STAFF) {
        const numbers = contents('Human').flatMap((one) => (one.startsWith(who) ? Number(one.split(' ')[1]) : []))
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      }
      expectOnlyAttendants(events)
      await stage.close()
    },
    60_000,
  )
})

async function allEvents(core: Core, caller: Caller): Promise<Event[]> {
  const events: Event[] = []
  for (let After = 'oldest'; ; ) {
    const page = await core.handlers.Events(caller, { After, Limit: 500 }, new AbortController().signal)
    if (typeof page === 'function') throw new TypeError('not streamed')
    if (page.List.length === 0) return events
    events.push(...page.List)
    After = page.Next
  }
}

/** In the one order of all events, the bot speaks only where no person attends, and a person only where they do. */
function expectOnlyAttendants(events: Event[]) {
  let [attendant, person, turn] = ['Bot', '', 0]
  for (const { Kind, Data } of events)
    if (Kind === 'attendant') {
      if (Data.Reason !== 'Reminder') expect(Data.Turn).toBe(turn + 1)
      ;[attendant, person, turn] = [Data.Attendant, Data.By?.ID ?? '', Data.Turn]
    } else if (Kind === 'message' && Data.Type === 'AI') expect(attendant).not.toBe('Person')
    else if (Kind === 'message' && Data.Type === 'Human') expect([attendant, person]).toEqual(['Person', Data.By?.ID])
}
