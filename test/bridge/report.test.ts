import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTrust } from '../../adapters/bridge/access/trust.ts'
import { chartOf, pictureOf } from '../../adapters/bridge/reports/chart.ts'
import { createReports, withPublicLine } from '../../adapters/bridge/reports/reports.ts'
import { createClient } from '../../src/contract/client/client.ts'
import { publicStatements } from '../../src/models/concierge/business/quotable.ts'
import { ada } from '../sim/bots/person.ts'
import { startService } from '../sim/service/service.ts'

const days = (...counts: number[]) =>
  counts.map((Questions, index) => ({ Day: `2026-11-${String(index + 10)}`, Questions }))

test('the picture needs no font, and is read on a dark ground and on a light one', async () => {
  const svg = chartOf(days(3, 0, 12, 7, 1, 9, 40), 7)
  expect(svg).not.toContain('<text')
  expect(svg.match(/<rect/g)).toHaveLength(8)
  const { data, info } = await sharp(await pictureOf(days(3, 0, 12, 7, 1, 9, 40), 7))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 4)]
  expect([info.width, info.height]).toEqual([960, 360])
  // The ground is the picture's own, and the highest bar stands out from it.
  expect(at(480, 10)).toEqual([255, 255, 255, 255])
  expect(at(870, 200)).toEqual([31, 111, 84, 255])
})

test.each([
  [1, 7],
  [7, 7],
  [30, 30],
])('%i days are drawn among %i', async (meant, shown) => {
  const svg = chartOf(days(...Array.from({ length: shown }, (_, index) => index)), meant)
  expect(svg.match(/fill="#1f6f54"/g)).toHaveLength(meant)
  expect((await pictureOf(days(...Array<number>(shown).fill(0)), meant)).subarray(1, 4).toString()).toBe('PNG')
})

test.each([
  ['', 'Public:\nnew'],
  ['You are kind.', 'You are kind.\n\nPublic:\nnew'],
  ['Public:\nold\n\nInternal: secret', 'Public:\nnew\nold\n\nInternal: secret'],
  ['A\n\n## Public: we are open\nmore', 'A\n\n## Public: we are open\nnew\nmore'],
  ['## Public\nold', '## Public\nnew\nold'],
  [' **Public**\nold', ' **Public**\nnew\nold'],
  ['Internal:\nkeys are 1234', 'Internal:\nkeys are 1234\n\nPublic:\nnew'],
])('a line goes below the public heading of %j', async (text, expected) => {
  const added = withPublicLine(text, 'new')
  expect(added).toBe(expected)
  const statements = (await publicStatements(added)).map((statement) => statement.text)
  expect(statements).toContain('new')
  expect(statements.join()).not.toMatch(/1234|secret/)
})

test('answers and edits of others at the same moment are all kept', async () => {
  const service = await startService()
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { SystemMessage: 'You are kind.' })
  const trust = createTrust({ workspaces: undefined }, { isFirstWorkspace: async () => true })
  const two = [1, 2].map(() => createReports({ client, chatbots: { serialAt: async () => serialNumber }, trust }))
  const edits = async () => {
    for (let tries = 0; tries < 50; tries++) {
      const { SystemMessage } = await client.call('Detail', { serialNumber })
      const edit = { serialNumber, SystemMessage: `Be brief.\n${SystemMessage}`, SystemMessageWas: SystemMessage }
      if (await client.call('Edit', edit).then(Boolean, () => false)) return
    }
  }
  const answers = two.flatMap((reports) =>
    ['one', 'two'].map((said) => reports.answer(ada(), `Internal:\n ${said}?`, `${said}\nof them`)),
  )
  await Promise.all([...answers, edits()])
  const { SystemMessage } = await client.call('Detail', { serialNumber })
  expect(SystemMessage.split('\n').toSorted()).toEqual(
    ['', 'About “Internal: one”: one of them', 'About “Internal: two”: two of them', 'Be brief.', 'Public:'].concat(
      'You are kind.',
    ),
  )
  expect((await publicStatements(SystemMessage)).map(({ text }) => text)).toHaveLength(2)
  await service.stop()
})
