import { settleSaleType } from '../../../core/listings/sale-type.ts'
import { describe } from '../../../search/describe.ts'
import { changedParts } from '../filters.ts'
import { number } from '../numbers.ts'
import type { Answerer } from '../talk.ts'
import { isAboutHomes } from '../topic.ts'
import { words } from '../words.ts'
import { notesOn } from './search.ts'

const COUNTING = /\b(how many|number of|count)\b/
const OF_ALL =
  /^(so |and )?how many( of (them|these|those))?( (are there|do you have|in total|results?|matches|listings?|homes|altogether|total))*$/

/** How many there are, without showing them: "how many condos in Tacoma?" */
export const answerCount: Answerer = async (talk) => {
  const { plain, parsed, memory, listings } = talk
  if (!COUNTING.test(plain) || parsed.ties.length > 0) return undefined
  if (!OF_ALL.test(plain) && !(parsed.isSearch && isAboutHomes(talk))) return undefined
  const filter = await settleSaleType(listings, parsed.filter)
  const total = await listings.count(filter)
  const text = [...notesOn(parsed), words.counted(number(total), describe(filter))].join(' ')
  const isSame = changedParts(memory.filter ?? {}, filter).length === 0
  const list = isSame ? memory : { shown: [], page: 0 }
  return { text, noAnswer: false, memory: { ...list, filter, offer: filter } }
}
