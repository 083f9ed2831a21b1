import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/store/store.ts'
import { runCommand } from '../sim/command-line.ts'

/** The command line on a database of its own, with a workspace `main` and a chatbot `shop`. */
export async function createPorchlight() {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-cli-'))
  const environment = { DATA_DIR: folder }
  const store = await openStore(join(folder, 'porchlight.sqlite'), Date.now)
  const { id: workspaceId } = await store.workspaces.insert('main')
  const settings = { Name: 'The shop' }
  const chatbotId = await store.chatbots.insert({ workspaceId, serialNumber: 'shop', settings })

  return {
    store,
    listings: store.listings(chatbotId),
    path: (name: string) => join(folder, name),
    write(name: string, content: string): string {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    },
    async run(...argv: string[]) {
      const status: string[] = []
      return { ...(await runCommand(environment, argv, (text) => void status.push(text))), status }
    },
    async close() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
export type Porchlight = Awaited<ReturnType<typeof createPorchlight>>
