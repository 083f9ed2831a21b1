import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects what is no longer in use. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}

/** The bytes of what is still in use. */
export function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
