import { connect, createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { tuneV8ForLoad, youngGenerationMb } from '../../src/start/v8.ts'

// A server under load, with as many connections open as its argument says. Prints how large V8's young generation became, in MB
// of each of its halves.
const CONNECTIONS = Number(process.argv[2])
/** Allocated in all, and kept alive at any time, in objects of about 100 bytes: enough to grow to any size. */
const [ALLOCATED, KEPT] = [5_000_000, 400_000]
const IN_A_TURN = 20_000

const server = createServer().listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  let open = 0
  server.on('connection', () => {
    open += 1
    if (open === CONNECTIONS) void load()
  })
  for (let index = 0; index < CONNECTIONS; index++) connect(port, '127.0.0.1')
})

async function load(): Promise<void> {
  tuneV8ForLoad(server)
  const kept: object[] = []
  for (let made = 0; made < ALLOCATED; made++) {
    kept[made % KEPT] = { made, words: [made, made], again: { made } }
    if (made % IN_A_TURN === 0) await nextTurn()
  }
  process.stdout.write(String(youngGenerationMb()))
  process.exit()
}
