import { cardLook, type Look, pageLook, textLook } from '../show/looks.ts'
import { openSearch } from './commands.ts'
import type { Press } from './interaction.ts'
import { ask, post, respond, takeAwayAt } from './posting.ts'
import { askForAnswer } from './reports.ts'
import { watching } from './watching.ts'

/** Buttons by the verb in their name. Whoever sees one may press it. */
export const buttons: Record<string, (press: Press) => Promise<void>> = {
  async page(press) {
    const found = await pageOf(press)
    if (found === undefined) return press.whisper(textLook(press.words.searchGone))
    const look = pageLook(found, press.words, { share: press.hidden })
    const { answerTo } = press
    if (answerTo === undefined) return press.whisper(look)
    await respond(answerTo, look, { inPlace: true, toAll: !press.hidden }).catch(() => press.whisper(look))
  },
  async share(press) {
    const found = await pageOf(press)
    const { answerTo } = press
    if (found === undefined || answerTo === undefined) return press.whisper(textLook(press.words.searchGone))
    const look = pageLook(found, press.words)
    await respond(answerTo, look, { toAll: true }).catch(() => post(press, look, press.thread))
    await takeAwayAt(answerTo).catch(press.report)
  },
  async details({ on, visitor, object, words, whisper }) {
    const card = await on.listings.details(visitor, object)
    await whisper(card === undefined ? textLook(words.listingGone) : cardLook(card, words))
  },
  async similar(press) {
    const { on, visitor, object, words, hidden, thread, whisper } = press
    const page = await on.listings.similar(visitor, object)
    if (page === undefined) return whisper(textLook(words.listingGone))
    if (hidden) return whisper(pageLook(page, words, { share: true }))
    await post(press, pageLook(page, words), thread)
  },
  async about(press) {
    const question = await press.on.listings.question(press.visitor, press.object)
    if (question === undefined) return press.whisper(textLook(press.words.listingGone))
    await ask(press, question, threadOf(press))
  },
  answer: askForAnswer,
  say: (press) => ask(press, press.object, threadOf(press)),
  async forget(press) {
    const done = textLook(press.words.forget.done(await press.on.forget(press.visitor)))
    const { answerTo } = press
    const shown = answerTo !== undefined && (await inPlace(answerTo, done))
    if (!shown) await press.whisper(done)
  },
  search: openSearch,
  ...watching,
}

/** Puts something in the place of what was pressed; false where Slack does not take it. */
const inPlace = (answerTo: string, look: Look): Promise<boolean> =>
  respond(answerTo, look, { inPlace: true }).then(
    () => true,
    () => false,
  )

/** What is pressed on a message goes on below it; what only one person sees has nothing below it. */
const threadOf = ({ hidden, thread }: Press) => (hidden || thread === undefined ? {} : { thread })

function pageOf({ on, visitor, object }: Press) {
  const [page = '', ...search] = object.split('/')
  return on.listings.page(visitor, search.join('/'), Number(page))
}
