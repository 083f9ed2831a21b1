import type { AbandonedPart, Delivered, MessageId, ReplyPart } from '../../bridge/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { undelivered } from '../failures.ts'
import { type At, atOf, idOf, idOfOwn, isOpenId } from '../ids.ts'
import { createCalls, type Homes } from '../limits/calls.ts'
import { isBetterStreamed, restOf } from '../limits/pace.ts'
import { createScheduler } from '../limits/scheduler.ts'
import { createMessages } from './messages.ts'
import { findOwn, type Own } from './own.ts'
import { keepStanding, type Standing } from './standing.ts'

/**
 * Shows messages of replies: streamed while the workspace's budget lasts, else posted and edited. Whatever becomes of
 * a request, a message stands once, and in the end says what it was last shown with.
 */
export function createShow({ homes, time }: { homes: Homes; time: Time }) {
  const scheduler = createScheduler(time)
  const calls = createCalls({ homes, scheduler })
  const messages = createMessages({ calls, scheduler, time })
  const standing = keepStanding(time)

  return {
    /** For all else that the app asks of Slack, so that it keeps to the same limits. */
    calls,
    async show(showing: ReplyPart): Promise<Delivered> {
      try {
        const known = await knownMessage(showing)
        const message = known ?? (await create(showing))
        message.complete = showing.complete
        standing.keep(showing.key, message)
        if (known !== undefined) await messages.change(message, showing)
        return { id: idOfOwn(message.at, message.mode !== 'edited'), restMs: restAfter(message) }
      } catch (error) {
        throw undelivered(error)
      }
    },
    async closeAbandoned({ key, id, ...left }: AbandonedPart): Promise<void> {
      if (standing.get(key) !== undefined || (id !== undefined && !isOpenId(id))) return
      try {
        const own = id === undefined ? await findOwn({ homes, calls }, { key, ...left }) : { at: atOf(id), open: true }
        if (own === undefined) return
        const message = standingOf(own, false)
        await messages.settle(message, key)
        standing.keep(key, message)
      } catch (error) {
        throw undelivered(error)
      }
    },
    async remove({ id }: MessageId): Promise<void> {
      try {
        const [key, message] = standing.entries().find(([, { at }]) => isAt(id, at)) ?? []
        if (key !== undefined && message !== undefined) await messages.settle(message, key)
        await messages.remove(atOf(id))
        if (key !== undefined) standing.delete(key)
      } catch (error) {
        throw undelivered(error)
      }
    },
    /** Ends all streams, as they are. */
    async close(): Promise<void> {
      await Promise.allSettled(standing.entries().map(([key, message]) => messages.settle(message, key)))
    },
  }

  /** The message as this process showed it, else as an earlier one left it. */
  async function knownMessage(showing: ReplyPart): Promise<Standing | undefined> {
    const { key, id, again, complete } = showing
    const kept = standing.get(key)
    if (kept !== undefined && (id === undefined || isAt(id, kept.at))) return kept
    if (id !== undefined) return standingOf({ at: atOf(id), open: isOpenId(id) }, complete)
    const own = again ? await findOwn({ homes, calls }, showing) : undefined
    return own && standingOf(own, complete)
  }
  function standingOf({ at, open }: Own, complete: boolean): Standing {
    return { at, mode: open ? 'broken' : 'edited', text: undefined, since: time.now(), complete }
  }

  async function create(showing: ReplyPart): Promise<Standing> {
    const { workspace } = atOf(showing.thread)
    if (showing.complete) return messages.create(showing, false)
    const growing = (mode: Standing['mode']) => standing.growing(workspace, mode)
    const isToStream = isBetterStreamed({ streams: growing('streamed'), edits: growing('edited') })
    const mode = isToStream ? 'streamed' : 'edited'
    return standing.making(workspace, mode, () => messages.create(showing, isToStream))
  }

  function restAfter({ at: { workspace }, mode, complete }: Standing): number {
    if (complete) return 0
    const way = mode === 'streamed' ? 'chat.appendStream' : 'chat.update'
    return restOf(scheduler, workspace, { way, sharers: standing.growing(workspace, mode) })
  }
}

const isAt = (id: string, at: At): boolean => idOf(atOf(id)) === idOf(at)
