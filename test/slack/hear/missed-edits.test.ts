import { expect, test } from 'vitest'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createChangesOf } from '../../../adapters/slack/hear/missed-edits.ts'
import type { AuthorizedInstallation } from '../../../adapters/slack/install/installations.ts'
import type { Calls } from '../../../adapters/slack/limits/calls.ts'
import { createPeople } from '../../../adapters/slack/people.ts'

const thread = 'T1/C1/1.0'
const ids = [`${thread}/U1`, 'T1/C1/2.0/U1']
const none = { edited: [], deleted: [] }

test('nothing is taken for deleted in a workspace that the app was removed from, or where Slack refuses to list', async () => {
  const refuse = () => Promise.reject(new Undelivered('refused', 'no'))
  const empty = (async () => ({ messages: [] })) as Calls
  const installation = { botUser: 'B1' } as AuthorizedInstallation
  const people = createPeople({ calls: empty, time: systemTime })
  const parts = { calls: empty, findInstallation: async () => installation, people }
  const removed = createChangesOf({ ...parts, findInstallation: refuse })
  expect(await removed(thread, ids)).toEqual(none)
  const unlisted = createChangesOf({ ...parts, calls: refuse })
  expect(await unlisted(thread, ids)).toEqual(none)
  const listed = createChangesOf(parts)
  expect(await listed(thread, ids)).toEqual({ ...none, deleted: ids })
})
