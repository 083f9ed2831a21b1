import { expect, onTestFinished, test } from 'vitest'
import { openInstallation, singleInstallation } from '../../../adapters/slack/install/installations.ts'
import { createLogger } from '../../../adapters/slack/install/web-client.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { createScriptedModel } from '../../sim/models/scripted-model.ts'
import { startService } from '../../sim/service/service.ts'
import { startSlack } from '../../sim/slack/slack.ts'
import { buttonsOf, connectBot, idOfButton, until } from '../bot.ts'

test('at a desk in an organization staff attend a guest of another company in another of its workspaces', async () => {
  const sim = await startSlack()
  onTestFinished(() => sim.close())
  const model = createScriptedModel(async function* ({ question, exchanges }) {
    yield `${exchanges.length}: ${question}`
  })
  const service = await startService({ model })
  onTestFinished(() => service.stop())
  const enterprise = sim.world.addEnterprise(true)
  const [north, south] = [sim.world.addWorkspace('north', enterprise), sim.world.addWorkspace('south', enterprise)]
  const [maria, gil] = [sim.world.addPerson(north, 'maria'), sim.world.addPerson(south, 'gil', 'en-US', 'T0ELSEWHERE')]
  maria.admin = true
  const desk = sim.world.addChannel(north, 'desk', [north.bot.user, maria.id], 'group')
  const homes = sim.world.addChannel(south, 'homes', [south.bot.user, gil.id])
  const [atDesk, outside] = [
    { workspace: north, channel: desk, person: maria },
    { workspace: south, channel: homes, person: gil },
  ]

  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const installation = await openInstallation(north.token, { apiUrl: sim.apiUrl, logger: createLogger(report) })
  const bot = await connectBot({
    sim,
    client: createClient({ baseUrl: service.url, secretKey: service.keys.secret }),
    serialNumber: await service.data<string>('/chat/Chatbot/Add', { Name: 'Ada' }),
    report,
    installations: singleInstallation(installation),
  })
  onTestFinished(bot.stop)
  await sim.command('/porchlight', 'desk', atDesk)
  await until(() => [...desk.messages.values()].some(({ text }) => text.includes('the desk of Ada')))

  const thread = sim.say({ text: `${sim.mention(south)} I want to talk to a person`, ...outside })
  const card = () => sim.viewer(undefined, desk).find(({ ours }) => ours)
  await until(() => buttonsOf(card()?.blocks ?? []).includes('I take it'))
  const root = card()?.ts ?? ''
  await sim.press(root, idOfButton(card()?.blocks, 'I take it'), atDesk)
  await until(() => buttonsOf(card()?.blocks ?? []).includes('Hand back'))
  const texts = () => sim.viewer(thread, homes, gil.id).map(({ text }) => text)
  const hello = sim.say({ text: 'Hello Gil', thread: root, ...atDesk })
  await until(() => texts().includes('**maria:** Hello Gil'))
  const marksOf = (ts: string) => sim.viewer(root, desk, maria.id).find((message) => message.ts === ts)?.reactions
  await until(() => marksOf(hello)?.includes('white_check_mark'))
  sim.say({ text: 'Hello Maria', thread, ...outside })
  await until(() => sim.viewer(root, desk, maria.id).some(({ text }) => text === 'Hello Maria'))

  const place = { source: 'slack', Thread: [south.id, homes.id, thread].join('/') }
  const { SessionID: sessionID } = await service.data<{ SessionID: number }>('/chat/Chat/PlaceFind', place)
  expect(await service.data('/chat/Chat/SessionDetail', { sessionID })).toMatchObject({
    By: { ID: `slack:${north.id}/${maria.id}`, Name: 'maria' },
    Places: expect.arrayContaining([
      { Role: 'Desk', source: 'slack', Thread: [north.id, desk.id, root].join('/') },
      { Role: 'Visitor', ...place },
    ]),
  })
  expect([maria.id[0], reported]).toEqual(['W', []])
})
