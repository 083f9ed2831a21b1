import { createHash } from 'node:crypto'

/**
 * Ids in the bridge contain the address, so that a message is found after a restart.
 * - message: `channel/message`; attachment: `channel/message/attachment`
 * - thread: `channel/message` of its first message, or `channel` if the whole channel is the thread: direct messages, and
 *   threads that neither the bot opened nor another bot for it
 * - if the bot may answer by an interaction token only: the token in place of `channel`, and `channel@person` as the thread
 */
export type MessageAddress = { channel: string; message: string }

export const idOf = ({ channel, message }: MessageAddress): string => `${channel}/${message}`

export function addressOf(id: string): MessageAddress {
  const [channel = '', message = ''] = id.split('/')
  return { channel, message }
}

/** Whether a thread of the bridge begins with a message in a channel, so that Discord may have a thread for it. */
export const beganWithMessage = (thread: string): boolean => thread.includes('/')

/** An interaction token, valid for 15 minutes, for answers where the bot may not write. `hidden`: answers are ephemeral. */
export type Token = { token: string; hidden: boolean }

const BY_TOKEN = '~'
const HIDDEN = '!'

export const channelOfToken = ({ token, hidden }: Token): string => `${BY_TOKEN}${hidden ? HIDDEN : ''}${token}`

/** The token in a `channel`; undefined if it is the id of a channel. */
export function tokenOf(channel: string): Token | undefined {
  if (!channel.startsWith(BY_TOKEN)) return undefined
  const hidden = channel.startsWith(HIDDEN, BY_TOKEN.length)
  return { token: channel.slice(BY_TOKEN.length + (hidden ? HIDDEN.length : 0)), hidden }
}

export const threadByToken = (channel: string, person: string): string => `${channel}@${person}`
export const isByToken = (thread: string): boolean => thread.includes('@')

/** Maximum length of a nonce on Discord. */
const LENGTH = 25
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** The nonce for a message's key: 125 bits of its SHA-256 as 25 characters of base32. */
export function nonceOf(key: string): string {
  const bits = [...createHash('sha256').update(key).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from(
    { length: LENGTH },
    (_, index) => LETTERS[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  )
  return letters.join('')
}
