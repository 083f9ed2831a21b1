import {
  type APIActionRowComponent,
  type APIMessageTopLevelComponent,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord.js'
import { type BridgeVerb, controlName, type LabelledControl, type Menu } from '../../bridge/text/controls.ts'
import { shortened } from '../../bridge/text/length.ts'
import type { AlertPart, WatchAnswer } from '../../bridge/watches/port.ts'
import { button, buttonRow } from '../controls.ts'
import { LABEL_MAX } from '../limits.ts'
import { escaped } from './escape.ts'
import { type ComponentsMessage, compactCard, componentsMessage, textDisplay } from './listing-cards.ts'

/** Maximum lengths in UTF-16 units: a text with five rows, or an alert, stays below Discord's 4,000 for a message. */
const ANSWER_MAX = 1_500
const ROW_MAX = 400
const ALERT_MAX = 2_800
const BECAUSE_MAX = 500

/** An answer about watches as a message: text, one row for each watch (six components), buttons, a menu. */
export function watchMessage({ text, rows, buttons, menu }: WatchAnswer): ComponentsMessage {
  return componentsMessage([
    textDisplay(shortened(text, ANSWER_MAX)),
    ...rows.flatMap((one): APIMessageTopLevelComponent[] => [
      textDisplay(shortened(one.text, ROW_MAX)),
      labelledRow(one.buttons),
      menuRow(one.menu),
    ]),
    ...(buttons.length > 0 ? [labelledRow(buttons)] : []),
    ...(menu === undefined ? [] : [menuRow(menu)]),
  ])
}

/** An alert with the listing's card. `mark`: put into the id of a button, to find the message later. */
export function alertMessage({ text, because, card, buttons }: AlertPart, mark: string): ComponentsMessage {
  return componentsMessage([
    textDisplay(`🔔 ${shortened(escaped(text), ALERT_MAX)}`),
    ...(card === undefined ? [] : [compactCard({ ...card, ownImage: '' })]),
    ...(because === '' ? [] : [textDisplay(`-# ${shortened(escaped(because), BECAUSE_MAX)}`)]),
    ...alertButtons(buttons, mark),
  ])
}

/** The alert as plain text, if Discord refuses the components. */
export const plainAlert = ({ text, because, card, buttons }: AlertPart, mark: string, max: number) => ({
  content: shortened([escaped(text), card?.url ?? '', escaped(because)].filter((line) => line !== '').join('\n'), max),
  components: alertButtons(buttons, mark),
  flags: MessageFlags.SuppressEmbeds as const,
})

const alertButtons = (buttons: LabelledControl<BridgeVerb>[], mark: string) => {
  const [first, ...others] = buttons
  return first === undefined ? [] : [labelledRow([{ ...first, object: `${first.object}/${mark}` }, ...others])]
}

const labelledRow = (buttons: LabelledControl<BridgeVerb>[]) =>
  buttonRow(
    ...buttons.map(({ label, ...control }) => button(control, shortened(label, LABEL_MAX), ButtonStyle.Secondary)),
  )

const menuRow = (menu: Menu): APIActionRowComponent<APIStringSelectComponent> => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id: controlName(menu),
      placeholder: menu.label,
      options: menu.options.map(({ label, value, isChosen }) => ({ label, value, default: isChosen })),
    },
  ],
})
