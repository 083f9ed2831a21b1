import { seeded } from '../../clock/seeded.ts'

/** What goes wrong with a request. */
export type Fault =
  /**
   * refused for its number; without `headers` as a proxy before Discord does it, which may say until when as a date:
   * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
   */
  | { kind: 'limited'; scope: 'user' | 'global' | 'shared'; retryAfterMs: number; headers: boolean | 'date' }
  /** an error of the server, before or after the work was done */
  | { kind: 'failed'; status: number; done: boolean }
  /** the connection breaks, before or after the work was done */
  | { kind: 'lost'; done: boolean }
  | { kind: 'slow'; ms: number }
  /** taken up once that settles */
  | { kind: 'held'; until: Promise<unknown> }
  /** refused for a reason of Discord's, by its code */
  | { kind: 'refused'; status: number; code: number }
  /**
   * refused with a web page, by a proxy before Discord, such as for a challenge:
   * https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/
   */
  | { kind: 'blocked'; status: number }
  /** `work` happens, before or after what was asked for is done, and the connection breaks */
  | { kind: 'pulled'; done: boolean; work: () => undefined }

/** `skip`: so many that match are let through first */
type Match = { method?: string; path?: RegExp; skip?: number }
type Planned = Match & { fault: Fault; times: number; skip: number }
/** How often, 0 to 1, each thing happens by itself. */
export type Weather = {
  limited: number
  failed: number
  lost: number
  slow: number
  /** of events */
  twice: number
  late: number
}
export type Faults = ReturnType<typeof createFaults>

/** Faults that a test plans for the next requests that match, and a weather that brings them at random by a seed. */
export function createFaults() {
  let planned: Planned[] = []
  let weather: Partial<Weather> = {}
  let random = seeded(1)
  const happens = (what: keyof Weather) => random() < (weather[what] ?? 0)
  const either = () => random() < 0.5

  function byWeather(): Fault | undefined {
    if (happens('limited'))
      return { kind: 'limited', scope: 'user', retryAfterMs: Math.round(random() * 100), headers: either() }
    if (happens('failed')) return { kind: 'failed', status: either() ? 502 : 503, done: either() }
    if (happens('lost')) return { kind: 'lost', done: either() }
    if (happens('slow')) return { kind: 'slow', ms: Math.round(random() * 200) }
    return undefined
  }

  return {
    /** The next `times` requests that match go wrong. */
    plan(fault: Fault, { times = 1, skip = 0, ...match }: Match & { times?: number } = {}) {
      planned.push({ ...match, fault, times, skip })
    },
    /** From now on things go wrong at random, the same way for the same seed. */
    weather(rates: Partial<Weather>, seed: number) {
      weather = rates
      random = seeded(seed)
    },
    clear() {
      planned = []
      weather = {}
    },
    of(request: { method: string; path: string }): Fault | undefined {
      const next = planned.find(
        ({ method, path, times }) =>
          times > 0 && (method ?? request.method) === request.method && (path?.test(request.path) ?? true),
      )
      if (next === undefined) return byWeather()
      if (next.skip > 0) {
        next.skip -= 1
        return byWeather()
      }
      next.times -= 1
      return next.fault
    },
    ofEvent: () => ({ times: happens('twice') ? 2 : 1, lateMs: happens('late') ? Math.round(random() * 300) : 0 }),
  }
}
