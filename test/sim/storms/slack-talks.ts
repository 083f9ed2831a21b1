import { setTimeout as delay } from 'node:timers/promises'
import { comes, type Stage } from '../bots/slack-stage.ts'
import { answerTo, flat, reasonOf, type Verdict } from '../models/answers-about-homes.ts'
import type { Channel } from '../slack/world.ts'

/** By how much an event may come late, in ms: what a person says later than that comes after it. */
export const LATE_MS = 250

type Asking = { talk: number; questions: number; random: () => number; withinMs: number; channel: Channel }

/** A person asks in a channel, then further in the thread, whether the answer stands there by then or not. */
export async function holdTalk({ slack }: Stage, asking: Asking): Promise<Verdict> {
  const { talk, questions, random, withinMs, channel } = asking
  const person = slack.world.addPerson(slack.workspace, `person-${talk}`)
  const tags = Array.from({ length: questions }, (_, index) => `home ${talk}-${index}`)
  const [first, ...others] = tags
  const where = { person, channel }
  const thread = slack.say({ text: `${slack.mention()} tell me about ${first}`, ...where })
  const ours = () => slack.viewer(thread, channel).filter((message) => message.ours)
  const shown = () =>
    ours()
      .map(({ text }) => text)
      .join('\n')
  const verdict = (what: Verdict['what']): Verdict => ({ talk, what, shown: shown(), expected: answerTo(tags) })
  // In a thread the app is spoken to once it has been called there.
  if (!(await comes(() => ours().length > 0, withinMs)))
    return { ...verdict('unheard'), told: slack.events.filter(({ ts }) => ts === thread) }
  for (const tag of others) {
    await delay(LATE_MS + random() * 1_000)
    slack.say({ text: `and ${tag}?`, thread, ...where })
  }
  const isWhole = () => flat(shown()) === flat(answerTo(tags)) && ours().every(({ open }) => !open)
  return verdict((await comes(isWhole, withinMs)) ? 'good' : reasonOf(shown(), tags))
}
