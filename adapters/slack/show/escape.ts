/** Has no width and no look. */
const JOINER = '\u2060'

/**
 * The text with nothing in it that Slack would take for a call, so that `<!channel>` and `<@U1>` are only words. What
 * comes before stays as it was when the text grows.
 */
export const escapeMentions = (text: string): string => text.replaceAll(/<(?=[!@#])/g, `<${JOINER}`)

/** For texts in Slack's own marks, where these three have to be escaped anyway. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
