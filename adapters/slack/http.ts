import { HTTPReceiver, type Receiver } from '@slack/bolt'
import type { Logger } from './homes.ts'
import type { Hooks } from './sockets.ts'

export type HttpParts = { signingSecret: string; host: string; port: number; logger: Logger }

/** Takes Slack's signed requests at /slack/events. */
export function createHttp({ signingSecret, host, port, logger }: HttpParts, { connected }: Hooks): Receiver {
  const receiver = new HTTPReceiver({ signingSecret, logger })
  return {
    init: (app) => receiver.init(app),
    async start() {
      const server = await receiver.start({ host, port } as never)
      connected()
      return server
    },
    stop: () => receiver.stop(),
  }
}
