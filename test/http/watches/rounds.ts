import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { seeded } from '../../sim/clock/seeded.ts'

/** The share of rounds that are to be killed, until all kills are done. */
const SHARE = 0.5

/** Rounds that are shorter have nothing to tell. */
const BUSY_MS = 50

/** Matches and tells in a process of its own, which is killed so many times at any moment while it does. */
export function startRounds(url: string, kills: number) {
  const random = seeded(11)
  let child: ChildProcess | undefined
  let killed = 0
  let usualMs = BUSY_MS

  async function start(): Promise<ChildProcess> {
    const started = fork(new URL('./round-process.ts', import.meta.url), [url], { execArgv: [] })
    await once(started, 'message')
    return started
  }

  async function kill(one: ChildProcess): Promise<void> {
    child = undefined
    one.kill('SIGKILL')
    await once(one, 'exit')
    killed += 1
  }

  return {
    kills: () => killed,
    /** All that is to be told at that time of the clock. */
    async run(now: number): Promise<void> {
      for (;;) {
        child ??= await start()
        const startedAt = performance.now()
        const done = once(child, 'message').then(() => true)
        child.send({ now })
        const isFatal = killed < kills && random() < SHARE
        if (isFatal && !(await Promise.race([done, wait(random() * usualMs, false)]))) {
          await kill(child)
          continue
        }
        await done
        // The next one that tells is killed within the time that this one took.
        const tookMs = performance.now() - startedAt
        if (tookMs > BUSY_MS) usualMs = tookMs
        return
      }
    },
    async end(): Promise<void> {
      if (child !== undefined) await kill(child)
    },
  }
}
