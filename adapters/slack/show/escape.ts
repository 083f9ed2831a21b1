/** Has no width and no look. */
const JOINER = '\u2060'
const JOINER_BYTES = 3
/** What a message holds beyond the limit of a part, in bytes. */
const SPARE_BYTES = 150

/**
 * The text with nothing in it that Slack would take for a call, so that `<!channel>` and `<@U1>` are only words. What
 * comes before stays as it was when the text grows.
 */
export function inert(text: string): string {
  let spare = SPARE_BYTES
  return text.replaceAll(/<([!@#])/g, (_, sign: string) => {
    spare -= JOINER_BYTES
    // So many calls mean nothing any more: a sign less keeps the message within its limit.
    return spare < 0 ? '<' : `<${JOINER}${sign}`
  })
}

/** For texts in Slack's own marks, where these three have to be escaped anyway. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
