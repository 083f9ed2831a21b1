import { type APIActionRowComponent, type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js'
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
