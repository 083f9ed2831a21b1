import { bareChannel, TAG_MAX, type Tag, TOKEN, TOKEN_BEGUN, tags } from './tags.ts'
import { endOfJson, type WrittenCall, writtenCalls } from './written-calls.ts'

/** Filters a model's streamed text: removes markup that is not meant for people. */
type MarkupReader = {
  /** Takes a fragment; returns the text to show. Holds back at most the beginning of a tag or of a call. */
  push: (text: string) => string
  /** Returns what was held back, and the calls that the model wrote as text. */
  end: () => { text: string; calls: WrittenCall[] }
}

/** Maximum length of a possible tool call in the text, in UTF-16 units. */
const WRITTEN_MAX = 65_536
/** Maximum length of text that may be the JSON of a call; shorter, since it is parsed again at each fragment. */
const JSON_MAX = 8_192
/** Maximum length of a channel's header. */
const HEADER_MAX = 300

type Mode =
  | { is: 'shown' }
  | { is: 'thought'; close: string; kept: string }
  | { is: 'header'; text: string }
  | { is: 'json'; text: string }
  | { is: 'call'; text: string; close: string | undefined }

/** A channel ends at the next token, which is then handled itself. */
const ANY_TOKEN = '<|'

const SHOWN: Mode = { is: 'shown' }
/** The first half of a letter of two UTF-16 units, at the end of a text. */
const HALF = /[\ud800-\udbff]$/
/** The first characters of tags. */
const SIGN = /[<[◁`]/

/** `known`: the names of tools whose calls may be in the text. */
export function createMarkupReader(known: readonly string[]): MarkupReader {
  let mode: Mode = SHOWN
  let rest = ''
  let isLineStart = true
  let isStart = true
  let wasHidden = false

  /** Returns text to show; drops leading whitespace after something hidden if nothing was shown before. */
  function show(text: string): string {
    const shown = isStart && wasHidden ? text.trimStart() : text
    if (shown.trim() !== '') isStart = false
    if (text !== '') isLineStart = /(?:^|\n)[ \t]*$/.test(text) && (text.includes('\n') || isLineStart)
    return shown
  }

  function enter(next: Mode, length: number): void {
    mode = next
    rest = rest.slice(length)
    wasHidden = true
  }

  /** Handles visible text until it needs more input or something hidden begins. */
  function showMore(): { text: string; isDone: boolean } {
    const { at, found } = nextTag(rest, { isLineStart, isStart, known })
    const text = show(rest.slice(0, at))
    rest = rest.slice(at)
    if (found === undefined || found === 'maybe') return { text, isDone: true }
    if (found.is === 'mark') enter(SHOWN, found.length)
    else if (found.is === 'thought') enter({ is: 'thought', close: found.close, kept: '' }, found.length)
    else if (found.is === 'header') enter({ is: 'header', text: '' }, found.length)
    else if (found.is === 'json') mode = { is: 'json', text: '' }
    else enter({ is: 'call', text: '', close: found.close }, 0)
    return { text, isDone: false }
  }

  /** Handles hidden text. Returns whether it has ended. */
  function hideMore(thought: Extract<Mode, { is: 'thought' }>): boolean {
    const at = rest.toLowerCase().indexOf(thought.close)
    const until = at < 0 ? Math.max(0, rest.length - thought.close.length + 1) : at
    thought.kept += rest.slice(0, until)
    if (thought.kept.length > 2 * WRITTEN_MAX) thought.kept = thought.kept.slice(-WRITTEN_MAX)
    rest = rest.slice(until)
    if (at >= 0) enter(SHOWN, thought.close === ANY_TOKEN ? 0 : thought.close.length)
    return at >= 0
  }

  /** Handles a channel's header: `analysis`, `final`, `commentary to=functions.name`. Returns whether it has ended. */
  function readHeader(header: Extract<Mode, { is: 'header' }>): boolean {
    const end = rest.indexOf('<|message|>')
    if (end < 0 && rest.length < HEADER_MAX) return false
    const text = end < 0 ? '' : rest.slice(0, end)
    if (end < 0) enter(SHOWN, 0)
    else if (/\bto=/.test(text)) enter({ is: 'call', text: header.text, close: undefined }, 0)
    else if (/\bfinal\b/.test(text)) enter(SHOWN, end + '<|message|>'.length)
    else enter({ is: 'thought', close: ANY_TOKEN, kept: '' }, end + '<|message|>'.length)
    return true
  }

  /** Handles text that begins like the JSON of a call. Returns it if it is none. */
  function readJson(json: Extract<Mode, { is: 'json' }>): string | undefined {
    json.text += rest
    rest = ''
    const at = json.text.search(/[{[]/)
    const end = at < 0 ? undefined : endOfJson(json.text, at)
    if (end === undefined && json.text.length < JSON_MAX && mayBeCall(json.text)) return undefined
    const text = json.text
    if (end !== undefined && writtenCalls(text.slice(0, end), known).length > 0) {
      enter({ is: 'call', text, close: undefined }, 0)
      return undefined
    }
    mode = SHOWN
    return show(text)
  }

  function step(): { text: string; isDone: boolean } {
    switch (mode.is) {
      case 'shown':
        return rest === '' ? { text: '', isDone: true } : showMore()
      case 'thought':
        return { text: '', isDone: !hideMore(mode) }
      case 'header':
        return { text: '', isDone: !readHeader(mode) }
      case 'json': {
        const text = readJson(mode)
        return { text: text ?? '', isDone: text === undefined }
      }
      default:
        if (mode.text.length < WRITTEN_MAX) mode.text += rest.slice(0, WRITTEN_MAX - mode.text.length)
        rest = ''
        return { text: '', isDone: true }
    }
  }

  /** The first half of a letter, which some servers send in two pieces. */
  let half = ''
  function pass(text: string): string {
    if (mode === SHOWN && rest === '' && !isLineStart && !SIGN.test(text) && !text.includes('\n')) return text
    rest += text
    let shown = ''
    for (let isDone = false; !isDone; ) {
      const done = step()
      shown += done.text
      isDone = done.isDone
    }
    return shown
  }

  return {
    push(piece) {
      const text = half === '' ? piece : half + piece
      half = HALF.test(text) ? text.slice(-1) : ''
      return pass(half === '' ? text : text.slice(0, -1))
    },
    end() {
      const last = rest
      rest = ''
      if (mode.is === 'shown') return endOfShown(last, known, show)
      if (mode.is === 'json') return { text: show(mode.text), calls: [] }
      if (mode.is === 'thought') return { text: '', calls: writtenCalls(onlyTagged(mode.kept + last), known) }
      if (mode.is === 'header') return { text: '', calls: [] }
      const calls = writtenCalls(mode.text, known)
      if (calls.length > 0) return { text: '', calls }
      const following = createMarkupReader(known)
      const text = following.push(after(mode.text, mode.close))
      const held = following.end()
      return { text: show(text + held.text), calls: held.calls }
    },
  }
}

/** The held-back text at the end: an incomplete tag is dropped, a single character or a word is shown. */
function endOfShown(held: string, known: readonly string[], show: (text: string) => string) {
  if (known.includes(held)) return { text: '', calls: [{ name: held, input: '{}' }] }
  return { text: held.length > 1 && SIGN.test(held[0] ?? '') ? '' : show(held), calls: [] }
}

type Found = (Tag & { length: number }) | { is: 'json' } | 'maybe'
type TagContext = { isLineStart: boolean; isStart: boolean; known: readonly string[] }

/** Position of the next tag, or of text that may become one. */
function nextTag(text: string, { isLineStart, isStart, known }: TagContext): { at: number; found: Found | undefined } {
  let begins = isLineStart
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (begins && sign !== ' ' && sign !== '\t' && sign !== '\n') {
      const found = atLineStart(text.slice(at), known) ?? (isStart ? bareChannelAt(text.slice(at)) : undefined)
      if (found !== undefined) return { at, found }
    }
    if (SIGN.test(sign)) {
      const found = tagAt(text.slice(at, at + TAG_MAX))
      if (found !== undefined) return { at, found }
    }
    begins = sign === '\n' || (begins && (sign === ' ' || sign === '\t'))
  }
  return { at: text.length, found: undefined }
}

function tagAt(text: string): Found | undefined {
  const lower = text.toLowerCase()
  const tag = tags.find(({ open }) => lower.startsWith(open))
  if (tag !== undefined) return { ...tag, length: tag.open.length }
  if (isTagBegun(text)) return 'maybe'
  const token = TOKEN.exec(text)
  if (token !== null) return { open: token[0], is: 'mark', length: token[0].length }
  return /^<[|｜]/.test(text) && TOKEN_BEGUN.test(text) && text.length < TAG_MAX ? 'maybe' : undefined
}

const isTagBegun = (text: string): boolean => {
  const lower = text.toLowerCase()
  return lower !== '' && tags.some(({ open }) => open.length > lower.length && open.startsWith(lower))
}

function bareChannelAt(text: string): Found | undefined {
  const { open, next, close } = bareChannel
  if (text.startsWith(open) && text.length > open.length)
    return next.test(text.slice(open.length)) ? { open, is: 'thought', close, length: open.length } : undefined
  return open.startsWith(text) ? 'maybe' : undefined
}

/** A call without tags at the start of a line: JSON, fenced JSON, `name(…)`, or `Action: name`. */
function atLineStart(text: string, known: readonly string[]): Found | undefined {
  // Nearly all lines begin with another letter; the first fragment of an answer would cost 5 µs here.
  const first = text.charAt(0).toLowerCase()
  if ('`{['.includes(first)) {
    if ('```json'.startsWith(text)) return 'maybe'
    if (mayBeCall(text)) return { is: 'json' }
  }
  for (const name of '[a'.includes(first) ? known : known.filter((tool) => tool.startsWith(first)))
    for (const open of [`${name}(`, `[${name}(`, `action: ${name}`]) {
      const lower = text.slice(0, open.length).toLowerCase()
      if (lower === open) return { open, is: 'call', length: 0 }
      if (text.length < open.length && open.startsWith(lower)) return 'maybe'
    }
  return undefined
}

/** The keys with which the JSON of a call may begin. */
const KEY =
  /^\{\s*(?:"(?:[a-z_]{0,14}|(?:name|tool|tool_name|function|function_name|action|arguments|parameters|args|input|type|id|tool_calls)"[\s\S]*))?$/
const FENCE = /^```(?:json)?\s*/

/** Whether a text is, or may become, the JSON of a call. */
function mayBeCall(text: string): boolean {
  const body = text.replace(FENCE, '')
  return (body === '' && body !== text) || KEY.test(body.replace(/^\[\s*(?=\{)/, ''))
}

/** The parts of hidden text that are within the tags of calls. */
function onlyTagged(text: string): string {
  const lower = text.toLowerCase()
  const from = tags.flatMap(({ open, is }) => (is === 'call' && lower.includes(open) ? lower.indexOf(open) : []))
  return from.length === 0 ? '' : text.slice(Math.min(...from))
}

/** The text after a call that could not be parsed. */
function after(text: string, close: string | undefined): string {
  const at = close === undefined ? -1 : text.toLowerCase().indexOf(close)
  return close === undefined || at < 0 ? '' : text.slice(at + close.length).trimStart()
}
