import type { RESTOptions } from 'discord.js'
import { dropOldest } from '../../../src/guards/drop-oldest.ts'

type Request = RESTOptions['makeRequest']

/** Size of the memory of failed attempts. */
const KEPT = 1_000
const SERVER_ERROR = 500

/**
 * Remembers the interactions whose first response failed with an unknown outcome. If Discord says of one of them that it is
 * acknowledged, that was this process; of any other interaction, it was another process of the bot.
 */
export function createFirstResponses() {
  const unknown = new Set<string>()
  return {
    mayHaveSucceeded: ({ id }: { id: string }): boolean => unknown.has(id),
    /** Wraps `request`, so that failed attempts are remembered, those that discord.js repeats by itself included. */
    watch(request: Request): Request {
      return async (url, init) => {
        const [, interaction] = /\/interactions\/(\d+)\/[^/]+\/callback/.exec(url) ?? []
        if (interaction === undefined) return request(url, init)
        try {
          const response = await request(url, init)
          if (response.status >= SERVER_ERROR) keep(interaction)
          return response
        } catch (error) {
          keep(interaction)
          throw error
        }
      }
    },
  }

  function keep(interaction: string): void {
    unknown.add(interaction)
    dropOldest(unknown, KEPT)
  }
}

export type FirstResponses = ReturnType<typeof createFirstResponses>
