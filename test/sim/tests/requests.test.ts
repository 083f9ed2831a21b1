import { expect, test } from 'vitest'
import { dataFile } from '../data.ts'
import { misfitsOf } from '../requests/check.ts'
import { type Collected, oneOfEach } from '../requests/collect.ts'

const slack = (what: string, body: object): Collected => ({ platform: 'Slack', what, body, count: 1 })
const discord = (what: string, body: object): Collected => ({ platform: 'Discord', what, body, count: 1 })

test('a request that does not fit the argument types of Slack’s own library is found', async () => {
  const misfits = await misfitsOf([
    slack('chat.postMessage', { channel: 'C1', text: 'hello', unfurl_links: 'false', blocks: '[{"type":"divider"}]' }),
    slack('conversations.replies', { channel: 'C1', ts: '1.2', limit: '15', inclusive: 'true' }),
    slack('chat.postMessage', { channel: 'C1', text: 'hello', colour: 'red' }),
    slack('chat.update', { channel: 'C1', text: 'hello' }),
    slack('views.open', { trigger_id: '1', view: '{"type":"modal","blocks":[]}' }),
    slack('chat.whisper', { channel: 'C1' }),
  ])
  expect(misfits.map((misfit) => misfit.split(':')[0])).toEqual([
    'Slack chat.postMessage',
    'Slack chat.update',
    'Slack views.open',
    'Slack chat.whisper',
  ])
})

test.skipIf(dataFile('discord-openapi.json') === undefined)(
  'a request that does not fit Discord’s OpenAPI document is found (needs discord-openapi.json in TEST_DATA_DIR)',
  async () => {
    const misfits = await misfitsOf([
      discord('POST /channels/1/messages', { content: 'hello' }),
      discord('POST /channels/1/messages', { content: 'x'.repeat(5_000) }),
      discord('PUT /channels/1/nothing', {}),
    ])
    expect(misfits).toEqual([expect.stringMatching(/^POST \/channels/), expect.stringMatching(/is no operation/)])
  },
)

test('requests that differ in words and ids alone are of one kind', () => {
  const of = (id: string, body: object) => discord(`POST /channels/${id}/messages`, body)
  const kinds = oneOfEach([of('11', { content: 'house' }), of('12', { content: 'bar n' }), of('11', { content: 5 })])
  expect(kinds.map(({ count }) => count)).toEqual([2, 1])
})
