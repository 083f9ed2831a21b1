import { runCli } from '../../src/cli/cli.ts'
import type { Io } from '../../src/cli/io.ts'

/** Runs a command with nothing set but `environment`: its exit code, and what it wrote. */
export async function runCommand(environment: Record<string, string>, argv: string[], status?: Io['status']) {
  const [out, err]: [string[], string[]] = [[], []]
  const io = {
    environment,
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    status,
  }
  const code = await runCli(argv, io)
  return { code, out: out.join('\n'), err: err.join('\n') }
}
