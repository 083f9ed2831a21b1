import { setImmediate } from 'node:timers/promises'
import { expect } from 'vitest'
import { type AskEvent, type Final, isFinal } from '../../../src/contract/chat.ts'
import { AppError } from '../../../src/contract/errors.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Core } from '../../../src/core/core.ts'
import type { Caller } from '../../../src/core/handlers.ts'
import type { HistoryMessage } from '../../../src/core/ports/messages.ts'
import { Lost, type MortalCore } from '../../sim/service/mortal-cores.ts'

const STAFF = ['ana', 'bo', 'cy'] as const
/** What each of several people does in a session, one thing after the other. */
const STEPS = 3

/** `grace` ends when words have arrived that were said before a claim was answered, on another connection. */
type Stage = { cores: Pick<MortalCore, 'call'>[]; caller: Caller; random: () => number; grace?: () => Promise<void> }

/** One session in which a visitor, at two screens, and three of the staff do things at once, as their clients know it. */
export function createInterleaving({ cores, caller, random, grace }: Stage, sessionID: number) {
  /** Whether a claim is acknowledged, and nothing that gives the session back was under way since it was begun. */
  let isClaimed = false
  let [returns, returning] = [0, 0]
  /** bot's words that came after an acknowledged claim, and what they answer */
  const beyond: string[] = []
  let [questions, remarks] = [0, 0]
  const asked: { content: string; final: Final; words: string }[] = []
  const said = new Map<number, { by: string; content: string; isRemoved: boolean }>()
  const claims: { by: string; turn: number }[] = []
  const stay = new AbortController().signal

  const turns = async (most = 6) => {
    for (let left = Math.floor(random() * most); left > 0; left--) await setImmediate()
  }
  const chance = (share: number) => random() < share
  const anyCore = () => cores[Math.floor(random() * cores.length)] as Stage['cores'][number]

  /** One call of a client; now and then its answer is lost on the way. */
  async function call<T>(work: (core: Core, isAlive: () => boolean) => Promise<T>): Promise<T> {
    const result = await anyCore().call(work)
    if (chance(0.05)) throw new Lost('answer')
    return result
  }
  /** As clients do: what got no answer is sent again. */
  async function persistently<T>(work: (core: Core, isAlive: () => boolean) => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await call(work)
      } catch (error) {
        const isAgain = error instanceof Lost || (error instanceof AppError && AGAIN.has(error.error))
        if (!isAgain) throw error
        await turns()
      }
  }
  const keyed = (idempotencyKey: string, finishAlone = true): Caller => ({
    ...caller,
    idempotencyKey,
    finishUnread: finishAlone,
  })

  async function refusable(refusals: string[], work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof AppError) || !refusals.includes(error.error)) throw error
    }
  }

  async function ask(): Promise<void> {
    const content = `question ${++questions}`
    let isFirst = true
    /** how much of the answer any of those who sent it were told */
    let heard = 0
    const send = () =>
      persistently(async (core, isAlive) => {
        const isFirstHand = isFirst
        isFirst = false
        let [words, final] = ['', undefined as Final | undefined]
        const events = await core.handlers.ClientAsk(keyed(content), { sessionID, content }, stay)
        await events((event: AskEvent) => {
          if (!isAlive()) return
          if (isFinal(event)) final = event
          else words += event.content
          // What is told again was said before.
          const isNew = words.length > heard
          heard = Math.max(heard, words.length)
          if (isFirstHand && isNew && isClaimed) beyond.push(`${content}: ${words}`)
        })
        if (final === undefined) throw new Lost('the answer ended early')
        return { content, final, words }
      })
    // A network that delivers twice, at once or later.
    const answers = chance(0.2) ? await Promise.all([send(), send()]) : [await send()]
    if (chance(0.2)) answers.push(await send())
    const ids = new Set(answers.map(({ final }) => final.QuestionID))
    expect(ids.size, JSON.stringify(answers)).toBe(1)
    asked.push(answers[0] as (typeof answers)[number])
  }

  /** Who leaves in the midst of an answer and has no key to come back with. */
  async function leave(): Promise<void> {
    const gone = new AbortController()
    const content = `left ${++questions}`
    const reading = anyCore()
      .call(async (core) => {
        const events = await core.handlers.ClientAsk(
          { ...caller, finishUnread: false },
          { sessionID, content },
          gone.signal,
        )
        await events(() => {})
      })
      .catch((error: unknown) => {
        if (!(error instanceof Lost) && !(error instanceof AppError)) throw error
      })
    await turns(20)
    gone.abort()
    await reading
  }

  async function stop(): Promise<void> {
    await persistently((core) => core.handlers.Stop(caller, { sessionID }, stay))
  }

  async function claim(By: string): Promise<void> {
    const before = returning === 0 ? returns : undefined
    await refusable(['sessionTaken'], async () => {
      const { Turn } = await persistently((core) => core.handlers.Claim(caller, { sessionID, By, Name: By }, stay))
      claims.push({ by: By, turn: Turn })
      const settle = () => (isClaimed ||= returns === before && returning === 0)
      if (grace === undefined) settle()
      else void grace().then(settle)
    })
  }

  async function say(By: string): Promise<void> {
    const Content = `${By} ${++remarks}`
    const send = () => persistently((core) => core.handlers.Say(keyed(Content), { sessionID, By, Content }, stay))
    await refusable(['sessionNotClaimed'], async () => {
      const sent = chance(0.2) ? await Promise.all([send(), send()]) : [await send()]
      if (chance(0.2)) sent.push(await send())
      for (const one of sent) expect(one).toEqual(sent[0])
      said.set(sent[0]?.MessageID ?? 0, { by: By, content: Content, isRemoved: false })
    })
  }

  /** Of own messages only: others' are refused. */
  async function edit(By: string): Promise<void> {
    const one = pick([...said])
    if (one === undefined) return
    const [MessageID, message] = one
    const Content = `${message.content}, edited ${++remarks}`
    const change = persistently((core) => core.handlers.SayEdit(caller, { MessageID, By, Content }, stay))
    if (message.by !== By) return await expect(change).rejects.toMatchObject({ error: 'sessionNotClaimed' })
    await refusable(['noSuchMessage'], async () => {
      await change
      expect(message.isRemoved).toBe(false)
      message.content = Content
    })
  }

  async function remove(By: string): Promise<void> {
    const one = pick([...said].filter(([, { by }]) => by === By))
    if (one === undefined) return
    const [MessageID, message] = one
    message.isRemoved = true
    await persistently((core) => core.handlers.SayRemove(caller, { MessageID, By }, stay))
  }
  const pick = <T>(items: T[]): T | undefined => items[Math.floor(random() * items.length)]

  async function givingBack(work: () => Promise<unknown>): Promise<void> {
    isClaimed = false
    returns += 1
    returning += 1
    await work()
    returning -= 1
  }
  const handBack = () => givingBack(() => persistently((core) => core.handlers.HandBack(caller, { sessionID }, stay)))
  async function handOver(): Promise<void> {
    await persistently((core) => core.handlers.HandOver(caller, { sessionID }, stay))
  }

  return {
    /** Everybody does some things, all at once. */
    async play(): Promise<void> {
      const people = [
        [ask, ask, ask, handOver, stop],
        [ask, leave],
        ...STAFF.map((who) => [
          () => claim(who),
          ...Array.from({ length: 4 }, () => () => say(who)),
          () => edit(who),
          () => remove(who),
          handBack,
        ]),
      ]
      await Promise.all(
        people.map(async (steps) => {
          for (let left = STEPS; left > 0; left--) {
            await turns(12)
            await pick(steps)?.()
          }
        }),
      )
    },
    /** Timers of any session may give this one back to the bot. */
    givingBack,

    /** What holds afterwards, given all events of the session and its messages. */
    async check(
      events: Event[],
      history: HistoryMessage[],
      stateOf: (questionId: number) => Promise<string>,
    ): Promise<void> {
      expect(beyond, 'words of the bot after an acknowledged claim').toEqual([])
      expectOnlyAttendants(events)
      const told = events.flatMap((event) => (event.Kind === 'message' ? event.Data : []))
      const created = told.filter(({ Change }) => Change === undefined)
      expect(new Set(created.map(({ MessageID }) => MessageID)).size, 'nothing is told twice').toBe(created.length)
      const isRemoved = new Set(told.flatMap(({ Change, MessageID }) => (Change === 'Removed' ? MessageID : [])))
      const there = created.filter(({ MessageID }) => !isRemoved.has(MessageID)).map(({ MessageID }) => MessageID)
      expect(
        history.map(({ id }) => id),
        'history has what events told, in their order',
      ).toEqual(there)

      for (const { content, final, words } of asked) {
        const own = created.filter((one) => one.Type === 'User' && one.Content === content)
        const states = await Promise.all(own.map(({ MessageID }) => stateOf(MessageID)))
        // A question whose core died is asked anew under its key.
        expect(
          states.filter((state) => state !== 'failed'),
          `${content}, once`,
        ).toHaveLength(1)
        expect(own.map(({ MessageID }) => MessageID)).toContain(final.QuestionID)
        expect(words, 'the stream says the answer').toBe(final.Answer)
        const answer = history.find(({ id }) => id === final.AnswerID)
        if (final.AnswerID !== 0) expect(answer?.content, 'what was answered is kept').toBe(final.Answer)
      }
      const human = created.filter(({ Type }) => Type === 'Human')
      for (const [id, { by, content, isRemoved: goes }] of said) {
        const message = history.find((one) => one.id === id)
        if (goes) expect(message).toBeUndefined()
        else expect([message?.by?.id, message?.content]).toEqual([by, content])
        expect(human.map(({ MessageID }) => MessageID)).toContain(id)
      }
      for (const who of STAFF) {
        const numbers = [...said]
          .filter(([, { by }]) => by === who)
          .map(([id]) => human.findIndex((one) => one.MessageID === id))
        expect(numbers, 'in the order they were said').toEqual(numbers.toSorted((a, b) => a - b))
      }
      const turnsOf = new Map(
        events.flatMap((event) => (event.Kind === 'attendant' ? [[event.Data.Turn, event.Data.By?.ID] as const] : [])),
      )
      for (const { by, turn } of claims) expect(turnsOf.get(turn), 'who was told that they have it has it').toBe(by)
    },
  }
}

/** What a client sends again, besides what nobody answered. */
const AGAIN = new Set(['stopping', 'modelUnavailable', 'storeUnavailable'])

/** In the one order of all events, the bot speaks only where no person attends, and a person only where they do. */
function expectOnlyAttendants(events: Event[]): void {
  let [attendant, person, turn] = ['Bot', '', 0]
  let announced = 0
  for (const { Kind, Data } of events)
    if (Kind === 'attendant') {
      if (Data.Reason === 'Reminder') continue
      expect(Data.Turn, 'turns grow by one').toBe(turn + 1)
      ;[attendant, person, turn] = [Data.Attendant, Data.By?.ID ?? '', Data.Turn]
      announced = 0
    } else if (Kind === 'message' && Data.Change === undefined) {
      if (Data.Type === 'AI') expect(attendant).not.toBe('Person')
      else if (Data.Type === 'Human') expect([attendant, person]).toEqual(['Person', Data.By?.ID])
      else if (Data.Type === 'System') expect(++announced, 'a timer speaks once').toBe(1)
    }
}
