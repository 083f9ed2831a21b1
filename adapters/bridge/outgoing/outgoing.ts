import type { Client } from '../../../src/contract/client/client.ts'
import { undefinedIf } from '../../../src/contract/client/refused.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import { seemsPublic } from '../../../src/guards/public-addresses.ts'
import type { Queued } from '../inbox/pending.ts'
import type { Memory } from '../memory/memory.ts'
import type { LastVisit, Threads } from '../memory/threads.ts'
import type { FileToSend, Platform } from '../platform/platform.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'
import { afterName, boldable, fileNameInText } from '../text/markdown.ts'
import type { Time } from '../time.ts'
import type { Alert } from '../watches/alerts.ts'
import { bridgeWordsFor } from '../words/words.ts'
import { createSentFiles } from './files.ts'
import { createNamedMessages } from './named-messages.ts'

/**
 * A message to the visitor of a session that is no answer. `text` "": the message of that name was removed. `isEdit`: it was
 * changed, and of its files those in `fileIds` stay.
 */
export type OutgoingMessage = {
  session: number
  name: string
  text: string
  fileIds: number[]
  isEdit?: boolean
  /** set for a message of staff */
  human: { messageId: number; by: string } | undefined
}
/**
 * A task in the queue of the visitor's thread, after the answers before it. `isRetold`: a process with a lost memory may have
 * shown it.
 */
export type OutgoingTask = Queued & { spoken: OutgoingMessage | Alert; isRetold?: boolean }

type Parts = {
  client: Client
  platform: Pick<Platform, 'name' | 'limits' | 'encode' | 'closeAbandoned' | 'show' | 'remove' | 'sendFile'>
  memory: Memory
  threads: Pick<Threads, 'lastVisit'>
  /** Sends an alert of a watch. `isRetry`: it may have been sent. */
  sendAlert: (alert: Alert, attempt: { isRetry: boolean }) => Promise<void>
  time: Time
  /** Whether staff wrote the message in that thread, so that it is already there. */
  wasWrittenIn: (thread: string, spoken: OutgoingMessage, signal: AbortSignal) => Promise<boolean>
  report: (error: unknown) => void
}

export type Outgoing = ReturnType<typeof createOutgoing>

/** Shows messages of staff and of the service in visitors' threads, each once. */
export function createOutgoing({ client, platform, memory, threads, time, sendAlert, wasWrittenIn, report }: Parts) {
  const files = createSentFiles({ client, platform, keyv: memory.keyv, time, report })
  const messages = createNamedMessages(memory.keyv)

  async function show(visit: LastVisit, { text, key, name, session }: Shown, signal: AbortSignal): Promise<void> {
    await messages.show(text, { ...visit, platform, time, key, name, stored: { session }, signal })
  }

  /** Files that the platform refuses are listed by name, with a link if there is one. */
  async function showFiles(
    visit: LastVisit,
    { fileIds, name, session }: OutgoingMessage,
    signal: AbortSignal,
  ): Promise<void> {
    const key = `${platform.name}/${name}`
    const refused = await files.send(fileIds, { ...visit, key, name, session }, signal)
    if (refused.length === 0) return await remove(visit, await messages.idsOf(linksOf(name)), signal)
    const words = bridgeWordsFor(visit.locale)
    const text = refused
      .map((file) => [words.fileNotShown(fileNameInText(file.name)), ...addressOf(file)].join(' '))
      .join('\n')
    await show(visit, { text, key: `${key}/links`, name: linksOf(name), session }, signal)
  }

  /** Removes the files that an edited message no longer has. Nothing can be added by an edit. */
  async function keepFiles(visit: LastVisit, spoken: OutgoingMessage, signal: AbortSignal): Promise<void> {
    const { name, fileIds } = spoken
    await files.takeBack({ name, thread: visit.thread, staying: fileIds }, signal)
    if ((await messages.idsOf(linksOf(name))).length > 0) await showFiles(visit, spoken, signal)
  }

  /** Staff see at their desk that the message did not reach the visitor. */
  async function tellStaff({ messageId }: { messageId: number }): Promise<void> {
    await client.call('SayUndelivered', { MessageID: messageId }).catch(undefinedIf('noSuchMessage'))
  }

  async function takeBack(visit: LastVisit, name: string, signal: AbortSignal): Promise<void> {
    const [words, links] = await Promise.all([messages.idsOf(name), messages.idsOf(linksOf(name))])
    await remove(visit, [...words, ...links], signal)
    await files.takeBack({ name, thread: visit.thread }, signal)
  }

  async function remove({ thread }: LastVisit, ids: string[], signal: AbortSignal): Promise<void> {
    for (const id of ids) await withDeliveryRetry(() => platform.remove({ thread, id }), time, signal)
  }

  return {
    /** The task for an event, in the thread of its visitor; undefined if the visitor is not on this platform. */
    async taskOf(event: Event, at: number): Promise<OutgoingTask | undefined> {
      const spoken = event.Kind === 'alert' ? event : spokenIn(event)
      if (spoken === undefined || event.SessionID === null) return undefined
      const visit = await threads.lastVisit(event.SessionID)
      return visit && { thread: visit.thread, id: `event/${event.Sequence}`, at, spoken }
    },

    async say({ thread, spoken, isRetold = false }: OutgoingTask, signal: AbortSignal): Promise<void> {
      if ('Kind' in spoken) return await sendAlert(spoken, { isRetry: isRetold })
      const { session, name, text, fileIds } = spoken
      const visit = await threads.lastVisit(session)
      if (visit === undefined || (await wasWrittenIn(thread, spoken, signal))) return
      try {
        if (text === '') return await takeBack(visit, name, signal)
        // First, so that a wrong file goes even where the words are refused.
        if (spoken.isEdit === true) await keepFiles(visit, spoken, signal)
        await show(visit, { text, key: `${platform.name}/${name}`, name, session }, signal)
        if (spoken.isEdit !== true && fileIds.length > 0) await showFiles(visit, spoken, signal)
      } catch (error) {
        // A permanent refusal ends this message but not later ones.
        ignoreRefused(error)
        report(error)
        if (spoken.human !== undefined && text !== '') await tellStaff(spoken.human)
      }
    },
  }
}

type Shown = { text: string; key: string; name: string; session: number }
type Message = Extract<Event, { Kind: 'message' }>['Data']

function spokenIn({ Kind, SessionID: session, Data }: Event): OutgoingMessage | undefined {
  if (session === null) return undefined
  if (Kind !== 'message' || (Data.Type !== 'Human' && Data.Type !== 'System')) return undefined
  const { MessageID: messageId, Type, By, Change, FileIds = [] } = Data
  if (Change === 'Undelivered') return undefined
  const human = Type === 'Human' ? { messageId, by: By?.ID ?? '' } : undefined
  const isEdit = Change === 'Edited'
  return { session, name: `spoken/${messageId}`, text: textOf(Data), fileIds: FileIds, isEdit, human }
}

/** "" for a removed message. */
function textOf({ Type, By, Content, Change, FileIds = [] }: Message): string {
  const said = Content === '' && FileIds.length > 0 && Change !== 'Removed' ? '📎' : Content
  if (said === '' || Type !== 'Human' || By === undefined) return said
  return afterName(boldable(By.Name), said)
}

const linksOf = (name: string): string => `${name}/links`

/** The file's URL; none if it is on a private network or machine, where visitors cannot reach it. */
const addressOf = ({ url }: FileToSend): string[] => (seemsPublic(new URL(url)) ? [url] : [])
