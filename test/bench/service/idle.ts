import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProcess } from '../../sim/service/process.ts'
import { print } from '../figures.ts'

/** Until the start, its warm-up and what V8 does after them are over. */
const SETTLED_MS = 20_000
const WATCHED_MS = 20_000
/** Of CPU time in `/proc/<pid>/stat`, see proc(5); it is 10 ms on every Linux. */
const TICK_MS = 10

/** What a service costs that nobody asks, at its first start and at a later one, which finds its code compiled. */
export async function benchIdle(): Promise<void> {
  if (process.platform !== 'linux') return print('an idle service', 'is measured on Linux only')
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
  try {
    for (const start of ['first start', 'second start']) {
      // Compiled code is kept where `npm start` keeps it.
      const service = await startProcess(join(directory, 'data'), { NODE_COMPILE_CACHE: '' })
      await wait(SETTLED_MS)
      const before = await cpuMs(service.child.pid)
      await wait(WATCHED_MS)
      const share = (100 * ((await cpuMs(service.child.pid)) - before)) / WATCHED_MS
      print(
        `an idle service, ${start}`,
        `${await resident(service.child.pid)} MiB resident, ${share.toFixed(1)} % of a core`,
      )
      await service.end('SIGTERM')
    }
  } finally {
    await rm(directory, { recursive: true })
  }
}

async function resident(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024).toFixed(0)
}

/** User and system time of the process so far. */
async function cpuMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may have blanks; the times are fields 14 and 15.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_MS
}
