import { isHeading } from './sections.ts'
import { type QuotableSentence, withoutMarks } from './sentences.ts'

/** A list below a heading. Its public items are quoted together, as they make sense: "Areas we cover: Ballard; Fremont". */
export type HeadedList = {
  heading: string
  /** whether the heading may be quoted */
  isPublic: boolean
  /** whether the heading may as well be a sentence without its full stop; it is then judged as one, too */
  mayBeSentence: boolean
  /** whether anything stands below the heading yet */
  hasLines: boolean
  statement: QuotableSentence | undefined
}

/** Whether a sentence may be quoted. */
type IsQuotable = (sentence: string) => boolean

/** Longest item of a list and longest list, in UTF-16 units. A longer list is quoted in parts. */
const ITEM_MAX = 100
const LIST_MAX = 400

/** What a line below a heading tells. */
const withHeading = (heading: string, line: string): string => `${heading}: ${line}`

/** Whether a text is an item of the list below this heading that may be quoted. */
export const isItemOf = (heading: string, item: string, isQuotable: IsQuotable): boolean =>
  item.length <= ITEM_MAX && item !== heading && isQuotable(withHeading(heading, item))

/** The end of a sentence. */
const ENDED = /[.!?…]\W*$/

/**
 * Whether a line may be judged by itself: a whole sentence, a line below no heading, or one below a public heading with which it is no
 * confidence. "14 Oak Road, 2210" tells nothing by itself, but a secret below "Lockbox codes".
 */
export const canBeJudgedAlone = (
  line: string,
  list: HeadedList | undefined,
  isPrivate: (text: string) => boolean,
): boolean => list === undefined || ENDED.test(line) || (list.isPublic && !isPrivate(withHeading(list.heading, line)))

/** Adds an item to a list, and the list to the statements at its first item. */
export function addItem(list: HeadedList, item: string, statements: QuotableSentence[]): void {
  const { heading, statement } = list
  if (statement !== undefined && statement.text.length + item.length < LIST_MAX) {
    statement.text += `; ${item}`
    return
  }
  const text = withHeading(heading, item)
  list.statement = { text, leadIn: undefined, paragraph: [text] }
  statements.push(list.statement)
}

/** A row of a table, and any line of a list. */
const ROW = /^\s*\|/
const MARKED = /^\s*(?:[-*•·–—|]|\d{1,2}[.)])\s/
const isRow = (line: string): boolean => ROW.test(line)
/** A line of a few words, without numbers. */
const TITLE = /^[\p{L}\s&|/,'’()-]{2,60}$/u

/** A line in capitals. */
const CAPITALS = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u

const lineAt = (lines: string[], index: number): string => lines[index]?.trim() ?? ''

/** The list that the line at `index` belongs to: `before`, that of the lines before, or a new one if the line is a heading. */
export function headedListAt(
  { lines, index, before }: { lines: string[]; index: number; before: HeadedList | undefined },
  isQuotable: IsQuotable,
): HeadedList | undefined {
  const [line, next] = [lineAt(lines, index), lineAt(lines, index + 1)]
  if (line === '') return before !== undefined && goesOn(before, next) ? before : undefined
  const isMarked = isHeading(line) || (isRow(line) && !isRow(lineAt(lines, index - 1)))
  if (isMarked || (/^\p{L}/u.test(line) && TITLE.test(line))) {
    const heading = withoutMarks(line).replace(/ ?:$/, '')
    const isPublic = TITLE.test(heading) && isQuotable(heading)
    const mayBeSentence = !isMarked && isPublic && !MARKED.test(next)
    const isTitle =
      isMarked ||
      standsOut(lines, index, before) ||
      !(mayBeSentence || (before && isItemOf(before.heading, heading, isQuotable)))
    if (isTitle && !TITLE.test(heading)) return undefined
    if (isTitle) return { heading, isPublic, mayBeSentence, hasLines: false, statement: undefined }
  }
  if (before !== undefined) before.hasLines = true
  return before
}

/** Whether a list goes on after a blank line: one of confidences does until the next heading. */
const goesOn = ({ hasLines, isPublic }: HeadedList, next: string): boolean =>
  !hasLines || !isPublic || next === '' || MARKED.test(next)

/** Whether a title stands out above a list: in capitals above other letters, or after a blank line that is not below a heading. */
function standsOut(lines: string[], index: number, before: HeadedList | undefined): boolean {
  const [next, afterNext] = [lineAt(lines, index + 1), lineAt(lines, index + 2)]
  const below = next === '' && !TITLE.test(afterNext) ? afterNext : next
  if (below === '' || ENDED.test(below)) return false
  if (CAPITALS.test(lineAt(lines, index)) && !CAPITALS.test(below)) return true
  return lineAt(lines, index - 1) === '' && before?.hasLines !== false
}
