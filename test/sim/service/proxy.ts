import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP connection to somewhere else that a test can cut and mend. `swallow`: it stays open, and nothing arrives. */
export type Proxy = { port: number; cut(): void; swallow(): void; mend(): void; close(): Promise<void> }

/** `at`: its port; 0 takes a free one. */
export async function startProxy(target: { host: string; port: number }, at = 0): Promise<Proxy> {
  const open = new Set<Socket>()
  let [whole, swallowing] = [true, false]
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
      one.on('data', (bytes) => {
        if (!swallowing) other.write(bytes)
      })
    }
  })
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')

  const cut = () => {
    whole = false
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    swallow: () => {
      swallowing = true
    },
    mend: () => {
      whole = true
      swallowing = false
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
