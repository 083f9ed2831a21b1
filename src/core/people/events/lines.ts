type Line = { atWork: number; waiting: (() => void)[] }

/** Runs the work of each workspace, at most `atOnce` at a time; the rest waits in order of arrival, however much it is. */
export function createLines(atOnce: number) {
  const lines = new Map<number, Line>()
  return async <Result>(workspaceId: number, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(workspaceId) ?? { atWork: 0, waiting: [] }
    lines.set(workspaceId, line)
    if (line.atWork < atOnce) line.atWork += 1
    else await new Promise<void>((go) => line.waiting.push(go))
    try {
      return await work()
    } finally {
      // The next one takes the place of this one.
      const next = line.waiting.shift()
      if (next !== undefined) next()
      else line.atWork -= 1
      if (line.atWork === 0) lines.delete(workspaceId)
    }
  }
}
