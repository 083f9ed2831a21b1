import type { Call, Parts, Route } from './routes.ts'

/** Answers to interactions. No token of the bot is needed, the interaction's own is enough. */
export function interactionRoutes({ interactions, posts, applicationId }: Parts): Route[] {
  const WEBHOOK = `/webhooks/${applicationId}/:token`
  const answer = (call: Call) => {
    const message = interactions.answer(call.at('id'), call.at('answerToken'), call.body, call.uploads)
    if (call.query.get('with_response') !== 'true') return undefined
    const { type } = call.body as { type: number }
    const shape = message && { message: posts.shape(message) }
    return {
      interaction: { id: call.at('id'), type: 2, response_message_id: message?.id },
      resource: { type, ...shape },
    }
  }
  return [
    // Neither bucket nor global limit hold for these.
    ['POST', '/interactions/:id/:answerToken/callback', 'none', answer],
    [
      'POST',
      WEBHOOK,
      'webhook',
      (call) => posts.shape(interactions.followUp(call.at('token'), call.body, call.uploads)),
    ],
    [
      'GET',
      `${WEBHOOK}/messages/:message`,
      'webhook',
      (call) => posts.shape(interactions.message(call.at('token'), call.at('message'))),
    ],
    [
      'PATCH',
      `${WEBHOOK}/messages/:message`,
      'webhook',
      (call) => posts.shape(interactions.edit(call.at('token'), call.at('message'), call.body, call.uploads)),
    ],
    [
      'DELETE',
      `${WEBHOOK}/messages/:message`,
      'webhook',
      (call) => interactions.remove(call.at('token'), call.at('message')),
    ],
  ]
}
