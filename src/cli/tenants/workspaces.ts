import type { Store, Workspace } from '../../core/ports/ports.ts'
import { storeCommand } from '../command.ts'
import { CommandError } from '../io.ts'
import { table } from '../table.ts'

export const createWorkspace = storeCommand('create', {
  description: 'Create a workspace; it owns chatbots, listings and keys of its own',
  args: { name: { type: 'positional', description: 'its name', required: true } },
  async run({ args, store, io }) {
    const workspace = await store.transaction(async (within) => {
      if ((await within.workspaces.byName(args.name)) !== undefined)
        throw new CommandError(`There is a workspace named ${args.name} already.`)
      return within.workspaces.insert(args.name)
    })
    io.out(args.json === true ? JSON.stringify(workspace) : `Workspace ${workspace.name} was created.`)
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

/** Fails with a CommandError that says where to look. */
export async function workspaceOf(store: Store, name: string, database: string): Promise<Workspace> {
  const workspace = await store.workspaces.byName(name)
  if (workspace !== undefined) return workspace
  throw new CommandError(`No workspace in ${database} is named ${name}; "porchlight workspaces list" shows them all.`)
}
