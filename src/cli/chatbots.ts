import { SettingsPatch } from '../contract/chatbot/settings.ts'
import { validate } from '../contract/validation/validate.ts'
import { settingsOf } from '../core/chatbots/chatbots.ts'
import { addChatbot, editChatbot } from '../core/chatbots/editing.ts'
import type { Models } from '../core/ports/models.ts'
import type { Store, Workspace } from '../core/ports/ports.ts'
import { FileError } from '../exchange/row-reading.ts'
import { textOf } from '../exchange/text.ts'
import { describeSystemError } from '../guards/system-errors.ts'
import { publicStatements } from '../models/concierge/business/quotable.ts'
import { createModels } from '../models/models.ts'
import { chatbotOf, chatbotOption } from './chatbot-option.ts'
import { configOf, storeCommand } from './command.ts'
import { CommandError, isSystemError, table } from './io.ts'
import { workspaceOf } from './workspaces.ts'

const serialArg = { type: 'positional', description: chatbotOption.description, required: true } as const
const fileArg = {
  type: 'positional',
  description: 'JSON file with the settings, by the names that /docs lists under Add',
  required: true,
} as const

export const listChatbots = storeCommand('list', {
  description: 'List every chatbot with its workspace and how many listings it has',
  args: {},
  async run({ args, store, io, database }) {
    const rows = await Array.fromAsync(chatbots(store))
    if (args.json === true) return io.out(JSON.stringify(rows))
    if (rows.length === 0) return io.out(`There are no chatbots yet in ${database}.`)
    const cells = rows.map((row) => [row.serialNumber, row.name, row.workspace, String(row.listings)])
    io.out(table(['SERIAL', 'NAME', 'WORKSPACE', 'LISTINGS'], cells))
  },
})

export const showChatbot = storeCommand('show', {
  description: 'Print the settings of a chatbot as JSON that "edit" takes back',
  args: {
    serial: serialArg,
    all: { type: 'boolean', description: 'also those that were never set, with their defaults' },
  },
  async run({ args, store, io, database }) {
    const chatbot = await chatbotOf(store, args.serial, database)
    const settings = args.all === true ? settingsOf(chatbot, modelsOf(io.environment)) : chatbot.settings
    io.out(JSON.stringify(settings, null, args.json === true ? undefined : 2))
  },
})

export const addFromFile = storeCommand('add', {
  description: 'Create a chatbot from a file with its settings, and print its serial number',
  args: {
    file: fileArg,
    workspace: { type: 'string', description: 'name of its workspace, if there are several', valueHint: 'NAME' },
  },
  async run({ args, store, io, database }) {
    const models = modelsOf(io.environment)
    const patch = await readSettings(args.file)
    const workspace = await workspaceNamed(store, args.workspace, database)
    const serialNumber = await addChatbot({ store, models, now: Date.now }, workspace.id, patch)
    if (args.json === true) return io.out(JSON.stringify({ serialNumber, workspace: workspace.name }))
    io.out(serialNumber)
    io.err(`The chatbot was created. With CHATBOT_SERIAL=${serialNumber} in .env, terminal and bots speak for it.`)
  },
})

export const editFromFile = storeCommand('edit', {
  description: 'Change the settings of a chatbot that a file names; null restores a default, the others stay',
  args: { serial: serialArg, file: fileArg },
  async run({ args, store, io, database }) {
    const models = modelsOf(io.environment)
    const patch = await readSettings(args.file)
    const { workspaceId, serialNumber } = await chatbotOf(store, args.serial, database)
    const changed = await editChatbot({ store, models, now: Date.now }, { workspaceId, serialNumber, patch })
    if (args.json === true) return io.out(JSON.stringify({ serialNumber, changed }))
    io.out(changed.length === 0 ? 'Nothing was changed.' : `Changed: ${changed.join(', ')}.`)
  },
})

export const removeChatbot = storeCommand('remove', {
  description: 'Remove a chatbot with its listings, talks and leads; nothing brings them back',
  args: {
    serial: serialArg,
    yes: { type: 'boolean', description: 'needed, so that nobody removes one by mistake' },
  },
  async run({ args, store, io, database }) {
    // A removal that was interrupted goes on: it has been confirmed.
    const interrupted = (await store.chatbots.removing()).find(({ serialNumber }) => serialNumber === args.serial)
    const { id, serialNumber } = interrupted ?? (await confirmedRemoval(store, args, database))
    await store.chatbots.remove(id)
    io.out(args.json === true ? JSON.stringify({ removed: serialNumber }) : `Chatbot ${serialNumber} was removed.`)
  },
})

export const listQuotes = storeCommand('quotes', {
  description: 'List what the concierge may quote of a SystemMessage; all else of it stays inside',
  args: { serial: serialArg },
  async run({ args, store, io, database }) {
    const { settings } = await chatbotOf(store, args.serial, database)
    const quotes = (await publicStatements(settings.SystemMessage ?? '')).map(({ text }) => text)
    if (args.json === true) return io.out(JSON.stringify(quotes))
    for (const quote of quotes) io.out(quote)
    if (quotes.length === 0) io.out('The concierge quotes nothing of this SystemMessage.')
    io.err(
      'Whatever else customers may read, put it below a line "Public:"; what they must not read, below "Internal:".',
    )
  },
})

/** The chatbot that may be removed. Without --yes it throws a CommandError that says what would be lost. */
async function confirmedRemoval(
  store: Store,
  { serial, yes }: { serial: string; yes?: boolean | undefined },
  database: string,
) {
  const chatbot = await chatbotOf(store, serial, database)
  if (yes === true) return chatbot
  const name = chatbot.settings.Name || chatbot.serialNumber
  const listings = await store.listings(chatbot.id).count({})
  throw new CommandError(`This would remove ${name} and its listings (${listings}); add --yes.`)
}

/** With its workspace's name and the number of its listings. */
async function* chatbots(store: Store) {
  for (const workspace of await store.workspaces.list())
    for await (const { id, serialNumber, settings } of store.chatbots.list(workspace.id)) {
      const listings = await store.listings(id).count({})
      yield { serialNumber, name: settings.Name ?? '', workspace: workspace.name, listings }
    }
}

async function workspaceNamed(store: Store, name: string | undefined, database: string): Promise<Workspace> {
  if (name !== undefined) return await workspaceOf(store, name, database)
  const all = await store.workspaces.list()
  const [only] = all
  if (only === undefined) throw new CommandError('There is no workspace yet; start the service once.')
  if (all.length === 1) return only
  const names = all.map((workspace) => workspace.name).join(', ')
  throw new CommandError(`There are several workspaces: add --workspace with one of ${names}.`)
}

function modelsOf(environment: NodeJS.ProcessEnv): Models {
  const { models } = configOf(environment)
  try {
    return createModels(models)
  } catch (cause) {
    throw new CommandError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

async function readSettings(file: string): Promise<SettingsPatch> {
  return validate(SettingsPatch, parseJson(file, await readText(file)))
}

/** Also in UTF-16 with its mark, as PowerShell writes what `chatbots show` prints. */
async function readText(file: string): Promise<string> {
  try {
    return (await Array.fromAsync(textOf(file))).join('')
  } catch (error) {
    if (error instanceof FileError) throw new CommandError(`${file}: ${error.message}`, { cause: error })
    if (!isSystemError(error)) throw error
    throw new CommandError(`${file} cannot be read: ${describeSystemError(error)}.`, { cause: error })
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
