/** Runs work of one key sequentially, work of different keys concurrently. */
type KeyedLock = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function createKeyedLock(): KeyedLock {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const turn = before.then(work, work)
    const over = () => void (last.get(key) === turn && last.delete(key))
    last.set(key, turn)
    turn.then(over, over)
    return turn
  }
}
