import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP connection to somewhere else that a test can cut and mend. */
export type Proxy = { port: number; cut(): void; mend(): void; close(): Promise<void> }

export async function startProxy(target: { host: string; port: number }): Promise<Proxy> {
  const open = new Set<Socket>()
  let whole = true
  const server = createServer((near) => {
    if (!whole) {
      near.destroy()
      return
    }
    const far = connect(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const cut = () => {
    whole = false
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      whole = true
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
