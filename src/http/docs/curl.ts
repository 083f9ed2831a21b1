import type { Operation } from '../openapi/types.ts'

/** What a reader sets once in the shell, by the field that carries it. */
const variables: Record<string, string> = {
  serialnumber: '$CHATBOT_SERIAL',
  sessionid: '$SESSION_ID',
  filestoreid: '$FILE_STORE_ID',
  webhookid: '$WEBHOOK_ID',
  watchid: '$WATCH_ID',
  messageid: '$MESSAGE_ID',
}

type Call = { method: string; path: string; operation: Operation; stream?: boolean }

/** A call of the operation's example as a shell command that works as it stands. */
export function curlOf({ method, path, operation, stream = false }: Call): string {
  const start = `curl -s${stream ? 'N' : ''} "$BASE_URL${path}"`
  const lines = [start, ...keyHeader(operation)]
  const content = operation.requestBody?.content
  if (content?.['multipart/form-data'] !== undefined) return [...lines, '-F "file=@$FILE"'].join(CONTINUED)
  const body = content?.['application/json']?.example
  if (method === 'get' || body === undefined) return lines.join(CONTINUED)
  const sent = stream ? { ...(body as object), stream: true } : body
  return `${[...lines, `-H 'Content-Type: application/json' -d @- <<EOF`].join(CONTINUED)}\n${forShell(sent)}\nEOF`
}

const CONTINUED = ' \\\n  '

function keyHeader({ security }: Operation): string[] {
  if (security.some((scheme) => 'sessionKey' in scheme)) return ['-H "chatrobot-sessionkey: $SESSION_KEY"']
  return ['-H "Authorization: $SECRET_KEY"']
}

/** JSON for a here-document: what the shell would read in it is escaped, ids become variables. */
function forShell(body: unknown): string {
  const escaped = JSON.stringify(body, null, 2).replace(/[\\$`]/g, '\\$&')
  return escaped.replace(/"(\w+)": ("?)[^",\n]*\2(?=,?$)/gm, (line, name: string, quote: string) => {
    const variable = variables[name.toLowerCase()]
    return variable === undefined ? line : `"${name}": ${quote}${variable}${quote}`
  })
}
