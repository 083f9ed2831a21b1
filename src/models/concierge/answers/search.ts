import { settleNear } from '../../../core/listings/near.ts'
import { settleSaleType } from '../../../core/listings/sale-type.ts'
import type { Parsed } from '../../../search/parsed.ts'
import { changedParts } from '../filters.ts'
import { byIds } from '../lookup.ts'
import { beyond } from '../relative.ts'
import type { Answerer, Reply, Talk } from '../talk.ts'
import { isAboutHomes } from '../topic.ts'
import { words } from '../words.ts'
import { showList } from './list.ts'
import { placesText } from './places.ts'

/** Searches and changes to the search in force: "3 bedroom houses in Seattle", "cheaper", "in Tacoma instead". */
export const answerSearch: Answerer = async (talk) => {
  const { plain, parsed, memory, listings } = talk
  if (!parsed.isSearch || !isAboutHomes(talk)) return undefined
  if (parsed.ties.length > 0) return askBack(talk)
  if (saysNothingKnown(talk)) return unknownWords(talk)
  const ids = memory.focus === undefined ? memory.shown.slice(memory.page) : [memory.focus]
  const shown = parsed.relative.length > 0 ? await byIds(listings, ids) : []
  const { filter: wanted, unable } = beyond(parsed.filter, parsed.relative, shown)
  const filter = await settleSaleType(listings, await settleNear(listings, wanted, parsed.near))
  const notes = [...notesOn(parsed), ...unable.map((relative) => words.cannotCompare(words.relatives[relative]))]
  const reply = await showList(talk, {
    filter,
    notes,
    relative: parsed.relative.filter((each) => !unable.includes(each)),
  })
  return THE_ONE.test(plain) ? { ...reply, memory: { ...reply.memory, focus: reply.memory.shown[0] } } : reply
}

/** "The cheapest house" is the first of the list, and the talk goes on about it. */
const THE_ONE =
  /\bthe (cheapest|most expensive|biggest|largest|newest|latest) (\w+ )?(house|home|condo|apartment|townhouse|place|property|listing|studio|rental|one)\b/

/** What was changed, left out or not understood is said aloud, never silent. */
export function notesOn({ corrections, refused, notUnderstood }: Parsed): string[] {
  return [
    ...corrections.map(({ said, taken }) => words.corrected(said, taken)),
    ...refused.map(({ said, reason }) => words.refused(said, reason)),
    ...(notUnderstood.length > 0 ? [words.leftOut(words.and(notUnderstood.map(words.quoted)))] : []),
  ]
}

function askBack({ parsed, memory }: Talk): Reply {
  const asked = parsed.ties.map(({ said, options }) => words.which(said, words.or(options))).join(' ')
  const text = [...notesOn(parsed), asked].join(' ')
  return { text, noAnswer: false, memory: { ...memory, filter: parsed.filter, asked, offer: undefined } }
}

/** "Anything in Paris?" where no listing is in Paris: to show the old search again would be no answer. */
function saysNothingKnown({ parsed, memory }: Talk): boolean {
  const changed = changedParts(memory.filter ?? {}, parsed.filter).filter((part) => part !== 'statuses')
  const isUnchanged = changed.length === 0
  return parsed.notUnderstood.length > 0 && isUnchanged && parsed.relative.length === 0
}

function unknownWords({ parsed, memory, vocabulary }: Talk): Reply {
  const pieces = words.or(parsed.notUnderstood.map(words.quoted))
  const text = [words.unknownWords(pieces), placesText(vocabulary)].join(' ')
  return { text, noAnswer: false, memory: { ...memory, offer: undefined, asked: undefined } }
}
