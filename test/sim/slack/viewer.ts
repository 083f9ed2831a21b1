import type { Record } from './record.ts'
import { type Block, type Channel, type Message, messagesOf, type Stream } from './world.ts'

/** A message as a person sees it. `name`: under which the app wrote it, where that is not its own. */
export type Seen = {
  ts: string
  user: string
  name: string | undefined
  ours: boolean
  text: string
  files: string[]
  open: boolean
  reactions: string[]
  blocks: Block[]
}

/** What a person sees now in a thread, or in the channel itself; what only somebody else sees is left out. */
export function viewer(channel: Channel, { thread, person }: { thread?: string | undefined; person?: string }): Seen[] {
  return messagesOf(channel, thread)
    .filter(({ onlyFor }) => onlyFor === undefined || onlyFor === person)
    .map((message) => seen(message, person))
}

const seen = (message: Message, person: string | undefined): Seen => ({
  ...shapeOf(message, person),
  reactions: [...message.reactions].filter(([, users]) => users.size > 0).map(([name]) => name),
})
const shapeOf = ({ ts, user, username, ours, text, files, stream, blocks }: Message, person: string | undefined) => ({
  ts,
  user,
  name: username,
  ours,
  files: files.filter(({ deleted }) => deleted !== true).map(({ name }) => name),
  text: readable(isHidden(stream, person) ? (stream?.first ?? '') : text),
  open: stream?.state === 'in_progress',
  blocks,
})

/** Whether somebody sees no more of a stream than its first piece. */
const isHidden = (stream: Stream | undefined, person: string | undefined): boolean =>
  stream?.state === 'in_progress' && stream.first !== undefined && stream.recipient !== person

/** Word joiners have no width and no look. */
export const readable = (text: string): string => text.replaceAll('\u2060', '')

/** All texts that a message showed, in order; undefined where it was gone. */
export const history = ({ changes }: Record, ts: string): { at: number; text: string | undefined }[] =>
  changes
    .filter((change) => change.ts === ts)
    .map(({ at, text }) => ({ at, text: text === undefined ? undefined : readable(text) }))
