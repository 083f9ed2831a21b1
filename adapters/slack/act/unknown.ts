import type { App } from '@slack/bolt'
import { textMessage } from '../show/blocks.ts'
import { commands } from './commands.ts'
import { originOf } from './dialog-answers.ts'
import { ANSWER, ASK_ABOUT, CITY, SEARCH } from './dialogs.ts'
import type { Interaction, Origin, RunInteraction } from './interaction.ts'

/** Tells the person that the app does not know what was used, such as a button of an older version. */
export const sayUnknown = ({ whisper, words }: Pick<Interaction, 'whisper' | 'words'>): Promise<void> =>
  whisper(textMessage(words.controlGone))

/** Every name but these. */
const except = (...names: string[]): RegExp => new RegExp(`^(?!(?:${names.join('|')})$)`)

/** Answers commands, shortcuts and dialogs that nothing else answers. Slack would tell the person that the app failed. */
export function answerUnknown(app: App, run: RunInteraction): void {
  app.command(except(...Object.keys(commands)), async ({ command, context, ack }) => {
    await ack()
    const { channel_id: channel, user_id: person, user_name: name, response_url: answerTo } = command
    await run({ workspace: context.teamId ?? '', channel, person, name, answerTo }, sayUnknown)
  })
  app.shortcut(except(ASK_ABOUT), async ({ shortcut, context, ack }) => {
    await ack()
    const { user } = shortcut
    const onMessage = shortcut.type === 'message_action' ? shortcut : undefined
    const name = 'name' in user ? user.name : user.username
    const origin: Origin = {
      workspace: context.teamId ?? '',
      channel: onMessage?.channel.id ?? '',
      person: user.id,
      name,
    }
    await run({ ...origin, answerTo: onMessage?.response_url }, sayUnknown)
  })
  app.view(
    { type: 'view_submission', callback_id: except(SEARCH, ANSWER, ASK_ABOUT) },
    async ({ body, context, ack }) => {
      await ack()
      await run(originOf(body, context.teamId), sayUnknown)
    },
  )
  app.view({ type: 'view_closed', callback_id: /^/ }, ({ ack }) => ack())
  app.options(except(CITY), ({ ack }) => ack({ options: [] }))
}
