/** Runs `work` at the first call only; later calls get its result, or its promise. */
export function lazy<Result>(work: () => Result): () => Result {
  let done: { result: Result } | undefined
  return () => (done ??= { result: work() }).result
}
