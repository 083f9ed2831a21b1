import type { Language } from '../../contract/languages.ts'
import { languages } from '../language/lexicon.ts'
import { isCountWord } from '../numbers/words/number-words.ts'
import { COMMON_WORDS } from '../text/common-words.ts'
import { wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, type Sentence } from '../text/sentence.ts'
import { PERIODS } from '../text/time-words.ts'
import { type Token, wordAt } from '../text/tokens.ts'

/** Reports meaningful words that nothing else understood: "on a quiet street". */
export function readLeftovers(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, language } = sentence
  const isMeaningful = (token: Token | undefined) => says(token, language)
  const period = periodAt(tokens, at)
  if (period !== undefined) return notUnderstood(sentence, { from: at, until: period })
  // "In the same building", "the same size" as the home spoken of
  if (LIKE.has(wordAt(tokens, at)) && OF_HOME.has(wordAt(tokens, at + 1)))
    return notUnderstood(sentence, { from: at, until: at + 2 })
  if (!isMeaningful(tokens[at]) || isAnother(tokens, at)) return undefined
  let until = at + 1
  for (let next = until; next < tokens.length && next - at < LONGEST; next++) {
    if (isMeaningful(tokens[next])) until = next + 1
    else if (!LINKS.has(wordAt(tokens, next))) break
  }
  const from = DENIALS.has(wordAt(tokens, at - 1)) ? at - 1 : at
  return notUnderstood(sentence, { from, until })
}

const LIKE = wordSet('same similar')
const OF_HOME = wordSet('building street block complex floor size price rent')

/** "Two weeks ago": where a time ends that a number word tells. */
function periodAt(tokens: Token[], at: number): number | undefined {
  const [count = '', unit = ''] = [tokens[at]?.text, tokens[at + 1]?.text]
  if (!isCountWord(count) || !PERIODS.has(unit)) return undefined
  return tokens[at + 2]?.text === 'ago' ? at + 3 : at + 2
}

/** "I need a new apartment" means another one, "new homes" means new ones. */
const isAnother = (tokens: Token[], at: number) => tokens[at]?.text === 'new' && OWN.has(wordAt(tokens, at - 1))
const OWN = wordSet('a my our')

/** Maximum number of words per report; longer runs are split. */
const LONGEST = 8

function says(token: Token | undefined, language: Language): boolean {
  const text = token?.text ?? ''
  return /^[\p{L}\d]/u.test(text) && !(text.length === 1 && /^\p{L}/u.test(text)) && !isTalk(text, language)
}

/** Words that link two others: "close to the station". */
const LINKS = wordSet('of the to a an in on for de la le les du des der die das von do da dos das')
const DENIALS = wordSet("no not without w/o don't dont sin sans ohne kein keine keinen sem nicht pas")

/** Common words that describe a home or its place, so they must be reported if not understood. */
const MEANINGFUL = wordSet(
  'affordable bad balcony bath bathroom bathrooms baths bed bedroom bedrooms beds fee fees dues hoa basement beach big bigger biggest block bottom bus business busy car cars cash cat cats center central ' +
    'cheap cheaper cheapest clean close closer club comfortable commute corner cozy credit cute deck deposit dining ' +
    'dog dogs door double downsize downtown east expensive fan far fire flat floor floors food fresh ' +
    'friendly front full fun furnished garage garden gas green ground half heat high higher highest hill hot huge ' +
    'inexpensive island kitchen lake large larger largest laundry level light low lower lowest luxury ' +
    'mobile modern mortgage new newer newest north ocean office old older open outside owner park parking patio pet pets ' +
    'pool porch private public quick quiet quietly recent residential river road room roommate safe sauna school schools ' +
    'sea season second secure separate share shared shop shopping short side single small smaller smallest soft sold south ' +
    'spacious square station store story street sunny tiny top train transit transport trees ' +
    'university view views walk walking wall warm wash water west white wide window wood yard young lake ' +
    'mountain highway freeway airport hospital uptown suburb suburbs urban rural coast comp tour term dearer ' +
    'weekend tomorrow reserve reserved',
)

/** Conversational words of each language without a meaning for a search. */
const TALK = Object.fromEntries(
  Object.entries(languages).map(([language, { talk }]) => [language, new Set(talk.talk.split('|'))]),
) as unknown as Record<Language, ReadonlySet<string>>

/** Words of other languages that people mix in: "a house con 3 bedrooms". */
const JOINING = wordSet(
  'con com avec mit para pour fur und et y de en ein eine una uma hola ola bonjour salut hallo danke gracias merci obrigado obrigada bitte svp',
)

/** Whether a word has no meaning for a search and can be skipped. */
const isTalk = (text: string, language: Language): boolean =>
  JOINING.has(text) ||
  TALK.en.has(text) ||
  TALK[language].has(text) ||
  (!MEANINGFUL.has(text) && (COMMON_WORDS.has(text) || COMMON_WORDS.has(text.replace(/'\p{L}+$/u, ''))))
