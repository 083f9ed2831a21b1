const FENCE = /^ {0,3}(?:```|~~~).*$\n?/gm
const HEADING = /^ {0,3}#{1,6} +/gm
const BULLET = /^( *)[*+] +/gm
// Lengths are bounded, to limit backtracking in a text full of opening marks.
const LINK = /(?<!\\)!?\[([^[\]\n]{0,500})\]\(<?([^\s()<>]{1,2048})>?\)/g
const STRONG = /(?<!\\)(\*\*|__)(?=\S)([^\n]{0,500}?\S)\1/g
/** A `*` or `_` next to a letter or digit is part of a name or a formula, not emphasis. */
const EMPHASIS = /(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])([^*_\n]{0,500}[^\s*_\\])\1(?![\p{L}\p{N}*_])/gu
const CODE = /(`{1,3})([^`\n]{1,500})\1/g
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|>~])/g

/** Converts an answer's Markdown to plain text for mails. Links keep their address; lists stay lists. */
export const withoutMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(FENCE, '')
    .replaceAll(HEADING, '')
    .replaceAll(BULLET, '$1- ')
    .replaceAll(LINK, (_, label: string, address: string) =>
      label === '' || label === address ? address : `${label} (${address})`,
    )
    .replaceAll(STRONG, '$2')
    .replaceAll(EMPHASIS, '$2')
    .replaceAll(CODE, '$2')
    .replaceAll(ESCAPED, '$1')
