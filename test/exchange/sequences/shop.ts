import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ListingChange } from '../../../src/contract/listings/changes.ts'
import type { Facets, ListingRow } from '../../../src/contract/listings/search.ts'
import { runCommand } from '../../sim/command-line.ts'
import type { DatabaseKind } from '../../sim/service/databases.ts'
import { startService } from '../../sim/service/service.ts'

type Listed = { List: ListingRow[]; VirtualCount: number }

/** A running service and the command line on one database, with a chatbot. */
export async function openShop(kind: DatabaseKind) {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-sequences-'))
  const database =
    kind.name === 'SQLite' ? { url: join(folder, 'porchlight.sqlite'), remove: async () => {} } : await kind.create()
  const failures: unknown[] = []
  const service = await startService({ database, logged: (facts) => failures.push(facts) })
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const environment = kind.name === 'SQLite' ? { DATA_DIR: folder } : { DATA_DIR: folder, DATABASE_URL: database.url }
  const call = <T>(name: string, fields: object) =>
    service.data<T>(`/chat/Chatbot/${name}`, { SerialNumber, ...fields })
  let after = 0
  return {
    failures,
    call,
    post: (name: string, fields: object) => service.post(`/chat/Chatbot/${name}`, { SerialNumber, ...fields }),
    path: (name: string) => join(folder, name),
    write(name: string, content: string): string {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    },
    run: (...argv: string[]) => runCommand(environment, [...argv, '--chatbot', SerialNumber]),
    async all(): Promise<ListingRow[]> {
      const rows: ListingRow[] = []
      for (let PageNumber = 1; ; PageNumber++) {
        const { List } = await call<Listed>('RealEstateList', { PageNumber, PageSize: 200 })
        rows.push(...List)
        if (List.length < 200) return rows
      }
    },
    count: async (fields: object) => (await call<Listed>('RealEstateList', { ...fields, PageSize: 1 })).VirtualCount,
    facets: () => call<Facets>('RealEstateFacets', { Limit: 50 }),
    /** What was logged since the last call. */
    async logged(): Promise<ListingChange[]> {
      const rows: ListingChange[] = []
      for (;;) {
        const { List, Next } = await call<{ List: ListingChange[]; Next: number }>('ListingChanges', { After: after })
        after = Next
        if (List.length === 0) return rows
        rows.push(...List)
      }
    },
    async close() {
      await service.stop()
      await database.remove()
      rmSync(folder, { recursive: true })
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
