import {
  type ButtonInteraction,
  type Client,
  Events,
  type Interaction,
  InteractionContextType,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js'
import { entryOf } from '../../../src/guards/entry-of.ts'
import { controlOf } from '../../bridge/text/controls.ts'
import type { ButtonVerb } from '../controls.ts'
import { DESK_VERB } from '../desk/desk-card.ts'
import { hasCode, isRefused } from '../failures.ts'
import { personIn, threadOfInteraction } from '../visitors.ts'
import { discordWordsFor } from '../words/words.ts'
import { buttons, pressWatch } from './buttons.ts'
import { commandNamed, complete, forEverybody } from './commands.ts'
import type { InteractionContext } from './interaction.ts'
import { ANSWER_VERB, takeAnswer } from './report.ts'
import { acknowledgePress, describeFailure } from './respond.ts'

type Parts = Pick<InteractionContext, 'on' | 'desk' | 'channels' | 'firstResponses' | 'closed' | 'time' | 'report'>

/** Handles commands, buttons, menus, dialogs and autocompletion. */
export function answerInteractions(client: Client, parts: Parts): void {
  client.on(Events.InteractionCreate, (interaction) => {
    answer(interaction, parts)
      .catch((error: unknown) => apologize(interaction, error, parts))
      .catch(parts.report)
  })
}

/**
 * Tells the person of an error: before the first response, Discord would only say that the bot failed; after it, nothing. What
 * Discord refuses then is reported alone.
 */
async function apologize(interaction: Interaction, error: unknown, { closed, report }: Parts): Promise<void> {
  if (closed.aborted) return
  // The interaction has expired. Discord tells the person, who may try again.
  if (hasCode(error, RESTJSONErrorCodes.UnknownInteraction)) return
  // Another process of the bot has answered.
  if (hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)) return
  if (interaction.isAutocomplete()) return report(error)
  const isAnswered = interaction.deferred || interaction.replied
  if (isAnswered && isRefused(error)) return report(error)
  const content = describeFailure({ words: discordWordsFor(interaction.locale), report }, error)
  const told = { content, flags: MessageFlags.Ephemeral } as const
  await (isAnswered ? interaction.followUp(told) : interaction.reply(told))
}

async function answer(interaction: Interaction, { on, ...parts }: Parts): Promise<void> {
  const { user, locale } = interaction
  void on.locales.set(user.id, locale).catch(parts.report)
  const channel = channelOf(interaction)
  const person = personIn(interaction, channel)
  const visitor = async () => ({ ...person, thread: await threadOfInteraction(interaction, channel) })
  const isAdmitted = on.admits(person, isForStaff(interaction) ? 'manager' : 'visitor')
  if (interaction.isAutocomplete()) return isAdmitted ? complete(interaction, person, on) : interaction.respond([])
  const words = discordWordsFor(locale)
  const say = (content: string) => interaction.reply({ content, flags: MessageFlags.Ephemeral })
  if (!isAdmitted) return void (await say(words.notHere))
  const handling = handle(interaction, { ...parts, on, channel, person, visitor, words })
  // An old message, or an application that was another bot before, may have controls that are not known.
  return handling ?? void (await say(words.controlGone))
}

/** Undefined for a command, button, menu or dialog that is not known. */
function handle(interaction: Interaction, context: Omit<InteractionContext, 'interaction'>): Promise<void> | undefined {
  if (interaction.isChatInputCommand()) return commandNamed(interaction.commandName)?.({ ...context, interaction })
  if (!('customId' in interaction)) return undefined
  const control = controlOf(interaction.customId)
  if (interaction.isModalSubmit())
    return control.verb === ANSWER_VERB ? takeAnswer({ ...context, interaction }, control.object) : undefined
  if (!interaction.isButton() && !interaction.isStringSelectMenu()) return undefined
  const watching = pressWatch({ ...context, interaction }, control)
  if (watching !== undefined || interaction.isStringSelectMenu()) return watching
  const press = entryOf(buttons, control.verb)
  const work = press && (() => press({ ...context, interaction }, control.object))
  return work && FOR_ALL.has(control.verb) ? pressOnce({ ...context, interaction }, work) : work?.()
}

/** Verbs of the buttons that post something for all to see. */
const FOR_ALL = new Set<string>(['about', 'say'] satisfies ButtonVerb[])

async function pressOnce(context: InteractionContext<ButtonInteraction>, work: () => Promise<void>): Promise<void> {
  const { interaction, on } = context
  const { id, message, customId, user, createdTimestamp: at } = interaction
  const isFirst = await on.pressOnce({ button: [message.id, customId, user.id].join('/'), id, at }, work)
  if (!isFirst) await acknowledgePress(context)
}

/** Whether only the list of workspaces applies: staff use desks and settings also in channels where the bot does not answer. */
function isForStaff(interaction: Interaction): boolean {
  if (interaction.isChatInputCommand() || interaction.isAutocomplete())
    return interaction.commandName === 'porchlight' && !forEverybody.has(interaction.options.getSubcommand())
  return 'customId' in interaction && STAFF_VERBS.has(controlOf(interaction.customId).verb)
}
const STAFF_VERBS = new Set([DESK_VERB, ANSWER_VERB])

/** Undefined if the bot is a user-installed app there and no member: in another server, or in group messages. */
function channelOf({ channel, context, guildId, guild }: Interaction): InteractionContext['channel'] {
  if (context === InteractionContextType.PrivateChannel || (guildId !== null && guild === null)) return undefined
  return channel ?? undefined
}
