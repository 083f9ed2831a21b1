import { required } from '../args.ts'
import type { Handler } from '../context.ts'
import { Refusal } from '../refusal.ts'

export const APP_TOKEN = 'xapp-1-A0SIM'

export const apps: { [method: string]: Handler } = {
  'api.test': () => ({}),
  'apps.connections.open': ({ sockets }) => ({ url: sockets.address() }),
  'auth.test': ({ workspace }) => {
    const { id, name, bot } = workspace
    return {
      team_id: id,
      team: name,
      url: `https://${name}.slack.com/`,
      user_id: bot.user,
      user: bot.name,
      bot_id: bot.id,
    }
  },
  'oauth.v2.access': ({ world, args }) => {
    const workspace = world.workspaces.get(required(args, 'code').replace(/^code-/, ''))
    if (workspace === undefined) throw new Refusal('invalid_code')
    const { id, name, token, bot } = workspace
    const about = { app_id: 'A0SIM', enterprise: null, is_enterprise_install: false, authed_user: { id: bot.user } }
    return { ...about, access_token: token, token_type: 'bot', scope: '', bot_user_id: bot.user, team: { id, name } }
  },
}

/** Methods that need no workspace. */
export const WITHOUT_WORKSPACE = new Set(['api.test', 'apps.connections.open', 'oauth.v2.access'])
