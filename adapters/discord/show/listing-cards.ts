import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js'
import { isWebUrl } from '../../../src/contract/fields/addresses.ts'
import { type Card, joinLines, nameOf } from '../../bridge/listings/cards.ts'
import type { ListingPage } from '../../bridge/platform/listener.ts'
import { shortened } from '../../bridge/text/length.ts'
import { type ButtonRow, button, buttonRow } from '../controls.ts'
import { componentTexts } from '../message.ts'
import type { DiscordWords } from '../words/words.ts'
import { escaped } from './escape.ts'

/** A message made of components; Discord takes at most 40 of them, with 4,000 characters in all. */
export type ComponentsMessage = {
  components: APIMessageTopLevelComponent[]
  flags: MessageFlags.IsComponentsV2
}
/** The same with the cards whose pictures have to be sent along, since Discord cannot fetch them. */
export type CardsWithPictures = ComponentsMessage & { pictures: Card[] }

/** In UTF-16 units, so that five listings and the notes, or one with its description, fit. */
const BRIEF_MAX = 600
/** A longer link is left out, since a cut one is none. */
const LINK_MAX = 400
const NOTES_MAX = 900
const DESCRIPTION_MAX = 3_000
/** Maximum length of a picture's alternative text, in UTF-16 units. */
const ALT_MAX = 200

/**
 * A page of listings: each with its photo and buttons, five of them being 35 components, and what leads to other pages or
 * watches the search, which makes 40. What is like a listing is asked for below its details.
 */
export function pageMessage(page: ListingPage, words: DiscordWords): CardsWithPictures {
  const { cards, total, from, notes, search } = page
  const shown = cards.length === 0 ? words.noListings('') : words.listingsShown(from, from + cards.length - 1, total)
  const pageButtons = [
    ...(page.page > 1 ? [button(toPage(search, page.page - 1), words.buttons.previous)] : []),
    ...(page.page < page.pages ? [button(toPage(search, page.page + 1), words.buttons.next)] : []),
  ]
  const message = componentsMessage([
    textDisplay(joinLines([shortened(notes.map(escaped).join('\n'), NOTES_MAX), `**${shown}**`])),
    ...cards.flatMap((card) => [compactCard(card), cardButtons(card, words)]),
    buttonRow(...pageButtons, button({ verb: 'watch', object: search }, words.watching.buttons.search)),
  ])
  return { ...message, pictures: cards.filter(hasOwnPicture) }
}

/** One listing, with all that its owner says of it. `colour`: "rgb(1,2,3)", "" for none. */
export function cardMessage(card: Card, words: DiscordWords, colour: string): CardsWithPictures {
  const described = card.description.trim() !== ''
  const parts = [
    compactCard(card),
    ...(card.history === '' ? [] : [textDisplay(`**${words.watching.priceHistory}:** ${escaped(card.history)}`)]),
    ...(described ? [textDisplay(shortened(escaped(card.description), DESCRIPTION_MAX))] : []),
    buttonRow(
      ...cardButtons(card, words).components.slice(1),
      button({ verb: 'similar', object: card.listing }, words.buttons.similar),
    ),
  ]
  const accent = colourOf(colour)
  const message = componentsMessage(
    accent === undefined ? parts : [{ type: ComponentType.Container, accent_color: accent, components: parts }],
  )
  return { ...message, pictures: [card].filter(hasOwnPicture) }
}

/** A colour as Discord's number 0xRRGGBB; undefined for none. */
function colourOf(text: string): number | undefined {
  const [red, green, blue] = (text.match(/\d+/g) ?? []).map(Number)
  return red === undefined || green === undefined || blue === undefined ? undefined : (red << 16) | (green << 8) | blue
}

export const componentsMessage = (components: APIMessageTopLevelComponent[]): ComponentsMessage => ({
  components,
  flags: MessageFlags.IsComponentsV2,
})
const toPage = (search: string, page: number) => ({ verb: 'page' as const, object: `${page}/${search}` })

const cardButtons = ({ listing }: Card, { buttons, watching }: DiscordWords): ButtonRow =>
  buttonRow(
    button({ verb: 'details', object: listing }, buttons.details),
    button({ verb: 'about', object: listing }, buttons.askAbout),
    button({ verb: 'watchhome', object: listing }, watching.buttons.home),
  )

/** Its photo beside its price, rooms, address and facts: three components. */
export function compactCard(card: Card): APISectionComponent | APITextDisplayComponent {
  const { title, address, facts, url, image } = card
  const name = escaped(nameOf(card))
  const link = isWebUrl(url) ? `[${name}](${linkable(url)})` : name
  const heading = `### ${link.length > LINK_MAX ? shortened(name, LINK_MAX) : link}`
  const below = joinLines([title === '' ? '' : escaped(address), escaped(facts.join(' · '))])
  const text = textDisplay(joinLines([heading, shortened(below, BRIEF_MAX - heading.length)]))
  const picture = isWebUrl(image) ? image : hasOwnPicture(card) ? `attachment://${pictureNameOf(card)}` : undefined
  if (picture === undefined) return text
  return {
    type: ComponentType.Section,
    components: [text],
    accessory: {
      type: ComponentType.Thumbnail,
      media: { url: picture },
      description: shortened(address || nameOf(card), ALT_MAX),
    },
  }
}

const hasOwnPicture = ({ ownImage }: Card): boolean => ownImage !== ''
/** The name of the file that is sent along with a card. */
export const pictureNameOf = ({ id }: Card): string => `home-${id}.png`

export const textDisplay = (content: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content })
const linkable = (url: string) => new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29')

/** All texts of a message, without layout. */
export const plainText = ({ components }: ComponentsMessage): string => components.flatMap(componentTexts).join('\n')

/** The same without photos. */
export const withoutPictures = ({ components, ...rest }: ComponentsMessage): ComponentsMessage => ({
  ...rest,
  components: components.flatMap((part): APIMessageTopLevelComponent[] =>
    part.type === ComponentType.Container ? [{ ...part, components: part.components.flatMap(bare) }] : bare(part),
  ),
})

const bare = <Part extends APIMessageTopLevelComponent | APIComponentInContainer>(part: Part) =>
  part.type === ComponentType.Section ? part.components : [part as Exclude<Part, APISectionComponent>]
