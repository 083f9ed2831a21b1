import { describeSystemError } from '../../guards/system-errors.ts'

/** The result of a check. `advice` says what to do, if anything. */
export type CheckResult = { check: string; state: 'ok' | 'warning' | 'mend'; message: string; advice: string | null }

export const passed = (check: string, message: string): CheckResult => ({ check, state: 'ok', message, advice: null })
/** For what works, but perhaps not as the operator expects. */
export const warning = (check: string, message: string, advice: string): CheckResult => ({
  check,
  state: 'warning',
  message,
  advice,
})
/** For what does not work until it is repaired. */
export const mend = (check: string, message: string, advice: string): CheckResult => ({
  check,
  state: 'mend',
  message,
  advice,
})

/** Why something failed, in words for the operator. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // The store tells clients only "unavailable"; the operator needs the cause. Some socket errors have no message.
  const innermost = error.cause instanceof Error ? error.cause : error
  // OpenSSL's messages are lines of places in its source.
  if ('reason' in innermost && typeof innermost.reason === 'string') return innermost.reason
  return describeSystemError(innermost) || innermost.name
}
