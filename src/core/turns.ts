import { setImmediate as nextTurn } from 'node:timers/promises'

/** Text that is handled in one turn of the event loop, in UTF-16 units: at most 20 ms. */
const TURN_MAX = 128 * 1024

/** Await the result before each piece of work, with its length: after `most` it waits for the next turn of the event loop. */
export function createTurns(most = TURN_MAX): (length: number) => Promise<void> {
  let left = most
  return async (length) => {
    left -= length
    if (left > 0) return
    await nextTurn()
    left = most
  }
}

/** How long steps of unknown length may go on in one turn of the event loop, in ms: others wait meanwhile. */
const STEPS_MAX_MS = 8

/** When the steps of this turn began, in ms of `performance.now()`; undefined before the first. */
let stepsBeganAt: number | undefined

/**
 * Await the result between steps whose length nobody knows beforehand: if those of this turn of the event loop have taken
 * long, it waits for the next one. Otherwise there is nothing to wait for.
 */
export function afterLongSteps(): Promise<void> | undefined {
  if (stepsBeganAt === undefined) {
    stepsBeganAt = performance.now()
    setImmediate(() => {
      stepsBeganAt = undefined
    })
    return undefined
  }
  return performance.now() - stepsBeganAt < STEPS_MAX_MS ? undefined : nextTurn()
}

/** Takes the steps of some work, in turns of the event loop where they take long. */
export async function takeSteps<Result>(steps: Generator<void, Result, void>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    const pause = afterLongSteps()
    if (pause !== undefined) await pause
  }
}

const acts: (() => void)[] = []
let isActing = false

/**
 * Calls `act` at the end of this turn of the event loop, when all that has arrived by now is read. Work of one kind, done for many
 * connections one after the other, finds its code and data in the processor's caches.
 */
export function atTurnEnd(act: () => void): void {
  if (acts.push(act) === 1 && !isActing) setImmediate(actAll)
}

/** Calls `act` at the end of this turn too, but after all acts that are asked for before it ends: for what begins new work. */
export function lastAtTurnEnd(act: () => void): void {
  setImmediate(() => {
    if (acts.length > 0) acts.push(act)
    else act()
  })
}

/** Also what these acts ask for: chunks that are read lead to fragments that are written. */
function actAll(): void {
  isActing = true
  try {
    for (let act = acts.shift(); act !== undefined; act = acts.shift()) act()
  } finally {
    isActing = false
    // Only if an act has thrown: the others are still called.
    if (acts.length > 0) setImmediate(actAll)
  }
}

/** How long `afterFirstWords` puts an act off at most, in ms: a reader hardly notices such a pause within an answer. */
const PUT_OFF_MAX_MS = 250

/** How often a question came closer to the first word of its answer. */
let stepsToFirstWords = 0
const putOff: (() => void)[] = []

/** Call it whenever a question comes closer to the first word of its answer, see `afterFirstWords`. */
export function markStepToFirstWord(): void {
  stepsToFirstWords += 1
}

/**
 * Calls `act` at the end of the first turn of the event loop in which nobody comes closer to a first word, after 250 ms in any
 * case: in a crowd the first words come first, and what other answers go on with is read in fewer, larger pieces.
 */
export function afterFirstWords(act: () => void): void {
  if (putOff.push(act) === 1) lookAtTurnEnd(performance.now() + PUT_OFF_MAX_MS)
}

function lookAtTurnEnd(until: number): void {
  const before = stepsToFirstWords
  atTurnEnd(() => {
    if (stepsToFirstWords > before && performance.now() < until) setImmediate(lookAtTurnEnd, until)
    else for (const act of putOff.splice(0)) atTurnEnd(act)
  })
}
