import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UnusableFile } from '../../../adapters/bridge/files/unusable.ts'
import { png } from '../../sim/media/pictures.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import type { Kind } from '../../sim/slack/delivery/delivery.ts'
import { fastAt } from '../../sim/slack/settings.ts'
import type { SimSlack } from '../../sim/slack/slack.ts'
import { readable } from '../../sim/slack/viewer.ts'
import type { Channel } from '../../sim/slack/world.ts'
import { startBot, until } from '../bot.ts'

/**
 * What Slack sends, written after its documentation and what was recorded of it, with made-up ids and words, and what
 * is to come of it. `asks`: the question that the model gets; `says`: words that people see; `calls`: a method; `opens`:
 * a dialog; `offers`: what is offered to choose from; `logs`: words for whoever runs the app; "nothing": it is left alone on
 * purpose.
 */
type Payload = { name: string; kind: Kind; body: object; want: Want }
type Want =
  | 'nothing'
  | { asks: string; files?: number }
  | { says: string }
  | { calls: string }
  | { logs: string }
  | { opens: string }
  | { offers: string[] }

const folder = import.meta.dirname
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const payloadsIn = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Payload[]

type Stage = Awaited<ReturnType<typeof startStage>>

async function startStage() {
  const fileCounts: number[] = []
  const script: Script = async function* ({ question, files: sent }) {
    fileCounts.push(sent.length)
    yield `So: ${question}`
  }
  const bot = await startBot({
    script,
    chatbot: { SuggestedMessage: 'What is new?' },
    // Of ours: the app waits a second for the first message of a thread, which on a busy machine takes more than a tenth of one.
    settings: fastAt(1),
  })
  const { sim } = bot
  const { workspace, person, channel } = sim
  const bo = sim.world.addPerson(workspace, 'bo')
  const gil = sim.world.addPerson(workspace, 'gil', 'en-US', 'T0ELSEWHERE')
  const wim = { ...sim.world.addPerson(workspace, 'wim'), id: 'W0WIM' }
  workspace.people.set(wim.id, wim)
  const members = [workspace.bot.user, person.id, bo.id]
  const inside = sim.world.addChannel(workspace, 'inside', members, 'group')
  const several = sim.world.addChannel(workspace, 'several', members, 'mpim')
  const roots = ['The barn in Kent', 'The mill costs 90,000'].map(
    (text) => sim.world.add(channel, { user: bo.id, text }).ts,
  )
  const own = sim.world.add(channel, { user: workspace.bot.user, text: 'Hello', ours: true }).ts
  const bytes = png()
  const id = 'F0HOUSE'
  const file = { id, name: 'house.png', mimetype: 'image/png', subtype: undefined, bytes, owner: bo.id, ready: true }
  workspace.files.set(id, file)
  const names: { [placeholder: string]: string } = {
    TEAM: workspace.id,
    BOT: workspace.bot.user,
    ANA: person.id,
    BO: bo.id,
    GIL: gil.id,
    WIM: wim.id,
    CHANNEL: channel.id,
    PRIVATE: inside.id,
    MPIM: several.id,
    DIRECT: sim.directly().id,
    ROOT1: roots[0] ?? '',
    ROOT2: roots[1] ?? '',
    ROOT3: own,
    FILE: id,
    URL: `${sim.origin}/files-pri/${workspace.id}-${id}/house.png`,
    GONE: `${sim.origin}/files-pri/${workspace.id}-F0GONE/canvas`,
  }
  /** The payload with the names of this Slack in it. */
  const filled = (body: object): object => {
    const { trigger, answerTo } = sim.handle()
    const text = JSON.stringify(body)
      .replaceAll('"$SIZE"', String(bytes.length))
      .replaceAll('$TRIGGER', trigger)
      .replaceAll('$ANSWER', answerTo)
      .replaceAll(/\$TS\d+/g, (name) => (names[name] ??= sim.clock.ts()))
      .replaceAll(/\$([A-Z]+\d?)/g, (_, name: string) => names[name] ?? `unknown ${name}`)
    return JSON.parse(text) as object
  }
  return { ...bot, fileCounts, filled }
}

type Event = { event?: { ts?: string; channel?: string; user?: string; text?: string } }

/** What an event tells of stands in the channel. */
function stand(sim: SimSlack, { event }: Event): void {
  const channel = sim.workspace.channels.get(event?.channel ?? '')
  if (channel === undefined || event?.ts === undefined) return
  const { ts, user = '', text = '' } = event
  sim.world.add(channel, { user, text, ts })
}

const everything = ({ sim }: Stage): string[] =>
  [...sim.workspace.channels.values()].flatMap(({ messages }: Channel) =>
    [...messages.values()].map(({ ts, text }) => `${ts} ${readable(text)}`),
  )
const shownBy = ({ sim }: Stage) =>
  sim.record.calls.filter(({ method }) => /^(?:chat|views)\.|^response_url/.test(method)).length

/** What became of a payload, as far as it is asked for. */
async function outcomeOf(stage: Stage, { kind, body, want }: Payload): Promise<Want> {
  const { sim, model, bridge, fileCounts } = stage
  const given = stage.filled(body)
  const before = { shown: shownBy(stage), prompts: model.prompts.length, all: new Set(everything(stage)) }
  const calls = sim.record.calls.length
  if (kind === 'event') stand(sim, given)
  const answer = (await sim.deliver(kind, given)) as { options?: { value: string }[] } | undefined
  if (want === 'nothing') {
    await bridge.idle()
    const isLeftAlone = shownBy(stage) === before.shown && model.prompts.length === before.prompts
    return isLeftAlone
      ? 'nothing'
      : {
          says: everything(stage)
            .filter((text) => !before.all.has(text))
            .join(),
        }
  }
  if ('asks' in want) {
    const { question } = await until(() => model.prompts[before.prompts])
    await bridge.idle()
    return { asks: question, ...(want.files !== undefined && { files: fileCounts.at(-1) ?? 0 }) }
  }
  if ('says' in want) {
    await until(() => everything(stage).some((text) => !before.all.has(text) && text.includes(want.says)))
    await bridge.idle()
    return want
  }
  if ('logs' in want) {
    const isIt = (logged: unknown) => typeof logged === 'string' && logged.includes(want.logs)
    await until(() => stage.reported.some(isIt))
    stage.reported.splice(stage.reported.findIndex(isIt), 1)
    return want
  }
  if ('calls' in want) {
    await until(() => sim.record.calls.slice(calls).some(({ method }) => method === want.calls))
    return want
  }
  if ('opens' in want) {
    const opened = await until(() => sim.dialog())
    sim.workspace.views.delete(opened.id)
    return { opens: String(opened.body['callback_id']) }
  }
  return { offers: (answer?.options ?? []).map(({ value }) => value) }
}

test.each(files)('everything that Slack sends is handled, left alone on purpose, or asked about: %s', async (file) => {
  const stage = await startStage()
  for (const payload of payloadsIn(file)) {
    const became = await outcomeOf(stage, payload).catch((error: unknown) => String(error))
    expect({ [payload.name]: became }).toEqual({ [payload.name]: payload.want })
    // That a file cannot be had is for the log, too.
    const faults = stage.reported.filter((error) => !(error instanceof UnusableFile))
    expect({ [payload.name]: faults }).toEqual({ [payload.name]: [] })
  }
})

test('there are as many as there are kinds of things that Slack sends', () => {
  expect(files.flatMap(payloadsIn).length).toBeGreaterThanOrEqual(60)
})
