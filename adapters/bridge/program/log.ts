import { inspect } from 'node:util'
import { createLogOutput } from '../../../src/guards/log-output.ts'
import { MemoryFailed } from '../memory/memory.ts'

/** Secrets to mask: in URLs of Discord's webhooks and interactions, in Slack's response URLs, and tokens. */
const SECRETS: [RegExp, string][] = [
  [/(\/(?:webhooks|interactions)\/\d+\/)[^/?\s'"]+/g, '$1…'],
  [/(hooks\.slack\.com\/)[^\s'"]+/g, '$1…'],
  [/\bx(?:ox[a-z]|app)-[\w.-]+/g, 'x…'],
  [/\b(Bearer|Bot) [\w.+/=-]{20,}/g, '$1 …'],
]
/** Fields of platform errors that are logged. Bodies are not, because they contain what people wrote. */
const FIELDS = ['code', 'status', 'statusCode', 'error', 'method', 'url', 'failure', 'retryAfterMs']

export const logError = (error: unknown): void => output.write(`${formatErrorForLog(error)}\n`)

const output = createLogOutput((dropped) =>
  logError(`${dropped} errors are missing here, since what reads this log paused or its disk was full.`),
)

/** Maximum number of reports in a window, and its length: whoever can make a program log at will could fill the disk. */
const REPORTS = { most: 20, windowMs: 60_000 }

/** Passes on the first reports of each minute and says once that it leaves the others out. */
export function throttleReports(report: (error: unknown) => void, now: () => number): (error: unknown) => void {
  let [count, endsAt] = [0, 0]
  return (error) => {
    if (now() >= endsAt) [count, endsAt] = [0, now() + REPORTS.windowMs]
    count += 1
    if (count <= REPORTS.most) report(error)
    else if (count === REPORTS.most + 1) report('Further errors of this kind are left out for a minute.')
  }
}

/** Minimum time between two reports of a failing memory, in ms: while it is away, each heartbeat and each message meets that. */
const MEMORY_REPORT_REST_MS = 60_000

/** Passes on all reports; of failures of the memory one a minute, in words. */
export function summarizeMemoryFailures(report: (error: unknown) => void, now: () => number): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    // Bolt wraps what its listeners throw.
    const failure = error instanceof Error && 'original' in error ? error.original : error
    if (!(failure instanceof MemoryFailed)) return report(error)
    if (now() < quietUntil) return
    quietUntil = now() + MEMORY_REPORT_REST_MS
    report(`${failure.message}. What people write meanwhile is answered once it works again.`)
  }
}

/** Formats an error with its causes for the log, without secrets and without what people wrote. */
export function formatErrorForLog(error: unknown): string {
  const text = error instanceof Error ? linesOf(error).join('\n') : typeof error === 'string' ? error : inspect(error)
  return SECRETS.reduce((now, [secret, instead]) => now.replaceAll(secret, instead), text)
}

function linesOf(error: Error): string[] {
  const fields = [...fieldsOf(error), ...fieldsOf('data' in error ? error.data : undefined)].join(', ')
  const inner = error instanceof AggregateError ? error.errors : []
  const causes = [error.cause, 'original' in error ? error.original : undefined, ...inner]
  const below = causes.filter((cause) => cause instanceof Error).flatMap(linesOf)
  const own = error.stack ?? `${error.name}: ${error.message}`
  return [fields === '' ? own : `${own}\n    (${fields})`, ...below.map((line) => `  ${line.replaceAll('\n', '\n  ')}`)]
}

const fieldsOf = (of: unknown): string[] =>
  typeof of !== 'object' || of === null
    ? []
    : Object.entries(of).flatMap(([name, value]) =>
        FIELDS.includes(name) && (typeof value === 'string' || typeof value === 'number') ? `${name}: ${value}` : [],
      )
