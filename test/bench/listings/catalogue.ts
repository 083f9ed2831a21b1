import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databases } from '../../sim/service/databases.ts'
import { startProcess } from '../../sim/service/process.ts'
import { createPoster } from '../client.ts'
import { print } from '../figures.ts'
import { type Bare, barePostgres, bareSqlite } from './bare-sql.ts'
import { fill } from './fill.ts'

const keys = { SECRET_KEY: 'the-secret-key-of-the-bench', SESSION_KEY: 'the-session-key-of-the-bench' }
/** `BENCH_LISTINGS=1000000 npm run bench -- listings` is the size that counts; it takes some minutes. */
export const LISTINGS = Number(process.env['BENCH_LISTINGS'] ?? 100_000)
/** `BENCH_DATABASE=PostgreSQL` leaves out SQLite, and the other way round. */
const ONLY = process.env['BENCH_DATABASE']

export type Poster = ReturnType<typeof createPoster>
/** A service with one chatbot that has many listings, and what a benchmark asks it by. */
export type Catalogue = {
  poster: Poster
  bare: Bare
  SerialNumber: string
  url: string
  databaseUrl: string
  secretKey: string
  pid: number
}

/** Runs `work` with a service on each database, which has `LISTINGS` listings. */
export async function withCatalogue(work: (catalogue: Catalogue) => Promise<void>): Promise<void> {
  for (const { name, create } of databases.filter((one) => ONLY === undefined || one.name === ONLY)) {
    const database = await create()
    const directory = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
    const isFile = !database.url.startsWith('postgres')
    const databaseUrl = isFile ? join(directory, 'porchlight.sqlite') : database.url
    const environment = { ...keys, LOG_LEVEL: 'warn', ...(!isFile && { DATABASE_URL: databaseUrl }) }
    const service = await startProcess(directory, environment)
    const poster = createPoster(service.url, keys.SECRET_KEY, 4)
    const bare = isFile ? bareSqlite(databaseUrl) : await barePostgres(databaseUrl)
    try {
      print(`\n${LISTINGS.toLocaleString('en-US')} listings on ${name}`, '')
      const SerialNumber: string = await poster.post('/chat/Chatbot/Add', {})
      await fill(databaseUrl, SerialNumber, LISTINGS)
      // PostgreSQL does so by itself some time after so many writes; where that is turned off, this stands in for it.
      if (!isFile) for (const rest of ['vacuum (analyze)', 'checkpoint']) await bare.run(rest)
      const { url, child } = service
      const pid = child.pid ?? 0
      await work({ poster, bare, SerialNumber, url, databaseUrl, secretKey: keys.SECRET_KEY, pid })
    } finally {
      await bare.close()
      await poster.close()
      await service.end('SIGTERM')
      await rm(directory, { recursive: true })
      await database.remove()
    }
  }
}
