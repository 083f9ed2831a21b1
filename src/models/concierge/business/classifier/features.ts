/** Number of buckets of the weights. A power of two, so that a hash is cut by its low bits. */
export const BUCKET_COUNT = 2 ** 21

/** Tokens of a sentence: addresses and numbers of each kind as one, words, signs. Alternatives stand in the order of precedence. */
const TOKEN = new RegExp(
  [
    String.raw`(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
    String.raw`(?<web>(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|info|io|co\.uk|ie|ca|au|de|at|ch|fr|be|es|mx|ar|pt|br|example|test)\b(?:\/\S*)?)`,
    String.raw`(?<money>[$€£₹]\s?\d[\d.,]*[kKmM]?|\d[\d.,]*\s?(?:[$€£]|(?:euros?|dollars?|pounds?|eur|usd|chf|francs?)\b))`,
    String.raw`(?<percent>\d[\d.,]*\s?(?:%|(?:percent|per cent|prozent|por ciento|pour cent)\b))`,
    String.raw`(?<phone>\+?\(?\d(?:[\s().\/-]{0,2}\d){6,})`,
    String.raw`(?<time>\d{1,2}[:h]\d\d(?:\s?[ap]\.?m\b)?|\d{1,2}\s?(?:[ap]\.?m|h|uhr)\b)`,
    String.raw`(?<number>\d[\d.,]*)`,
    String.raw`(?<word>[\p{L}\p{M}]+(?:'\p{L}+)*)`,
    String.raw`(?<sign>[^\s\p{L}\p{M}\d])`,
  ].join('|'),
  'giu',
)

/**
 * A sentence as tokens in lower case. A number, sum, time, phone number or address stands as its kind only; a mark stands before
 * each word with a capital letter.
 */
function tokensOf(sentence: string): string[] {
  const tokens = ['^']
  for (const { groups = {} } of sentence.replaceAll('’', "'").matchAll(TOKEN)) {
    const [kind, text] = Object.entries(groups).find(([, found]) => found !== undefined) ?? ['', '']
    if (kind === 'word' && tokens.length > 1 && /^\p{Lu}/u.test(text)) tokens.push('<name>')
    if (kind === 'word' || kind === 'sign') tokens.push(text.toLowerCase())
    else if (kind === 'number') tokens.push(`<${Math.min(DIGITS_MAX, text.replace(/\D/g, '').length)} digits>`)
    else tokens.push(`<${kind}>`)
  }
  tokens.push('$')
  return tokens
}
/** Numbers of more digits count as of this many. */
const DIGITS_MAX = 4

/** Length of the pieces of words, in UTF-16 units: they relate "rent", "rents" and "rental". */
const PIECE = 4

/**
 * The features of a sentence as bucket numbers (0 to BUCKET_COUNT - 1), each once: its words, two and three words in a row, two words with
 * one or two between them, and pieces of words. Different features may share a bucket ("feature hashing", Weinberger et al. 2009).
 */
export function hashedFeatures(sentence: string): Set<number> {
  const buckets = new Set([bucketOf('')])
  const tokens = tokensOf(sentence)
  for (const [index, token] of tokens.entries()) {
    const [second, third, fourth] = tokens.slice(index + 1, index + 4)
    buckets.add(bucketOf(token))
    if (second !== undefined) buckets.add(bucketOf(`${token} ${second}`))
    if (third !== undefined) buckets.add(bucketOf(`${token} ${second} ${third}`)).add(bucketOf(`${token} _ ${third}`))
    if (fourth !== undefined) buckets.add(bucketOf(`${token} _ _ ${fourth}`))
    if (token.startsWith('<')) continue
    const word = `(${token})`
    for (let start = 0; start + PIECE <= word.length; start++) buckets.add(bucketOf(word.slice(start, start + PIECE)))
  }
  return buckets
}

/** FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), over UTF-16 units, cut to a bucket. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index++) hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 16)) & (BUCKET_COUNT - 1)
}
