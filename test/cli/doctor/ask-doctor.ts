import type { CheckResult } from '../../../src/cli/doctor/check-result.ts'
import { runCommand } from '../../sim/command-line.ts'

/** What `doctor --json` says with nothing set but this, on a port that is free. */
export async function askDoctor(environment: Record<string, string>, ...options: string[]) {
  const given = { PORT: '0', CORE_URL: 'http://127.0.0.1:1', ...environment }
  const { code, out, err } = await runCommand(given, ['doctor', '--json', ...options])
  const { ok, findings } = JSON.parse(out) as { ok: boolean; findings: CheckResult[] }
  const of = (check: string) => findings.find((finding) => finding.check === check)
  return { code, ok, findings, of, err }
}
