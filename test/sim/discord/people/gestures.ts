import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  ApplicationCommandOptionType as OptionType,
} from 'discord.js'
import type { Commands } from '../commands.ts'
import type { Context } from '../context.ts'
import { type Component, within } from '../forms/component-form.ts'
import type { Interactions, Modal, Outcome } from '../interactions.ts'
import { permissionsIn } from '../permissions.ts'
import type { Message } from '../world.ts'

/** Who does something, and in which channel, thread or DM; ids. */
export type Where = { by: string; in: string }
type Value = string | number | boolean
type Parts = Context & { commands: Commands; interactions: Interactions }

/** What people do with commands, buttons, menus and forms. Each resolves with what they see first. */
export function createGestures({ world, commands, interactions }: Parts) {
  const at = (where: Where) => ({ person: world.person(where.by), channel: world.channel(where.in) })

  /** `name` with its subcommands: `porchlight use`. The option in `focused` is still being typed. */
  function commandData(where: Where, name: string, options: Record<string, Value>, focused?: string) {
    const { person, channel } = at(where)
    const [first = '', ...path] = name.split(' ')
    const command = commands.find(first, channel.guildId)
    if (command === undefined) throw new Error(`there is no command /${first}`)
    const needed = BigInt(command.default_member_permissions ?? 0)
    if ((permissionsIn(world, channel, person.id) & needed) !== needed)
      throw new Error(`${person.name} does not see /${first}`)
    const nested = (list: APIApplicationCommandOption[], steps: string[]): object[] => {
      const [step, ...rest] = steps
      if (step === undefined)
        return Object.entries(options).map(([key, value]) => given(list, key, value, key === focused))
      const sub = list.find((option) => option.name === step)
      if (sub === undefined || !('options' in sub || sub.type === OptionType.Subcommand))
        throw new Error(`/${name} has no ${step}`)
      return [{ type: sub.type, name: step, options: nested('options' in sub ? (sub.options ?? []) : [], rest) }]
    }
    return {
      id: command.id,
      name: first,
      type: ApplicationCommandType.ChatInput,
      options: nested(command.options ?? [], path),
    }
  }

  const component = (source: Message, wanted: string): Component => {
    const all = (source.components as unknown as Component[]).flatMap(within)
    const found = all.find(({ custom_id, label }) => custom_id === wanted || label === wanted)
    if (found === undefined)
      throw new Error(`nothing is named "${wanted}" in ${JSON.stringify(all.map(({ label }) => label))}`)
    if (found.disabled === true) throw new Error(`"${wanted}" is disabled`)
    return found
  }
  const useComponent = (where: Where & { message: string }, wanted: string, values?: string[]): Promise<Outcome> => {
    const source = world.message(where.in, where.message)
    const { custom_id, type, id = 1 } = component(source, wanted)
    return interactions.start(
      at(where),
      InteractionType.MessageComponent,
      { custom_id, component_type: type, id, ...(values && { values }) },
      source,
    )
  }

  return {
    command: (where: Where & { name: string; options?: Record<string, Value> }): Promise<Outcome> =>
      interactions.start(
        at(where),
        InteractionType.ApplicationCommand,
        commandData(where, where.name, where.options ?? {}),
      ),
    /** Types into the option `focused` of a command; the choices that appear. */
    type: (where: Where & { name: string; options: Record<string, Value>; focused: string }): Promise<Outcome> =>
      interactions.start(
        at(where),
        InteractionType.ApplicationCommandAutocomplete,
        commandData(where, where.name, where.options, where.focused),
      ),
    /** Presses the button with this label or custom id. */
    press: (where: Where & { message: string; button: string }): Promise<Outcome> => useComponent(where, where.button),
    choose: (where: Where & { message: string; menu: string; values: string[] }): Promise<Outcome> =>
      useComponent(where, where.menu, where.values),
    /** Sends a form off; `fields` by custom id. */
    submit: (where: Where & { modal: Modal; fields: Record<string, string> }): Promise<Outcome> => {
      const components = (where.modal.components as Component[]).map((row) => filled(row, where.fields))
      return interactions.start(at(where), InteractionType.ModalSubmit, {
        custom_id: where.modal.custom_id,
        components,
      })
    },
  }
}

function given(options: APIApplicationCommandOption[], name: string, value: Value, focused: boolean): object {
  const option = options.find((one) => one.name === name)
  if (option === undefined) throw new Error(`there is no option ${name}`)
  return { name, type: option.type, value, ...(focused && { focused }) }
}

function filled(component: Component, fields: Record<string, string>): object {
  const { type, custom_id = '', components, component: only } = component
  if (components !== undefined) return { type, id: 1, components: components.map((one) => filled(one, fields)) }
  if (only !== undefined) return { type, id: 1, component: filled(only, fields) }
  if (type === ComponentType.StringSelect) return { type, id: 1, custom_id, values: [fields[custom_id] ?? ''] }
  return { type, id: 1, custom_id, value: fields[custom_id] ?? '' }
}
