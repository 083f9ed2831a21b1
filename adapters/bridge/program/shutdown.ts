/** Within the 10 s that container runtimes give, as a rule, between SIGTERM and SIGKILL. */
const LEAVE_MS = 8_000

/**
 * Resolves when the process is asked to end, or what started it is gone. It ends at the latest 8 s later, even where
 * something waits for minutes for its turn on the platform: that is safe, and taken up at the next start. A second signal
 * ends it at once.
 */
export function stopRequested(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const told = () => {
    setTimeout(() => process.exit(), LEAVE_MS).unref()
    resolve()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, told)
  // A line to the process that started this one is there only where that is to be noticed.
  process.once('disconnect', told)
  process.channel?.unref() // to listen to it must not keep a process alive that has nothing to do
  return promise
}
