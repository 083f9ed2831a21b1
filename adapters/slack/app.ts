import { App, type Receiver } from '@slack/bolt'
import { afterHandling } from './hear/receiving.ts'
import type { Logger, OwnHome } from './install/homes.ts'

type Parts = {
  receiver: Receiver
  homes: (workspace: string) => Promise<OwnHome>
  logger: Logger
  report: (error: unknown) => void
}

/** Bolt. An event is acknowledged when all that listens to it is done, and comes again where something of it failed. */
export function createApp({ receiver, homes, logger, report }: Parts): App {
  const app = new App({
    receiver: afterHandling(receiver),
    authorize: async ({ teamId = '' }) => {
      const { token, botId, botUser } = await homes(teamId)
      return { botToken: token, botId, botUserId: botUser, teamId }
    },
    convoStore: false,
    logger,
  })
  app.error(async (error) => {
    report(error)
    throw error
  })
  return app
}
