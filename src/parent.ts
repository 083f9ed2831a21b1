const LOOK_EVERY_MS = 500

/**
 * Acts once when the process that started this one is gone. The shell between npm and a script dies of a signal without
 * passing it on: whoever stopped npm meant the service, and must not leave it behind.
 */
export function whenParentDies(act: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, LOOK_EVERY_MS).unref()
}
