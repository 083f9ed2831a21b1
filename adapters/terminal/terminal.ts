import type { Listener, Platform, Talk } from '../bridge/platform.ts'
import { isDefect, told, words } from '../bridge/words.ts'
import { createCommands, QUIT } from './commands.ts'
import type { Lines } from './lines.ts'
import type { Screen } from './screen.ts'

type Parts = { lines: Lines; screen: Screen; talk: Talk; report: (error: unknown) => void }

/** A terminal as a platform with one thread; `ended` resolves when the person leaves. */
export function createTerminal(parts: Parts): Platform & { ended: Promise<void> } {
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()
  let reply = { key: '', print: parts.screen.growing() }
  return {
    name: 'terminal',
    limits: { text: Number.POSITIVE_INFINITY, unit: 'utf16' },
    ended,
    start: async (on) => void converse(on, parts).then(end, fail),
    stop: async () => parts.lines.close(),
    async show({ key, text, after, complete }) {
      if (key !== reply.key) reply = { key, print: parts.screen.growing() }
      reply.print(text.slice(0, text.length - after), complete)
      return { id: key, left: Number.POSITIVE_INFINITY, resetMs: 0 }
    },
  }
}

async function converse(on: Listener, { lines, screen, talk, report }: Parts): Promise<void> {
  const command = createCommands({ on, screen, talk })
  const kindly = (error: unknown) => {
    if (isDefect(error)) report(error)
    screen.print(told(error))
  }
  const greet = async () => screen.print((await on.greet(talk)) ?? words.welcomeBack)
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
      await on.ask({ ...talk, id: undefined, text }, signal)
      if (signal.aborted) screen.print(words.stopped)
    })
  }
}
