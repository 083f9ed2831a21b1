/** A text that grows while it is read. `failure` is what broke it off. */
export type Growing = {
  text(): string
  ended(): boolean
  /** Resolves when there is more of it, or at the end. */
  changed(): Promise<void>
  /** Aborted when the text is whole or broke off. */
  end: AbortSignal
  /** Resolves when the text is whole, rejects when it broke off. */
  whole: Promise<void>
}

/** Each of `states` is the whole text as far as it is known. */
export function grow(states: AsyncIterable<string>): Growing {
  let text = ''
  let change = Promise.withResolvers<void>()
  const end = new AbortController()
  const wake = () => {
    change.resolve()
    change = Promise.withResolvers()
  }
  const read = async () => {
    try {
      for await (const state of states) {
        text = state
        wake()
      }
    } finally {
      end.abort()
      wake()
    }
  }
  const whole = read()
  whole.catch(() => undefined) // it is told when asked for, not before
  return { text: () => text, ended: () => end.signal.aborted, changed: () => change.promise, end: end.signal, whole }
}
