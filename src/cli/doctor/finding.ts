/** What a check found. `advice` says what to do where there is something to do. */
export type Finding = { check: string; state: 'ok' | 'warning' | 'mend'; message: string; advice: string | null }

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message, advice: null })
/** Works, but not as the person may think. */
export const warning = (check: string, message: string, advice: string): Finding => ({
  check,
  state: 'warning',
  message,
  advice,
})
/** Does not work until it is mended. */
export const mend = (check: string, message: string, advice: string): Finding => ({
  check,
  state: 'mend',
  message,
  advice,
})

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // The store says "unavailable" to clients; the reason is for the operator. Some errors of sockets have no text.
  const innermost = error.cause instanceof Error ? error.cause : error
  return innermost.message || ('code' in innermost ? String(innermost.code) : innermost.name)
}
