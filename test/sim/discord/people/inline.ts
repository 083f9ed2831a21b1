/** Some text in one look. `width`: about how wide it is drawn, in px at a font of 1 px. */
export type Run = { text: string; bold: boolean; link: boolean; faint: boolean }

const plain = { bold: false, link: false, faint: false }
/** As the wider of the usual sans-serif fonts have them, so that a line fits whichever the reader has. */
const NARROW = /[ijlt.,:;'!|()[\] ]/
const WIDE = /[mwMW@%]|\p{Lu}/u
const widthOf = (letter: string) => (NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.8 : 0.61)

export const widthOfText = (text: string, bold = false): number =>
  Array.from(text, widthOf).reduce((sum, width) => sum + width, 0) * (bold ? 1.06 : 1)

/** The looks in a line of Discord's Markdown: bold, links, marks that stand for themselves. */
export function runsOf(line: string): Run[] {
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
