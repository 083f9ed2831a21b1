import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects what is no longer in use. */
export const collectGarbage = exposedCollector()

function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // With other flags than before, V8 would refuse all code that Node compiled before and keeps for other programs and later runs.
  setFlagsFromString('--no-expose-gc')
  return () => collect()
}

/** The bytes of what is still in use. */
export function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
