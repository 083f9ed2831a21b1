import type { MessageId } from '../../bridge/platform/messages.ts'
import type { AbandonedPart, ReplyPart, ShownPart } from '../../bridge/platform/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { throwUndelivered } from '../failures.ts'
import { addressOf, idOf, idOfBotMessage, isOpenId, type MessageAddress } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { delayUntilUpdateMs, type RateQueue, shouldStream } from '../limits/rate-queue.ts'
import { type FoundPart, findPart } from './body.ts'
import { createEdits } from './edits.ts'
import { createMessages } from './messages.ts'
import { createPosts } from './posts.ts'
import { createShownMessages, type ShownMessage } from './shown-messages.ts'
import { createStreams } from './streams.ts'

type Parts = {
  findInstallation: FindInstallation
  calls: Calls
  rateQueue: RateQueue
  /** the workspace of a person; undefined if Slack does not tell */
  teamOf: (workspace: string, person: string) => Promise<string | undefined>
  /** whether answers in channels are streamed */
  channelStreams: boolean
  onAgentSession: (thread: string, isProcessing: boolean) => void
  time: Time
  report: (error: unknown) => void
}

/**
 * Shows messages of replies: streamed while the workspace's rate limits allow it, else posted and edited. Despite failed
 * requests, each message exists once and finally has its last text.
 */
export function createReplyParts(parts: Parts) {
  const { rateQueue, time } = parts
  const teamOf = async (workspace: string, person: string) => (await parts.teamOf(workspace, person)) ?? workspace
  const streams = createStreams({ ...parts, teamOf, inChannels: parts.channelStreams })
  const post = createPosts(parts)
  const shown = createShownMessages(time)
  const growing = (workspace: string) => shown.growing(workspace, 'edited')
  const edits = createEdits({ ...parts, post, growing })
  const messages = createMessages({ ...parts, streams, edits, post })

  async function show(part: ReplyPart): Promise<ShownPart> {
    const known = await knownMessage(part)
    const message = known ?? (await create(part))
    message.complete = part.complete
    shown.keep(part.key, message)
    if (known !== undefined) await messages.change(message, part)
    return { id: idOfBotMessage(message.at, isOpen(message)), restMs: restAfter(message) }
  }

  async function closeAbandoned({ key, id, ...left }: AbandonedPart): Promise<void> {
    if (shown.get(key) !== undefined || (id !== undefined && !isOpenId(id))) return
    const found = id === undefined ? await findPart(parts, { key, ...left }) : { at: addressOf(id), open: true }
    if (found === undefined) return
    const message = messageOf({ ...found, complete: false })
    await messages.settle(message, key)
    shown.keep(key, message)
  }

  async function remove({ id }: MessageId): Promise<void> {
    const [key, message] = shown.entries().find(([, { at }]) => isAt(id, at)) ?? []
    if (key !== undefined && message !== undefined) await messages.settle(message, key)
    await messages.remove(addressOf(id))
    if (key !== undefined) shown.delete(key)
  }

  /** The state of the message in this process, else as found on Slack. */
  async function knownMessage(part: ReplyPart): Promise<ShownMessage | undefined> {
    const { key, id, isRetry, complete } = part
    const kept = shown.get(key)
    if (kept !== undefined && (id === undefined || isAt(id, kept.at))) return kept
    if (id !== undefined) return messageOf({ at: addressOf(id), open: isOpenId(id), complete })
    const found = isRetry ? await findPart(parts, part) : undefined
    return found && messageOf({ ...found, complete })
  }
  function messageOf({ at, open, complete }: FoundPart & Pick<ShownMessage, 'complete'>): ShownMessage {
    return { at, mode: open ? 'broken' : 'edited', text: undefined, since: time.now(), complete }
  }

  async function create(part: ReplyPart): Promise<ShownMessage> {
    const { workspace } = addressOf(part.thread)
    // After a failure a stream might fail again, so the message is posted.
    if (part.complete || part.isRetry) return messages.create(part, 'edited')
    const sharers = { streams: shown.growing(workspace, 'streamed'), edits: growing(workspace) }
    const mode = shouldStream(sharers) ? 'streamed' : 'edited'
    return shown.whileCreating(workspace, mode, () => messages.create(part, mode))
  }

  function restAfter({ at: { workspace }, mode, complete }: ShownMessage): number {
    if (complete) return 0
    const way = mode === 'streamed' ? 'chat.appendStream' : 'chat.update'
    return delayUntilUpdateMs(rateQueue, workspace, { way, sharers: shown.growing(workspace, mode) })
  }

  return {
    show: (part: ReplyPart) => show(part).catch(throwUndelivered),
    closeAbandoned: (part: AbandonedPart) => closeAbandoned(part).catch(throwUndelivered),
    remove: (message: MessageId) => remove(message).catch(throwUndelivered),
    /** Stops all streams with their present text. */
    async close(): Promise<void> {
      await Promise.allSettled(shown.entries().map(([key, message]) => messages.settle(message, key)))
    },
  }
}

const isOpen = ({ mode }: ShownMessage): boolean => mode === 'streamed' || mode === 'broken'
const isAt = (id: string, at: MessageAddress): boolean => idOf(addressOf(id)) === idOf(at)
