import { openShow, type Replying, type Show } from './replying.ts'

/** `settled`: when Slack has answered all that it was asked for, also after the process was killed. */
export type Mortal = { show: Show; died: Promise<'died'>; kill: () => void; settled: () => Promise<unknown> }

/** `called`: before each of its calls. */
type Options = { called?: (kill: () => void) => void; channelStreams?: boolean }

/** The app as a process that can be killed: from then on it hears and says no more. */
export function startMortal(
  { installation, time }: Replying,
  { called = () => undefined, channelStreams = true }: Options = {},
): Mortal {
  const death = Promise.withResolvers<'died'>()
  let alive = true
  const underWay = new Set<Promise<unknown>>()
  const kill = () => {
    alive = false
    death.resolve('died')
  }
  const apiCall: typeof installation.client.apiCall = async (method, args) => {
    if (!alive) return new Promise(() => undefined)
    const answer = installation.client.apiCall(method, args)
    called(kill)
    const answered = answer.then(
      () => 'answered',
      () => 'answered',
    )
    underWay.add(answered)
    void answered.then(() => underWay.delete(answered))
    const settled = await Promise.race([answered, death.promise])
    return settled === 'died' ? new Promise(() => undefined) : answer
  }
  return {
    show: openShow({ ...installation, client: { apiCall } }, time, { channelStreams }),
    died: death.promise,
    kill,
    settled: () => Promise.all(underWay),
  }
}
