import type { BotSettings } from '../../contract/bot-settings.ts'
import { type Finding, mend, ok } from './finding.ts'

type Given = Pick<
  BotSettings,
  'SLACK_BOT_TOKEN' | 'SLACK_APP_TOKEN' | 'SLACK_SIGNING_SECRET' | 'SLACK_HOST' | 'SLACK_PORT'
>

const PAGES = 'of your app on https://api.slack.com/apps'

/** Where the app has a token: whether it looks right, and how Slack would reach it. */
export function slack(given: Given): Finding[] {
  const { SLACK_BOT_TOKEN, SLACK_APP_TOKEN, SLACK_SIGNING_SECRET, SLACK_HOST, SLACK_PORT } = given
  if (SLACK_BOT_TOKEN === undefined) return []
  if (!SLACK_BOT_TOKEN.startsWith('xoxb-'))
    return [mend('SLACK_BOT_TOKEN', 'does not look like a bot token', `copy it from "OAuth & Permissions" ${PAGES}`)]
  if (SLACK_APP_TOKEN !== undefined)
    return SLACK_APP_TOKEN.startsWith('xapp-')
      ? [ok('Slack', 'the app connects by Socket Mode')]
      : [mend('SLACK_APP_TOKEN', 'does not look like an app-level token', `copy it from "Basic Information" ${PAGES}`)]
  if (SLACK_SIGNING_SECRET !== undefined)
    return [ok('Slack', `events are taken at http://${SLACK_HOST}:${SLACK_PORT}/slack/events`)]
  const advice = `set it to an app-level token from "Basic Information" ${PAGES}, or set SLACK_SIGNING_SECRET`
  return [mend('SLACK_APP_TOKEN', 'not set; Slack cannot reach the app', advice)]
}
