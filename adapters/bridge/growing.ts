/** A text that grows while it is read. `failure` is what broke it off. */
export type Growing = {
  text(): string
  ended(): boolean
  /** Resolves at the next fragment or at the end. */
  changed(): Promise<void>
  /** Aborted when the text is whole or broke off. */
  end: AbortSignal
  /** Resolves when the text is whole, rejects when it broke off. */
  whole: Promise<void>
}

export function grow(fragments: AsyncIterable<string>): Growing {
  let text = ''
  let change = Promise.withResolvers<void>()
  const end = new AbortController()
  const wake = () => {
    change.resolve()
    change = Promise.withResolvers()
  }
  const read = async () => {
    try {
      for await (const fragment of fragments) {
        text += fragment
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
