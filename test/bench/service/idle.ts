import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProcess } from '../../sim/service/process.ts'
import { print } from '../figures.ts'
import { cpuMsOf, residentKibOf } from '../usage.ts'

/** Until the start, its warm-up and what V8 does after them are over. */
const SETTLED_MS = 20_000
const WATCHED_MS = 20_000

/** What a service costs that nobody asks, at its first start and at a later one, which finds its code compiled. */
export async function benchIdle(): Promise<void> {
  if (process.platform !== 'linux') return print('an idle service', 'is measured on Linux only')
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
  try {
    for (const start of ['first start', 'second start']) {
      // Compiled code is kept where `npm start` keeps it.
      const service = await startProcess(join(directory, 'data'), { NODE_COMPILE_CACHE: '' })
      const pid = service.child.pid ?? 0
      await wait(SETTLED_MS)
      const before = await cpuMsOf(pid)
      await wait(WATCHED_MS)
      const share = (100 * ((await cpuMsOf(pid)) - before)) / WATCHED_MS
      const resident = (await residentKibOf(pid)) / 1_024
      print(`an idle service, ${start}`, `${resident.toFixed(0)} MiB resident, ${share.toFixed(1)} % of a core`)
      await service.end('SIGTERM')
    }
  } finally {
    await rm(directory, { recursive: true })
  }
}
