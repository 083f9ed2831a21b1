import type { Stage } from '../bots/discord-stage.ts'
import { answerTo, flat, reasonOf, type Verdict } from '../models/answers-about-homes.ts'

export { answerAboutHomes as tellOfHomes, flat, type Verdict } from '../models/answers-about-homes.ts'

/** By how much an event may come late in the weather, in ms: what a person says later than that comes after it. */
const LATE_MS = 300

type Asking = {
  talk: number
  questions: number
  random: () => number
  wait: (ms: number) => Promise<unknown>
  withinMs: number
}

/** A person asks in a channel, then further in the thread, whether the answer stands there by then or not. */
export async function holdTalk(
  { discord }: Stage,
  { talk, questions, random, wait, withinMs }: Asking,
): Promise<Verdict> {
  const by = discord.join(`Person ${talk}`).id
  const tags = Array.from({ length: questions }, (_, index) => `home ${talk}-${index}`)
  const [first, ...others] = tags
  const text = `${discord.bot.mention} tell me about ${first}`
  const thread = discord.say({ by, in: discord.channel.id, text })
  const verdict = (what: Verdict['what']): Verdict => ({ talk, what, shown: shown(), expected: answerTo(tags) })
  const viewer = discord.viewer(thread)
  const shown = () =>
    viewer
      .answers()
      .map((message) => message.text)
      .join('\n')
  const begun = () => discord.world.channels.has(thread)
  if (!(await happens(discord.until(begun, withinMs)))) return verdict('unheard')
  for (const tag of others) {
    await wait(LATE_MS + random() * 3_000)
    discord.say({ by, in: thread, text: `and ${tag}?` })
  }
  const whole = () => (flat(shown()) === flat(answerTo(tags)) ? true : undefined)
  if (await happens(discord.until(whole, withinMs))) return verdict('good')
  return verdict(reasonOf(shown(), tags))
}

const happens = (event: Promise<unknown>) =>
  event.then(
    () => true,
    () => false,
  )
