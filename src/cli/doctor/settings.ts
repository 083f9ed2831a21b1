import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseEnv } from 'node:util'
import { request } from 'undici'
import { Envelope } from '../../contract/envelope.ts'
import { errorCodeOf } from '../../contract/errors.ts'
import { closestSpelling } from '../../contract/text.ts'
import { type CheckResult, mend, passed, reasonOf, warning } from './check-result.ts'

/** Lists each invalid setting once, though the core and the bots may both read it. */
export function checkSettings(problems: { name: string; message: string }[]): CheckResult[] {
  if (problems.length === 0) return [passed('settings', 'all are valid')]
  const names = [...new Set(problems.map(({ name }) => name))]
  return names.map((name) => {
    const messages = problems.filter((problem) => problem.name === name).map(({ message }) => message)
    return mend(name, [...new Set(messages)].join('; '), 'correct it; .env.example explains every setting')
  })
}

/** Unknown names in the .env file that resemble a setting: likely misspelt. */
export function checkSettingNames(envFile: string, known: string[]): CheckResult[] {
  return Object.keys(parseEnv(envFile)).flatMap((name) => {
    const meant = known.includes(name) ? undefined : closestSpelling(name, known)
    return meant === undefined
      ? []
      : [warning(name, '.env sets it, but there is no such setting', `did you mean ${meant}?`)]
  })
}

/** Minimum version of Node; the same as `engines` in package.json. */
export const OLDEST_NODE = '24.15'

export function checkNodeVersion(version: string): CheckResult {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return passed('Node', version)
  return mend('Node', `${version} is too old`, `npm install brings a newer one, or install ${OLDEST_NODE} or later`)
}

const TIMEOUT_MS = 3_000

/** Checks that the port is free, or in use by Porchlight itself. */
export async function checkPort(host: string, number: number): Promise<CheckResult> {
  if (number === 0) return passed('PORT', 'any free one')
  const address = `${host}:${number}`
  if (await isPorchlight(host, number)) return passed('PORT', `Porchlight is running on ${address}`)
  try {
    await listen(host, number)
    return passed('PORT', `${address} is free`)
  } catch (error) {
    const inUse = errorCodeOf(error) === 'EADDRINUSE'
    if (inUse) return mend('PORT', `another program listens on ${address}`, 'end it, or set PORT to another number')
    const advice = 'HOST must be an address of this machine; a PORT below 1024 may need more rights'
    return mend('PORT', `nobody can listen on ${address} (${reasonOf(error)})`, advice)
  }
}

/** Wildcard addresses, and the loopback address to test instead. */
const ANY: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

async function isPorchlight(host: string, number: number): Promise<boolean> {
  const name = ANY[host] ?? (host.includes(':') ? `[${host}]` : host)
  try {
    const { body } = await request(`http://${name}:${number}/healthz`, {
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    })
    return Envelope.safeParse(await body.json()).success
  } catch {
    return false // nothing listens, or something that is not Porchlight
  }
}

async function listen(host: string, number: number): Promise<void> {
  const server = createServer().listen({ host, port: number })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
