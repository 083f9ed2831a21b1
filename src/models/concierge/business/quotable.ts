import { withoutPublicHeading } from '../../../contract/public-heading.ts'
import { yieldIfLong } from '../../../core/event-loop/yielding.ts'
import { remembered } from '../../../search/text/remembered.ts'
import { type Classifier, loadClassifier } from './classifier/classifier.ts'
import type { KindOfConfidence } from './confidential/confidences.ts'
import { instructsChatbot } from './instructions.ts'
import { addItem, canBeJudgedAlone, type HeadedList, headedListAt, isItemOf } from './lists.ts'
import { ordersSecrecy, ordersSecrecyBefore } from './secrecy.ts'
import { type Section, sectionAfter } from './sections.ts'
import { isWhole, partsOf, type QuotableSentence, sentencesOf, withoutMarks } from './sentences.ts'

/**
 * Odds (natural logarithm) above which a sentence is quoted, and above which each of its parts must be, so that no public clause covers
 * a private one. A sentence that orders secrecy, tells the chatbot what to do or tells a confidence of a known kind (confidential/) is
 * never quoted.
 *
 * Of sentences that the classifier has not learned from (test/models/concierge/quotable/unseen), 98 of 100 ordinary public ones in
 * English are quoted, 92 in other languages, 65 of those that sound private, and 3 of 3,100 confidences; of items, rows and headings of
 * lists 94 of 100 public ones and 4 of 234 confidences. `en/u.tsv` and `en/v.tsv` were written after these odds were chosen: of their
 * 677 public sentences 658 are quoted, of their 670 confidences 2.
 *
 * Confidences that no word marks, stated as flatly as hours and fees, pass more often. Of `unmarked/plain` and `unmarked/oblique`, which
 * were written after the kinds of confidences, 42 of 392 were quoted, and 320 of their 337 public sentences; since signs were added for
 * some of them, 24 are. At odds of 2, 13 of the 42 and 276 of the 337 would have been. Of `unmarked/blind`, where 65 of 155 confidences
 * are marked or instructions, 2 are quoted (4 before), and 150 of 155 public sentences. Of `unmarked/everyday`, for which no sign was
 * added, 16 of 225 are quoted as before, and 127 of 129 public sentences.
 */
const SURE = 1
const SURE_OF_PARTS = 0.1

/** What tells whether a sentence is public. */
type Judges = { classify: Classifier; kindOfConfidence: KindOfConfidence }

const quotableBy = ({ classify, kindOfConfidence }: Judges): ((sentence: string) => boolean) =>
  // Once for each sentence: a heading is judged alone and with its items, and a judgement takes up to 1 ms.
  remembered(
    (sentence) =>
      isWhole(sentence) &&
      !ordersSecrecy(sentence) &&
      classify(sentence) > SURE &&
      partsOf(sentence).every((part) => classify(part) > SURE_OF_PARTS) &&
      !instructsChatbot(sentence) &&
      kindOfConfidence(sentence) === undefined,
  )

/** Undefined until the first system message is read: a service that quotes nothing needs neither weights nor patterns. */
let loading: Promise<Judges> | undefined

/** The judges, which all share. A failed load is tried again at the next message. */
const sharedJudges = (): Promise<Judges> =>
  (loading ??= loadJudges().catch((error: unknown) => {
    loading = undefined
    throw error
  }))

async function loadJudges(): Promise<Judges> {
  const classify = await loadClassifier()
  const { createKindOfConfidence } = await import('./confidential/confidences.ts')
  return { classify, kindOfConfidence: await createKindOfConfidence() }
}

/**
 * The quotable sentences: those that the classifier is sure are public, and all sentences in a "Public:" section. Read in several
 * turns of the event loop.
 */
export async function publicStatements(systemMessage: string): Promise<QuotableSentence[]> {
  const judges = await sharedJudges()
  const { classify } = judges
  const isQuotable = quotableBy(judges)
  // Even odds do for a heading and its items: it withholds what is below it.
  const isPrivate = (text: string) => classify(text) < 0
  const statements: QuotableSentence[] = []
  let section: Section = 'open'
  let list: HeadedList | undefined
  const lines = systemMessage.split('\n')
  for (const [index, line] of lines.entries()) {
    await yieldIfLong()
    section = sectionAfter(line.trim(), section, isPrivate)
    const before = list
    list = section === 'open' ? headedListAt(lines, index, list, isQuotable) : undefined
    // Undefined for a heading too: its list is below it.
    const above = list === before ? list : undefined
    if (section === 'private' || (list !== above && list?.mayBeSentence === false)) continue
    const paragraph: string[] = []
    for (const segment of sentencesOf(withoutPublicHeading(line))) {
      await yieldIfLong()
      const sentence = withoutMarks(segment)
      if (sentence === '') continue
      if (section !== 'public' && ordersSecrecyBefore(sentence)) paragraph.pop()
      if (section === 'public') paragraph.push(sentence)
      else if (above !== undefined && segment === line && isItemOf(above.heading, sentence, isQuotable))
        addItem(above, sentence, statements)
      else if (canBeJudgedAlone(sentence, above, isPrivate) && isQuotable(sentence)) paragraph.push(sentence)
    }
    statements.push(...statementsOf(paragraph))
  }
  return statements
}

/** A sentence that needs the one before it: "They are free." */
const POINTING_BACK = /^(it|they|this|these|that|those|he|she|there|both)\b/i

const statementsOf = (paragraph: string[]): QuotableSentence[] =>
  paragraph.map((text, index) => ({
    text,
    leadIn: POINTING_BACK.test(text) ? paragraph[index - 1] : undefined,
    paragraph,
  }))
