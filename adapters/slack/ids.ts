/**
 * Ids in the bridge contain the address, so that a message is found after a restart.
 * - thread: `workspace/channel/ts` of its first message; `ts` is "" if the whole channel is the thread
 * - message of a person: `workspace/channel/ts/person`, because a stream needs a recipient
 * - message of the bot: `workspace/channel/ts`, with `/open` while it is a stream that has to be stopped
 */
export type MessageAddress = { workspace: string; channel: string; ts: string }

export const idOf = ({ workspace, channel, ts }: MessageAddress): string => `${workspace}/${channel}/${ts}`
export const idOfPerson = (at: MessageAddress, person: string): string => `${idOf(at)}/${person}`

export const idOfBotMessage = (at: MessageAddress, isOpen: boolean): string =>
  isOpen ? `${idOf(at)}/${OPEN}` : idOf(at)
export const isOpenId = (id: string): boolean => id.endsWith(`/${OPEN}`)
const OPEN = 'open'

export function addressOf(id: string): MessageAddress & { person: string | undefined } {
  const [workspace = '', channel = '', ts = '', person] = id.split('/')
  return { workspace, channel, ts, person }
}

/** Whether a channel holds the private messages of one person with the app. */
export const isDirect = (channel: string): boolean => channel.startsWith('D')

/** The time that a `ts` stands for, in ms; its fraction of a ms orders messages of the same ms. */
export const msOf = (ts: string): number => Number(ts) * 1_000
