import { userShape } from '../gateway/shapes.ts'
import type { Parts, Route } from './routes.ts'

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
  return [
    ['GET', '/gateway', 'other', () => ({ url: gatewayUrl() })],
    ['GET', '/gateway/bot', 'other', () => ({ url: gatewayUrl(), shards: 1, session_start_limit: limits })],
    ['GET', '/applications/@me', 'other', application],
    ['PATCH', '/applications/@me', 'other', application],
    ['GET', '/oauth2/applications/@me', 'other', application],
    ['PUT', '/applications/:application/commands', 'other', (call) => commands.replace(call.body)],
  ]
}
