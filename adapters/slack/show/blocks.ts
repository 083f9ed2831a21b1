import type { types } from '@slack/bolt'
import { beginning } from '../../../src/contract/text.ts'
import type { Greeting, Report } from '../../bridge/platform/listener.ts'
import { type BridgeVerb, type ButtonAction, controlName } from '../../bridge/text/controls.ts'
import { shortened } from '../../bridge/text/length.ts'
import { render } from '../../bridge/text/render.ts'
import { escaped } from '../text/escape.ts'
import type { SlackWords } from '../words.ts'
import { mrkdwn } from './mrkdwn.ts'

type ActionsBlock = types.ActionsBlock
type SectionBlock = types.SectionBlock
type AnyBlock = types.KnownBlock | types.Block

/** A message of blocks. `text`: the text of its notification. */
export type BlocksMessage = { text: string; blocks: AnyBlock[] }

/** Maximum lengths in UTF-16 units: Slack allows 3,000 in a section and about 13,000 in all texts of a message. */
const SECTION_MAX = 3_000
export const BRIEF_MAX = 1_200
export const TEXT_MAX = 2_900
const PIECE_MAX = TEXT_MAX / 5
const QUESTION_MAX = 2_000
const SUGGESTIONS_MAX = 5

/** Arguments of a message without link previews: an answer may have many links. */
export const NO_LINK_PREVIEWS = { unfurl_links: false, unfurl_media: false }

/** A greeting with a button for each suggested question. */
export function greetingMessage({ text, suggestions }: Greeting): BlocksMessage {
  const fitting = [...new Set(suggestions)].filter((question) => question.length <= QUESTION_MAX)
  const buttons: types.Button[] = fitting.slice(0, SUGGESTIONS_MAX).map((question, index) => ({
    ...button({ verb: 'say', object: question }, question),
    // Questions may begin alike.
    action_id: controlName({ verb: 'say', object: beginning(`${index + 1} ${question}`, NAME_MAX) }),
  }))
  return {
    text: mrkdwn(text),
    blocks: [...sectionsOf(text), ...(buttons.length > 0 ? [actions(buttons)] : [])],
  }
}

/** A question that was asked by a command or button, shown to everybody. */
export const questionMessage = (text: string, name: string, words: SlackWords): BlocksMessage => ({
  text: shortened(escaped(text), TEXT_MAX),
  blocks: [
    { type: 'context', elements: [{ type: 'plain_text', text: words.asked(name), emoji: false }] },
    quotation(text, TEXT_MAX),
  ],
})

/** The beginning of a text, at most `most` UTF-16 units, as a quotation. */
export const quotation = (text: string, most: number): SectionBlock => quoted(escaped(text), most)

/** The same of a text in Slack's marks. */
export const quoted = (text: string, most: number): SectionBlock =>
  section(shortened(shortened(text, most).replace(/^/gm, '> '), SECTION_MAX))

/** A report with its figures, and a button for each unanswered question. `channel`: where it was requested. */
export function reportMessage(
  { heading, figures, unanswered }: Report,
  channel: string,
  words: SlackWords,
): BlocksMessage {
  const numbers = figures.map(([label, value]) => `*${value.toLocaleString(words.language)}* ${label}`).join(' · ')
  const blocks = unanswered.map(({ text, question }) => ({
    ...section(shortened(escaped(text), BRIEF_MAX)),
    accessory: button({ verb: 'answer', object: `${channel}|${question}` }, words.report.button),
  }))
  const below = unanswered.length === 0 ? words.report.none : `*${words.report.unanswered}*`
  return { text: heading, blocks: [section(`*${heading}*\n${numbers}`), section(below), ...blocks] }
}

/** Explains the deletion of a person's data, with the button for it. */
export const forgetMessage = ({ forget }: SlackWords): BlocksMessage => ({
  text: mrkdwn(forget.ask),
  blocks: [...sectionsOf(forget.ask), actions([button({ verb: 'forget', object: 'me' }, forget.button, 'danger')])],
})

export const textMessage = (text: string): BlocksMessage => ({
  text: mrkdwn(text),
  blocks: sectionsOf(text),
})

/** Splits a text into sections. As mrkdwn it may be five times as long. */
function sectionsOf(text: string): SectionBlock[] {
  const whole = mrkdwn(text)
  if (whole.length <= TEXT_MAX) return [section(whole)]
  return render(text, { text: PIECE_MAX, unit: 'utf16' }).map((part) => section(shortened(mrkdwn(part.text), TEXT_MAX)))
}

export const section = (text: string): SectionBlock => ({
  type: 'section',
  text: { type: 'mrkdwn', text, verbatim: true },
})
export const actions = (elements: ActionsBlock['elements']): ActionsBlock => ({ type: 'actions', elements })

/**
 * Simpler forms of a message for the case that Slack refuses it: without photos, which Slack has to load, then as text only.
 */
export function plainer({ text, blocks }: BlocksMessage): BlocksMessage[] {
  const bare = blocks.map((block) => (hasPicture(block) ? withoutAccessory(block) : block))
  const words = blocks.flatMap((block) => (block.type === 'section' && 'text' in block ? (block.text?.text ?? '') : []))
  const written = { text: beginning(words.join('\n\n'), TEXT_MAX) || text, blocks: [] }
  return blocks.some(hasPicture) ? [{ text, blocks: bare }, written] : [written]
}

const hasPicture = (block: AnyBlock): block is SectionBlock =>
  block.type === 'section' && 'accessory' in block && block.accessory !== undefined
const withoutAccessory = ({ accessory: _, ...block }: SectionBlock): SectionBlock => block

/** Slack's limits are 255 characters for the id of a button and 2,000 for its value. */
const NAME_MAX = 100
/** Longest text of a button or an option, in UTF-16 units. */
export const LABEL_MAX = 75

/** Actions of buttons; each has its handler in `act/buttons.ts`. */
export type ButtonVerb = BridgeVerb | 'page' | 'share' | 'similar' | 'say' | 'answer' | 'forget' | 'search'

/** A button. Those of one message must differ in verb or in the first characters of their object. */
export const button = (
  { verb, object }: ButtonAction<ButtonVerb | `desk-${string}`>,
  label: string,
  style?: 'primary' | 'danger',
): types.Button => ({
  type: 'button',
  action_id: controlName({ verb, object: beginning(object, NAME_MAX) }),
  value: object,
  text: { type: 'plain_text', text: shortened(label, LABEL_MAX), emoji: true },
  ...(style && { style }),
})
