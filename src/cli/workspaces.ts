import { keyRow, newKey } from '../core/keys/keys.ts'
import type { Store, Workspace } from '../core/ports/ports.ts'
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
      throw new UsageError(`"${args.id}" is no ID; "npm run porchlight -- keys list" shows them.`)
    if (!(await store.keys.revoke(Number(args.id))))
      throw new CommandError(
        `No key in force in ${database} has the ID ${args.id}; "npm run porchlight -- keys list" shows them all.`,
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
export async function workspaceOf(store: Store, name: string, database: string): Promise<Workspace> {
  const workspace = await store.workspaces.byName(name)
  if (workspace !== undefined) return workspace
  throw new CommandError(
    `No workspace in ${database} is named ${name}; "npm run porchlight -- workspaces list" shows them all.`,
  )
}
