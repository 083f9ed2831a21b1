import { ITEMS_MAX } from '../../../contract/fields.ts'
import type { ListingStore, Store } from '../../ports/ports.ts'

const LINK = /\bhttps?:\/\/[^\s<>"'`\])}*]+[^\s<>"'`\])}*.,;:!?]/giu

/** The IDs of the listings whose links stand in these answers, in the order they were first shown. */
export async function listingsShown(answers: string[], listings: Pick<ListingStore, 'find'>): Promise<number[]> {
  const all = answers.flatMap((answer) => [...answer.matchAll(LINK)].map(([link]) => link.toLowerCase()))
  const links = [...new Set(all)].slice(0, ITEMS_MAX)
  if (links.length === 0) return []
  const found = await listings.find('URL', links)
  const place = new Map(links.map((link, index) => [link, index]))
  const at = (url: string) => place.get(url.toLowerCase()) ?? links.length
  return found.toSorted((one, other) => at(one.Url) - at(other.Url)).map(({ ID }) => ID)
}

/** How far back a talk is looked through, in messages. */
export const BACK = 200

/** The answers of a talk, oldest first. */
export async function answersIn({ messages }: Store, sessionId: number): Promise<string[]> {
  const said = await messages.said(sessionId, BACK)
  return said.flatMap(({ role, content }) => (role === 'answer' ? content : []))
}
