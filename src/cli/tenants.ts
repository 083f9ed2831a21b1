import { keyRow, newKey } from '../core/keys/keys.ts'
import type { Store, Workspace } from '../core/ports/ports.ts'
import type { Chatbot } from '../core/ports/sessions.ts'
import { publicStatements } from '../models/concierge/business/quotable.ts'
import { storeCommand } from './command.ts'
import { CommandError, shellWord, table, UsageError } from './io.ts'

export const createKey = storeCommand('create', {
  description: 'Create a key and print it, this once',
  args: {
    workspace: { type: 'string', description: 'name of the workspace', valueHint: 'NAME', required: true },
    kind: { type: 'enum', description: 'which kind', options: ['secret', 'session'], required: true },
  },
  async run({ args, store, io, database }) {
    const { id: workspaceId, name: workspace } = await workspaceOf(store, args.workspace, database)
    const kind = args.kind === 'session' ? 'session' : 'secret'
    const key = newKey(kind)
    const id = await store.keys.insert(keyRow(workspaceId, kind, key))
    if (args.json === true) return io.out(JSON.stringify({ id, workspace, kind, key }))
    io.out(key)
    io.err(`The ${kind} key ${id} of ${workspace}. It is not kept and cannot be shown again.`)
  },
})

export const listKeys = storeCommand('list', {
  description: 'List the keys in force, by the first letters',
  args: {},
  async run({ args, store, io }) {
    const workspaces = await store.workspaces.list()
    const keys = await Promise.all(
      workspaces.map(async (workspace) =>
        (await store.keys.list(workspace.id)).map(({ id, kind, hint }) => ({
          id,
          workspace: workspace.name,
          kind,
          hint,
        })),
      ),
    )
    if (args.json === true) return io.out(JSON.stringify(keys.flat()))
    const rows = keys.flat().map(({ id, workspace, kind, hint }) => [String(id), workspace, kind, hint])
    io.out(table(['ID', 'WORKSPACE', 'KIND', 'KEY'], rows))
  },
})

export const revokeKey = storeCommand('revoke', {
  description: 'Revoke a key; whoever sends it is refused from now on',
  args: { id: { type: 'positional', description: 'its ID, as "keys list" shows it', required: true } },
  async run({ args, store, io, database }) {
    if (!/^[1-9]\d{0,8}$/.test(args.id))
      throw new UsageError(`"${args.id}" is no ID; "porchlight keys list" shows them.`)
    if (!(await store.keys.revoke(Number(args.id))))
      throw new CommandError(
        `No key in force in ${database} has the ID ${args.id}; "porchlight keys list" shows them all.`,
      )
    io.out(args.json === true ? JSON.stringify({ revoked: Number(args.id) }) : `Key ${args.id} was revoked.`)
  },
})

export const createWorkspace = storeCommand('create', {
  description: 'Create a workspace; it owns chatbots, listings and keys of its own',
  args: { name: { type: 'positional', description: 'its name', required: true } },
  async run({ args, store, io }) {
    const workspace = await store.transaction(async (within) => {
      if ((await within.workspaces.byName(args.name)) !== undefined)
        throw new CommandError(`There is a workspace named ${args.name} already.`)
      return within.workspaces.insert(args.name)
    })
    const next = `npm run porchlight -- keys create --workspace ${shellWord(workspace.name)} --kind secret`
    io.out(
      args.json === true
        ? JSON.stringify(workspace)
        : `Workspace ${workspace.name} was created. Its first key: ${next}`,
    )
  },
})

export const listWorkspaces = storeCommand('list', {
  description: 'List the workspaces',
  args: {},
  async run({ args, store, io }) {
    const workspaces = await store.workspaces.list()
    if (args.json === true) return io.out(JSON.stringify(workspaces))
    const rows = workspaces.map(({ id, name }) => [String(id), name])
    io.out(table(['ID', 'NAME'], rows))
  },
})

/** Throws a CommandError that says how to list the workspaces. */
async function workspaceOf(store: Store, name: string, database: string): Promise<Workspace> {
  const workspace = await store.workspaces.byName(name)
  if (workspace !== undefined) return workspace
  throw new CommandError(`No workspace in ${database} is named ${name}; "porchlight workspaces list" shows them all.`)
}

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

/** The option of commands about one chatbot. */
export const chatbotOption = {
  type: 'string',
  description: 'serial number of the chatbot',
  valueHint: 'SERIAL',
  required: true,
} as const

export const listQuotes = storeCommand('quotes', {
  description: 'List what the concierge may quote of a SystemMessage; all else of it stays inside',
  args: { serial: { type: 'positional', description: chatbotOption.description, required: true } },
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

/** Throws a CommandError that says how to list the chatbots. */
export async function chatbotOf(store: Store, serialNumber: string, database: string): Promise<Chatbot> {
  const chatbot = await store.chatbots.bySerial(serialNumber)
  if (chatbot !== undefined) return chatbot
  throw new CommandError(
    `No chatbot in ${database} has the serial number ${serialNumber}; "porchlight chatbots list" shows them all.`,
  )
}

async function* chatbots(store: Store) {
  for (const workspace of await store.workspaces.list())
    for await (const { id, serialNumber, settings } of store.chatbots.list(workspace.id)) {
      const listings = await store.listings(id).count({})
      yield { serialNumber, name: settings.Name ?? '', workspace: workspace.name, listings }
    }
}
