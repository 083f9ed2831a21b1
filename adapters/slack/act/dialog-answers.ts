import type { App, MessageShortcut, SlackViewAction } from '@slack/bolt'
import { carriedIn, carry } from '../hear/carried.ts'
import { textOf } from '../hear/said.ts'
import { pageLook } from '../show/looks.ts'
import { ask } from './asking.ts'
import { ASK_ABOUT, askAboutDialog, CITY, filterIn, option, questionIn, SEARCH } from './dialogs.ts'
import { type Doing, type DoingParts, type Perform, talkAt } from './doing.ts'

/** What a dialog carries of the message that it asks about, in UTF-16 units. */
const SAID_MAX = 1_500

/** Opens dialogs, completes what is typed in them, and does what they are sent for. */
export function answerDialogs(app: App, perform: Perform, parts: DoingParts): void {
  const { on, people } = parts
  app.options(CITY, async ({ options, body, context, ack }) => {
    const { channel } = carriedIn(body.view?.private_metadata)
    const talk = await talkAt({ workspace: context.teamId ?? '', channel, person: body.user.id, name: '' }, people)
    const cities = await on.listings.cities(talk, options.value)
    await ack({ options: cities.map(option) })
  })
  app.view(SEARCH, async ({ body, view, context, ack }) => {
    await ack()
    const doing = doingIn(body, context.teamId)
    await perform(doing, async ({ talk, words, whisper }) => {
      const found = await on.listings.find(talk, filterIn(view.state.values))
      await whisper(pageLook(found, words, { share: doing.answerTo !== undefined }))
    })
  })
  app.view(ASK_ABOUT, async ({ body, view, context, ack }) => {
    await ack()
    const { thread, said } = carriedIn(view.private_metadata)
    const question = questionIn(view.state.values)
    const text = said ? `${question}\n\n${said.replace(/^/gm, '> ')}` : question
    await perform(doingIn(body, context.teamId), (act) => ask(act, text, { said: question, thread }))
  })
  app.shortcut<MessageShortcut>(
    { type: 'message_action', callback_id: ASK_ABOUT },
    async ({ shortcut, context, ack }) => {
      await ack()
      await openAskAbout(shortcut, context.teamId ?? '', perform, parts)
    },
  )
}

async function openAskAbout(
  shortcut: MessageShortcut,
  workspace: string,
  perform: Perform,
  { findInstallation }: DoingParts,
): Promise<void> {
  const { user, message, message_ts, trigger_id, response_url: answerTo } = shortcut
  const channel = shortcut.channel.id
  await perform({ workspace, channel, person: user.id, name: user.name, answerTo }, async ({ words, calls }) => {
    const { botUser } = await findInstallation(workspace)
    const said = textOf(message, botUser).slice(0, SAID_MAX)
    const thread: string = message['thread_ts'] ?? message_ts
    const view = askAboutDialog(said, words, carry({ answerTo, channel, thread, said }))
    await calls({ workspace, method: 'views.open', lane: 'final', args: { trigger_id, view } })
  })
}

function doingIn({ user, view }: Pick<SlackViewAction, 'user' | 'view'>, workspace = ''): Doing {
  const { channel, answerTo } = carriedIn(view.private_metadata)
  return { workspace, channel, person: user.id, name: user.name, answerTo }
}
