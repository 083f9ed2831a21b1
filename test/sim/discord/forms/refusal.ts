/** HTTP status, code and message of what Discord refuses, as it words them. */
const refusals = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  missingAccess: [403, 50001, 'Missing Access'],
  notYours: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongToken: [401, 50027, 'Invalid Webhook Token'],
  directsTooFast: [403, 40003, 'You are opening direct messages too fast.'],
  followUpsSpent: [400, 40094, 'This interaction has hit the maximum number of follow up messages'],
  tagRequired: [400, 40067, 'A tag is required to create a forum post in this channel'],
  archived: [400, 50083, 'Thread is archived'],
  acknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  locked: [400, 160005, 'Thread is locked'],
  tooLarge: [413, 40005, 'Request entity too large'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const satisfies Record<string, [number, number, string]>

/** A field that is not as it should be, by its path: `embeds.0.title`. */
export type BadField = { path: string; code: string; message: string }

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: object

  constructor(status: number, body: { code: number; message: string; errors?: object }) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function refusal(name: keyof typeof refusals): Refusal {
  const [status, code, message] = refusals[name]
  return new Refusal(status, { message, code })
}

export function invalidForm(fields: BadField[]): Refusal {
  const errors: Record<string, unknown> = {}
  for (const { path, code, message } of fields) {
    let at = errors
    for (const step of path.split('.')) at = (at[step] ??= {}) as Record<string, unknown>
    at['_errors'] = [...((at['_errors'] as object[] | undefined) ?? []), { code, message }]
  }
  return new Refusal(400, { message: 'Invalid Form Body', code: 50035, errors })
}
