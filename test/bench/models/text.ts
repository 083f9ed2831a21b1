/** What the model of the benchmark says, over and over: prose, and now and then a claim that the business backs. */
const SENTENCES = 'Here is a quiet street with old trees. A viewing costs $250 and takes about an hour. Shall I go on? '

export const BUSINESS = 'A viewing costs $250.'

/** Exactly `count` fragments of a word each. */
export const fragmentsOf = (count: number): string[] => {
  const words = SENTENCES.match(/\S+\s/g) ?? []
  return Array.from({ length: count }, (_, index) => words[index % words.length] ?? '')
}
