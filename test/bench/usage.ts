import { readdir, readFile } from 'node:fs/promises'

/** CPU time of a process so far, in ms, as Linux's scheduler counts it for each thread; 0 elsewhere. */
export async function cpuMsOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const texts = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  )
  return texts.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0)
}

/** CPU time of a service so far, in ms, by the text of its `/metrics`. */
export const cpuMsIn = (metrics: string): number =>
  Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1_000

/** Resident memory of a process, in KiB, on Linux. */
export async function residentKibOf(pid: number): Promise<number> {
  return Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
}
