import { type APIEmbed, ButtonStyle } from 'discord.js'
import { oneLine } from '../../../src/contract/text.ts'
import type { DeskButton, DeskCard } from '../../bridge/desk/port.ts'
import { shortened } from '../../bridge/text/length.ts'
import { boldable } from '../../bridge/text/markdown.ts'
import { NO_PINGS } from '../connect/client.ts'
import { type ButtonRow, button, buttonRow } from '../controls.ts'
import { MESSAGE_LIMITS } from '../limits.ts'
import { escaped } from '../show/escape.ts'

/** https://docs.discord.com/developers/resources/message#embed-object-embed-limits, with room to spare for all of it. */
const TITLE_MAX = 250
const FACT_MAX = 900
const TALK_MAX = 3_500
const FACTS_MAX = 2_000

/** The verb of the buttons of desks. */
export const DESK_VERB = 'desk'

/** The buttons as component rows. An empty list removes existing buttons. */
export const rowsOf = (buttons: DeskButton[]): ButtonRow[] =>
  buttons.length === 0
    ? []
    : [
        buttonRow(
          ...buttons.map(({ action, object, label }) =>
            button({ verb: DESK_VERB, object: `${action}/${object}` }, label, styles[action]),
          ),
        ),
      ]

const styles = {
  claim: ButtonStyle.Primary,
  handBack: ButtonStyle.Secondary,
  close: ButtonStyle.Secondary,
  retry: ButtonStyle.Secondary,
} as const

/** A card as a message. */
export function deskCardMessage({ title, facts, talk, state, buttons }: DeskCard) {
  const embed: APIEmbed = {
    title: shortened(plain(title), TITLE_MAX),
    description: newestOf(talk, TALK_MAX) || '…',
    fields: facts.map(({ label, value }) => ({
      name: label,
      value: shortened(plain(value), FACT_MAX),
      inline: value.length < 40,
    })),
  }
  return { content: `**${plain(state)}**`, embeds: [embed], components: rowsOf(buttons), allowed_mentions: NO_PINGS }
}

/** The card as plain text, if the bot may not embed links. */
export function plainCard({ title, facts, talk, state, buttons }: DeskCard) {
  const lines = facts.map(({ label, value }) => `**${label}:** ${plain(value)}`).join('\n')
  const head = `**${shortened(plain(title), TITLE_MAX)}**\n${shortened(lines, FACTS_MAX / 2)}\n**${plain(state)}**`
  const rest = newestOf(talk, MESSAGE_LIMITS.text - head.length - 2)
  return {
    content: [head, rest].filter((part) => part !== '').join('\n\n'),
    components: rowsOf(buttons),
    allowed_mentions: NO_PINGS,
  }
}

/** The newest lines that fit. */
function newestOf(talk: DeskCard['talk'], most: number): string {
  const lines = talk.map(({ name, text }) => `**${boldable(name)}:** ${plain(text)}`)
  while (lines.length > 1 && lines.join('\n').length > most) lines.shift()
  return shortened(lines.join('\n'), most)
}

/** The text in one line, so that nobody can imitate another person's line. */
const plain = (text: string): string => escaped(oneLine(text))
