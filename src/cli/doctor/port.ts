import { once } from 'node:events'
import { createServer } from 'node:net'
import { request } from 'undici'
import { Envelope } from '../../contract/envelope.ts'
import { type Finding, mend, ok, reasonOf } from './finding.ts'

const PATIENCE_MS = 3_000

/** Whether the address is free, or Porchlight has it already. */
export async function port(host: string, number: number): Promise<Finding> {
  if (number === 0) return ok('PORT', 'any free one')
  const place = `${host}:${number}`
  if (await isPorchlight(host, number)) return ok('PORT', `Porchlight is running on ${place}`)
  try {
    await listen(host, number)
    return ok('PORT', `${place} is free`)
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (inUse) return mend('PORT', `another program listens on ${place}`, 'end it, or set PORT to another number')
    const advice = 'HOST must be an address of this machine; a PORT below 1024 may need more rights'
    return mend('PORT', `nobody can listen on ${place} (${reasonOf(error)})`, advice)
  }
}

/** Where every address of the machine is meant, the machine itself is asked. */
const ANY: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

async function isPorchlight(host: string, number: number): Promise<boolean> {
  const name = ANY[host] ?? (host.includes(':') ? `[${host}]` : host)
  try {
    const { body } = await request(`http://${name}:${number}/healthz`, {
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    })
    return Envelope.safeParse(await body.json()).success
  } catch {
    return false // nobody there, or somebody who does not speak our language
  }
}

async function listen(host: string, number: number): Promise<void> {
  const server = createServer().listen({ host, port: number })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
