/** Escapes the three characters that are special in mrkdwn: https://docs.slack.dev/messaging/formatting-message-text */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** An invisible character of zero width. */
const JOINER = '\u2060'

/**
 * The beginning of a mention in Markdown, where a sign may be written as an entity or behind a backslash. Slack does not tell whether
 * it looks for mentions before or after that is read: https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references
 */
const MENTION = /((?:<|&lt;|&#0*60;|&#x0*3c;)\\?)(?=[!@#&])/gi

/**
 * Disables mentions in a Markdown text, so that `<!channel>` and `<@U1>` are shown as text. The result for a prefix does not change while
 * the text grows.
 */
export const escapeMentions = (text: string): string => text.replaceAll(MENTION, `$1${JOINER}`)
