/** Length of a list that is held in memory until it is sent, in UTF-16 units. */
const HELD_MAX = 256 * 1024

/** Returns a short list as an array, a long one as a stream that is read at the client's pace, so that many of them do not fill memory. */
export async function arrayIfShort<Item>(
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
