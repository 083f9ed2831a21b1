import { isHeading } from './sections.ts'
import { type QuotableSentence, withoutMarks } from './sentences.ts'

/** A list below a heading. Its public items are quoted together, as they make sense: "Areas we cover: Ballard; Fremont". */
export type HeadedList = {
  heading: string
  /** whether the heading may be quoted */
  isPublic: boolean
  statement: QuotableSentence | undefined
}

/** Whether a sentence may be quoted. */
type IsQuotable = (sentence: string) => boolean

/** Longest item of a list and longest list, in UTF-16 units. A longer list is quoted in parts. */
const ITEM_MAX = 100
const LIST_MAX = 400

/** Whether a text is an item of the list below this heading that may be quoted. */
export const isItemOf = (heading: string, item: string, isQuotable: IsQuotable): boolean =>
  item.length <= ITEM_MAX && item !== heading && isQuotable(`${heading}: ${item}`)

/** The end of a sentence. */
const ENDED = /[.!?…]\W*$/

/**
 * Whether a line may be judged by itself: a whole sentence, or any line that is below no heading or a public one. "14 Oak Road, 2210"
 * tells nothing by itself, but a secret below "Lockbox codes".
 */
export const canStandAlone = (line: string, list: HeadedList | undefined): boolean =>
  list === undefined || list.isPublic || ENDED.test(line)

/** Adds an item to a list, and the list to the statements at its first item. */
export function addItem(list: HeadedList, item: string, statements: QuotableSentence[]): void {
  const { heading, statement } = list
  if (statement !== undefined && statement.text.length + item.length < LIST_MAX) {
    statement.text += `; ${item}`
    return
  }
  const text = `${heading}: ${item}`
  list.statement = { text, leadIn: undefined, paragraph: [text] }
  statements.push(list.statement)
}

/** A row of a table, and any line of a list. */
const ROW = /^\s*\|/
const MARKED = /^\s*(?:[-*•·–—|]|\d{1,2}[.)])\s/
const isRow = (line: string): boolean => ROW.test(line)
/** A line of a few words, without numbers. */
const TITLE = /^[\p{L}\s&|/,'’()-]{2,60}$/u

/** The list that the line at `index` belongs to: the one of the lines before, or a new one if the line is a heading. */
export function headedListAt(
  lines: string[],
  index: number,
  before: HeadedList | undefined,
  isQuotable: IsQuotable,
): HeadedList | undefined {
  const line = lines[index]?.trim() ?? ''
  if (line === '') return before?.statement === undefined ? before : undefined
  const heading = withoutMarks(line).replace(/ ?:$/, '')
  const isTitle =
    isHeading(line) ||
    (isRow(line) && !isRow(lines[index - 1] ?? '')) ||
    (/^\p{L}/u.test(line) &&
      TITLE.test(line) &&
      (MARKED.test(lines[index + 1] ?? '') || !isQuotable(heading)) &&
      !(before && isItemOf(before.heading, heading, isQuotable)))
  if (!isTitle) return before
  return TITLE.test(heading) ? { heading, isPublic: isQuotable(heading), statement: undefined } : undefined
}
