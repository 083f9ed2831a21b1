import { inspect } from 'node:util'

/** What lets in who reads it: in addresses of Discord's webhooks and interactions and of Slack's answers, and by itself. */
const SECRETS: [RegExp, string][] = [
  [/(\/(?:webhooks|interactions)\/\d+\/)[^/?\s'"]+/g, '$1…'],
  [/(hooks\.slack\.com\/)[^\s'"]+/g, '$1…'],
  [/\bx(?:ox[a-z]|app)-[\w.-]+/g, 'x…'],
  [/\b(Bearer|Bot) [\w.+/=-]{20,}/g, '$1 …'],
]
/** What errors of the platforms tell besides their words. Bodies are left out: they hold what people said. */
const FIELDS = ['code', 'status', 'statusCode', 'error', 'method', 'url', 'failure', 'retryAfterMs']

/** An error with its causes as the log shows it, without secrets and without what people said. */
export function logged(error: unknown): string {
  const text = error instanceof Error ? linesOf(error).join('\n') : inspect(error)
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
