const callbacks: (() => void)[] = []
let isCalling = false
/** When the callbacks of this turn began to be called, in ms of `performance.now()`; undefined until a callback asks. */
let calledAt: number | undefined

/**
 * The time in ms of `performance.now()`. Callbacks of one turn share it, since reading the clock for each fragment costs 1 % of its
 * CPU time: it is behind by what they took so far.
 */
export function turnTime(): number {
  if (!isCalling) return performance.now()
  calledAt ??= performance.now()
  return calledAt
}

/**
 * Calls `callback` at the end of this turn of the event loop, when all that has arrived by now is read. Work of one kind, done for
 * many connections one after the other, finds its code and data in the processor's caches.
 */
export function atTurnEnd(callback: () => void): void {
  if (callbacks.push(callback) === 1 && !isCalling) setImmediate(callAll)
}

/** Calls `callback` at the end of this turn too, but after all that are added before it ends: for work that begins something new. */
export function lastAtTurnEnd(callback: () => void): void {
  setImmediate(() => {
    if (callbacks.length > 0) callbacks.push(callback)
    else callback()
  })
}

/** Also calls the callbacks that these add: chunks that are read lead to fragments that are written. */
function callAll(): void {
  isCalling = true
  try {
    for (let callback = callbacks.shift(); callback !== undefined; callback = callbacks.shift()) callback()
  } finally {
    isCalling = false
    calledAt = undefined
    // Only if a callback has thrown: the others are still called.
    if (callbacks.length > 0) setImmediate(callAll)
  }
}

/**
 * Longest delay by `deferBehindFirstWords`, in ms. Only thousands of questions at once make it so long. Answers that have begun then
 * pause for less time than others wait for their first word, and all answers end sooner.
 */
const DEFERRED_MAX_MS = 1_000

/** How often a question has come closer to the first word of its answer. */
let progressMarks = 0
/** How many queues have questions that are not admitted yet. */
let holds = 0
const deferred: (() => void)[] = []

/** Call it whenever a question comes closer to the first word of its answer, see `deferBehindFirstWords`. */
export function markFirstWordProgress(): void {
  progressMarks += 1
}

/** Call it while questions wait to be admitted, see `deferBehindFirstWords`, and the result once none waits. */
export function holdDeferred(): () => void {
  holds += 1
  return () => {
    holds -= 1
  }
}

/**
 * Calls `callback` at the end of the first turn of the event loop without any `markFirstWordProgress` and `holdDeferred`, after a
 * second at the latest. In a crowd, first words are sent first, and the rest of the answers is read in fewer, larger pieces.
 */
export function deferBehindFirstWords(callback: () => void): void {
  if (deferred.push(callback) === 1) lookAtTurnEnd(performance.now() + DEFERRED_MAX_MS)
}

function lookAtTurnEnd(until: number): void {
  const before = progressMarks
  atTurnEnd(() => {
    if ((progressMarks > before || holds > 0) && performance.now() < until) setImmediate(lookAtTurnEnd, until)
    else for (const callback of deferred.splice(0)) atTurnEnd(callback)
  })
}
