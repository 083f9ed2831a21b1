/**
 * Ids that cross the bridge say where a thing is, so that it is found after a restart. A thread is
 * `workspace/channel/ts` by the message that began it, without ts where the whole channel is the thread. A message is
 * `workspace/channel/ts`, one of a person followed by the person: Slack streams an answer to somebody; one of the bot's
 * that is still streamed by `open`: it has to be closed, and Slack counts these requests.
 */
export type At = { workspace: string; channel: string; ts: string }

/** A channel of a workspace. */
export type ChannelAddress = Pick<At, 'workspace' | 'channel'>

export const idOf = ({ workspace, channel, ts }: At): string => `${workspace}/${channel}/${ts}`
export const idOfPerson = (at: At, person: string): string => `${idOf(at)}/${person}`

export const idOfOwn = (at: At, isOpen: boolean): string => (isOpen ? `${idOf(at)}/${OPEN}` : idOf(at))
export const isOpenId = (id: string): boolean => id.endsWith(`/${OPEN}`)
const OPEN = 'open'

export function atOf(id: string): At & { person: string | undefined } {
  const [workspace = '', channel = '', ts = '', person] = id.split('/')
  return { workspace, channel, ts, person }
}

/** Whether a channel is private to one person. */
export const isDirect = (channel: string): boolean => channel.startsWith('D')

/** The time that a `ts` stands for, in ms; its fraction of a ms orders messages of the same ms. */
export const msOf = (ts: string): number => Number(ts) * 1_000
