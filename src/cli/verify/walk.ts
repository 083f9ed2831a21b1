import { reasonOf } from '../doctor/finding.ts'

/** Something that Porchlight believes of a platform. `look` tries it out and says what was seen, in the words of `believed`. */
export type Belief = { about: string; believed: string; look: () => Promise<string> }
export type Seen = Omit<Belief, 'look'> & { seen: string; verdict: 'ok' | 'differs' | 'not tried' }
export type Walk = {
  beliefs: Belief[]
  /** Takes away everything that the walk left on the platform. */
  cleanUp: () => Promise<void>
}

/** Thrown by a look that something is missing for; the text says what. */
export class NotTried extends Error {
  override readonly name = 'NotTried'
}

/** Tries one belief after the other, each whatever became of the one before. */
export async function runWalk({ beliefs, cleanUp }: Walk, onSeen: (seen: Seen) => void): Promise<Seen[]> {
  const all: Seen[] = []
  try {
    for (const belief of beliefs) {
      const seen = await tryOut(belief)
      all.push(seen)
      onSeen(seen)
    }
  } finally {
    await cleanUp()
  }
  return all
}

async function tryOut({ about, believed, look }: Belief): Promise<Seen> {
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
const TRIES = 5

/** A request that waits where the platform wants to be left alone. `count`: told each time that it had to. */
export async function patientFetch(url: string, init: RequestInit, count: () => void): Promise<Response> {
  for (let left = TRIES; ; left -= 1) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (response.status !== LIMITED || left === 1) return response
    count()
    await response.arrayBuffer() // what is not read keeps its connection
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1_000)
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
