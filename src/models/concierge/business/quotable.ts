import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterLongSteps, createTurns } from '../../../core/turns.ts'
import { oneLine } from '../listing/text.ts'
import { spelledOut } from './abbreviations.ts'
import { type Classifier, loadClassifier } from './classifier/classifier.ts'
import type { IsPublic } from './languages/public-in-language.ts'
import { PRIVATE_SIGNS } from './private-signs.ts'
import { PUBLIC_KINDS, saysWhatIsOffered } from './public-kinds.ts'
import { hasOnlyPublicWords } from './public-words.ts'

/**
 * Whether a sentence of a system message may be quoted to customers. The classifier, which has learned from many sentences, must take
 * it for public. Besides, the sentence must be of a public kind of another language, which has its own private signs; or it shows no
 * sign of confidential content (PRIVATE_SIGNS), and is of a kind that businesses publish (PUBLIC_KINDS) in English words, or the
 * classifier is very sure of its one clause. All other sentences are never quoted.
 */
function isQuotable(said: string): boolean {
  if (said.length > SENTENCE_MAX || NOT_WHOLE.test(said) || RUN_ON.test(said)) return false
  const odds = classify?.(said) ?? Number.NEGATIVE_INFINITY
  if (odds <= SURE) return false
  const sentence = spelledOut(said.replaceAll('’', "'"))
    .replace(/\b(we|you|they)'re\b/gi, '$1 are')
    .replace(/\bcan't\b/gi, 'cannot')
    .replace(/n't\b/gi, ' not')
    .replace(/'d\b/gi, ' would')
  const isEnglish = hasOnlyPublicWords(sentence)
  if (!isEnglish && isPublicElsewhere?.(said) === true) return true
  const isPublic = (odds > VERY_SURE && ONE_CLAUSE.test(said)) || (isEnglish && isOfPublicKind(sentence))
  return isPublic && !hasPrivateSign(sentence)
}

/** Undefined until the first system message is read: a service that quotes nothing needs no weights. */
let classify: Classifier | undefined
/**
 * Odds (natural logarithm) above which the classifier takes a sentence for public. Of sentences it has not learned from, and that
 * are of a public kind, it refuses one in ten public ones and three in four confidences.
 */
const SURE = 0.5
/** Odds above which the kind does not matter: two in five public sentences it has not learned from, one in 500 confidences. */
const VERY_SURE = 2.5
/** A sentence in which no sign sets off a second clause: what the classifier learned of whole sentences might not hold for each part. */
const ONE_CLAUSE = /^[^,;:()–—]+$/u

/** For other languages; undefined until a system message may have one: the words of three languages take 3 MB. */
let isPublicElsewhere: IsPublic | undefined
/** Letters and small words without which a text is hardly in German, French or Spanish. */
const OTHER_LANGUAGE =
  /[à-öø-ÿß¿¡]|(?<!\p{L})(?:der|die|das|und|ist|sind|wir|mit|von|bis|uhr|le|la|les|et|nous|notre|nos|est|pour|avec|el|los|las|y|es|son|por|con|para)(?!\p{L})/iu

const isOfPublicKind = (sentence: string): boolean =>
  PUBLIC_KINDS.some((kind) => kind.test(sentence)) ||
  (saysWhatIsOffered(sentence) && hasOnlyPublicWords(sentence.toLowerCase()))

const hasPrivateSign = (sentence: string): boolean => PRIVATE_SIGNS.some((sign) => sign.test(sentence))

/** The words of a heading, of nothing, or the piece of a sentence that an abbreviation cut in two. */
const NOT_WHOLE = /^\P{L}*$|:$|\b(?:mr|mrs|ms|dr|prof|mme|inkl|sra?)\.$/iu

/** Two sentences without a full stop between them: the first one may be anything. */
const RUN_ON =
  /[\p{L}\d)%] (?:The|We|Our|You|Your|There|They|It|Please|Call|Buyers|Sellers|Tenants|Applicants|Pets|Visit|Send|Email|Contact|Find|Reach|Ask|Every|Each|Most|Several|Showings|Viewings|Deposits|Leases|Parking|Renters|Guests|Clients|Smoking|Walk|Take|Phone|Meet|Property management|Customer service)\b(?! \p{Lu})/u

/** Longest sentence to quote, in UTF-16 units. Bounds the time of the patterns. */
const SENTENCE_MAX = 1_000

/** One quotable sentence of a system message, with its context. */
export type QuotableSentence = {
  text: string
  /** the sentence before, if this one begins with a pronoun that refers to it */
  leadIn: string | undefined
  /** all quotable sentences of the same line */
  paragraph: readonly string[]
}

/** Starts a public section, which ends at a blank line or the next heading. */
const PUBLIC_HEADING = /^\W*public\s*:\s*/i
const PUBLIC_TITLE = /^(?:#+|\*\*)\s*public\W*$/i
/** Starts a private section, which ends only at the next heading. */
const PRIVATE_HEADING =
  /^\W*(?:internal|confidential|private(?! (?:parking|gardens?|viewings?|showings?|tours?|appointments?|offices?|homes?|rentals?|sellers?|buyers?|landlords?))|secret|(?:for )?(?:staff|agents?|team|colleagues)(?: members)? only|between (?:us|ourselves)|do not (?:tell|share|publish|quote)|psst|not (?:public|to be (?:shared|quoted|published))|not for (?:customers|clients|visitors)|intern[eoa]?s?|vertraulich|geheim|nur für (?:mitarbeiter|kollegen|das team|uns)|nicht (?:öffentlich|für kunden|weitergeben)|confidentiel|réservé (?:au personnel|à l.équipe)|pour l.équipe|ne pas (?:divulguer|communiquer)|confidencial|solo (?:para )?(?:el )?(?:personal|equipo|agentes)|no (?:divulgar|compartir|publicar)|(?:notes?|instructions|rules) (?:to|for) (?:the )?(?:assistant|bot|chatbot|agents?|staff)|instructions)\b/i
/** A short line that ends with a colon, or one that begins with "#". */
const HEADING = /^(?:#+\s.*|[^.!?:]{1,60}:)$/

// Instructions to the assistant are not quoted.
const INSTRUCTION =
  /^\W*(?:please )?(you (are|must|should|shall|will(?! (?:find|need|get|receive|hear|meet|sign|pay|be (?:asked|met|charged|notified|given|sent))\b)|have|answer|help|only)\b|your (?:job|task|role|goal|name|answers?|tone|style|instructions|purpose|mission|only|duty)\b|always\b|never\b|do not\b(?! (?:park|smoke|feed|block)\b)|don.t\b|answer\b|be\b|act\b|(?:if|when)\b(?! (?:ever )?(?:you (?:would like|like|want|need|prefer|plan|wish|lose|have lost|are (?:looking|thinking|moving|new|buying|selling|renting|unable|late|interested|locked|less|not satisfied|unhappy|still))|your\b|the (?:office|phone|desk|building) is|we (?:are|can'?no?t)\b|ever you\b))|use\b(?! (?:our|the (?:portal|entrance|form|ramp|lift))\b)|keep\b(?! (?:your|copies|noise)\b)|respond\b|reply\b|speak\b|only\b|avoid\b|refuse\b|pretend\b|remember\b|tell\b|mention\b|say\b|make\b(?! (?:an? (?:appointment|payment)|payments?|che(?:ck|que)s?)\b)|greet\b|list\b(?! (?:your|with us)\b)|do your\b|no answers?\b|show\b(?! your\b)|ignore\b|treat\b|assume\b|quote\b|push\b|steer\b|collect\b(?! your\b)|refer\b|recommend\b|sound\b|pitch\b|promise\b|rank\b|chase\b|stall\b|hide\b|skip\b|bury\b|raise\b|lead\b|lure\b|mark\b|let\b(?!-)|hold\b|start\b|aim\b|dodge\b|blame\b|quietly\b|offer (the|a|an|them|him|her|only|no|free|to|buildings?|units?|homes?|flats?|apartments?)\b|ask (them|visitors|people|clients|for (their|his|her|the visitor.s)|about their)\b|(visitors|people|clients|callers|users|buyers|tenants) (should|must) be (told|asked|sent|shown)\b)/i
/** A sentence that needs the one before it: "They are free." */
const POINTING_BACK = /^(it|they|this|these|that|those|he|she|there|both)\b/i

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** An abbreviation that does not end a sentence if a number follows. */
const BEFORE_NUMBER = /(?:^|\W)(?:nos?|lic|tel|ph|st|approx|min|max|incl|excl|ext|ave|p\.? ?o|rd|blvd|dr)\.\s*$/i
const GOES_ON = /^(?:[+(]?\d|Box \d|\p{Lu}\b[.,])/u

/** An abbreviation, an initial or a German date in the middle of a sentence: "inkl. MwSt.", "Frau Dr. Seibold", "am 14. Juni". */
const BEFORE_REST =
  /(?:^|[\s(])(?:\p{Lu}|[Dd]r|[Pp]rof|inkl|exkl|zzgl|ca|evtl|ggf|bzw|mind|Mme|Mlle|env|Avda|Sra?|Srta|núm|aprox)\.\s*$|\b(?:am|vom|zum|bis|dem|der|den|im|ab) \d{1,2}\.\s*$/u

const isCutAfter = (before: string, rest: string): boolean =>
  BEFORE_REST.test(before.slice(-ABBREVIATION_MAX)) || (GOES_ON.test(rest) && BEFORE_NUMBER.test(before))
/** In UTF-16 units, with what stands before it. */
const ABBREVIATION_MAX = 20

/** The sentences of a line; "Licence no. 30018" is one. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(line)) {
    const before = sentences.at(-1)
    if (before !== undefined && before.length < SENTENCE_MAX && isCutAfter(before, segment))
      sentences[sentences.length - 1] = before + segment
    else sentences.push(segment)
  }
  return sentences
}

/** Length of the sentences that are read in one turn of the event loop, in UTF-16 units, and what an empty one costs. */
const READ_AT_ONCE = 4_096
const SENTENCE_COST = 64

/**
 * The quotable sentences: those of a public kind, and all sentences in a "Public:" section. Read in several turns of the event
 * loop: a system message of 65,536 characters takes 150 ms, one of 13,000 headings 800.
 */
export async function publicStatements(systemMessage: string): Promise<QuotableSentence[]> {
  if (isPublicElsewhere === undefined && OTHER_LANGUAGE.test(systemMessage)) {
    const { publicInAnotherLanguage } = await import('./languages/public-in-language.ts')
    isPublicElsewhere = await publicInAnotherLanguage()
    await nextTurn()
  }
  classify ??= await loadClassifier()
  const turn = createTurns(READ_AT_ONCE)
  const statements: QuotableSentence[] = []
  let section: 'none' | 'public' | 'private' = 'none'
  let list: List | undefined
  let isRow = false
  for (const line of systemMessage.split('\n')) {
    await turn(SENTENCE_COST)
    section = sectionAfter(line.trim(), section)
    const before = list
    list = listAfter(line.trim(), isRow, list)
    isRow = ROW.test(line)
    const isHeading = list !== undefined && list !== before
    if (section === 'private' || isHeading) continue
    const paragraph: string[] = []
    for (const segment of sentencesOf(line.replace(PUBLIC_HEADING, '').replace(PUBLIC_TITLE, ''))) {
      await turn(segment.length + SENTENCE_COST)
      // The first sentences cost more: V8 compiles each pattern at its first use.
      await afterLongSteps()
      const sentence = withoutMarks(oneLine(segment))
      if (sentence === '') continue
      if (section === 'public') paragraph.push(sentence)
      else if (INSTRUCTION.test(spelledOut(sentence))) continue
      else if (list !== undefined && segment === line && isItemOf(list.heading, sentence))
        addTo(list, sentence, statements)
      else if (isQuotable(sentence)) paragraph.push(sentence)
    }
    statements.push(...statementsOf(paragraph))
  }
  return statements
}

/** A list below a heading of a public kind. Its items are quoted together, as they make sense: "Areas we cover: Ballard; Fremont". */
type List = { heading: string; statement: QuotableSentence | undefined }

/** Longest item of a list and longest list, in UTF-16 units. A longer list is quoted in parts. */
const ITEM_MAX = 100
const LIST_MAX = 400
/** A few words without a verb; of numbers only what things cost. */
const NAMED =
  /^(?!.*\b(?:is|are|was|were|be|has|have|will|can|may|do|not|needs?|goes|comes|pays?|gets?|we|you|they|if|at|when)\b)(?!.*(?<![$€£\d.,])\d[\d.,]*(?! ?(?:%|[$€£]|percent|months?|weeks?|euros?|dollars?))[^\d.,])\S+(?: \S+){0,5}$/iu

const isItemOf = (heading: string, item: string): boolean =>
  item.length <= ITEM_MAX &&
  item !== heading &&
  (isQuotable(item) || NAMED.test(item)) &&
  isQuotable(`${heading}: ${item}`)

function addTo(list: List, item: string, statements: QuotableSentence[]) {
  const { heading, statement } = list
  if (statement !== undefined && statement.text.length + item.length < LIST_MAX) {
    statement.text += `; ${item}`
    return
  }
  const text = `${heading}: ${item}`
  list.statement = { text, leadIn: undefined, paragraph: [text] }
  statements.push(list.statement)
}

/** A row of a table. */
const ROW = /^\s*\|/
/** A line of a few words, without numbers. */
const TITLE = /^[\p{L}\s&|/,'’()-]{2,60}$/u

function listAfter(line: string, afterRow: boolean, list: List | undefined): List | undefined {
  if (line === '') return list?.statement === undefined ? list : undefined
  const heading = withoutMarks(line).replace(/\s*:$/, '')
  const isTitle =
    HEADING.test(line) ||
    (ROW.test(line) && !afterRow) ||
    (/^\p{L}/u.test(line) && TITLE.test(line) && !isQuotable(heading) && !(list && isItemOf(list.heading, heading)))
  if (!isTitle) return list
  return TITLE.test(heading) && isQuotable(`${heading}: ${NO_MATTER}`) ? { heading, statement: undefined } : undefined
}
/** An item that is of no kind itself. */
const NO_MATTER = '1'

/** A sentence without the marks of lists, headings, tables and bold type. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^[-*•·–—>|#\s]+/, '')
    .replace(/[*|\s]+$/, '')
    .replace(/\s*\|\s*/g, ', ')
    .replaceAll('**', '')

function sectionAfter(line: string, section: 'none' | 'public' | 'private'): 'none' | 'public' | 'private' {
  if (PUBLIC_HEADING.test(line) || PUBLIC_TITLE.test(line)) return 'public'
  if (PRIVATE_HEADING.test(line)) return 'private'
  if (HEADING.test(line)) return hasPrivateSign(line) ? 'private' : 'none'
  // Both rules err on the private side: a blank line ends a public section but not a private one.
  return line === '' && section === 'public' ? 'none' : section
}

const statementsOf = (paragraph: string[]): QuotableSentence[] =>
  paragraph.map((text, index) => ({
    text,
    leadIn: POINTING_BACK.test(text) ? paragraph[index - 1] : undefined,
    paragraph,
  }))
