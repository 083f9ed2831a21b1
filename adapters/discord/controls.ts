import { type APIActionRowComponent, type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js'
import type { ButtonAction } from '../bridge/watches/shown.ts'

export type Row = APIActionRowComponent<APIButtonComponentWithCustomId>

const SEPARATOR = ':'

export const nameOf = ({ verb, object }: ButtonAction): string => `${verb}${SEPARATOR}${object}`

export function controlOf(name: string): ButtonAction {
  const at = name.indexOf(SEPARATOR)
  return { verb: name.slice(0, at), object: name.slice(at + 1) }
}

export const row = (...components: APIButtonComponentWithCustomId[]): Row => ({
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
