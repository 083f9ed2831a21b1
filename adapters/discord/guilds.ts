import type { Client } from 'discord.js'
import type { Platform } from '../bridge/platform.ts'

/** Tells the server that added the bot before all others did. */
export function createAddedFirst({ guilds }: Client): Platform['addedFirst'] {
  let first: string[] = []
  return async (workspace) => {
    const all = [...guilds.cache.values()]
    // Of an unavailable server, Discord sends the id alone: https://docs.discord.com/developers/resources/guild#unavailable-guild-object
    if (all.every(({ available }) => available)) {
      const earliest = Math.min(...all.map(({ joinedTimestamp }) => joinedTimestamp))
      first = all.filter(({ joinedTimestamp }) => joinedTimestamp === earliest).map(({ id }) => id)
    }
    return first.includes(workspace)
  }
}
