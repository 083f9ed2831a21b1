import { spawnSync } from 'node:child_process'
import { z } from 'zod'

/** What `npm audit --json` says when the registry answered; anything else means that it did not. */
const Report = z.object({ metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }) })

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
})
const report = Report.safeParse(parsed(stdout))

if (!report.success) {
  console.log('AUDIT SKIPPED: the registry does not answer audits; the dependencies were not checked for known holes.')
} else {
  const { high = 0, critical = 0 } = report.data.metadata.vulnerabilities
  console.log(`audit: ${high} high and ${critical} critical known vulnerabilities in what the product installs`)
  if (high + critical > 0) {
    console.log('See: npm audit --omit=dev')
    process.exitCode = 1
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
