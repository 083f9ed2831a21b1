import { callAt, mayBeCall, type Start } from './starts.ts'
import { CALL_SIGN, TAG_MAX, type TagPosition, tagAt, WITH_ATTRIBUTES_MAX } from './tags.ts'
import { endOfJson, type WrittenCall, writtenCalls } from './written-calls.ts'

/** Filters a model's streamed text: removes markup that is not meant for people. */
type MarkupReader = {
  /** Takes a fragment; returns the text to show. Holds back at most the beginning of a tag or of a call. */
  push: (text: string) => string
  /** Returns what was held back, and the calls that the model wrote as text. If the answer was cut, only complete ones. */
  end: (isCut?: boolean) => { text: string; calls: WrittenCall[] }
}

/** Maximum length of a possible tool call in the text, in UTF-16 units. */
const WRITTEN_MAX = 65_536
/** How much of hidden text is looked through for calls. */
const HIDDEN_MAX = 2 * WRITTEN_MAX
/** Maximum length of text that may be the JSON of a call; shorter, since it is parsed again at each fragment. */
const JSON_MAX = 8_192
/** Text handled at once, in UTF-16 units: each tag within it is looked for up to its end. */
const PIECE = 1_024
/** Maximum length of a channel's header. */
const HEADER_MAX = 300

type Mode =
  | { is: 'shown' }
  /** `later`: the text behind the last end, if the thoughts were opened more often than ended */
  | { is: 'thought'; open?: RegExp | undefined; close: RegExp; depth: number; kept: string; later: string | undefined }
  | { is: 'header'; text: string }
  | { is: 'json'; text: string }
  | { is: 'call'; text: string; close: RegExp | undefined; isUnsure: boolean }
  | { is: 'over' }

/** A channel ends at the next token, which is then handled itself. */
const NEXT_TOKEN = /(?=<\|)/

const SHOWN: Mode = { is: 'shown' }
/** The first half of a letter of two UTF-16 units, at the end of a text. */
const HALF = /[\ud800-\udbff]$/
/** The first characters of tags. */
const SIGN = /[<[◁`{]/

/** `known`: the names of tools whose calls may be in the text. */
export function createMarkupReader(known: readonly string[]): MarkupReader {
  let mode: Mode = SHOWN
  let rest = ''
  /** the fragment before `rest` */
  let before = ''
  let isLineStart = true
  let isStart = true
  let wasHidden = false
  let hiddenCall = ''
  let blanks = ''
  const shown = new Set<string>()

  /** Returns text to show. Blanks at the start are held back, and dropped if something hidden follows. */
  function show(text: string): string {
    if (text !== '') {
      isLineStart = /(?:^|\n)[ \t]*$/.test(text) && (text.includes('\n') || isLineStart)
      before = text
    }
    if (!isStart) return text
    isStart = text.trim() === ''
    if (!isStart) return wasHidden ? text.trimStart() : blanks + text
    blanks = wasHidden ? '' : blanks + text
    return ''
  }

  function enter(next: Mode, length: number): void {
    mode = next
    rest = rest.slice(length)
    wasHidden = true
  }

  function think({ open, close }: { open?: RegExp; close: RegExp }, length: number): void {
    enter({ is: 'thought', open, close, depth: 1, kept: '', later: undefined }, length)
  }

  /** Handles visible text until it needs more input or something hidden begins. */
  function showMore(): { text: string; isDone: boolean } {
    const place = { isLineStart, isStart, wasHidden, before: before.at(-1) ?? '', known, shown }
    const { at, found } = nextTag(rest, place, isLineStart)
    const text = show(rest.slice(0, at))
    rest = rest.slice(at)
    if (found === undefined || found === 'maybe') return { text, isDone: true }
    if (found.is === 'mark') enter(SHOWN, found.length)
    else if (found.is === 'thought') think(found, found.length)
    else if (found.is === 'header') enter({ is: 'header', text: '' }, found.length)
    else if (found.is === 'json') mode = { is: 'json', text: '' }
    else if (found.is === 'end') enter({ is: 'over' }, rest.length)
    else enter({ is: 'call', text: '', close: found.close, isUnsure: found.isUnsure ?? false }, 0)
    return { text, isDone: false }
  }

  /** Handles hidden text. Returns whether more of it can be handled. */
  function hideMore(thought: Extract<Mode, { is: 'thought' }>): boolean {
    const close = thought.close.exec(rest)
    const open = thought.open?.exec(rest) ?? null
    const next = open !== null && (close === null || open.index < close.index) ? open : close
    const until = next?.index ?? Math.max(0, rest.length - TAG_MAX)
    const hidden = rest.slice(0, until)
    thought.kept += hidden
    if (thought.kept.length > 2 * HIDDEN_MAX) thought.kept = thought.kept.slice(-HIDDEN_MAX)
    if (thought.later !== undefined && thought.later.length < WRITTEN_MAX) thought.later += hidden
    rest = rest.slice(until + (next?.[0].length ?? 0))
    if (next === null) return false
    thought.depth += next === open ? 1 : -1
    if (next === close) thought.later = ''
    if (thought.depth > 0) return true
    hiddenCall ||= onlyTagged(thought.kept)
    enter(SHOWN, 0)
    return true
  }

  /** Handles a channel's header: `analysis`, `final`, `commentary to=functions.name`. Returns whether it has ended. */
  function readHeader(header: Extract<Mode, { is: 'header' }>): boolean {
    const end = rest.indexOf('<|message|>')
    if (end < 0 && rest.length < HEADER_MAX) return false
    const text = end < 0 ? '' : rest.slice(0, end)
    if (end < 0) enter(SHOWN, 0)
    else if (/\bto=|\bfunctions\./.test(text))
      enter({ is: 'call', text: header.text, close: undefined, isUnsure: false }, 0)
    else if (/\bfinal\b|^\s*assistant\s*$/.test(text)) enter(SHOWN, end + '<|message|>'.length)
    else think({ close: NEXT_TOKEN }, end + '<|message|>'.length)
    return true
  }

  /** Handles text that begins like the JSON of a call. Returns it if it is none. */
  function readJson(json: Extract<Mode, { is: 'json' }>): string | undefined {
    json.text += rest
    rest = ''
    const at = json.text.search(/[{[]/)
    const end = at < 0 ? undefined : endOfJson(json.text, at)
    if (end === undefined && json.text.length < JSON_MAX && mayBeCall(json.text, known)) return undefined
    const text = json.text
    if (end !== undefined && writtenCalls(text.slice(0, end), known).length > 0) {
      enter({ is: 'call', text, close: undefined, isUnsure: false }, 0)
      return undefined
    }
    mode = SHOWN
    // What stands behind it may have tags of its own; within what is too long nobody looks for the beginning of another call.
    const until = end ?? (text.length < JSON_MAX ? Math.max(1, at + 1) : text.length)
    rest = text.slice(until)
    return show(text.slice(0, until))
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
      case 'over':
        rest = ''
        return { text: '', isDone: true }
      default:
        if (mode.text.length < WRITTEN_MAX) mode.text += rest.slice(0, WRITTEN_MAX - mode.text.length)
        rest = ''
        return { text: '', isDone: true }
    }
  }

  /** The first half of a letter, which some servers send in two pieces. */
  let half = ''
  function pass(text: string): string {
    if (mode === SHOWN && rest === '' && !isLineStart && !SIGN.test(text) && !text.includes('\n')) {
      if (text !== '') before = text
      return text
    }
    rest += text
    let visible = ''
    for (let isDone = false; !isDone; ) {
      const done = step()
      visible += done.text
      isDone = done.isDone
    }
    return visible
  }

  /** What a text comes to that was held back and turned out to be no markup. */
  function released(text: string): { text: string; calls: WrittenCall[] } {
    const following = createMarkupReader(known)
    const visible = following.push(text)
    const held = following.end()
    return { text: show(visible + held.text), calls: held.calls }
  }

  function endOf(last: string, isCut: boolean): { text: string; calls: WrittenCall[] } {
    if (mode.is === 'shown') return endOfShown(last, known, show)
    if (mode.is === 'json') {
      const calls = writtenCalls(mode.text, known, isCut)
      // Half a call is none, and nothing to show.
      return calls.length > 0 || known.some((name) => mode.is === 'json' && mode.text.includes(`"${name}"`))
        ? { text: '', calls }
        : { text: show(mode.text), calls }
    }
    if (mode.is === 'thought') {
      const calls = taggedCalls(mode.kept + last, known, isCut)
      return calls.length > 0 || mode.later === undefined ? { text: '', calls } : released(mode.later + last)
    }
    if (mode.is !== 'call') return { text: '', calls: [] }
    const calls = writtenCalls(mode.text, known, isCut)
    if (calls.length > 0) return { text: '', calls }
    if (mode.isUnsure) return { text: show(mode.text), calls }
    return released(after(mode.text, mode.close))
  }

  return {
    push(piece) {
      const text = half === '' ? piece : half + piece
      half = HALF.test(text) ? text.slice(-1) : ''
      const whole = half === '' ? text : text.slice(0, -1)
      if (whole.length <= PIECE) return pass(whole)
      let visible = ''
      for (let from = 0; from < whole.length; from += PIECE) visible += pass(whole.slice(from, from + PIECE))
      return visible
    },
    end(isCut = false) {
      const last = rest
      rest = ''
      const ended = endOf(last, isCut)
      // Some models call within their thoughts, and say nothing more.
      return isStart && ended.calls.length === 0 && hiddenCall !== ''
        ? { text: '', calls: writtenCalls(hiddenCall, known, isCut) }
        : ended
    },
  }
}

/** What is no tag even if the answer ends within it: one character, a fence, a word without a sign of markup. */
const NO_TAG = /^(?:.|`+(?:json|tool)?|<(?:[|｜]|\s?\p{L}{0,2}|\s?\d+)|\[[a-z]*)$/u

/** The held-back text at the end: an incomplete tag is dropped. */
function endOfShown(held: string, known: readonly string[], show: (text: string) => string) {
  const name = known.find((tool) => tool.includes('_') && held.trim() === tool)
  if (name !== undefined) return { text: '', calls: [{ name, input: '{}' }] }
  return { text: SIGN.test(held[0] ?? '') && !NO_TAG.test(held) ? '' : show(held), calls: [] }
}

/** Position of the next tag, or of text that may become one. */
function nextTag(text: string, place: TagPosition, begun: boolean): { at: number; found: Start | undefined } {
  let begins = begun
  let { isStart } = place
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (begins && sign !== ' ' && sign !== '\t' && sign !== '\n') {
      const found = callAt(text.slice(at), place.known) ?? (isStart ? bareChannelAt(text.slice(at)) : undefined)
      if (found !== undefined) return { at, found }
    }
    if (SIGN.test(sign)) {
      const around = { ...place, isLineStart: begins, isStart, before: at === 0 ? place.before : (text[at - 1] ?? '') }
      const found =
        sign === '{'
          ? mayBeCall(text.slice(at), place.known)
            ? ({ is: 'json' } as const)
            : undefined
          : tagAt(text.slice(at, at + WITH_ATTRIBUTES_MAX), around)
      if (found !== undefined) return { at, found }
    }
    const isBlank = sign === ' ' || sign === '\t'
    begins = sign === '\n' || (begins && isBlank)
    isStart &&= begins
  }
  return { at: text.length, found: undefined }
}

/** The start of a gpt-oss answer if the server removes the tokens but keeps the names between them, or the first token alone. */
const BARE_CHANNEL = /^(?:(analysis)|(?:assistant)?final)(?:(?=[A-Z][a-z]* )|<\|message\|>)/
const BARE_CHANNEL_BEGUN = /^(?:analysis|(?:assistant)?final)(?:[A-Z][a-z]*|<[|a-z]{0,9}>?)?$/
const BARE_CHANNEL_END = /assistant(?:final|(?=commentary to=))|<\|end\|>|(?=<\|(?:start|channel)\|>)/

function bareChannelAt(text: string): Start | undefined {
  const match = BARE_CHANNEL.exec(text)
  if (match?.[1] !== undefined) return { is: 'thought', close: BARE_CHANNEL_END, length: match[0].length }
  if (match !== null) return { is: 'mark', length: match[0].length }
  const isBegun = ['analysis', 'assistantfinal', 'final'].some((word) => word.startsWith(text))
  return isBegun || BARE_CHANNEL_BEGUN.test(text) ? 'maybe' : undefined
}

/** The calls in tags within thoughts. */
export const taggedCalls = (text: string, known: readonly string[], isCut = false): WrittenCall[] =>
  writtenCalls(onlyTagged(text), known, isCut)

/** The part of hidden text from its first tag of a call on; of a long one, only its end is looked through. */
function onlyTagged(hidden: string): string {
  const text = hidden.slice(-HIDDEN_MAX)
  const at = text.search(CALL_SIGN)
  return at < 0 ? '' : text.slice(at)
}

/** The text after a call that could not be parsed. */
function after(text: string, close: RegExp | undefined): string {
  const end = close?.exec(text)
  return end ? text.slice(end.index + end[0].length).trimStart() : ''
}
