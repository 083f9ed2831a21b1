import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIMessage,
  ButtonStyle,
  ComponentType,
} from 'discord.js'
import { type ButtonAction, controlName } from '../bridge/text/controls.ts'

export type ButtonRow = APIActionRowComponent<APIButtonComponentWithCustomId>

export const buttonRow = (...components: APIButtonComponentWithCustomId[]): ButtonRow => ({
  type: ComponentType.ActionRow,
  components,
})

type Button = APIButtonComponentWithCustomId

export const button = (
  control: ButtonAction,
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
