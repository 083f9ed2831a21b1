import type { TagPosition } from './tags/tag.ts'

/** What people see of an answer, as far as it decides what the next tag means. */
export type VisibleText = {
  position: TagPosition
  /** Returns the text to show. Blanks at the start are held back, and dropped if something hidden follows. */
  show: (text: string) => string
}

export function createVisibleText(known: readonly string[]): VisibleText {
  const position = {
    isLineStart: true,
    isStart: true,
    wasHidden: false,
    before: '',
    known,
    shown: new Set<string>(),
  }
  let blanks = ''

  function show(text: string): string {
    if (text === '') return ''
    position.before = text.charAt(text.length - 1)
    position.isLineStart = (position.isLineStart || text.includes('\n')) && /(?:^|\n)[ \t]*$/.test(text)
    if (!position.isStart) return text
    const held = blanks + text
    position.isStart = text.trim() === ''
    blanks = position.isStart ? held : ''
    if (position.isStart) return ''
    return position.wasHidden ? text.trimStart() : held
  }

  return { position, show }
}
