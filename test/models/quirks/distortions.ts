import { type Arbitrary, constantFrom, double, record } from 'fast-check'

const anyShare = () => double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
const done = <How extends string>(...hows: How[]) =>
  record({ how: constantFrom(...hows), at: anyShare(), to: anyShare() })

/** What changes nothing for a reader that keeps to the rules of server-sent events. */
const HARMLESS = ['ping', 'name', 'end'] as const
/** One thing done to a stream; `at` and `to` are shares of its length, so that a distortion fits every stream. */
export const distortion = done(
  ...HARMLESS,
  'drop',
  'double',
  'swap',
  'retype',
  'quote',
  'remove',
  'rename',
  'cut',
  'insert',
  'separate',
  'ends',
  'page',
)
export const harmless = done(...HARMLESS)
export type Distortion = typeof distortion extends Arbitrary<infer Value> ? Value : never

/** What is put anywhere into a stream. */
const odd = [null, true, 7, '', 'text', [], {}, [{}], { text: 'x' }, 'a\nb']
/** Signs that some readers take for the end of a line, and no server means so. */
const separators = ['\u2028', '\u2029', '\u0085', '\v', '\f', '\0', '\uFEFF', '\u200B', '\uD800', '🏡']
/** What keeps a connection alive, or names an event. */
const pings = [
  ': ping\n\n',
  ':\n\n',
  ': keep-alive\n',
  '\n\n\n',
  'data:\n\n',
  'data: \n\n',
  'event: ping\ndata: {}\n\n',
]
const fieldLines = [
  'event: message\n',
  'event: completion.chunk\n',
  'id: 7\n',
  'retry: 100\n',
  'event:\n',
  'other: x\n',
  'id\n',
]
const lineEnds = ['\r\n', '\r', '\n']
const PAGE = '<!DOCTYPE html>\n<html>\n<head><title>502</title></head>\n<body>Bad gateway</body>\n</html>\n'
/** Minutes of pings. */
const PINGS_MAX = 200

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], share: number): Item =>
  items[Math.floor(share * items.length)] as Item
/** A second share that is independent of the first. */
const further = (share: number): number => (share * 1_000) % 1

export function distort(wire: string, { how, at, to }: Distortion): string {
  const place = Math.floor(at * wire.length)
  const put = (text: string) => wire.slice(0, place) + text + wire.slice(place)
  switch (how) {
    case 'cut':
      return wire.slice(0, place)
    case 'insert':
      return put(JSON.stringify(pick(odd, to)))
    case 'separate':
      return put(pick(separators, to))
    case 'page':
      return to < 0.5 ? PAGE : wire.slice(0, place) + PAGE
    case 'end':
      return wire.replaceAll(/\r\n|\r|\n/g, pick(lineEnds, to))
    case 'ends':
      return withLineEnds(wire, at, to)
    default:
      return distortEvents(wire, { how, at, to })
  }
}

/** Other line ends in the part of a stream between two places; the ends of one line may differ from the next one's. */
function withLineEnds(wire: string, at: number, to: number): string {
  const [from, until] = [Math.min(at, to), Math.max(at, to)].map((share) => Math.floor(share * wire.length))
  let line = at
  const changed = wire.slice(from, until).replaceAll('\n', () => {
    line = further(line + to)
    return pick(lineEnds, line)
  })
  return wire.slice(0, from) + changed + wire.slice(until)
}

function distortEvents(wire: string, { how, at, to }: Distortion): string {
  const events = wire.split('\n\n')
  const index = Math.floor(at * events.length)
  const event = events[index] ?? ''
  if (how === 'drop') events.splice(index, 1)
  else if (how === 'double') events.splice(index, 0, event)
  else if (how === 'swap') events.splice(Math.floor(to * events.length), 0, ...events.splice(index, 1))
  else if (how === 'ping') events[index] = pick(pings, to).repeat(1 + Math.floor(further(to) ** 8 * PINGS_MAX)) + event
  else if (how === 'name') events[index] = pick(fieldLines, to) + event
  else events[index] = withFieldChanged(event, how, to)
  return events.join('\n\n')
}

/** An event of which one field has another value or name, or is gone. */
function withFieldChanged(event: string, how: string, share: number): string {
  const from = event.indexOf('{')
  let value: unknown
  try {
    value = JSON.parse(event.slice(from))
  } catch {
    return event
  }
  const all = fieldsOf(value)
  if (all.length === 0) return event
  const { holder, key } = pick(all, share)
  const old = Reflect.get(holder, key) as unknown
  if (how === 'retype') Reflect.set(holder, key, pick(odd, further(share)))
  else if (how === 'quote') Reflect.set(holder, key, typeof old === 'string' ? Number(old) : String(old))
  else Reflect.deleteProperty(holder, key)
  if (how === 'rename') Reflect.set(holder, `x_${key}`, old)
  return event.slice(0, from) + JSON.stringify(value)
}

function fieldsOf(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...fieldsOf(inner)])
}
