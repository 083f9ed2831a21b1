type Queue = { atWork: number; waiting: (() => void)[] }

/** Runs the work of each workspace, at most `atOnce` at a time; the rest waits in order of arrival, without a limit. */
export function limitPerWorkspace(atOnce: number) {
  const queues = new Map<number, Queue>()
  return async <Result>(workspaceId: number, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(workspaceId) ?? { atWork: 0, waiting: [] }
    queues.set(workspaceId, queue)
    if (queue.atWork < atOnce) queue.atWork += 1
    else await new Promise<void>((go) => queue.waiting.push(go))
    try {
      return await work()
    } finally {
      // The next one takes the place of this one.
      const next = queue.waiting.shift()
      if (next !== undefined) next()
      else queue.atWork -= 1
      if (queue.atWork === 0) queues.delete(workspaceId)
    }
  }
}
