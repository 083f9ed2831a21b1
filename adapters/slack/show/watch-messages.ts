import type { types } from '@slack/bolt'
import { type BridgeVerb, controlName, type LabelledControl, type Menu } from '../../bridge/text/controls.ts'
import { shortened } from '../../bridge/text/length.ts'
import type { AlertPart, WatchAnswer } from '../../bridge/watches/port.ts'
import { escaped } from '../text/escape.ts'
import { actions, type BlocksMessage, button, section, textMessage } from './blocks.ts'
import { compactCard } from './listing-cards.ts'
import { mrkdwn } from './mrkdwn.ts'

/** Maximum lengths in UTF-16 units. */
const ROW_MAX = 1_000
const BECAUSE_MAX = 1_000
/** Slack allows 75 characters for an option. */
const OPTION_MAX = 75

/** An answer about watches: a text, a row with actions per watch, buttons, a menu. */
export function watchMessage({ text, rows, buttons, menu }: WatchAnswer): BlocksMessage {
  const below = [...buttons.map(buttonOf), ...(menu === undefined ? [] : [menuOf(menu)])]
  const said = textMessage(text)
  return {
    text: said.text,
    blocks: [
      ...said.blocks,
      ...rows.flatMap((row) => [
        section(shortened(mrkdwn(row.text), ROW_MAX)),
        actions([...row.buttons.map(buttonOf), menuOf(row.menu)]),
      ]),
      ...(below.length > 0 ? [actions(below)] : []),
    ],
  }
}

/** An alert with the card of its listing. */
export function alertMessage({ text, because, card, buttons }: AlertPart): BlocksMessage {
  const said = textMessage(`🔔 ${text}`)
  const why: types.ContextBlock = {
    type: 'context',
    elements: [{ type: 'mrkdwn', text: shortened(escaped(because), BECAUSE_MAX), verbatim: true }],
  }
  return {
    text: said.text,
    blocks: [
      ...said.blocks,
      ...(card === undefined ? [] : [compactCard(card)]),
      ...(because === '' ? [] : [why]),
      ...(buttons.length === 0 ? [] : [actions(buttons.map(buttonOf))]),
    ],
  }
}

const buttonOf = ({ label, ...control }: LabelledControl<BridgeVerb>): types.Button => button(control, label)

const menuOf = ({ verb, object, label, options }: Menu): types.StaticSelect => {
  const shown = options.map((option) => ({
    value: option.value,
    text: { type: 'plain_text' as const, text: shortened(option.label, OPTION_MAX) },
  }))
  const chosen = shown[options.findIndex(({ isChosen }) => isChosen)]
  return {
    type: 'static_select',
    action_id: controlName({ verb, object }),
    placeholder: { type: 'plain_text', text: label },
    options: shown,
    ...(chosen !== undefined && { initial_option: chosen }),
  }
}
