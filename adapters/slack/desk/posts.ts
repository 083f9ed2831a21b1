import { HOUR_MS } from '../../../src/contract/fields/times.ts'
import type { DeskAuthor, DeskPost } from '../../bridge/desk/port.ts'
import { afterName, boldable } from '../../bridge/text/markdown.ts'
import type { Time } from '../../bridge/time.ts'
import { editInPlainestWay, isRefusal, postInPlainestWay } from '../failures.ts'
import { addressOf, idOf, type MessageAddress } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { NO_LINK_PREVIEWS } from '../show/blocks.ts'
import { type Body, bodiesOf, createPostBodies, findPart } from '../show/body.ts'

type Parts = {
  calls: Calls
  findInstallation: FindInstallation
  time: Pick<Time, 'now'>
  report: (error: unknown) => void
}
type Posted = { ts: string; message?: { username?: string } }
type Listed = { messages?: { ts: string; username?: string }[] }

const NAME_MAX = 80
/** Maximum length of a name in the text, so that an edit has room for both. */
const BOLD_MAX = 32
/** How long custom names are not tried after a refusal, in ms. */
const UNNAMED_MS = HOUR_MS
/** The icon of messages under custom names, to tell them from the app's. */
const FACE = ':bust_in_silhouette:'

/**
 * Posts and edits messages in desk threads: under the author's name if the app has the scope for it, else with the name in
 * bold.
 */
export function createDeskPosts(parts: Parts) {
  const { calls, time } = parts
  /** workspaces that refuse custom names, with the time (ms) of the next attempt */
  const unnamed = new Map<string, number>()
  const bodies = createPostBodies()
  const isUnnamed = (workspace: string) => (unnamed.get(workspace) ?? 0) > time.now()

  async function post(target: DeskPost): Promise<MessageAddress> {
    const { thread, key, text, author } = target
    const { workspace, channel, ts } = addressOf(thread)
    const name = shownName(author)
    const isNamed = name !== '' && !isUnnamed(workspace)
    const send = (body: Body) => {
      const custom = isNamed && { username: name, icon_emoji: FACE }
      const args = { channel, thread_ts: ts, ...body, ...custom, ...NO_LINK_PREVIEWS }
      return calls<Posted>({ workspace, method: 'chat.postMessage', lane: 'final', args })
    }
    try {
      const posted = await postInPlainestWay(bodies.of(isNamed ? text : withName(name, text), key), send)
      const at = { workspace, channel, ts: posted.ts }
      if (isNamed && posted.message?.username === undefined) {
        unnamed.set(workspace, time.now() + UNNAMED_MS)
        await edit(at, target, withName(name, text))
      }
      return at
    } catch (error) {
      bodies.noteFailure(key, error)
      if (!isNamed || !isRefusal(error, 'missing_scope')) throw error
      unnamed.set(workspace, time.now() + UNNAMED_MS)
      return post(target)
    }
  }

  async function edit({ workspace, channel, ts }: MessageAddress, { key }: DeskPost, text: string): Promise<void> {
    await editInPlainestWay(bodiesOf(text, key), (body) =>
      calls({ workspace, method: 'chat.update', lane: 'final', args: { channel, ts, ...body } }),
    )
  }

  /** An edit keeps the custom name of a message. */
  async function change(at: MessageAddress, target: DeskPost): Promise<void> {
    const name = shownName(target.author)
    const showsName = name !== '' && !(await isUnderName(at, target.thread))
    await edit(at, target, showsName ? withName(name, target.text) : target.text)
  }

  async function isUnderName({ workspace, channel, ts }: MessageAddress, thread: string): Promise<boolean> {
    const args = { channel, ts: addressOf(thread).ts, oldest: ts, latest: ts, inclusive: true, limit: 1 }
    const { messages = [] } = await calls<Listed>({ workspace, method: 'conversations.replies', lane: 'final', args })
    return messages.find((message) => message.ts === ts)?.username !== undefined
  }

  return {
    async show(target: DeskPost): Promise<string> {
      const { thread, key, id, isRetry, after } = target
      const found = id === undefined && isRetry ? await findPart(parts, { thread, key, replyTo: after }) : undefined
      const at = id === undefined ? found?.at : addressOf(id)
      if (at === undefined) return idOf(await post(target))
      await change(at, target)
      return idOf(at)
    },
  }
}

/** The custom name for a person; "" for the app's own messages. */
const shownName = ({ name, kind }: DeskAuthor): string =>
  kind === 'visitor' || kind === 'staff' ? boldable(name).slice(0, NAME_MAX).toWellFormed() : ''

/** Adds the name in bold. */
const withName = (name: string, text: string): string => afterName(name.slice(0, BOLD_MAX).trim().toWellFormed(), text)
