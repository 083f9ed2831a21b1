import type { Incoming, Talk } from '../../../adapters/bridge/platform.ts'

/** Ada, who writes in a thread in private. */
export const ada = (thread = 't'): Talk => ({
  thread,
  person: 'ada',
  place: { workspace: '', channel: '' },
  roles: [],
  locale: undefined,
})

/** Something Ada says. */
export const said = (id: string, text = id, thread = 't'): Incoming => ({
  ...ada(thread),
  id,
  text,
  attachments: [],
  at: 0,
})
