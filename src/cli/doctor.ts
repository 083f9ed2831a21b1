import { command } from './command.ts'
import { checks } from './doctor/checks.ts'
import type { Finding } from './doctor/finding.ts'
import { CommandError } from './io.ts'

export const doctorCommand = command('doctor', {
  description: 'Check settings, database, disk, models and bots, and say what to mend; changes nothing',
  args: { online: { type: 'boolean', description: 'ask the models too, which may cost a few tokens' } },
  async run({ args, io }) {
    const found = await Promise.all(checks(io.environment, args.online === true).map(async (check) => check()))
    const findings = found.flat()
    const bad = findings.filter(({ state }) => state === 'mend').length
    if (args.json === true) io.out(JSON.stringify({ ok: bad === 0, findings }))
    else for (const finding of findings) io.out(line(finding))
    if (bad > 0) throw new CommandError(bad === 1 ? 'One thing must be mended.' : `${bad} things must be mended.`)
  },
})

const line = ({ check, state, message, advice }: Finding): string =>
  `${state.padEnd(7)}  ${check}: ${message}${advice === null ? '' : ` -> ${advice}`}`
