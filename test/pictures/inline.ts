/** Some text in one look. `width`: about how wide it is drawn, in px at a font of 1 px. */
export type Run = { text: string; bold: boolean; link: boolean; faint: boolean }

const plain = { bold: false, link: false, faint: false }
/** As the wider of the usual sans-serif fonts have them, so that a line fits whichever the reader has. */
const NARROW = /[ijlt.,:;'!|()[\] ]/
const WIDE = /[mwMW@%]|\p{Lu}/u
const widthOf = (letter: string) => (NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.8 : 0.61)

export const widthOfText = (text: string, bold = false): number =>
  Array.from(text, widthOf).reduce((sum, width) => sum + width, 0) * (bold ? 1.06 : 1)

/** The looks in a line of Markdown: headings, bold, links, marks that stand for themselves. */
export function markdownRuns(line: string): Run[] {
  const heading = /^#{1,3} /.exec(line)?.[0] ?? ''
  const runs = inline(line.slice(heading.length).replace(/^- /, '• '))
  return heading === '' ? runs : runs.map((run) => ({ ...run, bold: true }))
}

/** The looks in a line of Slack's own marks: bold, links, and the words for &, < and >. */
export function mrkdwnRuns(line: string): Run[] {
  const parts = line.matchAll(/\*(\S(?:[^*]*\S)?)\*|<([@#]?)([^|>]+)(?:\|([^>]*))?>|((?:(?![*<]).)+|.)/gu)
  return [...parts].flatMap(([, bold, call, address, label, text]): Run[] => {
    if (bold !== undefined) return mrkdwnRuns(bold).map((run) => ({ ...run, bold: true }))
    if (call === '@') return [{ ...plain, text: '@Porchlight', link: true }]
    if (address !== undefined) return [{ ...plain, text: unescaped(label ?? address), link: true }]
    return [{ ...plain, text: unescaped(text ?? '') }]
  })
}

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

function inline(line: string): Run[] {
  const parts = line.matchAll(
    /\*\*(.+?)\*\*|\[((?:\\.|[^\]\\])*)\]\(([^)]*)\)|(https?:\/\/\S+)|<@!?\d+>|((?:(?!\*\*|\[|https?:\/\/|<@).)+|.)/gu,
  )
  return [...parts].map(([all, bold, label, , url, text]): Run => {
    if (bold !== undefined) return { ...plain, text: literal(bold), bold: true }
    if (label !== undefined) return { ...plain, text: literal(label), link: true }
    if (url !== undefined) return { ...plain, text: url, link: true }
    return text === undefined
      ? { ...plain, text: '@Porchlight', link: true }
      : { ...plain, text: literal(text === '' ? all : text) }
  })
}

const literal = (text: string) => text.replaceAll(/\\(.)/g, '$1')

/** Breaks runs into lines of at most `width` px, between words. */
export function wrapped(runs: Run[], width: number, size: number): Run[][] {
  const lines: Run[][] = [[]]
  let used = 0
  for (const run of runs)
    for (const word of run.text.split(/(?<= )/)) {
      const wide = widthOfText(word, run.bold) * size
      if (used > 0 && used + wide > width) {
        lines.push([])
        used = 0
      }
      used += wide
      lines.at(-1)?.push({ ...run, text: word })
    }
  return lines
}
