import { withoutPublicHeading } from '../../../contract/public-heading.ts'
import { yieldIfLong } from '../../../core/event-loop/yielding.ts'
import { remembered } from '../../../search/text/remembered.ts'
import { type Classifier, loadClassifier } from './classifier/classifier.ts'
import type { KindOfConfidence } from './confidential/confidences.ts'
import { instructsChatbot } from './instructions.ts'
import { addItem, canBeJudgedAlone, type HeadedList, headedListAt, isItemOf } from './lists.ts'
import type { IsOfPublicKind } from './public-kinds.ts'
import { ordersSecrecy, ordersSecrecyBefore } from './secrecy.ts'
import { type Section, sectionAfter } from './sections.ts'
import { isWhole, partsOf, type QuotableSentence, sentencesOf, withoutMarks } from './sentences.ts'

/**
 * Odds (natural logarithm) above which a sentence is quoted: SURE with a word of a kind that businesses tell everybody (public-kinds),
 * VERY_SURE without. Each of its parts must have odds of its own, so that no public clause covers a private one. A sentence that orders
 * secrecy, tells the chatbot what to do or tells a confidence of a known kind (confidential/) is never quoted.
 *
 * Of sentences that the classifier has not learned from (test/models/concierge/quotable/unseen), 95 of 100 public ones are quoted, and 5
 * of 4,002 confidences. Of those that no word marks, stated as flatly as hours and fees (`unmarked`), 13 of 1,887 are quoted, and 1,499
 * of 1,601 public sentences. Of terse notes written after the last sign of a confidence, 6 of 198 were (`brief`), and 9 of 155 (`late`).
 */
const SURE = 1
const VERY_SURE = 2.5
const SURE_OF_PARTS = 0.1

/** What tells whether a sentence is public. */
type Judges = { classify: Classifier; isOfPublicKind: IsOfPublicKind; kindOfConfidence: KindOfConfidence }

const quotableBy = ({ classify, isOfPublicKind, kindOfConfidence }: Judges): ((sentence: string) => boolean) =>
  // Once for each sentence: a heading is judged alone and with its items, and a judgement takes up to 1 ms.
  remembered(
    (sentence) =>
      isWhole(sentence) &&
      !ordersSecrecy(sentence) &&
      classify(sentence) > (isOfPublicKind(sentence) ? SURE : VERY_SURE) &&
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
  const { createIsOfPublicKind } = await import('./public-kinds.ts')
  return {
    classify,
    isOfPublicKind: await createIsOfPublicKind(),
    kindOfConfidence: await createKindOfConfidence(),
  }
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
  const lines = systemMessage.replaceAll(BLANK_LINES, '\n\n\n').split('\n')
  for (const [index, line] of lines.entries()) {
    await yieldIfLong()
    section = sectionAfter(line.trim(), section, isPrivate)
    const before = list
    list = section === 'open' ? headedListAt({ lines, index, before: list }, isQuotable) : undefined
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

/** More blank lines than two say no more than two: thousands are not read one by one. */
const BLANK_LINES = /\n(?:[^\S\n]*\n){3,}/g

/** A sentence that needs the one before it: "They are free." */
const POINTING_BACK = /^(it|they|this|these|that|those|he|she|there|both)\b/i

const statementsOf = (paragraph: string[]): QuotableSentence[] =>
  paragraph.map((text, index) => ({
    text,
    leadIn: POINTING_BACK.test(text) ? paragraph[index - 1] : undefined,
    paragraph,
  }))
