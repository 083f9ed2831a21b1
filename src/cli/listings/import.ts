import { basename } from 'node:path'
import { missingWays } from '../../core/listings/missing.ts'
import { alertModes } from '../../core/ports/changes.ts'
import { storeCommand } from '../command.ts'
import { UsageError } from '../io.ts'
import { chatbotOf } from '../tenants/chatbots.ts'
import { type ImportOptions, importFile } from './import-file.ts'
import { followFolder } from './import-follow.ts'
import { createReport } from './import-report.ts'

export const importCommand = storeCommand('import', {
  description: 'Create and change listings from a file: Redfin CSV, Porchlight CSV or JSONL, RESO JSON',
  args: {
    file: { type: 'positional', description: 'the file; its format is told by its content', required: false },
    chatbot: { type: 'string', description: 'serial number of the chatbot', valueHint: 'SERIAL', required: true },
    follow: {
      type: 'string',
      description: 'import the files of a folder, in the order of their dates, and each new one as it appears',
      valueHint: 'FOLDER',
    },
    missing: {
      type: 'string',
      description: 'what becomes of listings that a full file no longer has: keep (as usual), sold or remove',
      valueHint: 'keep|sold|remove',
    },
    alerts: {
      type: 'string',
      description: 'how people who watch are told: on (one by one), digest (together, as usual) or off',
      valueHint: 'on|digest|off',
    },
    yes: { type: 'boolean', description: 'also where more than 5 % of the listings are missing' },
    'dry-run': { type: 'boolean', description: 'show what would be created and changed, and write nothing' },
  },
  async run({ args, store, io, database }) {
    if ((args.file === undefined) === (args.follow === undefined))
      throw new UsageError('Name a file, or a folder with --follow.')
    const options: ImportOptions = {
      dryRun: args['dry-run'] === true,
      alerts: choice('alerts', args.alerts, alertModes, 'digest'),
      missing: choice('missing', args.missing, missingWays, 'keep'),
      yes: args.yes === true,
    }
    const { id: chatbotId } = await chatbotOf(store, args.chatbot, database)
    const take = (path: string) => {
      const report = createReport(io, { dryRun: options.dryRun, json: args.json === true, file: basename(path) })
      return importFile({ path, store, chatbotId, options, report, io })
    }
    if (args.file !== undefined) return await take(args.file)
    if (options.dryRun) throw new UsageError('--dry-run goes with a file, not with --follow.')
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
    await followFolder({ folder: args.follow ?? '', store, chatbotId, io, take, signal: stop.signal })
  },
})

function choice<T extends string>(name: string, said: string | undefined, all: readonly T[], usual: T): T {
  const chosen = said === undefined ? usual : all.find((one) => one === said)
  if (chosen === undefined) throw new UsageError(`--${name} takes one of ${all.join(', ')}, not "${said}".`)
  return chosen
}
