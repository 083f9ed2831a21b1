import { seeded } from '../clock/seeded.ts'

/**
 * What goes wrong with a request or an event on its way. `lost`: it is done, but its answer never arrives. `cut`: the
 * connection breaks before anything is done. `pulled`: `work` runs before or after it is done, and the connection breaks.
 * `refused`: Slack answers this error code. `dropped`, `duplicate`: an event does not come, or comes twice. Times in Slack's ms.
 */
export type Fault =
  /**
   * A proxy before Slack may say nothing of how long, or until when as a date:
   * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
   */
  | { kind: 'limited'; retryAfterS: number | 'date' | undefined }
  | { kind: 'status'; status: number }
  | { kind: 'refused'; word: string }
  | { kind: 'late'; ms: number }
  | { kind: 'pulled'; done: boolean; work: () => void }
  | { kind: 'lost' | 'cut' | 'dropped' | 'duplicate' }

/** Which requests or events, by the name the simulator gives them: `chat.update`, `event app_mention`. */
type On = string | RegExp
/** A fault that a share of them meets, 0 to 1. */
export type Chance = { on: On; fault: Fault; share: number }
type Plan = { on: On; fault: Fault; times: number; skip: number }

export type Faults = ReturnType<typeof createFaults>

export function createFaults() {
  let plans: Plan[] = []
  let chances: Chance[] = []
  let random = seeded(0)
  let out = false
  return {
    /** The next `times` that match meet this fault, after `skip` that do not. */
    next: (on: On, fault: Fault, { times = 1, skip = 0 } = {}) => void plans.push({ on, fault, times, skip }),
    /** From now on each meets one of these, drawn by a seed so that a run can be repeated. */
    random(seed: number, given: Chance[]) {
      random = seeded(seed)
      chances = given
    },
    /** While it is on, nobody is reached at all. */
    outage(on: boolean) {
      out = on
    },
    isOut: () => out,
    /** No more faults. */
    clear() {
      plans = []
      chances = []
      out = false
    },
    /** The fault of what happens now, for the simulator to ask once. */
    take(name: string): Fault | undefined {
      const plan = plans.find(({ on, times }) => times > 0 && matches(on, name))
      if (plan === undefined || plan.skip-- > 0)
        return chances.find(({ on, share }) => matches(on, name) && random() < share)?.fault
      plan.times -= 1
      return plan.fault
    },
  }
}

const matches = (on: On, name: string) => (typeof on === 'string' ? on === name : on.test(name))
