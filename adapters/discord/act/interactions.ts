import { type Client, Events, type Interaction, MessageFlags, RESTJSONErrorCodes } from 'discord.js'
import { wordsFor } from '../../bridge/words/words.ts'
import { hasCode } from '../failures.ts'
import type { Tongues } from '../hear/locales.ts'
import { talkIn } from '../hear/talks.ts'
import type { Act } from './acts.ts'
import { complete } from './autocomplete.ts'
import { buttons } from './buttons.ts'
import { commands } from './commands.ts'
import { controlOf } from './controls.ts'

type Parts = Pick<Act, 'on' | 'rooms' | 'report'> & { tongues: Tongues }

/** Has commands and buttons done, and what is typed into a command completed. */
export function answerInteractions(client: Client, parts: Parts): void {
  client.on(Events.InteractionCreate, (interaction) => {
    answer(interaction, parts).catch((error: unknown) => {
      // It came too late, or the answer did: the person was told so by Discord, and may do it again.
      if (!hasCode(error, RESTJSONErrorCodes.UnknownInteraction)) parts.report(error)
    })
  })
}

async function answer(interaction: Interaction, { on, tongues, ...parts }: Parts): Promise<void> {
  const { channel, user, locale } = interaction
  if (channel === null) return
  tongues.hear(user.id, locale)
  const talk = talkIn(interaction, channel)
  if (interaction.isAutocomplete()) return complete(interaction, talk, on)
  if (!interaction.isChatInputCommand() && !interaction.isButton()) return
  const words = wordsFor(locale)
  if (!on.admits(talk)) return void (await interaction.reply({ content: words.notHere, flags: MessageFlags.Ephemeral }))
  const act = { ...parts, on, channel, talk, words }
  if (interaction.isChatInputCommand()) return commands[interaction.commandName]?.({ ...act, interaction })
  const { verb, object } = controlOf(interaction.customId)
  return buttons[verb]?.({ ...act, interaction }, object)
}
