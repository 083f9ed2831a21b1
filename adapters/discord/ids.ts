/**
 * Ids that cross the bridge say where a thing is, so that it is found after a restart: a message is `channel/message`,
 * an attachment `channel/message/attachment`. A talk is `channel/message` by the message that began it, or `channel`
 * alone where the whole channel is the talk: a direct message, somebody else's thread.
 */
export type MessageAddress = { channel: string; message: string }

export const idOf = ({ channel, message }: MessageAddress): string => `${channel}/${message}`

export function addressOf(id: string): MessageAddress {
  const [channel = '', message = ''] = id.split('/')
  return { channel, message }
}

/** Whether a talk began with a message in a channel, and so has or could have a thread of its own. */
export const beganWithMessage = (thread: string): boolean => thread.includes('/')
