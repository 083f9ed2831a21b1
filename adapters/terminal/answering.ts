import { systemTime } from '../bridge/time.ts'

/** How long the prompt waits for the rest of an answer, in ms. After the computer slept, the answer goes on at once. */
const REST_MS = 1_000

/** The answer that the prompt waits for. */
export function createAnswering() {
  let { promise, resolve } = Promise.withResolvers<void>()
  let isUnderWay = false
  let isWhole = true
  let goesOn = new AbortController()
  return {
    begin() {
      goesOn.abort()
      isUnderWay = isWhole = true
      ;({ promise, resolve } = Promise.withResolvers<void>())
    },
    noteShown(complete: boolean) {
      isWhole = complete
    },
    goOn: () => goesOn.abort(),
    async end() {
      goesOn = new AbortController()
      const { signal } = goesOn
      if (!isWhole) await systemTime.sleep(REST_MS, signal)
      if (signal.aborted) return
      isUnderWay = false
      resolve()
    },
    ended: () => promise,
    isUnderWay: () => isUnderWay,
  }
}
