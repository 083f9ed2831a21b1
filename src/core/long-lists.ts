/** Length of a list that is held in memory until it is sent, in UTF-16 units. */
const HELD_MAX = 256 * 1024

/**
 * A list as an array or, if it is long, as it is read: its answer is then read no faster than the client takes it, so that a crowd
 * that asks for long ones does not fill the memory.
 */
export async function heldIfShort<Item>(
  items: AsyncGenerator<Item, undefined>,
  lengthOf: (item: Item) => number,
): Promise<Item[] | AsyncIterable<Item>> {
  const held: Item[] = []
  let length = 0
  for (let next = await items.next(); !next.done; next = await items.next()) {
    held.push(next.value)
    length += lengthOf(next.value)
    if (length >= HELD_MAX) return followedBy(held, items)
  }
  return held
}

async function* followedBy<Item>(held: Item[], rest: AsyncGenerator<Item, undefined>): AsyncGenerator<Item, undefined> {
  for (let item = held.shift(); item !== undefined; item = held.shift()) yield item
  yield* rest
}
