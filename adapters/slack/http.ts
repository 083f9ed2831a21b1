import type { AddressInfo } from 'node:net'
import { HTTPReceiver, type Receiver } from '@slack/bolt'
import type { Logger } from './homes.ts'
import type { Hooks } from './sockets.ts'

/** `listening` is told the port once it is open. */
export type HttpParts = {
  signingSecret: string
  host: string
  port: number
  logger: Logger
  listening: (port: number) => void
}

/** Takes Slack's signed requests at /slack/events. */
export function createHttp(
  { signingSecret, host, port, logger, listening }: HttpParts,
  { connected }: Hooks,
): Receiver {
  const receiver = new HTTPReceiver({ signingSecret, logger })
  return {
    init: (app) => receiver.init(app),
    async start() {
      const server = await receiver.start({ host, port } as never)
      listening((server.address() as AddressInfo).port)
      connected()
      return server
    },
    stop: () => receiver.stop(),
  }
}
