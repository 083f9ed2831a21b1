/** Escapes the three characters that are special in mrkdwn: https://docs.slack.dev/messaging/formatting-message-text */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** An invisible character of zero width. */
const JOINER = '\u2060'

/**
 * Disables mentions in a text, so that `<!channel>` and `<@U1>` are shown as text. The result for a prefix does not change
 * while the text grows.
 */
export const escapeMentions = (text: string): string => text.replaceAll(/<(?=[!@#])/g, `<${JOINER}`)
