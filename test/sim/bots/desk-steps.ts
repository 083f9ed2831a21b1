import { ChannelType, PermissionFlagsBits } from 'discord.js'
import { type Stage, setStage } from './discord-stage.ts'

/** One request of a hand-over at which the bot's process is killed: before Discord did what it asks for, or just after. */
export type DeskStep = { number: number; done: boolean; what: string; problems: string[] }

const REQUESTS_MAX = 60
const WITHIN_MS = 30_000

/** Kills the bot at every request that a hand-over takes at the desk and in the visitor's thread, one after the other. */
export async function runDeskSteps(
  kind: ChannelType.GuildText | ChannelType.GuildForum,
  every = 1,
): Promise<DeskStep[]> {
  const limits = { create: { requests: 5, ms: 500 }, edit: { requests: 5, ms: 500 } }
  const stage = await setStage({ roundTripMs: 5, limits }, (question) => ({
    fragments: [`You said: ${question}`],
    everyMs: 1,
  }))
  stage.discord.bot.role.permissions |= PermissionFlagsBits.ManageWebhooks
  const steps: DeskStep[] = []
  try {
    for (let count = 0; count < REQUESTS_MAX * 2; count += every) {
      const step = await killedAt(stage, kind, Math.floor(count / 2), count % 2 === 1)
      if (step === undefined) break
      steps.push(step)
    }
    return steps
  } finally {
    stage.discord.faults.clear()
    await stage.close()
  }
}

/** Undefined where the hand-over was over before so many requests. */
async function killedAt(
  stage: Stage,
  kind: ChannelType.GuildText | ChannelType.GuildForum,
  number: number,
  done: boolean,
): Promise<DeskStep | undefined> {
  const { discord: sim, bot, serialNumber, call } = stage
  const [ana, ada] = [sim.join('Ana'), sim.join(`Ada ${number}`)]
  const desk = sim.addChannel('desk', [], kind)
  const homes = sim.addChannel('homes')
  await call('/chat/Chatbot/DeskSet', { serialNumber, source: 'discord', Workspace: sim.guild.id, Channel: desk.id })
  const thread = sim.say({ by: ada.id, in: homes.id, text: `${sim.bot.mention} what is there?` })
  await sim.until(() => sim.viewer(thread).answers()[0]?.buttons.length === 0, WITHIN_MS)

  const path = new RegExp(`${thread}|${desk.id}|webhooks`)
  let what: string | undefined
  let died: Promise<unknown> = Promise.resolve()
  const work = () => {
    what = sim.requests.findLast((one) => path.test(one.path))?.path ?? ''
    died = bot.kill().then(() => {
      sim.faults.clear()
      return bot.start()
    })
    return undefined
  }
  sim.faults.plan({ kind: 'pulled', done, work }, { path, skip: number })

  const until = <T>(look: () => T | false | undefined) => sim.until(look, WITHIN_MS)
  const rooms = () => [...sim.world.channels.values()].filter(({ parentId }) => parentId === desk.id)
  sim.say({ by: ada.id, in: thread, text: 'I want to talk to a person' })
  const room = await until(() => rooms()[0]?.id)
  const cardIn = kind === ChannelType.GuildForum ? room : desk.id
  const card = () =>
    sim
      .viewer(cardIn)
      .answers()
      .find(({ id }) => id === room)
  const texts = (channel: string) =>
    sim
      .viewer(channel)
      .messages()
      .filter(({ id }) => id !== room)
      .map(({ by, ours, text }) => (ours ? text : `${by}: ${text}`))
  await until(() => card()?.buttons.includes('I take it'))
  // A press that nobody takes in is done again by the person.
  await untilPressed(
    () => card()?.buttons.includes('Hand back'),
    () => sim.press({ by: ana.id, in: cardIn, message: room, button: 'I take it' }),
  )
  const hello = sim.say({ by: ana.id, in: room, text: 'Hello' })
  await until(() => texts(thread).includes('**Ana:** Hello'))
  await until(() =>
    sim
      .viewer(room)
      .messages()
      .find(({ id }) => id === hello)
      ?.reactions.includes('✅'),
  )
  sim.say({ by: ada.id, in: thread, text: 'Hi there' })
  await until(() => texts(room).some((text) => text.includes('Hi there')))
  await untilPressed(
    () => card()?.buttons.length === 0,
    () => sim.press({ by: ana.id, in: cardIn, message: room, button: 'Hand back' }),
  )
  sim.say({ by: ada.id, in: thread, text: 'bye' })
  await until(() => texts(thread).includes('You said: bye'))
  sim.faults.clear()
  if (what === undefined) return undefined
  await died
  await until(() => sim.viewer(thread).answers().at(-1)?.buttons.length === 0)
  const once = [
    [texts(thread), '**Ana:** Hello'],
    [texts(thread), 'You said: bye'],
    [texts(room), `Ada ${number}: Hi there`],
  ] as const
  const problems = once.flatMap(([all, text]) => {
    const count = all.filter((one) => one === text).length
    return count === 1 ? [] : [`${count} × "${text}" among ${JSON.stringify(all)}`]
  })
  if (rooms().length !== 1) problems.push(`${rooms().length} desk threads`)
  return { number, done, what, problems }

  async function untilPressed(
    happened: () => boolean | undefined,
    press: () => Promise<{ kind: string }>,
  ): Promise<void> {
    for (let tries = 0; tries < 10; tries++) {
      if (happened() === true) return
      const { kind: outcome } = await press()
      if (outcome !== 'late') return void (await until(happened))
    }
  }
}
