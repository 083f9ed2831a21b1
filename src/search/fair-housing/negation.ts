const HEADS =
  "no|not|without|avoid|avoiding|away from|far from|free of|hate|fewer|few|less|zero|minimal|exclude|excluding|don't want|do not want|dont want|don't like|isn't|sin|sans|ohne|keine|sem"

/** Words between a negation and what it denies: "no loud young people". */
const BETWEEN =
  'many|any|a lot of|lots of|much|other|the|a|full of|near any|near|around|live near|to live near|next to|loud|noisy|screaming|young|small|little'
const one = `( (?:${BETWEEN})(?= ))?`
/**
 * A negation at the start of a text, and the words between. Within the pattern of each rule that it may precede, V8 would compile it
 * 30 times: 2.6 MB of an idle process.
 */
export const NEGATION = new RegExp(`^(?:${HEADS})(?: too| so)?(?= )${one}${one}${one}`, 'u')

/**
 * What a negation at the start of the text may deny: the rest after it and up to three words between, the shortest rest first.
 * Empty if the text does not begin with a negation.
 */
export function restsAfterNegation(text: string): string[] {
  const match = NEGATION.exec(text)
  if (match === null) return []
  const between = match.slice(1).filter((words) => words !== undefined)
  let from = match[0].length
  const rests = [text.slice(from + 1)]
  for (const words of between.toReversed()) {
    from -= words.length
    rests.push(text.slice(from + 1))
  }
  return rests
}
