// C0 but tab and line feed, DEL, and C1: a name could move the cursor, recolour the screen or write to the clipboard.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** Text without the control characters that a terminal obeys. */
export const printable = (text: string): string => text.replace(CONTROL, '')

/** JSON that means the same and holds no control characters. */
export const printableJson = (json: string): string =>
  json.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
