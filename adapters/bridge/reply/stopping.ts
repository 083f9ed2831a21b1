import type { Client } from '../../../src/contract/client/client.ts'
import { nobodyAnswered, Refused, undefinedIf } from '../../../src/contract/client/refused.ts'
import type { Threads } from '../memory/threads.ts'
import type { Visitor } from '../platform/messages.ts'
import { type Time, waitAtMost } from '../time.ts'

/** How long who presses Stop waits for the service, in ms, before this process ends the answer by itself. */
const STOP_WAIT_MS = 3_000
/** How long the memory may take to note it, in ms, before the service is asked all the same. */
const NOTE_WAIT_MS = 1_000

/** State of a batch while this process answers it. */
export type Run = { stop: AbortController; session: number | undefined; stopped: boolean }

/** The queues of the visitors' threads, which all processes share. */
export type StoppableQueues = {
  /** Stops what is asked in the thread, else what waits to be asked if `alsoWaiting`. False if there is nothing. */
  stop: (thread: string, alsoWaiting: boolean) => Promise<boolean>
  /** Whether what is asked in the thread was stopped. */
  isStopped: (thread: string) => Promise<boolean>
}

type Parts = {
  client: Client
  threads: Pick<Threads, 'find'>
  queues: () => StoppableQueues
  time: Time
  report: (error: unknown) => void
}

export type Stopping = ReturnType<typeof createStopping>

/**
 * Stops answers: noted in the thread's queue, for the process that answers it and for what has still to be asked, then at the
 * service, which ends a running answer with the text so far.
 */
export function createStopping({ client, threads, queues, time, report }: Parts) {
  return {
    /** `run`: of the thread in this process. False if nothing was running or waiting. */
    async stop(visitor: Visitor, run: Run | undefined): Promise<boolean> {
      if (run !== undefined) run.stopped = true
      const isNoted = await note(visitor.thread, run === undefined)
      return (await endAnswer(visitor, run)) || isNoted
    },
    endAnswer,
    /** Ends a run of this process that was stopped through another one. */
    async endIfStopped(visitor: Visitor, run: Run): Promise<void> {
      if (run.stopped || !(await isStopped(visitor.thread))) return
      run.stopped = true
      await endRun(visitor, run).catch(reportDefect)
    },
    isStopped,
  }

  /** Ends the running answer alone, with the text so far. False if none was running. */
  async function endAnswer(visitor: Visitor, run: Run | undefined): Promise<boolean> {
    if (run === undefined) return (await stopAtService(visitor)) > 0
    run.stopped = true
    const ended = await waitAtMost(time, STOP_WAIT_MS, endRun(visitor, run).catch(reportDefect))
    if (ended === undefined) run.stop.abort()
    return true
  }

  /** The number of answers that the service ended. If none, the question is not there yet, and this process ends its answer. */
  async function endRun(visitor: Visitor, run: Run): Promise<number> {
    const ended = await stopAtService(visitor, run)
    if (ended === 0) run.stop.abort()
    return ended
  }

  async function stopAtService(visitor: Visitor, run?: Run): Promise<number> {
    const sessionID = run?.session ?? (await threads.find(visitor))
    if (!sessionID) return 0
    return (await client.call('Stop', { sessionID }).catch(undefinedIf('noSuchSession'))) ?? 0
  }

  /** False also if the memory fails or is slow: what the service can stop is stopped all the same. */
  async function note(thread: string, alsoWaiting: boolean): Promise<boolean> {
    const noted = queues()
      .stop(thread, alsoWaiting)
      .catch((error: unknown) => {
        report(error)
        return false
      })
    return (await waitAtMost(time, NOTE_WAIT_MS, noted)) ?? false
  }

  async function isStopped(thread: string): Promise<boolean> {
    return await queues()
      .isStopped(thread)
      .catch(() => false)
  }

  function reportDefect(error: unknown): undefined {
    if (!(error instanceof Refused) && !nobodyAnswered(error)) report(error)
  }
}
