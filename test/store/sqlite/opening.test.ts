import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { databases } from '../../sim/service/databases.ts'

const [sqlite] = databases

test('a file is opened while another program, the last to use it, closes it', async () => {
  const { url: file, remove } = await sqlite.create()
  const workers = Array.from(
    { length: 3 },
    () => new Worker(new URL('./opening-worker.ts', import.meta.url), { workerData: { file, times: 200 } }),
  )
  const failures = await Promise.all(workers.map(async (worker) => (await once(worker, 'message'))[0] as string[]))
  expect(failures.flat()).toEqual([])
  await Promise.all(workers.map((worker) => worker.terminate()))
  await remove()
})
