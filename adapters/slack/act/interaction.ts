import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { Visitor } from '../../bridge/platform/messages.ts'
import { shortened } from '../../bridge/text/length.ts'
import { describeError, isDefect } from '../../bridge/words/words.ts'
import type { SlackDesk } from '../desk/desk.ts'
import { isFromSlack, isRefusal, isRefusalLike, isRefused } from '../failures.ts'
import { idOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { type People, visitorIn } from '../people.ts'
import { type BlocksMessage, textMessage } from '../show/blocks.ts'
import { type SlackWords, slackWordsFor } from '../words.ts'
import { sendEphemeral } from './respond.ts'

/** A command, a click or a submitted dialog, with its place and what is needed to handle it. */
export type Interaction = {
  visitor: Visitor
  /** `channel` is "" in the home tab */
  workspace: string
  channel: string
  /** display name of the person */
  name: string
  words: SlackWords
  on: BridgeListener
  calls: Calls
  /** shows a message to the person alone */
  replyEphemeral: (content: BlocksMessage) => Promise<void>
  report: (error: unknown) => void
}

/**
 * A click. `object`: the argument of the button; `value`: the chosen option of a menu; `thread`: `ts` of the message's thread;
 * `hidden`: the message is ephemeral.
 */
export type Press = Interaction & {
  object: string
  value: string | undefined
  people: People
  /** the text of the block that has the button, in Slack's marks */
  beside: string
  thread: string | undefined
  hidden: boolean
  trigger: string
  dialogContext: string
  /** undefined if Slack sent none */
  responseUrl: string | undefined
}

/** The person and place of an interaction. `channel`: "" in the home tab. `thread`: `ts` of the thread. */
export type Origin = {
  workspace: string
  channel: string
  person: string
  name: string
  responseUrl?: string | undefined
  thread?: string | undefined
  /** only the list of workspaces applies, not that of channels */
  isAnywhere?: boolean
}
export type InteractionParts = {
  on: BridgeListener
  findInstallation: FindInstallation
  calls: Calls
  people: People
  desk: SlackDesk
  report: (error: unknown) => void
}
export type RunInteraction = (origin: Origin, work: (interaction: Interaction) => Promise<void>) => Promise<void>

/** Runs a handler if the app may talk there, else tells the person. Errors become a text for people. */
export const createInteractionRunner =
  ({ on, calls, people, report }: InteractionParts): RunInteraction =>
  async (origin, work) => {
    const { workspace, channel, name, responseUrl, thread } = origin
    const visitor = await visitorAt(origin, people)
    const base = { visitor, workspace, channel, name, words: slackWordsFor(visitor.locale), on, calls, report }
    const replyEphemeral = (content: BlocksMessage) => sendEphemeral(base, content, { responseUrl, thread })
    const interaction = { ...base, replyEphemeral }
    await withApology(interaction, () =>
      on.admits(visitor, origin.isAnywhere === true ? 'manager' : 'visitor')
        ? work(interaction)
        : replyEphemeral(textMessage(interaction.words.notHere)),
    )
  }

export async function visitorAt({ workspace, channel, person, thread = '' }: Origin, people: People): Promise<Visitor> {
  const profile = await people.profileOf(workspace, person)
  return visitorIn({ workspace, channel, thread: idOf({ workspace, channel, ts: thread }), person, ...profile })
}

/** Runs `work`; if it fails, tells the person alone why. */
export async function withApology(
  { replyEphemeral, words, report }: Pick<Interaction, 'replyEphemeral' | 'words' | 'report'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const failure = slackFailureInWords(error, words)
    if (failure === undefined ? isDefect(error) : failure === words.failures.notShown) report(error)
    await replyEphemeral(textMessage(failure ?? describeError(error, words))).catch(report)
  }
}

/** A failure of Slack in words for a person; undefined for any other error, such as one of the service. */
function slackFailureInWords(error: unknown, { notInChannel, mayNotPost, failures }: SlackWords): string | undefined {
  if (isRefusal(error, ...NOT_IN_CHANNEL)) return notInChannel
  if (isRefusalLike(error, MAY_NOT_POST)) return mayNotPost
  if (isRefusal(error, ...TOO_LATE)) return failures.broken
  if (isRefused(error)) return failures.notShown
  return isFromSlack(error) ? failures.broken : undefined
}

/** What Slack answers to an app that is not in the channel, the second for a private channel. */
const NOT_IN_CHANNEL = ['not_in_channel', 'channel_not_found']
/** In the channel only some may post: https://docs.slack.dev/reference/methods/chat.postMessage#errors */
const MAY_NOT_POST = /^restricted_action/
/** A dialog was asked for too late, or twice: https://docs.slack.dev/reference/methods/views.open */
const TOO_LATE = ['expired_trigger_id', 'exchanged_trigger_id', 'trigger_expired', 'trigger_exchanged']

/** The private metadata of a dialog: where it was opened and what it is about. */
type DialogContext = {
  channel: string
  /** the `response_url` of the interaction that opened it */
  answerTo?: string | undefined
  /** `ts` of the thread that it is about */
  thread?: string
  said?: string
  /** key of a report's question */
  question?: string
}

/** What the metadata of a dialog holds, in UTF-16 units: https://docs.slack.dev/reference/views/modal-views */
const METADATA_MAX = 3_000
const SAID_MIN = 10

/** The context as JSON. If it is longer than a dialog holds, the quoted message is shortened. */
export function encodeContext(context: DialogContext): string {
  const text = JSON.stringify(context)
  const { said = '' } = context
  const excess = text.length - METADATA_MAX
  if (excess <= 0 || said.length < SAID_MIN) return text
  return encodeContext({ ...context, said: shortened(said, Math.max(said.length - excess, said.length / 2)) })
}

/** The context of a dialog. For a dialog of another version of the app, the channel is "". */
export function decodeContext(text = ''): DialogContext {
  try {
    const context = JSON.parse(text) as DialogContext | null
    return typeof context?.channel === 'string' ? context : { channel: '' }
  } catch {
    return { channel: '' }
  }
}
