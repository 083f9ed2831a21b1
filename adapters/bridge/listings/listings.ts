import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import { ListingFilter, type ListingRow } from '../../../src/contract/listings/listing.ts'
import type { Chatbots } from '../memory/chatbots.ts'
import type { ListingDesk, ListingPage, Talk } from '../platform.ts'
import type { Time } from '../time.ts'
import { wordsFor } from '../words/words.ts'
import { cardOf, notesOn } from './cards.ts'
import { createCities } from './cities.ts'
import { createShortNames } from './short-names.ts'
import { similarTo } from './similar.ts'

type Parts = { client: Client; keyv: Keyv; chatbots: Chatbots; time: Time; report: (error: unknown) => void }

/** A search as its name keeps it. `not`: the listing that others are like. */
export type Kept = { filter: ListingFilter; not?: number }
type Wanted = Kept & { page: number }

/** As many as fit a screen, and the embeds of one Discord message. */
const PAGE_SIZE = 5
/** More than listings that share an MLS number, which is not their own by rule. */
const TWINS_MAX = 50

export function createListingDesk(parts: Parts): ListingDesk {
  const { client, chatbots } = parts
  const names = createShortNames(parts.keyv)
  const serialFor = ({ place }: Talk) => chatbots.serialAt(place)
  const cardFor = async (row: ListingRow, talk: Talk) =>
    cardOf(row, await names.nameOf(`${row.ID}.${row.MLSNumber}`), wordsFor(talk.locale))

  const show = async (talk: Talk, { filter, not, page }: Wanted): Promise<ListingPage> => {
    const SerialNumber = await serialFor(talk)
    const inWords = page === 1 && filter.Query?.trim() ? { SerialNumber, Query: filter.Query } : undefined
    const [found, understood] = await Promise.all([
      client.call('RealEstateList', { ...filter, SerialNumber, PageSize: PAGE_SIZE, PageNumber: page }),
      inWords && client.call('RealEstateParse', inWords),
    ])
    const rows = found.List.filter(({ ID }) => ID !== not)
    return {
      cards: await Promise.all(rows.map((row) => cardFor(row, talk))),
      total: found.VirtualCount - (not === undefined ? 0 : 1),
      from: (page - 1) * PAGE_SIZE + 1,
      page,
      pages: Math.ceil(found.VirtualCount / PAGE_SIZE),
      notes: understood ? notesOn(understood, wordsFor(talk.locale)) : [],
      search: await names.nameOf(JSON.stringify({ filter, ...(not !== undefined && { not }) })),
    }
  }
  const rowOf = async (talk: Talk, listing: string) => {
    const [, id = '', MLSNumber = ''] = /^(\d+)\.(.*)$/s.exec((await names.textOf(listing)) ?? '') ?? []
    if (MLSNumber === '') return undefined
    const SerialNumber = await serialFor(talk)
    const { List } = await client.call('RealEstateList', { SerialNumber, MLSNumber, PageSize: TWINS_MAX })
    return List.find(({ ID }) => ID === Number(id))
  }
  const details = async (talk: Talk, listing: string) => {
    const row = await rowOf(talk, listing)
    return row && cardFor(row, talk)
  }
  return {
    find: (talk, filter) => show(talk, { filter, page: 1 }),
    async page(talk, search, page) {
      const text = await names.textOf(search)
      return text === undefined ? undefined : show(talk, { ...keptIn(text), page })
    },
    details,
    async similar(talk, listing) {
      const row = await rowOf(talk, listing)
      return row && show(talk, { ...similarTo(row), page: 1 })
    },
    async question(talk, listing) {
      const card = await details(talk, listing)
      return card && wordsFor(talk.locale).askAbout(card.place || card.title)
    },
    cities: createCities({ ...parts, serialFor }),
  }
}

function keptIn(text: string): Kept {
  const { filter, not } = JSON.parse(text) as Kept
  return { filter: ListingFilter.parse(filter), ...(not !== undefined && { not }) }
}
