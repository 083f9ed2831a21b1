import { fold } from '../../../search/text/fold.ts'

/** Text to match patterns against: folded, apostrophes gone, other punctuation blanks. */
export const plainOf = (text: string): string =>
  fold(text)
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
