import { required } from '../api/args.ts'
import { Refusal } from '../api/refusal.ts'
import type { Clock } from '../clock.ts'
import type { Handler } from '../context.ts'
import type { World } from '../world.ts'

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
  'oauth.v2.access': ({ world, args, clock }) => {
    if (args['grant_type'] === 'refresh_token') return renewed(world, clock, required(args, 'refresh_token'))
    const workspace = world.workspaces.get(required(args, 'code').replace(/^code-/, ''))
    if (workspace === undefined) throw new Refusal('invalid_code')
    const { id, name, token, bot, enterprise, rotation } = workspace
    const isOrgWide = enterprise?.orgWide === true
    const organization = enterprise === undefined ? null : { id: enterprise.id, name: 'organization' }
    const about = { app_id: 'A0SIM', enterprise: organization, is_enterprise_install: isOrgWide }
    return {
      ...about,
      authed_user: { id: bot.user },
      access_token: token,
      token_type: 'bot',
      scope: '',
      bot_user_id: bot.user,
      team: isOrgWide ? null : { id, name },
      ...(rotation && { refresh_token: rotation.refreshToken, expires_in: secondsUntil(rotation.expiresAt, clock) }),
    }
  },
}

const LIFE_S = 43_200
const secondsUntil = (at: number, clock: Clock) => Math.floor((at - clock.now()) / 1_000)

/** A refresh token is good once, and brings the next one: https://docs.slack.dev/authentication/using-token-rotation */
function renewed({ workspaces }: World, clock: Clock, refreshToken: string): object {
  const workspace = [...workspaces.values()].find(({ rotation }) => rotation?.refreshToken === refreshToken)
  if (workspace === undefined) throw new Refusal('invalid_refresh_token')
  workspace.token = `xoxe.xoxb-${crypto.randomUUID()}`
  workspace.rotation = { refreshToken: `xoxe-${crypto.randomUUID()}`, expiresAt: clock.now() + LIFE_S * 1_000 }
  const { token, rotation } = workspace
  const renewal = { access_token: token, refresh_token: rotation.refreshToken, expires_in: LIFE_S }
  return { ...renewal, token_type: 'bot', scope: '', bot_user_id: workspace.bot.user, app_id: 'A0SIM' }
}

/** Methods that need no workspace. */
export const WITHOUT_WORKSPACE = new Set(['api.test', 'apps.connections.open', 'oauth.v2.access'])
