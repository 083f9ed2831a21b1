import { expect, test } from 'vitest'
import { Undelivered } from '../../../adapters/bridge/platform.ts'
import { createChangesOf } from '../../../adapters/slack/hear/missed-edits.ts'
import type { AuthorizedInstallation } from '../../../adapters/slack/install/installations.ts'
import type { Calls } from '../../../adapters/slack/limits/calls.ts'

const thread = 'T1/C1/1.0'
const ids = [`${thread}/U1`, 'T1/C1/2.0/U1']
const none = { edited: [], deleted: [] }

test('nothing is taken for deleted in a workspace that the app was removed from, or where Slack refuses to list', async () => {
  const refuse = () => Promise.reject(new Undelivered('refused', 'no'))
  const empty = (async () => ({ messages: [] })) as Calls
  const installation = { botUser: 'B1' } as AuthorizedInstallation
  const removed = createChangesOf({ calls: empty, findInstallation: refuse })
  expect(await removed(thread, ids)).toEqual(none)
  const unlisted = createChangesOf({ calls: refuse, findInstallation: async () => installation })
  expect(await unlisted(thread, ids)).toEqual(none)
  const listed = createChangesOf({ calls: empty, findInstallation: async () => installation })
  expect(await listed(thread, ids)).toEqual({ ...none, deleted: ids })
})
