import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import { carry } from '../hear/carried.ts'
import type { People } from '../hear/people.ts'
import { buttons } from './buttons.ts'
import { commands } from './commands.ts'
import { verbOf } from './controls.ts'
import { answerDialogs } from './dialog-answers.ts'
import { createPerform, type Doing, type DoingParts, type Perform } from './doing.ts'
import { welcome } from './home-tab.ts'

/** Has commands, clicks and dialogs done. All are acknowledged at once, and answered when there is an answer. */
export function answerInteractions(app: App, parts: DoingParts): void {
  const perform = createPerform(parts)
  runCommands(app, perform, parts.people)
  runButtons(app, perform)
  answerDialogs(app, perform, parts)
  app.event('app_home_opened', async ({ event, context }) => {
    const { user: person, channel, tab = 'home' } = event
    // Nothing of it has to be kept, and the service may take its time.
    void welcome({ workspace: context.teamId ?? '', person, channel, tab }, parts).catch(parts.report)
  })
}

function runCommands(app: App, perform: Perform, people: People): void {
  for (const [name, run] of Object.entries(commands))
    app.command(name, async ({ command, context, ack }) => {
      await ack()
      const { channel_id: channel, user_id: person, response_url: answerTo, trigger_id } = command
      const workspace = context.teamId ?? ''
      const carried = carry({ answerTo, channel })
      const given = { text: command.text.trim(), trigger: trigger_id, carried, people }
      await perform({ workspace, channel, person, name: command.user_name, answerTo }, (act) =>
        run({ ...act, ...given }),
      )
    })
}

function runButtons(app: App, perform: Perform): void {
  app.action<BlockAction<ButtonAction>>({ type: 'block_actions' }, async ({ body, action, context, ack }) => {
    await ack()
    const run = buttons[verbOf(action.action_id)]
    if (run === undefined) return
    const { message, container, trigger_id: trigger } = body
    const doing = doingOf(body, context.teamId)
    const { channel, answerTo } = doing
    const thread: string | undefined = message?.['thread_ts'] ?? message?.ts
    const carried = carry({ channel, answerTo })
    const press = { object: action.value ?? '', thread, hidden: container['is_ephemeral'] === true, trigger, carried }
    await perform(doing, (act) => run({ ...act, ...press, answerTo }))
  })
}

const doingOf = ({ user, channel, container, message, response_url }: BlockAction, workspace = ''): Doing => ({
  workspace,
  channel: channel?.id ?? container['channel_id'] ?? '',
  person: user.id,
  name: user.name ?? user.username,
  answerTo: response_url || undefined,
  thread: message?.['thread_ts'],
})
