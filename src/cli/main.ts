import { once } from 'node:events'
import { environment } from '../config.ts'
import { describeSystemError } from '../guards/system-errors.ts'
import { runCli } from './cli.ts'

// prelude.js does the same; this is for a start without it.
process.umask(0o077)

// A reader such as `head` closes the pipe when it has enough; the rest is for nobody.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`What this command prints cannot be written: ${describeSystemError(error)}.\n`)
  process.exit(1)
})
// A command does its work to the end, whether or not its messages are read.
process.stderr.on('error', () => undefined)

const watched = process.stderr.isTTY && !process.argv.includes('--json')

process.exitCode = await runCli(process.argv.slice(2), {
  environment,
  out: (line) => void process.stdout.write(`${line}\n`),
  drained: async () => {
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain')
  },
  err: (line) => void process.stderr.write(`${line}\n`),
  status: watched ? (text) => void process.stderr.write(`\r\u001B[K${text}`) : undefined,
})
