import type { types } from '@slack/bolt'
import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { Visitor } from '../../bridge/platform/messages.ts'
import { greetingOf } from '../../bridge/reply/greetings.ts'
import { shortened } from '../../bridge/text/length.ts'
import type { WatchAnswer } from '../../bridge/watches/port.ts'
import { isRefused } from '../failures.ts'
import { idOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { type People, visitorIn } from '../people.ts'
import { actions, button, greetingMessage, section } from '../show/blocks.ts'
import { mrkdwn } from '../show/mrkdwn.ts'
import { watchMessage } from '../show/watch-messages.ts'
import { slackWordsFor } from '../words.ts'
import { helpText } from './commands.ts'

type Parts = { on: BridgeListener; calls: Calls; people: People; report: (error: unknown) => void }
type Opened = { workspace: string; person: string; channel: string; tab: string }

/** Number of suggested prompts, and the length at which their titles are cut, in UTF-16 units. */
const PROMPTS_MAX = 4
const TITLE_MAX = 75

/** Called when a person opens the app: publishes the home tab, or sets the suggested prompts of the messages tab. */
export async function welcome({ workspace, person, channel, tab }: Opened, parts: Parts): Promise<void> {
  const { on, calls, people } = parts
  const { locale } = await people.profileOf(workspace, person)
  const visitor = visitorIn({ workspace, channel, thread: idOf({ workspace, channel, ts: '' }), person, locale })
  if (!on.admits(visitor)) return
  if (tab === 'home') return publishHome({ ...parts, workspace, visitor }, await on.watches.list(visitor, 1))
  const { suggestions } = greetingOf(await on.chatbots.at(visitor.place), visitor)
  const prompts = suggestions
    .slice(0, PROMPTS_MAX)
    .map((message) => ({ title: shortened(message, TITLE_MAX), message }))
  if (prompts.length === 0) return
  const args = { channel_id: channel, prompts }
  await calls({ workspace, method: 'assistant.threads.setSuggestedPrompts', lane: 'background', args })
}

type Home = Pick<Parts, 'on' | 'calls' | 'report'> & { workspace: string; visitor: Visitor }

/** Publishes a person's home tab: greeting, search, suggested questions, watches and help. */
export async function publishHome(
  { on, calls, report, workspace, visitor }: Home,
  watched: WatchAnswer,
): Promise<void> {
  const chatbot = await on.chatbots.at(visitor.place)
  const words = slackWordsFor(visitor.locale)
  const search = button({ verb: 'search', object: '' }, words.dialog.search, 'primary')
  const greeted = greetingMessage(greetingOf(chatbot, visitor)).blocks
  const [said, suggested] = [true, false].map((isText) => greeted.filter(({ type }) => (type === 'section') === isText))
  const blocks = [
    ...(chatbot.Name === ''
      ? []
      : [{ type: 'header', text: { type: 'plain_text', text: shortened(chatbot.Name, 150) } }]),
    ...(said ?? []),
    actions([search]),
    ...(suggested ?? []),
    { type: 'divider' },
    ...watchMessage(watched).blocks,
    { type: 'divider' },
    section(mrkdwn(helpText(words))),
  ] as types.KnownBlock[]
  const publish = (shown: types.KnownBlock[]) => {
    const args = { user_id: visitor.person, view: { type: 'home' as const, blocks: shown } }
    return calls({ workspace, method: 'views.publish', lane: 'background', args })
  }
  await publish(blocks).catch((error: unknown) => {
    if (!isRefused(error)) throw error
    report(error)
    return publish([section(mrkdwn(helpText(words))), actions([search])])
  })
}
