/**
 * Markup that models write for their server, not for people. A server that does not know the model sends it as text.
 * Tags are known by their form and by words in their name, since each model has its own spelling.
 */
export type Tag =
  | Thought
  /** Only the tag itself is removed. */
  | { is: 'mark' }
  | Call
  /** A header follows, up to `<|message|>`, which tells the kind of the text after it. */
  | { is: 'header' }
  /** The imagined next message of somebody else follows: nothing more is shown. */
  | { is: 'end' }

/** The text up to `close` is hidden; `open` begins the same within it. `isUnsure`: shown if it never ends, and holds no call. */
export type Thought = { is: 'thought'; open?: RegExp; close: RegExp; isUnsure?: boolean }
/** A tool call follows, up to `close` or the end of the text. `isUnsure`: shown if it turns out to be none. */
export type Call = { is: 'call'; close?: RegExp; isUnsure?: boolean }

export type FoundTag = (Tag & { length: number }) | 'maybe'

/** What stands around a tag. */
export type TagPosition = {
  isLineStart: boolean
  /** nothing was shown yet */
  isStart: boolean
  /** something was hidden before */
  wasHidden: boolean
  /** the character before the tag; "" at the start */
  before: string
  known: readonly string[]
  /** names of tags that were shown as text, whose ends are text too */
  shown: Set<string>
}

/** Maximum length of text held back while it may become a tag, in UTF-16 units; of a tag with attributes. */
export const TAG_MAX = 45
export const WITH_ATTRIBUTES_MAX = 200

/** Where tags of calls begin. */
export const CALL_SIGN =
  /<(?:[\w-]+:)?(?:\w+_)?(?:tool|function)[_ ]?calls?|<function=|<invoke |\[TOOL_CALLS\]|<[|｜‖]{1,2}(?:tool|dsml|python)/i

export const MARKED: Tag = { is: 'mark' }
export const CALLED: Tag = { is: 'call' }

/** The tag that begins with these very letters, of any case. Of a call nothing is taken: its text is read with it. */
export function oneOf(text: string, open: string, tag: Tag): FoundTag | undefined {
  const lower = text.slice(0, open.length).toLowerCase()
  if (lower === open) return { ...tag, length: tag.is === 'call' ? 0 : open.length }
  return open.startsWith(lower) ? 'maybe' : undefined
}
