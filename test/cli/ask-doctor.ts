import { runCli } from '../../src/cli/cli.ts'
import type { CheckResult } from '../../src/cli/doctor/check-result.ts'

/** What `doctor --json` says with nothing set but this, on a port that is free. */
export async function askDoctor(environment: Record<string, string>, ...options: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const io = {
    environment: { PORT: '0', CORE_URL: 'http://127.0.0.1:1', ...environment },
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    status: undefined,
  }
  const code = await runCli(['doctor', '--json', ...options], io)
  const { ok, findings } = JSON.parse(out.join('')) as { ok: boolean; findings: CheckResult[] }
  const of = (check: string) => findings.find((finding) => finding.check === check)
  return { code, ok, findings, of, err: err.join('\n') }
}
