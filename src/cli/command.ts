import { accessSync } from 'node:fs'
import { type ArgsDef, type CommandDef, defineCommand, type ParsedArgs } from 'citty'
import { type Config, readConfig } from '../config.ts'
import { AppError } from '../contract/errors.ts'
import { closestSpelling } from '../contract/text.ts'
import type { Store } from '../core/ports/ports.ts'
import { describeSystemError } from '../guards/system-errors.ts'
import { explainStartError } from '../start/errors.ts'
import { openStore } from '../store/store.ts'
import { CommandError, type Io, isSystemError, UsageError } from './io.ts'

/** The options of every command. */
const commonArgs = { json: { type: 'boolean', description: 'print JSON for programs' } } as const satisfies ArgsDef
type WithJson<Args extends ArgsDef> = Args & typeof commonArgs

type Context<Args extends ArgsDef> = { args: ParsedArgs<WithJson<Args>>; io: Io }
type Definition<Args extends ArgsDef, Given> = {
  description: string
  args: Args
  run(given: Given): Promise<void>
}

/** Defines a command. Unknown options are wrong use. */
export function command<const Args extends ArgsDef>(name: string, definition: Definition<Args, Context<Args>>) {
  const known: ArgsDef = { ...definition.args, ...commonArgs }
  return (io: Io): CommandDef =>
    defineCommand({
      meta: { name, description: definition.description },
      args: known,
      async run({ args }) {
        checkArgs(known, args)
        // citty parsed the arguments by `known`, which matches the type.
        await definition.run({ args: args as unknown as ParsedArgs<WithJson<Args>>, io })
      },
    })
}

/** Defines a command with the store, which is open while the command runs. */
export const storeCommand = <const Args extends ArgsDef>(
  name: string,
  definition: Definition<Args, Context<Args> & { store: Store; database: string }>,
) =>
  command(name, {
    ...definition,
    async run({ args, io }) {
      const store = await open(io.environment)
      try {
        await definition.run({ args, store, io, database: databaseName(io.environment) })
      } finally {
        await store.close()
      }
    },
  })

async function open(environment: NodeJS.ProcessEnv): Promise<Store> {
  const { databaseUrl, DATABASE_URL } = configOf(environment)
  if (DATABASE_URL === undefined) expectFile(databaseUrl)
  try {
    return await openStore(databaseUrl, Date.now)
  } catch (error) {
    throw new CommandError(`The database could not be opened. ${explainStartError(error)}`, { cause: error })
  }
}

function expectFile(database: string): void {
  try {
    accessSync(database)
  } catch (error) {
    // A file in a folder of another user cannot be seen.
    if (isSystemError(error) && error.code !== 'ENOENT')
      throw new CommandError(`There is no way to ${database}: ${describeSystemError(error)}.`, { cause: error })
    throw new CommandError(
      `There is no database at ${database}; set DATA_DIR to its folder, or start the service once.`,
    )
  }
}

/** The database's URL without its password. */
const databaseName = (environment: NodeJS.ProcessEnv): string => withoutPassword(configOf(environment).databaseUrl)

/** The settings. Throws a CommandError that lists the invalid ones. */
export function configOf(environment: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(environment)
  } catch (cause) {
    throw new CommandError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Rejects unknown options. citty accepts any; a misspelt --dry-run would then write. */
function checkArgs(known: ArgsDef, args: { _: string[] } & Record<string, unknown>): void {
  const names = Object.keys(known)
  const unknown = Object.keys(args).find((name) => name !== '_' && !names.includes(kebab(name)))
  if (unknown !== undefined) {
    const near = closestSpelling(kebab(unknown), names)
    throw new UsageError(`Unknown option --${kebab(unknown)}${near === undefined ? '.' : `; did you mean --${near}?`}`)
  }
  const places = Object.values(known).filter(({ type }) => type === 'positional').length
  if (args._.length > places) throw new UsageError(`"${args._[places]}" is one word too many.`)
  const blank = names.find((name) => args[name] === '')
  if (blank !== undefined)
    throw new UsageError(`--${blank} needs a value; the one given is empty, perhaps a variable that is not set.`)
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The exit code and message of an expected failure; undefined for a bug. */
export function expectedFailure(error: unknown): { code: 1 | 2; message: string } | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof UsageError || error.name === 'CLIError') return { code: 2, message: error.message }
  if (error instanceof CommandError || error instanceof AppError) return { code: 1, message: error.message }
  return undefined
}

/** A database URL without its password, safe to show. */
export function withoutPassword(databaseUrl: string): string {
  if (!databaseUrl.includes('://')) return databaseUrl
  const url = URL.parse(databaseUrl)
  if (url === null) return '$DATABASE_URL' // a list of hosts, which pg accepts but URL does not
  url.password = ''
  url.searchParams.delete('password')
  return url.href
}
