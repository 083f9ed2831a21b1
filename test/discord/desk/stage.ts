import { ChannelType, PermissionFlagsBits } from 'discord.js'
import { withoutLimits } from '../../sim/discord/settings.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import { connectThrough, startBot } from '../bot.ts'

type Kind = ChannelType.GuildText | ChannelType.GuildForum
export type Stage = Awaited<ReturnType<typeof startDesk>>

const echo: Script = async function* ({ question }) {
  yield `You said: ${question}`
}

/** A server with a desk that Ana and Ben may read, and Ada may not. */
export async function startDesk(kind: Kind = ChannelType.GuildText, script: Script = echo) {
  let ahead = 0
  const bot = await startBot({ script, now: () => Date.now() + ahead, settings: withoutLimits, speed: 4 })
  const { sim, service, serialNumber } = bot
  const [ana, ben, ada] = [sim.join('Ana'), sim.join('Ben'), sim.join('Ada')]
  const view = `${PermissionFlagsBits.ViewChannel}`
  const mayView = [sim.bot.id, ana.id, ben.id].map((id) => ({ id, type: 1, allow: view, deny: '0' }))
  const desk = sim.addChannel('desk', [{ id: sim.guild.id, type: 0, allow: '0', deny: view }, ...mayView], kind)
  const setDesk = (Channel: string) =>
    service.data('/chat/Chatbot/DeskSet', { serialNumber, source: 'discord', Workspace: sim.guild.id, Channel })
  const inForum = kind === ChannelType.GuildForum
  const olive = sim.owner.id
  const where = inForum ? sim.publish({ by: olive, in: desk.id, title: 'Rules', text: 'Be kind.' }) : desk.id
  await sim.command({ by: olive, in: where, name: 'porchlight desk here' })
  await sim.until(() => sim.viewer(where, olive).answers()[0]?.text.startsWith('This is the desk of Ada'))
  const rooms = () =>
    [...sim.world.channels.values()].filter(({ parentId, ownerId }) => parentId === desk.id && ownerId === sim.bot.id)
  return {
    ...bot,
    /** Lets minutes pass at the service, and has it do what is due by then. */
    async pass(minutes: number) {
      ahead += minutes * 60_000
      await service.runTimers()
    },
    ana,
    ben,
    ada,
    desk,
    rooms,
    setDesk,
    /** The desk's only thread. */
    room: () => sim.until(() => rooms()[0]?.id),
    card: (room: string) =>
      sim
        .viewer(inForum ? room : desk.id)
        .answers()
        .find(({ id }) => id === room),
    press: (by: string, room: string, button: string) =>
      sim.press({ by, in: inForum ? room : desk.id, message: room, button }),
    ask: (text = 'I want to talk to a person') =>
      sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} ${text}` }),
    /** What stands in a thread besides the card, who said it before it. */
    said: (thread: string) =>
      sim
        .viewer(thread)
        .messages()
        .filter(({ id }) => id !== thread)
        .map(({ by, ours, text }) => (ours ? text : `${by}: ${text}`)),
    marks: (room: string, id: string) =>
      sim
        .viewer(room)
        .messages()
        .find((one) => one.id === id)?.reactions ?? [],
  }
}

/** Ada asks for a person, and Ana takes it. */
export async function attended(stage: Stage) {
  const thread = stage.ask()
  const room = await stage.room()
  await stage.press(stage.ana.id, room, 'I take it')
  await stage.sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  return { thread, room }
}

/** Ada asks for a person in private, and waits. */
export async function waitingInPrivate({ sim, ada, room, card }: Stage) {
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: 'I want to talk to a person' })
  const waiting = await room()
  await sim.until(() => card(waiting)?.buttons.includes('I take it'))
  return { dm, room: waiting }
}

/** Ada asks for a person in private, and Ana takes it. */
export async function attendedInPrivate(stage: Stage) {
  const { dm, room } = await waitingInPrivate(stage)
  await stage.press(stage.ana.id, room, 'I take it')
  await stage.sim.until(() => stage.card(room)?.text.includes('Ana took it'))
  return { dm, room }
}

/** Another run of the bot that remembers nothing. `begun`: resolves once it misses no later event. */
export const forgetful = async (stage: Stage, hooks: { catchUpMs?: number } = {}) => {
  const begun = Promise.withResolvers<void>()
  const after = async (name: string) => {
    if (name === 'Events') begun.resolve()
  }
  const reported: unknown[] = []
  const bot = await connectThrough({ ...stage, reported }, async () => undefined, { after, ...hooks })
  return { ...bot, reported, begun: begun.promise }
}
