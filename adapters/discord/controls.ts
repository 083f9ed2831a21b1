import { type APIActionRowComponent, type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js'
import type { ButtonAction } from '../bridge/watches/shown.ts'

export type Row = APIActionRowComponent<APIButtonComponentWithCustomId>

const SEPARATOR = ':'

export const nameOf = ({ verb, object }: ButtonAction): string => `${verb}${SEPARATOR}${object}`

export function controlOf(name: string): ButtonAction {
  const [verb = '', ...object] = name.split(SEPARATOR)
  return { verb, object: object.join(SEPARATOR) }
}

export const buttonRow = (...components: APIButtonComponentWithCustomId[]): Row => ({
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
  custom_id: nameOf(control),
})
