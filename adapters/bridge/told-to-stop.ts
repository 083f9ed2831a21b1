/** Resolves when the process is asked to end, or what started it is gone. A second signal ends it at once. */
export function toldToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  // A line to the process that started this one is there only where that is to be noticed.
  process.once('disconnect', () => resolve())
  process.channel?.unref() // to listen to it must not keep a process alive that has nothing to do
  return promise
}
