import { type WatchVerb, watchVerbs } from '../../bridge/text/controls.ts'
import type { AlertThread } from '../../bridge/watches/port.ts'
import { isRefused } from '../failures.ts'
import { idOf, idOfPerson } from '../ids.ts'
import { type BlocksMessage, type ButtonVerb, textMessage } from '../show/blocks.ts'
import { cardMessage, pageMessage } from '../show/listing-cards.ts'
import { watchMessage } from '../show/watch-messages.ts'
import { openSearch } from './commands.ts'
import { publishHome } from './home-tab.ts'
import type { Press } from './interaction.ts'
import { askForAnswer } from './report.ts'
import { ask, deleteOriginal, post, postOnce, respond } from './respond.ts'

/** Handlers of buttons and menus about watches, by verb. */
const watching = Object.fromEntries(
  Object.keys(watchVerbs).map((verb) => [verb, (press: Press) => pressWatch(press, verb as WatchVerb)]),
) as Record<WatchVerb, (press: Press) => Promise<void>>

/** Handlers of buttons by the verb in their action id. Whoever sees a button may press it. */
export const buttons: Record<ButtonVerb, (press: Press) => Promise<void>> = {
  async page(press) {
    const found = await pageOf(press)
    if (found === undefined) return press.replyEphemeral(textMessage(press.words.searchGone))
    const content = pageMessage(found, press.words, { share: press.hidden })
    const { responseUrl } = press
    if (responseUrl === undefined) return press.replyEphemeral(content)
    await respond(responseUrl, content, { inPlace: true, toAll: !press.hidden }).catch(() =>
      press.replyEphemeral(content),
    )
  },
  async share(press) {
    const found = await pageOf(press)
    const { responseUrl } = press
    if (found === undefined || responseUrl === undefined)
      return press.replyEphemeral(textMessage(press.words.searchGone))
    const content = pageMessage(found, press.words)
    await postOnce(press, content, { thread: press.thread }).catch((error: unknown) => {
      // Where the app is no member of the channel, only this address can post.
      if (!isRefused(error)) throw error
      return respond(responseUrl, content, { toAll: true })
    })
    await deleteOriginal(responseUrl).catch(press.report)
  },
  async details({ on, visitor, object, words, replyEphemeral }) {
    const card = await on.listings.details(visitor, object)
    await replyEphemeral(card === undefined ? textMessage(words.listingGone) : cardMessage(card, words))
  },
  async similar(press) {
    const { on, visitor, object, words, hidden, thread, replyEphemeral } = press
    const page = await on.listings.similar(visitor, object)
    if (page === undefined) return replyEphemeral(textMessage(words.listingGone))
    if (hidden) return replyEphemeral(pageMessage(page, words, { share: true }))
    await postOnce(press, pageMessage(page, words), { thread })
  },
  async about(press) {
    const question = await press.on.listings.question(press.visitor, press.object)
    if (question === undefined) return press.replyEphemeral(textMessage(press.words.listingGone))
    await ask(press, question, threadOf(press))
  },
  answer: askForAnswer,
  say: (press) => ask(press, press.object, threadOf(press)),
  async forget(press) {
    const done = textMessage(press.words.forget.done(await press.on.forget(press.visitor)))
    const { responseUrl } = press
    const shown = responseUrl !== undefined && (await inPlace(responseUrl, done))
    if (!shown) await press.replyEphemeral(done)
  },
  search: openSearch,
  ...watching,
}

/** Replaces the message of the button; false if Slack refuses that. */
const inPlace = (responseUrl: string, content: BlocksMessage): Promise<boolean> =>
  respond(responseUrl, content, { inPlace: true }).then(
    () => true,
    () => false,
  )

/** The thread for the answer: that of the button's message; none for an ephemeral message. */
const threadOf = ({ hidden, thread }: Press) => (hidden || thread === undefined ? {} : { thread })

function pageOf({ on, visitor, object }: Press) {
  const [page = '', ...search] = object.split('/')
  return on.listings.page(visitor, search.join('/'), Number(page))
}

async function pressWatch(press: Press, verb: WatchVerb): Promise<void> {
  const { on, visitor, object, value, people, workspace, responseUrl, hidden, replyEphemeral } = press
  const { timeZone } = await people.find(workspace, visitor.person).catch(() => ({ timeZone: undefined }))
  const alertThreads = { tellIn: alertThreadOf(press), openPrivate: () => openPrivate(press) }
  const answer = await on.watches.act(visitor, { verb, object, value, timeZone, ...alertThreads })
  const content = watchMessage(answer)
  if (press.channel === '') return publishHome(press, answer)
  if (watchVerbs[verb] === 'below' || !hidden || responseUrl === undefined) return replyEphemeral(content)
  await respond(responseUrl, content, { inPlace: true }).catch(() => replyEphemeral(content))
}

/** The thread of the button's message; undefined for an ephemeral message. */
function alertThreadOf({ workspace, channel, hidden, thread, visitor }: Press): AlertThread | undefined {
  if (hidden || thread === undefined || channel === '') return undefined
  const at = { workspace, channel, ts: thread }
  return { thread: idOf(at), replyTo: idOfPerson(at, visitor.person) }
}

/** Opens a thread in the person's private messages with the app, below a message that explains it. */
async function openPrivate(press: Press): Promise<AlertThread> {
  const { channel, ts } = await post({ ...press, channel: '' }, textMessage(`🔔 ${press.words.watching.there.here}`))
  const at = { workspace: press.workspace, channel, ts }
  return { thread: idOf(at), replyTo: idOfPerson(at, press.visitor.person) }
}
