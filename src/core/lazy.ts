/** Runs `work` at the first call only; later calls get its result, or its promise. After a failure the next call runs it again. */
export function lazy<Result>(work: () => Result): () => Result {
  let done: { result: Result } | undefined
  return () => {
    if (done !== undefined) return done.result
    const { result } = (done = { result: work() })
    if (result instanceof Promise) result.catch(() => (done = undefined))
    return result
  }
}
