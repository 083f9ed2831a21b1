import { expect, test } from 'vitest'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createSlackDesk } from '../../../adapters/slack/desk/desk.ts'
import { createMissedMessages } from '../../../adapters/slack/hear/missed-messages.ts'
import { singleInstallation } from '../../../adapters/slack/install/installations.ts'
import type { Call, Calls } from '../../../adapters/slack/limits/calls.ts'
import { createPeople } from '../../../adapters/slack/people.ts'

type Said = { ts: string; text: string; thread_ts?: string }

/** The outage began at this second. */
const BEGUN = 1_790_000_000
const SINCE_MS = BEGUN * 1_000
/** `ts` of what was said so many seconds after the outage began */
const at = (seconds: number) => `${BEGUN + seconds}.000100`

/** Reads a Slack in which that was said, by channel. `before`: waits or throws before Slack answers a call. */
function startReading(channels: Record<string, Said[]>, before: (call: Call) => Promise<void> = async () => undefined) {
  const made: string[] = []
  const known = new Set<string>()
  const calls: Calls = async <Answer>(call: Call) => {
    const { method, args } = call
    if (method !== 'conversations.history' && method !== 'conversations.replies') return {} as Answer
    made.push(`${method.slice('conversations.'.length)} ${args.channel}${'ts' in args ? `/${args.ts}` : ''}`)
    await before(call)
    const said = channels[args.channel] ?? []
    const ofThread = (ts: string) => said.filter((one) => one.thread_ts === ts)
    const roots = said
      .filter(({ thread_ts }) => thread_ts === undefined)
      .map((root) => ({ ...root, latest_reply: ofThread(root.ts).at(-1)?.ts ?? '0' }))
    const messages = 'ts' in args ? ofThread(args.ts) : roots.toReversed()
    return { messages: messages.map((one) => ({ user: 'U1', ...one })) } as Answer
  }
  const names = { token: '', botUser: 'U0', botId: '', name: '' }
  const { find: findInstallation } = singleInstallation({ client: { apiCall: () => expect.unreachable() }, ...names })
  const people = createPeople({ calls, time: systemTime })
  const report = (error: unknown) => expect.unreachable(String(error))
  const desk = createSlackDesk({ calls, findInstallation, people, time: systemTime, report })
  const missed = createMissedMessages({
    calls,
    findInstallation,
    people,
    desk,
    report,
    knows: async (thread) => known.has(thread),
    quoteRoot: async () => undefined,
  })
  /** Reads a thread as the bridge does: what is found makes its thread known. */
  async function read(thread: string): Promise<string[]> {
    const found: string[] = []
    for await (const message of missed.in(thread, SINCE_MS)) {
      known.add(message.thread)
      found.push(message.text)
    }
    return found
  }
  return { missed, made, known, read }
}

const old: Said = { ts: at(-60), text: 'hello' }

test('what was said in a thread that began meanwhile is found, though Slack failed to list it at first', async () => {
  const [root, reply] = [
    { ts: at(1), text: '<@U0> and in Lund?' },
    { ts: at(2), text: 'with a garden', thread_ts: at(1) },
  ]
  let failures = 1
  const { read, known } = startReading({ C1: [old, root, reply] }, async ({ method }) => {
    if (method === 'conversations.replies' && failures-- > 0) throw new Error('Slack is away')
  })
  known.add(`T1/C1/${old.ts}`)
  await expect(read(`T1/C1/${old.ts}`)).rejects.toThrow('Slack is away')
  expect(await read(`T1/C1/${old.ts}`)).toEqual(['and in Lund?', 'with a garden'])
})

test('what is missed in a second outage is found, though what was missed in the first is still being read', async () => {
  const other = { ts: at(-50), text: 'the bot answered here' }
  const reply = { ts: at(1), text: 'and a pool?', thread_ts: old.ts }
  const said: Said[] = [old, other, reply]
  const reading = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const { read, known, missed } = startReading({ C1: said }, async (call) => {
    if (call.method !== 'conversations.replies') return
    reading.resolve()
    await gate.promise
  })
  for (const { ts } of [old, other]) known.add(`T1/C1/${ts}`)
  const first = read(`T1/C1/${old.ts}`)
  await reading.promise
  said.push({ ts: at(60), text: '<@U0> and in Lund?' })
  missed.lookAgain()
  gate.resolve()
  expect(await first).toEqual(['and a pool?'])
  expect(await read(`T1/C1/${other.ts}`)).toEqual(['and in Lund?'])
})

test('500 known threads in 50 quiet channels cost one call a channel', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `C${index}`)
  const roots = Array.from({ length: 10 }, (_, index) => ({ ts: at(index - 100), text: '<@U0> hello' }))
  const talk = Array.from({ length: 10 }, (_, index) => ({
    ts: at(index - 50),
    text: 'thanks',
    thread_ts: roots[index]?.ts ?? '',
  }))
  const { read, known, made } = startReading(Object.fromEntries(names.map((name) => [name, [...roots, ...talk]])))
  const threads = names.flatMap((name) => roots.map(({ ts }) => `T1/${name}/${ts}`))
  for (const thread of threads) known.add(thread)
  for (const thread of threads) expect(await read(thread)).toEqual([])
  expect(made).toEqual(names.map((name) => `history ${name}`))
})
