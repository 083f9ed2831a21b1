import type { App, MessageShortcut, SlackViewAction } from '@slack/bolt'
import { shortened } from '../../bridge/text/length.ts'
import { pageMessage } from '../show/listing-cards.ts'
import { textOf } from '../text/message.ts'
import {
  ANSWER_DIALOG,
  ASK_ABOUT_DIALOG,
  askAboutDialog,
  CITY_FIELD,
  filterIn,
  questionIn,
  SEARCH_DIALOG,
  selectOption,
} from './dialogs.ts'
import {
  decodeContext,
  encodeContext,
  type Interaction,
  type InteractionParts,
  type Origin,
  type RunInteraction,
  visitorAt,
} from './interaction.ts'
import { takeAnswer } from './report.ts'
import { ask } from './respond.ts'

/** Length of the message's text that a dialog stores, in UTF-16 units. */
const SAID_MAX = 1_500

/** Opens dialogs, completes cities while they are typed, and handles submitted dialogs. */
export function answerDialogs(app: App, run: RunInteraction, parts: InteractionParts): void {
  const { on, people } = parts
  app.options(CITY_FIELD, async ({ options, body, context, ack }) => {
    const { channel } = decodeContext(body.view?.private_metadata)
    const visitor = await visitorAt(
      { workspace: context.teamId ?? '', channel, person: body.user.id, name: '' },
      people,
    )
    // A person who may not use the bot gets no completions.
    const cities = !on.admits(visitor) ? [] : await on.listings.cities(visitor, options.value)
    await ack({ options: cities.map(selectOption) })
  })
  app.view(SEARCH_DIALOG, async ({ body, view, context, ack }) => {
    await ack()
    const origin = originOfDialog(body, context.teamId)
    await run(origin, async ({ visitor, words, replyEphemeral }) => {
      const found = await on.listings.find(visitor, filterIn(view.state.values))
      await replyEphemeral(pageMessage(found, words, { share: origin.responseUrl !== undefined }))
    })
  })
  app.view(ANSWER_DIALOG, async ({ body, view, context, ack }) => {
    await ack()
    const given = { object: decodeContext(view.private_metadata).question ?? '', values: view.state.values }
    const origin = { ...originOfDialog(body, context.teamId), isAnywhere: true }
    await run(origin, (interaction) => takeAnswer(interaction, people, given))
  })
  app.view(ASK_ABOUT_DIALOG, async ({ body, view, context, ack }) => {
    await ack()
    const { thread, said } = decodeContext(view.private_metadata)
    const question = questionIn(view.state.values)
    const text = said ? `${question}\n\n${said.replace(/^/gm, '> ')}` : question
    await run(originOfDialog(body, context.teamId), (interaction) => ask(interaction, text, { said: question, thread }))
  })
  app.shortcut<MessageShortcut>(
    { type: 'message_action', callback_id: ASK_ABOUT_DIALOG },
    async ({ shortcut, context, ack }) => {
      await ack()
      const { user, response_url: responseUrl } = shortcut
      const place = { workspace: context.teamId ?? '', channel: shortcut.channel.id }
      await run({ ...place, person: user.id, name: user.name, responseUrl }, (interaction) =>
        openAskAbout(interaction, shortcut, parts),
      )
    },
  )
}

async function openAskAbout(
  { workspace, channel, words, calls }: Interaction,
  { message, message_ts, trigger_id, response_url: answerTo }: MessageShortcut,
  { findInstallation }: InteractionParts,
): Promise<void> {
  const { botUser } = await findInstallation(workspace)
  const said = shortened(textOf(message, botUser), SAID_MAX)
  const thread: string = message['thread_ts'] ?? message_ts
  const view = askAboutDialog(said, words, encodeContext({ answerTo, channel, thread, said }))
  await calls({ workspace, method: 'views.open', lane: 'final', args: { trigger_id, view } })
}

export function originOfDialog({ user, view }: Pick<SlackViewAction, 'user' | 'view'>, workspace = ''): Origin {
  const { channel, answerTo: responseUrl } = decodeContext(view.private_metadata)
  return { workspace, channel, person: user.id, name: user.name, responseUrl }
}
