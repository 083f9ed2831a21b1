import type { App, Receiver, ReceiverEvent } from '@slack/bolt'

/**
 * Events that were handled are acknowledged, and no others: Bolt itself acknowledges them first, and what a process that
 * dies then has not stored would be gone. Slack repeats what is not acknowledged.
 */
export const afterHandling = (receiver: Receiver): Receiver => ({
  init(app) {
    const processEvent = async (event: ReceiverEvent) => {
      if (!isEvent(event)) return app.processEvent(event)
      await app.processEvent({ ...event, ack: async () => undefined })
      await event.ack()
    }
    // All that a receiver does with its app.
    receiver.init({ processEvent } as App)
  },
  start: (...given) => receiver.start(...given),
  stop: (...given) => receiver.stop(...given),
})

const isEvent = ({ body }: ReceiverEvent): boolean => body['event'] !== undefined
