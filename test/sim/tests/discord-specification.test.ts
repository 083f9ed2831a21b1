import { expect, test } from 'vitest'
import { specificationCheck } from '../discord/rest/openapi.ts'

const check = specificationCheck()

test.skipIf(check === undefined)(
  'what does not fit Discord’s own document is found (needs discord-openapi.json in TEST_DATA_DIR)',
  () => {
    expect(check?.('POST', '/channels/1/messages', { content: 'hello', flags: 4 })).toBeUndefined()
    expect(check?.('POST', '/channels/1/messages', { content: 5 })).toMatch(/content/)
    expect(check?.('POST', '/channels/1/messages', { content: 'x'.repeat(5_000) })).toMatch(/POST/)
    expect(check?.('POST', '/channels/1/nothing', {})).toMatch(/is no operation/)
    expect(check?.('PUT', '/applications/1/commands', [{ name: 5 }])).toMatch(/PUT/)
  },
)

test.skipIf(check === undefined).each(['0', 0, '8', null])(
  'default_member_permissions may be a string or a number: %j (needs discord-openapi.json in TEST_DATA_DIR)',
  (permissions) => {
    const command = { name: 'ask', description: 'asks', default_member_permissions: permissions }
    expect(check?.('PUT', '/applications/1/commands', [command])).toBeUndefined()
  },
)
