import type { IncomingMessage, Visitor } from '../../../adapters/bridge/platform/messages.ts'

/** Ada, who writes in a thread in private. */
export const ada = (thread = 't'): Visitor => ({
  thread,
  person: 'ada',
  place: { workspace: '', channel: '' },
  roles: [],
  locale: undefined,
})

/** Something Ada says. */
export const said = (id: string, text = id, thread = 't'): IncomingMessage => ({
  ...ada(thread),
  id,
  text,
  attachments: [],
  at: 0,
})
