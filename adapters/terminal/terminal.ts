import { randomUUID } from 'node:crypto'
import type { Attachments } from '../bridge/files/attachments.ts'
import { type Listener, type Platform, type Talk, Undelivered } from '../bridge/platform.ts'
import { Unusable } from '../bridge/unusable.ts'
import { isDefect, told, wordsFor } from '../bridge/words/words.ts'
import { createCommands, QUIT } from './commands.ts'
import type { Lines } from './lines.ts'
import type { Screen } from './screen.ts'

type Parts = { lines: Lines; screen: Screen; talk: Talk; report: (error: unknown) => void }

const HOUR_MS = 3_600_000

export const nothingAttached: Attachments = {
  take: () => Promise.reject(new Unusable('unsupported', 'a terminal has no files')),
}

/** A terminal as a platform with one thread; `ended` resolves when the person leaves. */
export function createTerminal(parts: Parts): Platform & { ended: Promise<void> } {
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()
  const answering = createAnswering()
  let reply = { key: '', print: parts.screen.growing() }
  return {
    name: 'terminal',
    limits: { text: Number.POSITIVE_INFINITY, unit: 'utf16' },
    workingMs: HOUR_MS,
    overtakingMs: 0,
    ended,
    start: async (on) => void converse(on, parts, answering).then(end, fail),
    stop: async () => parts.lines.close(),
    async show({ key, text, after, complete }) {
      if (key !== reply.key) reply = { key, print: parts.screen.growing() }
      reply.print(text.slice(0, text.length - after), complete)
      return { id: key, left: Number.POSITIVE_INFINITY, resetMs: 0 }
    },
    remove: async () => undefined,
    mark: async () => undefined,
    async working(_, on) {
      if (!on) answering.end()
    },
    open: () => Promise.reject(new Undelivered('refused', 'a terminal has no attachments')),
    async *missed() {},
  }
}

/** The answer that the prompt waits for. */
function createAnswering() {
  let { promise, resolve } = Promise.withResolvers<void>()
  return {
    begin: () => void ({ promise, resolve } = Promise.withResolvers<void>()),
    end: () => resolve(),
    ended: () => promise,
  }
}

async function converse(
  on: Listener,
  { lines, screen, talk, report }: Parts,
  answering: ReturnType<typeof createAnswering>,
): Promise<void> {
  const words = wordsFor(talk.locale)
  const command = createCommands({ on, screen, talk, words, ask })
  const kindly = (error: unknown) => {
    if (isDefect(error)) report(error)
    screen.print(told(error, words))
  }
  const greet = async () => screen.print((await on.greet(talk))?.text ?? words.welcomeBack)
  await greet().catch(kindly)
  screen.print('')
  for (;;) {
    const line = (await lines.next())?.trim()
    if (line === undefined || line === QUIT) return
    if (line === '') continue
    await (command(line) ?? ask(line)).catch(kindly)
    screen.print('')
  }

  async function ask(text: string) {
    await lines.during(async (signal) => {
      screen.status(words.thinking)
      answering.begin()
      signal.addEventListener('abort', () => void on.stop(talk).catch(kindly))
      await on.receive({ ...talk, id: randomUUID(), text, attachments: [], at: Date.now() })
      await answering.ended()
    })
  }
}
