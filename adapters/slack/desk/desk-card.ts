import type { types } from '@slack/bolt'
import { oneLine } from '../../../src/contract/text.ts'
import {
  CARD_LINE_MAX,
  type DeskAction,
  type DeskButton,
  type DeskCard,
  deskActionNamed,
} from '../../bridge/desk/port.ts'
import { controlOf } from '../../bridge/text/controls.ts'
import { shortened } from '../../bridge/text/length.ts'
import { boldable } from '../../bridge/text/markdown.ts'
import { actions, type BlocksMessage, button, section, textMessage } from '../show/blocks.ts'
import { inlineMrkdwn } from '../show/inline-mrkdwn.ts'
import { escaped } from '../text/escape.ts'

/** Maximum lengths in UTF-16 units. */
const TITLE_MAX = 150
const VALUE_MAX = 400
/** chat.update allows 4,000 bytes in all parts of a message together. */
const CARD_BYTES = 3_800
/** A section allows 3,000 units. */
const TALK_BYTES = 2_900

const PREFIX = 'desk-'

/** The action of a desk button, from its id; undefined for other buttons. */
export function deskActionOf(actionId: string): DeskAction | undefined {
  const verb = controlOf(actionId).verb
  return verb.startsWith(PREFIX) ? deskActionNamed(verb.slice(PREFIX.length)) : undefined
}

/** The first message of a desk thread. If it is too long, the oldest previous messages are cut. */
export function deskCardMessage({ title, facts, talk, state, buttons }: DeskCard): BlocksMessage {
  const heading = shortened(unfenced(title), TITLE_MAX)
  const said = facts
    .map(({ label, value }) => `*${escaped(label)}:* ${linked(shortened(unfenced(value), VALUE_MAX))}`)
    .join('\n')
  const left = CARD_BYTES - bytesOf(`${heading}${said}${state}`)
  const last = newest(talk, Math.min(left, TALK_BYTES))
  const header: types.HeaderBlock = { type: 'header', text: { type: 'plain_text', text: heading, emoji: false } }
  const note: types.ContextBlock = {
    type: 'context',
    elements: [{ type: 'mrkdwn', text: escaped(state), verbatim: true }],
  }
  const blocks = [
    header,
    ...(said === '' ? [] : [section(said)]),
    ...(last === '' ? [] : [section(last)]),
    ...(state === '' ? [] : [note]),
    ...buttonsOf(buttons),
  ]
  return { text: escaped(heading), blocks }
}

/** A text with buttons below. */
export function noticeMessage(text: string, buttons: DeskButton[]): BlocksMessage {
  const { blocks, ...content } = textMessage(text)
  return { ...content, blocks: [...blocks, ...buttonsOf(buttons)] }
}

const buttonsOf = (buttons: DeskButton[]) =>
  buttons.length === 0
    ? []
    : [actions(buttons.map(({ action, object, label }) => button({ verb: `${PREFIX}${action}`, object }, label)))]

/** The latest lines of a conversation that fit into `bytes`. */
function newest(talk: DeskCard['talk'], bytes: number): string {
  const lines: string[] = []
  let left = bytes
  for (const { name, text, isBot = false } of talk.toReversed()) {
    const said = shortened(unfenced(text), CARD_LINE_MAX)
    const line = `*${escaped(boldable(name))}:* ${isBot ? inlineMrkdwn(said) : escaped(said)}`
    left -= bytesOf(line) + 1
    if (left < 0) break
    lines.unshift(line)
  }
  return lines.join('\n')
}

/** Puts a text into one line and removes code fences, so that nobody can imitate the message of another. */
const unfenced = (text: string) => oneLine(text).replaceAll('```', "'''")
const bytesOf = (text: string) => Buffer.byteLength(text)
const linked = (text: string) => escaped(text).replaceAll(/https?:\/\/[^\s<>|]+/g, (url) => `<${url}>`)
