import { userShape } from '../gateway/shapes.ts'
import type { Call, Parts, Route } from './routes.ts'

const OWN = '/applications/:application/commands'
const OF_GUILD = '/applications/:application/guilds/:guild/commands'

/** The application, its commands, and where its gateway is. */
export function applicationRoutes({ commands, gatewayUrl, bot, applicationId }: Parts): Route[] {
  const limits = { total: 1_000, remaining: 999, reset_after: 86_400_000, max_concurrency: 1 }
  const application = () => ({
    id: applicationId,
    name: bot.name,
    description: '',
    icon: null,
    bot: userShape(bot),
    flags: 0,
    bot_public: true,
    bot_require_code_grant: false,
    summary: '',
    verify_key: '',
    team: null,
  })
  const commandRoutes = (path: string): Route[] => {
    const guild = ({ at }: Call) => at('guild')
    return [
      ['GET', path, 'other', (call) => commands.of(guild(call))],
      ['PUT', path, 'other', (call) => commands.replace(call.body, guild(call))],
      ['POST', path, 'other', (call) => commands.put(call.body, guild(call))],
      ['DELETE', `${path}/:command`, 'other', (call) => commands.remove(call.at('command'), guild(call))],
    ]
  }
  return [
    ['GET', '/gateway', 'other', () => ({ url: gatewayUrl() })],
    ['GET', '/gateway/bot', 'other', () => ({ url: gatewayUrl(), shards: 1, session_start_limit: limits })],
    ['GET', '/applications/@me', 'other', application],
    ['PATCH', '/applications/@me', 'other', application],
    ['GET', '/oauth2/applications/@me', 'other', application],
    ...commandRoutes(OWN),
    ...commandRoutes(OF_GUILD),
  ]
}
