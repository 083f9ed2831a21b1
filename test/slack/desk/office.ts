import { vi } from 'vitest'
import type { Output } from '../../../src/contract/endpoint.ts'
import type { SessionDetail } from '../../../src/contract/people/attendants.ts'
import { comes } from '../../sim/bots/slack-stage.ts'
import { WAIT_MS } from '../../sim/clock/deadline.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import type { Said } from '../../sim/slack/people/talking.ts'
import type { Settings } from '../../sim/slack/settings.ts'
import type { Person } from '../../sim/slack/world.ts'
import { buttonsOf, idOfButton, startBot, until } from '../bot.ts'

const echo: Script = async function* ({ question, exchanges }) {
  yield `${exchanges.length}: ${question}`
}
export type Office = Awaited<ReturnType<typeof openOffice>>

/** Maria and Ben sit at the desk; Ana, who is none of the staff, has spoken with the app in a channel. */
export async function openOffice(settings: Partial<Settings> = {}, question = 'first') {
  const bot = await startBot({ script: echo, settings })
  const { sim, service } = bot
  const { bot: app } = sim.workspace
  const [maria, ben] = [sim.world.addPerson(sim.workspace, 'maria'), sim.world.addPerson(sim.workspace, 'ben')]
  maria.admin = true
  const office = sim.world.addChannel(sim.workspace, 'office', [app.user, maria.id, ben.id], 'group')
  await sim.command('/porchlight', 'desk', { person: maria, channel: office })
  await until(() => [...office.messages.values()].some(({ text }) => text.includes('the desk of Ada')))

  /** The threads at the desk, by what begins them. */
  const desks = () => sim.viewer(undefined, office).filter(({ ours }) => ours)
  const cardOf = (root: string) => desks().find(({ ts }) => ts === root)
  const press = async (root: string, label: string, person: Person) =>
    sim.press(root, idOfButton(office.messages.get(root)?.blocks, label), { channel: office, person })

  /** Ana begins a talk with the app. */
  async function begin(first: string) {
    const thread = sim.say({ text: `${sim.mention()} ${first}` })
    /** What the app shows her. */
    const visible = () => sim.viewer(thread).filter(({ ours }) => ours)
    await until(() => visible().some(({ text, open }) => text === `0: ${first}` && !open))
    const Thread = [sim.workspace.id, sim.channel.id, thread].join('/')
    const place = { source: 'slack', Thread }
    const { SessionID: sessionID } = await service.data<{ SessionID: number }>('/chat/Chat/PlaceFind', place)
    const call = <T>(name: string, body: object = {}) => service.data<T>(`/chat/Chat/${name}`, { sessionID, ...body })
    const placeAtDesk = async () =>
      (await call<Output<typeof SessionDetail>>('SessionDetail')).Places.find(({ Role }) => Role === 'Desk')?.Thread
    return {
      thread,
      visible,
      texts: () => visible().map(({ text }) => text),
      call,
      ask: (text: string, more: Partial<Said> = {}) => sim.say({ text, thread, ...more }),
      handOver: () => call('HandOver', { Reason: 'I would like to see it.' }),
      /** The thread at the desk, once the service knows it. */
      deskThread: () =>
        vi.waitFor(
          async () => {
            const root = (await placeAtDesk())?.split('/')[2]
            if (root === undefined) throw new Error('not yet')
            return root
          },
          { timeout: WAIT_MS },
        ),
    }
  }
  return {
    ...bot,
    maria,
    ben,
    office,
    desks,
    cardOf,
    press,
    ...(await begin(question)),
    atDesk: (root: string) => sim.viewer(root, office).slice(1),
    /** What the visitor says, as it stands at the desk: what comes together is one message. */
    relayed: (root: string) =>
      sim.viewer(root, office).flatMap(({ name, text }) => (name === undefined ? [] : text.split('\n\n'))),
    /** Somebody takes a session over, however often they have to press. */
    async claim(root: string, person = maria) {
      const isTaken = () => buttonsOf(cardOf(root)?.blocks ?? []).includes('Hand back')
      do await press(root, 'I take it', person).catch(() => undefined)
      while (!(await comes(isTaken, 1_000)))
    },
    /** What somebody alone was told in the office. */
    whispers: (person: Person) =>
      [...office.messages.values()].flatMap(({ onlyFor, text }) => (onlyFor === person.id ? [text] : [])),
    /** Staff write in a thread of the desk. */
    write: (thread: string, person: Person, text: string, more: Partial<Said> = {}) =>
      sim.say({ text, thread, person, channel: office, ...more }),
    /** Maria writes several messages. Nobody writes as fast as events may overtake each other between two sockets. */
    async writeAll(thread: string, texts: string[]) {
      const said: string[] = []
      for (const text of texts) {
        said.push(sim.say({ text, thread, person: maria, channel: office }))
        await until(() => sim.events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined))
      }
      return said
    },
    marks: (root: string, ts: string) => sim.viewer(root, office).find((message) => message.ts === ts)?.reactions,
  }
}
