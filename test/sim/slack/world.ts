import { Refusal } from './api/refusal.ts'
import type { Clock } from './clock.ts'

export type Block = { type: string; block_id?: string; [field: string]: unknown }
export type Person = {
  id: string
  name: string
  locale: string
  timeZone: string
  admin: boolean
  owner: boolean
  /** the workspace they belong to: another company's in a channel shared by Slack Connect */
  team: string
}
export type File = {
  id: string
  name: string
  mimetype: string
  subtype: string | undefined
  bytes: Buffer
  owner: string
  /** a file that Slack tells of before it has it all */
  ready: boolean
  /** where it lies in place of Slack, such as Google Drive; or that it is too old for the free plan of the workspace */
  elsewhere?: string | undefined
  hidden?: boolean | undefined
  /** its owner deleted it */
  deleted?: boolean
  /** where the app shared it */
  shares?: { channel: string; isPublic: boolean; ts: string }[]
}
export type Share = { text: string; author: string; files: File[] }
export type Metadata = { event_type: string; event_payload: Record<string, unknown> }
/** A message that is being written. `left`: it was never stopped and has grown too old. */
export type Stream = {
  openedAt: number
  length: number
  /** what whoever it is not for sees until it ends; undefined where everybody sees all of it */
  first: string | undefined
  recipient: string | undefined
  state: 'in_progress' | 'completed' | 'errored' | 'stopped'
}
export type Message = {
  ts: string
  thread: string | undefined
  user: string
  /** written by the app */
  ours: boolean
  /** the name that the app gave itself for this message */
  username: string | undefined
  /** what people read */
  text: string
  /** what notifications say where it differs */
  preview: string | undefined
  /** given as Markdown rather than as Slack's own marks */
  markdown: boolean
  blocks: Block[]
  files: File[]
  /** messages of others that it forwards */
  shares: Share[]
  /** what is left of a deleted message that began a thread */
  tombstone: boolean
  metadata: Metadata | undefined
  stream: Stream | undefined
  editedTs: string | undefined
  reactions: Map<string, Set<string>>
  /** the only one who sees it */
  onlyFor: string | undefined
}
export type Channel = {
  id: string
  name: string
  /** `group` is a private channel, `mpim` a talk of several people */
  kind: 'channel' | 'group' | 'im' | 'mpim'
  archived: boolean
  members: Set<string>
  messages: Map<string, Message>
}
export type View = { id: string; hash: string; type: 'modal' | 'home'; user: string; body: Record<string, unknown> }
/** An organization of Enterprise Grid. `orgWide`: it installed the app for all of its workspaces at once, with one token. */
type Enterprise = { id: string; orgWide: boolean }
/** A token that lives for a while only, and what renews it once. */
type Rotation = { refreshToken: string; expiresAt: number }
export type Workspace = {
  id: string
  name: string
  token: string
  rotation: Rotation | undefined
  enterprise: Enterprise | undefined
  bot: { user: string; id: string; name: string }
  people: Map<string, Person>
  channels: Map<string, Channel>
  files: Map<string, File>
  views: Map<string, View>
  /** what the agent view shows beside its messages, by channel and thread */
  sessions: Map<string, Session>
}
export type Session = { status: string; at: number; title: string; prompts: { title: string; message: string }[] }

/** All that is on this Slack. Looking up what is not there refuses as Slack does. */
export type World = ReturnType<typeof createWorld>

export function createWorld(clock: Clock) {
  const workspaces = new Map<string, Workspace>()
  let count = 0
  const id = (letter: string) => `${letter}0SIM${String((count += 1)).padStart(5, '0')}`
  return {
    workspaces,
    id,
    addEnterprise: (orgWide: boolean): Enterprise & { bot: Workspace['bot'] } => ({
      id: id('E'),
      orgWide,
      bot: { user: id('W'), id: id('B'), name: 'porchlight' },
    }),
    addWorkspace(name: string, enterprise?: Enterprise & { bot: Workspace['bot'] }): Workspace {
      const own = id('T')
      const isOrgWide = enterprise?.orgWide === true
      const bot = isOrgWide ? enterprise.bot : { user: id('U'), id: id('B'), name: 'porchlight' }
      const token = `xoxb-${isOrgWide ? enterprise.id : own}`
      const kept = () => new Map<string, never>()
      const parts = { people: kept(), channels: kept(), files: kept(), views: kept(), sessions: kept() }
      const workspace: Workspace = { id: own, name, token, rotation: undefined, enterprise, bot, ...parts }
      workspaces.set(own, workspace)
      return workspace
    },
    /** `team`: the workspace of a guest from another company. People of an organization have ids that begin with W. */
    addPerson(workspace: Workspace, name: string, locale = 'en-US', team = workspace.id): Person {
      const own = id(workspace.enterprise === undefined ? 'U' : 'W')
      const person = { id: own, name, locale, timeZone: 'America/New_York', admin: false, owner: false, team }
      workspace.people.set(person.id, person)
      return person
    },
    /** A channel with the app in it, unless others are given. */
    addChannel(
      workspace: Workspace,
      name: string,
      members = [workspace.bot.user],
      kind: Channel['kind'] = 'channel',
    ): Channel {
      const channel: Channel = {
        id: id(kind === 'mpim' ? 'G' : 'C'),
        name,
        kind,
        archived: false,
        members: new Set(members),
        messages: new Map(),
      }
      workspace.channels.set(channel.id, channel)
      return channel
    },
    directChannel(workspace: Workspace, person: string): Channel {
      const known = [...workspace.channels.values()].find(({ kind, members }) => kind === 'im' && members.has(person))
      if (known !== undefined) return known
      const members = new Set([workspace.bot.user, person])
      const channel: Channel = {
        id: id('D'),
        name: 'directmessage',
        kind: 'im',
        archived: false,
        members,
        messages: new Map(),
      }
      workspace.channels.set(channel.id, channel)
      return channel
    },
    add(channel: Channel, written: Pick<Message, 'user' | 'text'> & Partial<Message>): Message {
      const message: Message = {
        ts: clock.ts(),
        thread: undefined,
        ours: false,
        username: undefined,
        markdown: false,
        preview: undefined,
        blocks: [],
        files: [],
        shares: [],
        tombstone: false,
        metadata: undefined,
        stream: undefined,
        editedTs: undefined,
        reactions: new Map(),
        onlyFor: undefined,
        ...written,
      }
      channel.messages.set(message.ts, message)
      return message
    },
  }
}

export function channelOf(workspace: Workspace, id: string): Channel {
  const channel = workspace.channels.get(id)
  if (channel === undefined) throw new Refusal('channel_not_found')
  return channel
}

/** A channel where messages may be written and changed. */
export function openChannelOf(workspace: Workspace, id: string): Channel {
  const channel = channelOf(workspace, id)
  if (channel.archived) throw new Refusal('is_archived')
  return channel
}

export function messageOf(channel: Channel, ts: string): Message {
  const message = channel.messages.get(ts)
  if (message === undefined || message.onlyFor !== undefined) throw new Refusal('message_not_found')
  return message
}

/** The messages of a thread in order, its first one included; of the channel itself where no thread is named. */
export const messagesOf = (channel: Channel, thread: string | undefined): Message[] =>
  [...channel.messages.values()].filter((message) =>
    thread === undefined ? message.thread === undefined : message.thread === thread || message.ts === thread,
  )

export const sessionKey = (channel: string, thread: string | undefined): string => `${channel}/${thread ?? ''}`
