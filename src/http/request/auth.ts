import type { IncomingHttpHeaders } from 'node:http'
import type { Auth } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/envelope.ts'
import type { ApiKey } from '../../core/ports/ports.ts'

export const SESSION_KEY_HEADER = 'chatrobot-sessionkey'

type Identify = (key: string) => Promise<ApiKey | undefined>

/** The workspace that the key in the headers opens. When both headers are sent, Authorization alone counts. */
export async function authenticate(headers: IncomingHttpHeaders, auth: Auth, identify: Identify): Promise<number> {
  const secret = headers.authorization?.replace(/^bearer(\s+|$)/i, '').trim()
  const session = headers[SESSION_KEY_HEADER]?.toString().trim()
  const sent = secret || session
  if (!sent) throw new AppError('missingKey', missing(auth))

  const key = await identify(sent)
  if (key === undefined) throw new AppError('wrongKey')
  if (secret && key.kind === 'session')
    throw new AppError('keyInWrongHeader', `A session key belongs in the ${SESSION_KEY_HEADER} header.`)
  if (!secret && key.kind === 'secret')
    throw new AppError('keyInWrongHeader', 'A secret key belongs in the Authorization header.')
  if (key.kind === 'session' && auth === 'secret') throw new AppError('keyNotAllowed')
  return key.workspaceId
}

const missing = (auth: Auth): string =>
  auth === 'secret'
    ? 'No key was sent; send your secret key in the Authorization header.'
    : `No key was sent; send your secret key in the Authorization header or your session key in ${SESSION_KEY_HEADER}.`
