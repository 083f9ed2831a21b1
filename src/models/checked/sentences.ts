/** Words after which a full stop ends nothing. */
const ABBREVIATION =
  /(?:^|[\s(])(?:[\p{L}]|\d{1,3}|St|Ave|Rd|Dr|Blvd|Ln|Ct|Pl|Hwy|Apt|No|Nr|approx|ca|sq|ft|Mr|Mrs|Ms|Sra?|etc|e\.g|i\.e|vs|incl|excl|min|max|bldg)\.$/iu
const STOP = /[.!?…]+["'”’)\]*_]*(?=\s)|\n/gu

/** Where the first sentence of a text ends, looking from `from`; undefined while it may go on. */
export function endOfSentence(text: string, from: number): number | undefined {
  STOP.lastIndex = from
  for (let stop = STOP.exec(text); stop !== null; stop = STOP.exec(text)) {
    const end = stop.index + stop[0].length
    if (stop[0] === '\n' || !ABBREVIATION.test(text.slice(0, end))) return end
  }
  return undefined
}
