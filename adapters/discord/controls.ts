import { type APIActionRowComponent, type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js'

export type Row = APIActionRowComponent<APIButtonComponentWithCustomId>

/** The action of a button and its argument. Both are in its custom id, so that it works after a restart. */
export type Control = { verb: string; object: string }

const SEPARATOR = ':'

export const nameOf = ({ verb, object }: Control): string => `${verb}${SEPARATOR}${object}`

export function controlOf(name: string): Control {
  const at = name.indexOf(SEPARATOR)
  return { verb: name.slice(0, at), object: name.slice(at + 1) }
}

export const row = (...components: APIButtonComponentWithCustomId[]): Row => ({
  type: ComponentType.ActionRow,
  components,
})

type Button = APIButtonComponentWithCustomId

export const button = (control: Control, label: string, style: Button['style'] = ButtonStyle.Secondary): Button => ({
  type: ComponentType.Button,
  style,
  label,
  custom_id: nameOf(control),
})
