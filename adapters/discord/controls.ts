import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIMessage,
  ButtonStyle,
  ComponentType,
} from 'discord.js'
import { type BridgeVerb, type ButtonAction, controlName } from '../bridge/text/controls.ts'

export type ButtonRow = APIActionRowComponent<APIButtonComponentWithCustomId>

export const buttonRow = (...components: APIButtonComponentWithCustomId[]): ButtonRow => ({
  type: ComponentType.ActionRow,
  components,
})

type Button = APIButtonComponentWithCustomId

/** Actions of buttons; each has its handler in `act/buttons.ts`. */
export type ButtonVerb = BridgeVerb | 'page' | 'similar' | 'say' | 'answer' | 'forget' | 'stop' | 'desk'

export const button = (
  control: ButtonAction<ButtonVerb>,
  label: string,
  style: Button['style'] = ButtonStyle.Secondary,
): Button => ({
  type: ComponentType.Button,
  style,
  label,
  custom_id: controlName(control),
})

/** The custom ids of a message's buttons and menus. */
export const customIdsIn = ({ components = [] }: APIMessage): string[] =>
  components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .flatMap((control) => ('custom_id' in control ? control.custom_id : []))
