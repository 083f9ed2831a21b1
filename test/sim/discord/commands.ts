import { type APIApplicationCommand, type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js'
import { tooLong } from './forms/form.ts'
import { type BadField, invalidForm } from './forms/refusal.ts'
import type { Ids } from './ids.ts'

type Named = Partial<APIApplicationCommand> & { name: string }
export type Commands = ReturnType<typeof createCommands>

/** The commands that a bot registered, everywhere or for one guild. */
export function createCommands(ids: Ids, applicationId: string) {
  const registered = new Map<string, APIApplicationCommand[]>()
  const of = (guildId = '') => registered.get(guildId) ?? []
  const made = (command: Named, guildId: string): APIApplicationCommand => ({
    type: 1,
    description: '',
    options: [],
    default_member_permissions: null,
    nsfw: false,
    dm_permission: true,
    ...command,
    id: of(guildId).find(({ name }) => name === command.name)?.id ?? ids(),
    version: ids(),
    application_id: applicationId,
    ...(guildId !== '' && { guild_id: guildId }),
  })
  return {
    of,
    /** What a person who types in the guild can choose. */
    find: (name: string, guildId: string | undefined) =>
      [...of(guildId), ...of()].find((command) => command.name === name),
    replace(commands: Named[], guildId = '') {
      const bad = commands.flatMap(badCommand)
      if (bad.length > 0) throw invalidForm(bad)
      registered.set(
        guildId,
        commands.map((command) => made(command, guildId)),
      )
      return of(guildId)
    },
    put(command: Named, guildId = '') {
      const bad = badCommand(command, 0)
      if (bad.length > 0) throw invalidForm(bad)
      const one = made(command, guildId)
      registered.set(guildId, [...of(guildId).filter(({ name }) => name !== one.name), one])
      return one
    },
  }
}

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u

function badCommand({ name, description = '', options = [] }: Named, index: number): BadField[] {
  const path = String(index)
  return [...badNames(name, description, path), ...badOptions(options, `${path}.options`)]
}

function badOptions(options: APIApplicationCommandOption[], path: string): BadField[] {
  const bad = options.flatMap((option, index) => badOption(option, `${path}.${index}`))
  if (options.length > 25) bad.push(tooLong(path, 25))
  const firstOptional = options.findIndex(({ required }) => required !== true)
  if (firstOptional >= 0 && options.slice(firstOptional).some(({ required }) => required === true))
    bad.push({
      path,
      code: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
      message: 'Required options must be placed before non-required options',
    })
  return bad
}

function badOption(option: APIApplicationCommandOption, path: string): BadField[] {
  const { name, description } = option
  const bad = badNames(name, description, path)
  if ('choices' in option && (option.choices ?? []).length > 25) bad.push(tooLong(`${path}.choices`, 25))
  const group =
    option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup
  return group ? [...bad, ...badOptions(option.options ?? [], `${path}.options`)] : bad
}

function badNames(name: string, description: string, path: string): BadField[] {
  const bad: BadField[] = []
  if (!NAME.test(name) || name !== name.toLowerCase())
    bad.push({ path: `${path}.name`, code: 'APPLICATION_COMMAND_INVALID_NAME', message: 'Command name is invalid' })
  if (description === '' || description.length > 100) bad.push(tooLong(`${path}.description`, 100))
  return bad
}
