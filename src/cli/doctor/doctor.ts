import { existsSync, readFileSync } from 'node:fs'
import { BotSettings, readBotSettings } from '../../../adapters/bridge/program/settings.ts'
import { Config, configProblems, readConfig } from '../../config.ts'
import { createModels } from '../../models/models.ts'
import type { TranscriptionSettings } from '../../models/settings.ts'
import { createTranscribe } from '../../models/transcription.ts'
import { withoutPassword } from '../backup/pg-dump.ts'
import { command } from '../command.ts'
import { CommandError } from '../io.ts'
import { bots, discord, redis, slack, tokens } from './bots.ts'
import { chatbotModels, keys, mailServer, mails, webhooks } from './contents.ts'
import { database, folder, privacy, space } from './disk.ts'
import type { Finding } from './finding.ts'
import { modelAbilities, modelServer } from './model-servers.ts'
import { answers, isUsable, models, transcription, writesDown } from './models.ts'
import { checkPort, node, settings, spelling } from './settings.ts'

type Check = () => Finding[] | Promise<Finding[]>

const ANSWER_WITHIN_MS = 30_000
const NAMES = [...new Set([...Object.keys(Config.shape), ...Object.keys(BotSettings.shape)])]

/** All checks in the order of output. `online`: also those that call model vendors. */
function checks(environment: NodeJS.ProcessEnv, online: boolean): Check[] {
  const ofBots = readBotSettings(environment)
  const badOfBots = ofBots.error?.issues.map(({ path, message }) => ({ name: path.join('.'), message })) ?? []
  const problems = [...configProblems(environment), ...badOfBots]
  const first: Check[] = [
    () => [node(process.versions.node)],
    () => settings(problems),
    () => spelling(envFile(), NAMES),
  ]
  // With an invalid setting, the other checks would not test what the operator means.
  if (ofBots.data === undefined || problems.length > 0) return first
  const botSettings = ofBots.data

  const { DATA_DIR, HOST, PORT, SECRET_KEY, SESSION_KEY, databaseUrl, mail, models: ofModels } = readConfig(environment)
  const create = () => createModels(ofModels)
  const ofKeys = { secret: SECRET_KEY, session: SESSION_KEY }
  return [
    ...first,
    () => [folder(DATA_DIR)],
    () => privacy(DATA_DIR),
    async () => [await space(DATA_DIR)],
    () =>
      database(databaseUrl, withoutPassword(databaseUrl), [
        (store) => keys(store, ofKeys),
        (store) => mails(store, mail !== undefined),
        webhooks,
        async (store) => (isUsable(create) ? await chatbotModels(store, create()) : []),
      ]),
    () => models(create),
    () => [transcription(ofModels.transcription)],
    ...(online
      ? [
          () => modelServer(ofModels.openai, ANSWER_WITHIN_MS),
          () => answers(create(), ANSWER_WITHIN_MS),
          () => modelAbilities(ofModels, ANSWER_WITHIN_MS),
          () => hearing(ofModels.transcription),
        ]
      : []),
    ...(online && mail !== undefined ? [async () => [await mailServer(mail)]] : []),
    async () => [await checkPort(HOST, PORT)],
    () => bots(botSettings),
    () => tokens(Object.keys(BotSettings.shape), environment),
    () => redis(botSettings),
    () => discord(botSettings),
    () => slack(botSettings),
  ]
}

async function hearing(ofTranscription: TranscriptionSettings): Promise<Finding[]> {
  const transcribe = createTranscribe(ofTranscription)
  return transcribe === undefined ? [] : [await writesDown(transcribe, ANSWER_WITHIN_MS)]
}

const envFile = (): string => (existsSync('.env') ? readFileSync('.env', 'utf8') : '')

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
