import type { types } from '@slack/bolt'
import { isWebUrl } from '../../../src/contract/fields/addresses.ts'
import { type Card, joinLines, nameOf } from '../../bridge/listings/cards.ts'
import type { ListingPage } from '../../bridge/platform/listener.ts'
import { shortened } from '../../bridge/text/length.ts'
import { escaped } from '../text/escape.ts'
import type { SlackWords } from '../words.ts'
import { actions, type BlocksMessage, BRIEF_MAX, button, section, TEXT_MAX } from './blocks.ts'

/** Maximum length of the notes, in UTF-16 units. */
const NOTES_MAX = 1_500
/** A longer link is left out, since a cut one is none. */
const LINK_MAX = BRIEF_MAX - 200

/** A page of listings with photos and buttons, and the buttons for other pages. */
export function pageMessage(
  page: ListingPage,
  words: SlackWords,
  more: { share: boolean } = { share: false },
): BlocksMessage {
  const { cards, total, from, notes, search } = page
  const shown = cards.length === 0 ? words.noListings('') : words.listingsShown(from, from + cards.length - 1, total)
  const { previous, next } = words.buttons
  const at = (number: number) => `${number}/${search}`
  const pageButtons = [
    ...(page.page > 1 ? [button({ verb: 'page', object: at(page.page - 1) }, previous)] : []),
    ...(page.page < page.pages ? [button({ verb: 'page', object: at(page.page + 1) }, next)] : []),
    ...(more.share && cards.length > 0 ? [button({ verb: 'share', object: at(page.page) }, words.dialog.share)] : []),
    button({ verb: 'watch', object: search }, words.watching.buttons.search),
  ]
  const heading = joinLines([shortened(escaped(notes.join('\n')), NOTES_MAX), `*${escaped(shown)}*`])
  return {
    text: escaped(shown),
    blocks: [
      section(heading),
      ...cards.flatMap((card) => [compactCard(card), cardButtons(card, words)]),
      actions(pageButtons),
    ],
  }
}

/** One listing with the owner's description. */
export function cardMessage(card: Card, words: SlackWords): BlocksMessage {
  const { description } = card
  const said = description.trim() === '' ? [] : [section(shortened(escaped(description), TEXT_MAX))]
  const price = card.history === '' ? [] : [section(`*${words.watching.priceHistory}:* ${escaped(card.history)}`)]
  const [, ...others] = cardButtons(card, words).elements
  return { text: escaped(nameOf(card)), blocks: [compactCard(card), ...price, ...said, actions(others)] }
}

const cardButtons = ({ listing }: Card, { buttons, watching }: SlackWords): types.ActionsBlock =>
  actions([
    button({ verb: 'details', object: listing }, buttons.details),
    button({ verb: 'about', object: listing }, buttons.askAbout),
    button({ verb: 'similar', object: listing }, buttons.similar),
    button({ verb: 'watchhome', object: listing }, watching.buttons.home),
  ])

/** A summary of a listing: photo, price, rooms, address and facts. */
export function compactCard(card: Card): types.SectionBlock {
  const { title, address, facts, url, image } = card
  const name = escaped(nameOf(card))
  const link = isWebUrl(url) ? `<${escaped(linkable(url))}|${name}>` : name
  const heading = `*${link.length > LINK_MAX ? shortened(name, LINK_MAX) : link}*`
  const below = joinLines([title === '' ? '' : escaped(address), escaped(facts.join(' · '))])
  const text = section(joinLines([heading, shortened(below, BRIEF_MAX - heading.length)]))
  if (!isWebUrl(image)) return text
  return { ...text, accessory: { type: 'image', image_url: image, alt_text: shortened(address || nameOf(card), 200) } }
}

const linkable = (url: string) => new URL(url).href.replaceAll('|', '%7C')
