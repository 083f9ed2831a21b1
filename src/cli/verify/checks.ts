import { reasonOf } from '../doctor/check-result.ts'
import { CommandError } from '../io.ts'

/**
 * An assumption of Porchlight about a platform. `look` tests it and returns the result, in the words of `believed` if
 * it holds.
 */
export type Assumption = { about: string; believed: string; look: () => Promise<string> }
export type CheckedAssumption = Omit<Assumption, 'look'> & { seen: string; verdict: 'ok' | 'differs' | 'not tried' }
export type CheckRun = {
  /** the first is about a post, which all others need */
  assumptions: Assumption[]
  /** Deletes everything that the checks created on the platform. */
  cleanUp: () => Promise<void>
}

/** More channels to check, by their kind. */
export type OtherChannel = { kind: string; channel: string }

/** `countLimited`: how often the platform limited the calls until then. */
export const rateAssumption = (platform: string, countLimited: () => number): Assumption => {
  const believed = 'fewer than 10 times'
  return {
    about: `how often ${platform} wanted to be left alone on this walk`,
    believed,
    look: async () => (countLimited() < 10 ? believed : `${countLimited()} times`),
  }
}

/** Thrown by `look` if something needed for the check is missing; the message says what. */
export class NotTried extends Error {
  override readonly name = 'NotTried'
}

/** Runs all checks one after the other, whatever their results. Throws a CommandError if the first does not hold. */
export async function runChecks(
  { assumptions, cleanUp }: CheckRun,
  onSeen: (seen: CheckedAssumption) => void,
): Promise<CheckedAssumption[]> {
  const all: CheckedAssumption[] = []
  try {
    for (const assumption of assumptions) {
      const seen = await tryOut(assumption)
      all.push(seen)
      onSeen(seen)
      if (all.length === 1 && seen.verdict === 'differs') throw new CommandError(nothingTried(seen))
    }
  } finally {
    await cleanUp()
  }
  return all
}

const nothingTried = ({ about, seen }: CheckedAssumption): string =>
  `Nothing else was tried: ${about} was answered "${seen}". See that the token and the channel are right, and that the bot may write there.`

async function tryOut({ about, believed, look }: Assumption): Promise<CheckedAssumption> {
  try {
    const seen = await look()
    return { about, believed, seen, verdict: seen === believed ? 'ok' : 'differs' }
  } catch (error) {
    if (error instanceof NotTried) return { about, believed, seen: error.message, verdict: 'not tried' }
    return { about, believed, seen: `no answer: ${reasonOf(error)}`, verdict: 'differs' }
  }
}

const TIMEOUT_MS = 20_000
const LIMITED = 429
/** How often a call is tried while the platform limits its rate. */
const TRIES = 5

/** A fetch that waits and retries if the platform limits its rate. `count` is called for each wait. */
export async function fetchWithRetry(url: string, init: RequestInit, count: () => void): Promise<Response> {
  for (let left = TRIES; ; left -= 1) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (response.status !== LIMITED || left === 1) return response
    count()
    await response.arrayBuffer() // an unread body would keep its connection in use
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1_000)
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
