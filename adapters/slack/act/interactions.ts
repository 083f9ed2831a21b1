import type { App, BlockAction, ButtonAction, StaticSelectAction } from '@slack/bolt'
import { entryOf } from '../../../src/guards/entry-of.ts'
import { controlOf, watchVerbs } from '../../bridge/text/controls.ts'
import { deskActionOf } from '../desk/desk-card.ts'
import { msOf } from '../ids.ts'
import { type ButtonVerb, textMessage } from '../show/blocks.ts'
import { unescaped } from '../text/escape.ts'
import type { Block } from '../text/text-of-blocks.ts'
import { buttons } from './buttons.ts'
import { commands } from './commands.ts'
import { pressAtDesk } from './desks.ts'
import { answerDialogs, originOfDialog } from './dialog-answers.ts'
import { ANSWER_DIALOG, ASK_ABOUT_DIALOG, CITY_FIELD, SEARCH_DIALOG } from './dialogs.ts'
import { welcome } from './home-tab.ts'
import {
  createInteractionRunner,
  encodeContext,
  type Interaction,
  type InteractionParts,
  type Origin,
  type RunInteraction,
} from './interaction.ts'

/** Handles commands, clicks and dialogs. All are acknowledged at once and answered later. */
export function answerInteractions(app: App, parts: InteractionParts): void {
  const run = createInteractionRunner(parts)
  runCommands(app, run, parts)
  runButtons(app, run, parts)
  answerDialogs(app, run, parts)
  answerUnknown(app, run)
  app.event('app_home_opened', async ({ event, context }) => {
    const { user: person, channel, tab = 'home' } = event
    // Not awaited: the service may be slow, and nothing has to be stored.
    void welcome({ workspace: context.teamId ?? '', person, channel, tab }, parts).catch(parts.report)
  })
}

function runCommands(app: App, run: RunInteraction, { people, desk }: InteractionParts): void {
  for (const [name, runCommand] of Object.entries(commands))
    app.command(name, async ({ command, context, ack }) => {
      await ack()
      const { channel_id: channel, user_id: person, response_url: responseUrl, trigger_id } = command
      const workspace = context.teamId ?? ''
      const dialogContext = encodeContext({ answerTo: responseUrl, channel })
      const given = { text: unescaped(command.text).trim(), trigger: trigger_id, dialogContext, people, desk }
      const isAnywhere = name === '/porchlight'
      await run({ workspace, channel, person, name: command.user_name, responseUrl, isAnywhere }, (interaction) =>
        runCommand({ ...interaction, ...given }),
      )
    })
}

function runButtons(app: App, run: RunInteraction, parts: InteractionParts): void {
  app.action<BlockAction<ButtonAction | StaticSelectAction>>(
    { type: 'block_actions' },
    async ({ body, action, context, ack }) => {
      await ack()
      const deskAction = deskActionOf(action.action_id)
      if (deskAction !== undefined && action.type === 'button')
        return pressAtDesk(
          { action: deskAction, object: action.value ?? '', at: msOf(action.action_ts) },
          originOfPress(body, context.teamId),
          parts,
        )
      const { verb, object } = controlOf(action.action_id)
      // Slack opens the address of a button by itself.
      if ('url' in action && action.url !== undefined) return
      const pressButton = entryOf(buttons, verb) ?? sayUnknown
      const { message, container, trigger_id: trigger } = body
      const hidden = container['is_ephemeral'] === true
      const origin = originOfPress(body, context.teamId)
      const { channel, responseUrl } = origin
      const thread: string | undefined =
        message?.['thread_ts'] ?? container['thread_ts'] ?? (hidden ? undefined : message?.ts)
      const dialogContext = encodeContext({ channel, answerTo: responseUrl })
      const press = {
        // A menu has its argument in its action id.
        object: action.type === 'button' ? (action.value ?? '') : object,
        value: action.type === 'static_select' ? action.selected_option.value : undefined,
        people: parts.people,
        beside: textBeside(body, action.action_id),
        thread,
        hidden,
        trigger,
        dialogContext,
      }
      const isAnywhere = ANYWHERE.has(verb)
      const work = () =>
        run({ ...origin, isAnywhere }, (interaction) => pressButton({ ...interaction, ...press, responseUrl }))
      const button = [origin.workspace, channel, container['message_ts'], action.action_id, origin.person].join('/')
      await (FOR_ALL.has(verb) ? parts.on.pressOnce({ button, id: trigger, at: msOf(action.action_ts) }, work) : work())
    },
  )
}

/** Verbs of the buttons that post something for all to see. */
const FOR_ALL = new Set<string>(['about', 'say', 'share', 'similar'] satisfies ButtonVerb[])

/** Verbs of the buttons of answers to /porchlight, which like that command work in every channel. */
const ANYWHERE = new Set([
  'answer',
  'forget',
  ...Object.entries(watchVerbs).flatMap(([verb, where]) => (where === 'in place' ? [verb] : [])),
])

const originOfPress = ({ user, channel, container, message, response_url }: BlockAction, workspace = ''): Origin => ({
  workspace,
  channel: channel?.id ?? container['channel_id'] ?? '',
  person: user.id,
  name: user.name ?? user.username,
  responseUrl: response_url || undefined,
  thread: message?.['thread_ts'] ?? container['thread_ts'],
})

/** The text of the section with that button; '' if the message has none. */
function textBeside({ message }: BlockAction, button: string): string {
  const blocks: Block[] = message?.['blocks'] ?? []
  const { text = '' } = blocks.find(({ accessory }) => accessory?.action_id === button) ?? {}
  return typeof text === 'object' && typeof text.text === 'string' ? text.text : ''
}

/** Tells the person that the app does not know what was used, such as a button of an older version. */
const sayUnknown = ({ replyEphemeral, words }: Pick<Interaction, 'replyEphemeral' | 'words'>): Promise<void> =>
  replyEphemeral(textMessage(words.controlGone))

/** Every name but these. */
const except = (...names: string[]): RegExp => new RegExp(`^(?!(?:${names.join('|')})$)`)

/** Answers commands, shortcuts and dialogs that nothing else answers. Slack would tell the person that the app failed. */
function answerUnknown(app: App, run: RunInteraction): void {
  app.command(except(...Object.keys(commands)), async ({ command, context, ack }) => {
    await ack()
    const { channel_id: channel, user_id: person, user_name: name, response_url: responseUrl } = command
    await run({ workspace: context.teamId ?? '', channel, person, name, responseUrl }, sayUnknown)
  })
  app.shortcut(except(ASK_ABOUT_DIALOG), async ({ shortcut, context, ack }) => {
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
    await run({ ...origin, responseUrl: onMessage?.response_url }, sayUnknown)
  })
  app.view(
    { type: 'view_submission', callback_id: except(SEARCH_DIALOG, ANSWER_DIALOG, ASK_ABOUT_DIALOG) },
    async ({ body, context, ack }) => {
      await ack()
      await run(originOfDialog(body, context.teamId), sayUnknown)
    },
  )
  app.view({ type: 'view_closed', callback_id: /^/ }, ({ ack }) => ack())
  app.options(except(CITY_FIELD), ({ ack }) => ack({ options: [] }))
}
