/**
 * How long a test waits for what must happen, in ms. On a machine that others use too, a second's work takes a minute: that is
 * no fault of the product. Only a test that fails waits so long.
 */
export const WAIT_MS = 120_000

/** How long a test may take, in ms: longer than one wait, whose failure says what did not happen. */
export const TEST_MS = 300_000
