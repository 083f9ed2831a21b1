import type { Language } from '../../../contract/languages.ts'
import type { Memory } from '../memory.ts'
import { withoutFillers } from './fillers.ts'
import { asLimit } from './limits.ts'

type Rewording = (english: string, memory: Memory, language: Language) => string

/** An English question in words that the parser reads, given what the session was about and which places listings are in. */
export const reworded = (english: string, memory: Memory, language: Language, isPlace: IsPlace): string =>
  [asNear, asShown, asYours, asLimit, asRooms, asWish, asLevel, asCheap].reduce<string>(
    (text, rewording: Rewording) => rewording(text, memory, language),
    asPlace(withoutFillers(english), isPlace),
  )

/** Whether words are the name of a place of the listings. */
type IsPlace = (words: string) => boolean

/** "What can you tell me about Ballard?", "we are thinking of moving to Tacoma": whoever speaks of a place gets its homes. */
function asPlace(english: string, isPlace: IsPlace): string {
  const [, before, between] = OF_PLACE.exec(english) ?? []
  const place = before ?? between
  return place !== undefined && isPlace(place) ? `homes in ${place}` : english
}
const MOVE = '(?:move|relocate|live)'
const MOVING = '(?:moving|relocating|a move)'
const PERSON = "(?:i|we)(?:['’]?(?:m|re|d|ll|ve)| am| are| will| have)?(?: just| soon| both| all| probably| currently)*"
const OF_PLACE = new RegExp(
  `^(?:(?:so|ok|okay|hi|hello|hey|and|well)[, ]+)*(?:${[
    'what (?:can|could|do) you (?:tell me|know|say) about',
    'what is there to know about',
    'do you (?:know|have any info(?:rmation)? (?:on|about))(?: anything about)?',
    "what(?:['’]?s| is) it like (?:to live |living )?in",
    `${PERSON} (?:(?:be )?${MOVING}|(?:thinking|dreaming) (?:about|of) ${MOVING}|considering(?: ${MOVING})?|(?:want|would like|like|hoping|looking|planning|plan|need|have) to ${MOVE})(?: to| in| into)?`,
  ].join(
    '|',
  )}) (?!to )([^,.;:?!]{2,60}?)(?: soon| shortly| (?:this|next) (?:month|year|spring|summer|fall|autumn|winter))?\\s*[.?!]*$|^what(?:['’]?s| is) ([^,.;:?!]{2,60}?) like(?: to live in| for living)?\\s*[.?!]*$`,
  'i',
)

/** "Is the lot flat?" asks for no flat. */
const asLevel: Rewording = (english) => english.replace(FLAT_GROUND, '$1 level')
const FLAT_GROUND = /\b((?:lot|land|yard|garden|ground|terrain|roof|driveway|street)(?: is)?) flat\b/gi

/** "Not too expensive" wants cheap homes, not only those that are cheaper than all that were shown. */
const asCheap: Rewording = (english) => english.replace(AFFORDABLE, 'cheap')
const AFFORDABLE =
  /\b(?:(?:something|anything) )?(?:not|nothing|anything but) (?:too|very|so|that|overly|super|terribly) (?:expensive|pricey|costly)\b/gi

/** "I work at the hospital, where should I look?", "a short commute to Tacoma" look for homes near there. */
const asNear: Rewording = (english) =>
  COMMUTING.test(english)
    ? english.replace(COMMUTE, 'near $1').replace(WORKING, (_all, place: string) => `homes near ${place}`)
    : english
const COMMUTING = /\b(?:where|commut\w+|near|close)\b/i
const WORKER =
  "(?:i|we|my (?:wife|husband|partner|girlfriend|boyfriend))(?:['’ ]?(?:ll|will|am|m|are|re|is|s))?(?: be| going to| just| both| currently)*"
const WORKS =
  '(?:works?|working|stud(?:y|ies|ying)|commut(?:e|es|ing)|(?:got|found|have|has) a (?:new )?job|starting (?:a (?:new )?job|work))'
const EASY_WAY = '(?:short|easy|quick|good|reasonable|fast|manageable) commute (?:to|into|from)'
const NEAR_WORK = '(?:near|close to) (?:my|our|his|her) (?:office|work|job|workplace|school|university) (?:in|at|on)'
/** The place, up to the end of its part of the sentence. */
const THERE = "(?:the )?([\\p{L}\\p{N}][\\p{L}\\p{N}'’ &-]{1,60}?)(?=\\s*(?:[,.;?!]|$| and | so | but ))"
const WORKING = new RegExp(`\\b${WORKER} ${WORKS}(?: (?:at|in|near|to|for|from|on|out of))+ ${THERE}`, 'iu')
const COMMUTE = new RegExp(`\\b(?:an? )?(?:${EASY_WAY}|${NEAR_WORK}) ${THERE}`, 'iu')

/** "No pets, right?" asks of the homes shown whether they have any. */
const asShown: Rewording = (english, { shown, focus }) =>
  shown.length === 0 && focus === undefined
    ? english
    : english.replace(SUPPOSED, (_all, what: string) => `${focus === undefined ? 'do these' : 'does it'} have ${what}?`)
const FILLERS = '(?:(?:and|so|ok|okay|but|oh|ah|then)[, ]+)*'
const HAS = '(?:(?:there is|there are|it has|they have|it allows|they allow) )?'
const WHAT = '([\\p{L} -]{3,30}?)(?: (?:allowed|included|there))?'
const AGREED = '(?:right|correct|huh|or|i guess|i suppose|i take it)'
const SUPPOSED = new RegExp(`^${FILLERS}${HAS}(?:no|without) ${WHAT},? ${AGREED}\\s*[?.!]*$`, 'iu')

/** Spanish "su" and Portuguese "seu" are "its" and "your": before a listing was shown, the business is meant. */
const asYours: Rewording = (english, { shown }) =>
  shown.length > 0 ? english : english.replace(/\bits (?=address|phone|hours|office|opening|email|fees)/g, 'your ')

/** "Qui acceptent les chiens" and "wo Haustiere erlaubt sind" go on with the search before: what is a question in English is none there. */
const asWish: Rewording = (english, { filter }, language) =>
  language === 'en' || filter === undefined || english.includes('?')
    ? english
    : english.replace(CLAUSE, 'with ').replace(PLACE_CLAUSE, 'with ')
const CLAUSE = /^(?:and |but |or )?(?:what|who) (?=(?:(?:not|also|already) )?(?:accept|allow|permit)\b)/i
const PLACE_CLAUSE =
  /^(?:and |but |or )?where (?:se )?(?=(?:.{0,30} )?(?:accept|allow|permit|allowed|accepted|possible)\b)/i

/** "Hm, 3 is fine after all" after a search with bedrooms counts bedrooms. */
const asRooms: Rewording = (english, { filter, shown }, language) => {
  if (filter?.bedrooms === undefined) return english
  const fine = english.replace(COUNT_IS_FINE, '$& bedrooms')
  // German and French rooms count the living room.
  if (language === 'de' || language === 'fr') return fine
  // "No, 3" may also be the third of the list.
  return shown.length === 0 || MEANT.test(fine) ? fine.replace(COUNT_AMENDED, '$& bedrooms') : fine
}
const COUNT = '(?:[1-9]|one|two|three|four|five|six)'
const HESITATION = '(?:(?:hm+|ok|okay|well|and|no|but|actually|so|maybe|sorry|wait|oops)[, ]+)*'
const IS_FINE = '(?:is|are|was (?:right|correct|fine|ok|okay|enough|better)|would be|will do|would do|works?)'
const COUNT_IS_FINE = new RegExp(`^${HESITATION}${COUNT}(?= ${IS_FINE}\\b)`, 'i')
const AMENDING = '(?:(?:no|nope|nah|sorry|wait|oops|actually|rather|i mean|i meant|pardon)[, ]+)+'
/** "No, 3", "sorry, I meant 2". */
const COUNT_AMENDED = new RegExp(`^${AMENDING}${COUNT}(?=\\s*[.!?]*$)`, 'i')
const MEANT = /\b(?:i meant?|wait|sorry|oops|pardon|actually|rather)\b/i
