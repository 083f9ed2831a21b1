/** A door that a test opens when it is time: what waits for `opened` goes on. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: () => resolve() }
}
