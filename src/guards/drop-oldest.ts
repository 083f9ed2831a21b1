/**
 * Removes the entries that were added first until at most `most` are left. Call it after each addition to a cache, so that the cache
 * does not fill the memory. An entry that is set again keeps its place unless it is deleted before.
 */
export function dropOldest<Key>(cache: Map<Key, unknown> | Set<Key>, most: number): void {
  for (const oldest of cache.keys()) {
    if (cache.size <= most) return
    cache.delete(oldest)
  }
}
