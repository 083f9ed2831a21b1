import type { Chatbot, Store } from '../../core/ports/ports.ts'
import { storeCommand } from '../command.ts'
import { CommandError } from '../io.ts'
import { table } from '../table.ts'

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

/** Fails with a CommandError that says where to look. */
export async function chatbotOf(store: Store, serialNumber: string, database: string): Promise<Chatbot> {
  const chatbot = await store.chatbots.bySerial(serialNumber)
  if (chatbot !== undefined) return chatbot
  throw new CommandError(
    `No chatbot in ${database} has the serial number ${serialNumber}; "porchlight chatbots list" shows them all.`,
  )
}

const PAGE = 200

async function* chatbots(store: Store) {
  for (const workspace of await store.workspaces.list())
    for (let offset = 0; ; offset += PAGE) {
      const page = await store.chatbots.list(workspace.id, { offset, limit: PAGE })
      for (const { id, serialNumber, settings } of page) {
        const listings = await store.listings(id).count({})
        yield { serialNumber, name: settings.Name ?? '', workspace: workspace.name, listings }
      }
      if (page.length < PAGE) break
    }
}
