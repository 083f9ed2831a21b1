import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../../contract/errors.ts'
import { currentCall } from '../../core/handlers.ts'

/**
 * A call is refused if so many queries of its workspace wait when it begins to read: those of about a hundred and fifty facets or of
 * some hundred questions, which take a loaded machine half a minute.
 */
const WAITING_MAX = 2_000
/** Stands for the workspace of work outside of API calls: daily mails, the sweep. */
const NOBODY = 0

/** `order`: that of the call, by when it began to read. */
type Job = { order: number; start: () => Promise<void> }

/** Runs the queries of workspaces. */
type WorkspaceQueue = {
  /**
   * Runs `work` when it is the next one of the current call's workspace. Fails with `overloaded` if too many of the workspace wait
   * when the call begins; later queries of the call are not refused.
   */
  run<T>(work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T>
}

/**
 * Runs queries of all workspaces in rotation, at most `atOnce()` in parallel and `perWorkspace` of one workspace: its slow searches wait
 * in its own queue and do not block others. Of a workspace, the call that began first goes first with all its queries: if those of many
 * calls took turns, all of them would end late. Queries whose client has left are skipped.
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
  const orders = createOrders()
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
        const call = currentCall.getStore()
        const { workspaceId = NOBODY, signal } = call ?? {}
        const line = lines.get(workspaceId) ?? []
        if (line.length >= WAITING_MAX && !orders.hasBegun(call)) throw new AppError('overloaded')
        const order = orders.of(call)
        // A query that waits is started when another one ends, in the call of that one.
        const inOwnCall = AsyncLocalStorage.snapshot()
        async function start(): Promise<void> {
          if (signal?.aborted) reject(new AppError('badRequest', 'The client has left.'))
          else await inOwnCall(() => work(signal)).then(resolve, reject)
        }
        line.splice(line.findLastIndex((job) => job.order <= order) + 1, 0, { order, start })
        lines.set(workspaceId, line)
        next()
      }),
  }
}

/** Numbers calls in the order in which they begin to read; each query outside of calls is one of its own. */
function createOrders() {
  const begun = new WeakMap<object, number>()
  let latest = 0
  return {
    hasBegun: (call: object | undefined): boolean => call !== undefined && begun.has(call),
    of(call: object | undefined): number {
      const known = call && begun.get(call)
      if (known !== undefined) return known
      latest += 1
      if (call !== undefined) begun.set(call, latest)
      return latest
    },
  }
}
