/** How many turns of the event loop begin while `work` runs. */
export async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let next = setImmediate(count)
  function count(): void {
    turns += 1
    next = setImmediate(count)
  }
  await work()
  clearImmediate(next)
  return turns
}
