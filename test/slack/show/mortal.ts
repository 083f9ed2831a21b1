import { createShow } from '../../../adapters/slack/show/show.ts'
import type { Replying } from './replying.ts'

export type Mortal = { show: ReturnType<typeof createShow>; died: Promise<'died'>; kill: () => void }

/** The app as a process that can be killed: from then on it hears and says no more. `called`: before each of its calls. */
export function startMortal({ home, time }: Replying, called: (kill: () => void) => void = () => undefined): Mortal {
  const death = Promise.withResolvers<'died'>()
  let alive = true
  const kill = () => {
    alive = false
    death.resolve('died')
  }
  const apiCall: typeof home.client.apiCall = async (method, args) => {
    if (!alive) return new Promise(() => undefined)
    const answer = home.client.apiCall(method, args)
    called(kill)
    const answered = answer.then(
      () => 'answered',
      () => 'answered',
    )
    const settled = await Promise.race([answered, death.promise])
    return settled === 'died' ? new Promise(() => undefined) : answer
  }
  return {
    show: createShow({ homes: async () => ({ ...home, client: { apiCall } }), time }),
    died: death.promise,
    kill,
  }
}
