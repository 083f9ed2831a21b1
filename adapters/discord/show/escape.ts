/** Web addresses, which Discord makes links of as they are; and the marks of Markdown, links, mentions and emoji. */
const MARKED = /https?:\/\/[^\s<>[\]()*|\\`]+|[\\*_~`|[\]<>]/g
/** Marks that have a meaning at the beginning of a line only: headings, small print, lists. */
const BEGINS_LINE = /^([ \t]*)(?:(#{1,3}|-#|[-+])|(\d+)(\.))(?=\s)/gm

/**
 * A text of others within a message of the bot, which shows it as it was written: without formatting, mentions, and links under
 * other words. https://docs.discord.com/developers/reference#message-formatting
 */
export const escaped = (text: string): string =>
  text
    .replaceAll(MARKED, (found) => (found.startsWith('http') ? found : `\\${found}`))
    .replaceAll(
      BEGINS_LINE,
      (_, blanks: string, mark = '', number = '', dot = '') => `${blanks}${number}\\${mark}${dot}`,
    )
