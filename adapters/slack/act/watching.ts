import { watchVerbs } from '../../bridge/watches/answers.ts'
import type { TellingPlace } from '../../bridge/watches/shown.ts'
import { idOf, idOfPerson } from '../ids.ts'
import { textLook } from '../show/looks.ts'
import { watchLook } from '../show/watch-looks.ts'
import { publishHome } from './home-tab.ts'
import type { Press } from './interaction.ts'
import { post, respond } from './posting.ts'

/** What buttons and menus about watches do, by their verbs. */
export const watching: Record<string, (press: Press) => Promise<void>> = Object.fromEntries(
  Object.entries(watchVerbs).map(([verb, where]) => [verb, (press: Press) => pressWatch(press, verb, where)]),
)

async function pressWatch(press: Press, verb: string, where: 'below' | 'in place'): Promise<void> {
  const { on, visitor, object, value, people, workspace, answerTo, hidden, whisper } = press
  const { timeZone } = await people.find(workspace, visitor.person).catch(() => ({ timeZone: undefined }))
  const places = { tellIn: placeOf(press), openPrivate: () => openPrivate(press) }
  const answer = await on.watches.act(visitor, { verb, object, value, timeZone, ...places })
  const look = watchLook(answer)
  if (press.channel === '') return publishHome(press, answer)
  if (where === 'below' || !hidden || answerTo === undefined) return whisper(look)
  await respond(answerTo, look, { inPlace: true }).catch(() => whisper(look))
}

/** The thread of the message that was used; of what only the person sees there is none. */
function placeOf({ workspace, channel, hidden, thread, visitor }: Press): TellingPlace | undefined {
  if (hidden || thread === undefined || channel === '') return undefined
  const at = { workspace, channel, ts: thread }
  return { thread: idOf(at), replyTo: idOfPerson(at, visitor.person) }
}

/** A thread of the person's private messages with the app, below a message that says what it is for. */
async function openPrivate(press: Press): Promise<TellingPlace> {
  const { channel, ts } = await post({ ...press, channel: '' }, textLook(`🔔 ${press.words.watching.there.here}`))
  const at = { workspace: press.workspace, channel, ts }
  return { thread: idOf(at), replyTo: idOfPerson(at, press.visitor.person) }
}
