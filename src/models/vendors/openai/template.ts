import { parsedJson } from '../../../contract/text.ts'
import { readChunk } from './chunk.ts'

/** Reads the usual events of an answer, which differ only in their words, without parsing their JSON. */
type Template = {
  /** Reads as many usual events as a text begins with; returns where the next event begins. */
  read: (text: string) => number
  /** Takes the last event of a text, which was read in the general way, as the form of those that follow. */
  learn: (text: string) => void
}

/** How many forms in a row are learned that match no event: the events of some servers differ in a time or a random padding. */
const UNMATCHED_MAX = 4
/** Stands for the words of an event. */
const WORDS = '<words>'
const CONTENT = /"content": ?"/

/**
 * Parsing JSON would take most of an answer's CPU, though only one word of each event is new: comparing the text around the word
 * takes a third of the time. The result is the same: an event becomes a form only if replacing its word changes nothing else.
 */
export function createTemplate(onWords: (words: string) => void): Template {
  let [before, after] = ['', '']
  let unmatched = 0

  return {
    read(text) {
      let at = 0
      if (before === '') return at
      while (text.startsWith(before, at)) {
        const from = at + before.length
        const end = text.indexOf('"', from)
        if (end <= from || !text.startsWith(after, end) || !isLiteral(text, from, end)) break
        onWords(text.slice(from, end))
        at = end + after.length
        unmatched = 0
      }
      return at
    },
    learn(text) {
      if (unmatched === UNMATCHED_MAX || !text.endsWith('\n\n')) return
      const event = text.slice(Math.max(0, text.lastIndexOf('data: {')))
      const content = CONTENT.exec(event)
      if (content === null || event.indexOf('\n') !== event.length - 2) return
      const from = content.index + content[0].length
      const end = event.indexOf('"', from)
      if (end <= from) return
      unmatched += 1
      if (!holdsOnlyWords(event.slice(0, from) + WORDS + event.slice(end))) return
      before = event.slice(0, from)
      after = event.slice(end)
    },
  }
}

function holdsOnlyWords(event: string): boolean {
  const value = event.startsWith('data: ') ? parsedJson(event.slice('data: '.length)) : undefined
  if (value === undefined) return false
  const { text, thoughts, calls, finish, tokens, error, isWhole } = readChunk(value, '')
  const hasThoughts = thoughts.text !== undefined || thoughts.details.length > 0
  const hasEnded = finish !== '' || tokens !== undefined || error !== undefined
  return text === WORDS && !hasThoughts && calls.length === 0 && !hasEnded && !isWhole
}

const BACKSLASH = 0x5c
/** The first character that may stand in a JSON text as it is. */
const BLANK = 0x20

/** Whether a part of a JSON text, without quotes, means itself. */
function isLiteral(text: string, from: number, end: number): boolean {
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH || code < BLANK) return false
  }
  return true
}
