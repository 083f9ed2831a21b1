import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../../contract/errors.ts'
import { currentCall } from '../../core/handlers.ts'

/** Most queries waiting per workspace. */
const WAITING_MAX = 200
/** Stands for the workspace of work outside of API calls: daily mails, the sweep. */
const NOBODY = 0

type Job = { start: () => Promise<void> }

/** Runs the queries of workspaces. */
type WorkspaceQueue = {
  /** Runs `work` when it is the next one of the current call's workspace. Fails with `overloaded` if too many of the workspace wait. */
  run<T>(work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T>
}

/**
 * Runs queries of all workspaces in rotation, at most `atOnce()` in parallel and `perWorkspace` of one workspace: its slow searches wait
 * in its own queue and do not block others. Queries whose client has left are skipped.
 */
export function createWorkspaceQueue({
  atOnce,
  perWorkspace,
}: {
  atOnce: () => number
  perWorkspace: number
}): WorkspaceQueue {
  // Workspaces are served in the order of the map.
  const lines = new Map<number, Job[]>()
  const atWork: number[] = []
  const isBusy = (workspaceId: number) => atWork.filter((one) => one === workspaceId).length >= perWorkspace

  function next(): void {
    if (atWork.length >= atOnce()) return
    const line = [...lines].find(([workspaceId]) => !isBusy(workspaceId))
    if (line === undefined) return
    const [workspaceId, jobs] = line
    const job = jobs.shift()
    lines.delete(workspaceId)
    if (jobs.length > 0) lines.set(workspaceId, jobs)
    if (job === undefined) return
    atWork.push(workspaceId)
    void job.start().finally(() => {
      atWork.splice(atWork.indexOf(workspaceId), 1)
      next()
    })
    next()
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        const { workspaceId = NOBODY, signal } = currentCall.getStore() ?? {}
        const line = lines.get(workspaceId) ?? []
        if (line.length >= WAITING_MAX) throw new AppError('overloaded')
        // A query that waits is started when another one ends, in the call of that one.
        const inOwnCall = AsyncLocalStorage.snapshot()
        async function start(): Promise<void> {
          if (signal?.aborted) reject(new AppError('badRequest', 'The client has left.'))
          else await inOwnCall(() => work(signal)).then(resolve, reject)
        }
        lines.set(workspaceId, [...line, { start }])
        next()
      }),
  }
}
