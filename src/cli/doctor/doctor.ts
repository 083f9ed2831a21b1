import { join } from 'node:path'
import { BotSettings, parseBotSettings } from '../../../adapters/bridge/program/settings.ts'
import { Config, configProblems, readConfig } from '../../config.ts'
import { unusedDatabase } from '../../earlier-data.ts'
import { BOTS_FILE, UPLOADS_FOLDER } from '../../guards/data-folder.js'
import { createModels } from '../../models/models.ts'
import type { TranscriptionSettings } from '../../models/settings.ts'
import { createTranscribe } from '../../models/transcription.ts'
import { envFileText } from '../../start/env-file.js'
import { command, withoutPassword } from '../command.ts'
import { CommandError } from '../io.ts'
import { checkBots, checkDiscord, checkRedis, checkSlack, checkSlackInstallations, listBotTokens } from './bots.ts'
import type { CheckResult } from './check-result.ts'
import { checkChatbotModels, checkKeys, checkMailServer, checkUnsentMails, checkWebhooks } from './contents.ts'
import { checkDamage, checkDatabase, checkDataFolder, checkDiskSpace, checkFilePermissions } from './disk.ts'
import { checkModelAbilities, checkModelServer } from './model-servers.ts'
import { areModelsUsable, checkModels, checkModelsAnswer, checkTranscription, describeTranscription } from './models.ts'
import { checkNodeVersion, checkPort, checkSettingNames, checkSettings } from './settings.ts'
import { checkUploads } from './uploads.ts'

type Check = () => CheckResult[] | Promise<CheckResult[]>

/** How long a model may take to answer, in ms. */
const ANSWER_WITHIN_MS = 30_000
const NAMES = [...new Set([...Object.keys(Config.shape), ...Object.keys(BotSettings.shape)])]

/** All checks in the order of output. `online`: also those that call model vendors. */
function checks(environment: NodeJS.ProcessEnv, { online }: { online: boolean }): Check[] {
  const ofBots = parseBotSettings(environment)
  const badOfBots = ofBots.error?.issues.map(({ path, message }) => ({ name: path.join('.'), message })) ?? []
  const problems = [...configProblems(environment), ...badOfBots]
  const first: Check[] = [
    () => [checkNodeVersion(process.versions.node)],
    () => checkSettings(problems),
    () => checkSettingNames(envFileText(), NAMES),
  ]
  // With an invalid setting, the other checks would not test what the operator means.
  if (ofBots.data === undefined || problems.length > 0) return first
  const botSettings = ofBots.data

  const config = readConfig(environment)
  const { DATA_DIR, HOST, PORT, SECRET_KEY, SESSION_KEY, databaseUrl, mail, models: ofModels } = config
  const create = () => createModels(ofModels)
  const ofKeys = { secret: SECRET_KEY, session: SESSION_KEY }
  return [
    ...first,
    () => [checkDataFolder(DATA_DIR)],
    () => checkFilePermissions(DATA_DIR),
    async () => [await checkDiskSpace(DATA_DIR)],
    () =>
      checkDatabase(databaseUrl, { name: withoutPassword(databaseUrl), unused: unusedDatabase(config) }, [
        (store) => checkKeys(store, ofKeys),
        (store) => checkUnsentMails(store, mail),
        checkWebhooks,
        (store) => checkUploads(store, join(DATA_DIR, UPLOADS_FOLDER)),
        async (store) => (areModelsUsable(create) ? await checkChatbotModels(store, create()) : []),
      ]),
    () => checkDamage("bots' memory", join(DATA_DIR, BOTS_FILE)),
    () => checkModels(create),
    () => [describeTranscription(ofModels.transcription)],
    ...(online
      ? [
          () => checkModelServer(ofModels.openai, ANSWER_WITHIN_MS),
          () => checkModelsAnswer(create(), ANSWER_WITHIN_MS),
          () => checkModelAbilities(ofModels, ANSWER_WITHIN_MS),
          () => transcriptionFindings(ofModels.transcription),
        ]
      : []),
    ...(online && mail !== undefined ? [async () => [await checkMailServer(mail)]] : []),
    async () => [await checkPort(HOST, PORT)],
    () => checkBots(botSettings),
    () => listBotTokens(Object.keys(BotSettings.shape), environment),
    () => checkRedis(botSettings),
    () => checkDiscord(botSettings),
    () => checkSlack(botSettings),
    () => checkSlackInstallations(botSettings),
  ]
}

async function transcriptionFindings(ofTranscription: TranscriptionSettings): Promise<CheckResult[]> {
  const transcribe = createTranscribe(ofTranscription)
  return transcribe === undefined ? [] : [await checkTranscription(transcribe, ANSWER_WITHIN_MS)]
}

export const doctorCommand = command('doctor', {
  description: 'Check settings, database, disk, models and bots, and say what to mend; changes nothing',
  args: {
    online: { type: 'boolean', description: 'try out the mail server and the models too, which may cost a few tokens' },
  },
  async run({ args, io }) {
    const found = await Promise.all(
      checks(io.environment, { online: args.online === true }).map(async (check) => check()),
    )
    const findings = withoutRefuted(found.flat())
    const bad = findings.filter(({ state }) => state === 'mend').length
    if (args.json === true) io.out(JSON.stringify({ ok: bad === 0, findings }))
    else for (const finding of findings) io.out(line(finding))
    if (bad > 0) throw new CommandError(bad === 1 ? 'One thing must be mended.' : `${bad} things must be mended.`)
  },
})

/** Drops the result `ok` of a check that also has a result to be mended. */
const withoutRefuted = (findings: CheckResult[]): CheckResult[] =>
  findings.filter(
    ({ check, state }) => state !== 'ok' || findings.every((other) => other.check !== check || other.state !== 'mend'),
  )

const line = ({ check, state, message, advice }: CheckResult): string =>
  `${state.padEnd(7)}  ${check}: ${message}${advice === null ? '' : ` -> ${advice}`}`
