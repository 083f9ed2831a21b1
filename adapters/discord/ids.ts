import { createHash } from 'node:crypto'
/**
 * Ids that cross the bridge say where a thing is, so that it is found after a restart: a message is `channel/message`,
 * an attachment `channel/message/attachment`. A thread of the bridge is `channel/message` by the message that began it,
 * or `channel` alone where the whole channel belongs to it: a direct message, somebody else's thread. Where the bot may
 * answer by an interaction's token only, `channel` of a message is the token, and the thread is `channel@person`.
 */
export type MessageAddress = { channel: string; message: string }

export const idOf = ({ channel, message }: MessageAddress): string => `${channel}/${message}`

export function addressOf(id: string): MessageAddress {
  const [channel = '', message = ''] = id.split('/')
  return { channel, message }
}

/** Whether a thread began with a message in a channel, and so has or could have a thread of Discord's. */
export const beganWithMessage = (thread: string): boolean => thread.includes('/')

/** What answers go through where the bot may not write in the channel, good for 15 minutes. */
export type Token = { token: string; hidden: boolean }

const BY_TOKEN = '~'
const HIDDEN = '!'

export const channelOfToken = ({ token, hidden }: Token): string => `${BY_TOKEN}${hidden ? HIDDEN : ''}${token}`

/** The token that stands for a channel; undefined where it is a channel. */
export function tokenOf(channel: string): Token | undefined {
  if (!channel.startsWith(BY_TOKEN)) return undefined
  const hidden = channel.startsWith(HIDDEN, BY_TOKEN.length)
  return { token: channel.slice(BY_TOKEN.length + (hidden ? HIDDEN.length : 0)), hidden }
}

export const threadByToken = (channel: string, person: string): string => `${channel}@${person}`
export const isByToken = (thread: string): boolean => thread.includes('@')

/** Discord's longest nonce. */
const LENGTH = 25
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A short name for the key of a message, always the same: 25 characters of base32, 125 bits of its hash. */
export function nonceOf(key: string): string {
  const bits = [...createHash('sha256').update(key).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from(
    { length: LENGTH },
    (_, index) => LETTERS[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  )
  return letters.join('')
}
