/** "By the way, …", "quick question: …": what opens a question and says nothing of it. */
const OPENING =
  /^(?:(?:oh|ok|okay|and|so|hey|hi)[, ]+)?(?:(?:by the way|btw|out of curiosity|(?:i['’]?m |i am )?just (?:wondering|curious|asking)|quick question|one (?:more|last|other) (?:question|thing)|(?:another|last) question)(?:\s*[,:;.–—-]+\s*|\s+)|(?:may|can|could) i ask\s*[,:–—-]+\s*)(?=\S)/i

/** "Ok, what about 3 beds?": an interjection before a change of the search. */
const INTERJECTION =
  /^(?:(?:ok(?:ay)?|alright|all right|well|hm+|great|cool|nice|fine|sure|oh|ah|um+|uh+|right|no|hey)[, .!]+)+(?=(?:(?:so|and|then|but) )?(?:what|how) about\b)/i

/** "…, anyway?", "…, if you don't mind": the same behind a question. */
const CLOSING =
  /(?:[\s,;–—-]+(?:anyways?|though|tho|btw|by the way|out of (?:pure )?curiosity|just (?:curious|wondering|asking)|(?:if )?(?:i may|may i) ask|if you don['’]?t mind(?: me asking)?|if (?:that['’]?s|it['’]?s|that is) (?:ok|okay|possible|not too much trouble)|lol|haha+))+(?=\s*[?.!]*$)/i

/** A question in English without the phrases around it that ask nothing. A text of such phrases alone stays as it is. */
export function withoutFillers(english: string): string {
  const asked = english.replace(OPENING, '').replace(INTERJECTION, '').replace(CLOSING, '')
  return /\p{L}/u.test(asked) ? asked : english
}
