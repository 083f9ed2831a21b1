/** Words after which a full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:[\p{L}]|\d{1,3}|St|Ave|Rd|Dr|Blvd|Ln|Ct|Pl|Hwy|Apt|No|Nr|approx|aprox|ca|sq|ft|Mr|Mrs|Ms|Sra?|etc|e\.g|i\.e|z\.\s?B|vs|incl|inkl|excl|exkl|zzgl|min|max|mín|máx|env|bldg|Mio|Tsd|\p{L}*str|Av|Avda|Bd|bzw|núm)\.$/iu
/** How far before a full stop an abbreviation may begin, in characters. */
const ABBREVIATION_MAX = 16
const STOP = /[.!?…]+["'”’)\]*_]*(?=\s)|\n/gu

/** Where the first sentence of a text ends, searched from `from`; undefined if it may go on. */
export function endOfSentence(text: string, from: number): number | undefined {
  STOP.lastIndex = from
  for (let stop = STOP.exec(text); stop !== null; stop = STOP.exec(text)) {
    const end = stop.index + stop[0].length
    if (stop[0] === '\n' || !ABBREVIATION.test(text.slice(Math.max(0, end - ABBREVIATION_MAX), end))) return end
  }
  return undefined
}
