import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from '../sim/service/process.ts'
import { openSocket } from '../sim/service/raw.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
})
afterAll(() => rm(directory, { recursive: true }))

test.runIf(process.platform === 'linux')(
  'a crowd at the start that takes all file handles does not end the service, which answers when they have left',
  async () => {
    const service = await startProcess(join(directory, 'handles'), {
      DEMO: 'on',
      SECRET_KEY: 'a secret key of sixteen',
    })
    // It stands still until the crowd waits before it: on a slow machine its warm-up would be over first.
    service.child.kill('SIGSTOP')
    expect(spawnSync('prlimit', [`--pid=${service.child.pid}`, '--nofile=64']).status).toBe(0)
    const sockets = Array.from({ length: 150 }, () => openSocket(service.url))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    service.child.kill('SIGCONT')
    await expect.poll(service.output).toContain('the warm-up failed')
    for (const socket of sockets) socket.destroy()
    const ready = async () => (await fetch(`${service.url}/readyz`).catch(() => undefined))?.status
    await expect.poll(ready).toBe(200)
    const [, serialNumber] = /CHATBOT_SERIAL=(\S+)/.exec(service.output()) ?? []
    const call = async (name: string, body: object) => {
      const headers = { authorization: 'a secret key of sixteen' }
      return await (
        await fetch(`${service.url}/chat/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
      ).json()
    }
    const { Data } = (await call('Chatbot/GetSession', { serialNumber })) as { Data: { SessionID: number } }
    const asked = { sessionID: Data.SessionID, content: 'When are you open?' }
    expect(await call('Chat/ClientAsk', asked)).toMatchObject({ Code: 200 })
    expect(await service.end('SIGTERM')).toBe(0)
  },
)
