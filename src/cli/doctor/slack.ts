import type { BotSettings } from '../../../adapters/bridge/settings.ts'
import { type Finding, mend, ok } from './finding.ts'

type Given = { [Name in keyof BotSettings as Name extends `SLACK_${string}` ? Name : never]: BotSettings[Name] }

const PAGES = 'of your app on https://api.slack.com/apps'

/** Where the app has a token: whether it looks right, and how Slack would reach it. */
export function slack(given: Given): Finding[] {
  const { SLACK_BOT_TOKEN, SLACK_APP_TOKEN, SLACK_SIGNING_SECRET, SLACK_CLIENT_ID, SLACK_CLIENT_SECRET } = given
  const isInstalled = SLACK_CLIENT_ID !== undefined && SLACK_CLIENT_SECRET !== undefined
  if (SLACK_BOT_TOKEN === undefined && !isInstalled) return []
  if (SLACK_BOT_TOKEN !== undefined && !SLACK_BOT_TOKEN.startsWith('xoxb-'))
    return [mend('SLACK_BOT_TOKEN', 'does not look like a bot token', `copy it from "OAuth & Permissions" ${PAGES}`)]
  if (SLACK_BOT_TOKEN !== undefined && SLACK_APP_TOKEN !== undefined)
    return SLACK_APP_TOKEN.startsWith('xapp-')
      ? [ok('Slack', 'the app connects by Socket Mode')]
      : [mend('SLACK_APP_TOKEN', 'does not look like an app-level token', `copy it from "Basic Information" ${PAGES}`)]
  if (SLACK_SIGNING_SECRET !== undefined)
    return [ok('Slack', `events are taken at http://${given.SLACK_HOST}:${given.SLACK_PORT}/slack/events`)]
  return [SLACK_BOT_TOKEN === undefined ? unsigned : unreachable]
}

const unsigned = mend(
  'SLACK_SIGNING_SECRET',
  'not set; workspaces can let the app in only where events come by HTTP',
  `copy it from "Basic Information" ${PAGES}`,
)
const unreachable = mend(
  'SLACK_APP_TOKEN',
  'not set; Slack cannot reach the app',
  `set it to an app-level token from "Basic Information" ${PAGES}, or set SLACK_SIGNING_SECRET`,
)
