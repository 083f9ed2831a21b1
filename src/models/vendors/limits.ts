/** What is read of one answer before the vendor counts as broken. Lengths in UTF-16 units. */
export const VENDOR_LIMITS = {
  /** a line of a stream: far more than any piece of an answer, far less than the memory */
  line: 2 ** 20,
  /** the arguments of one call */
  callInput: 2 ** 16,
  /** calls in one step; further ones are not carried out */
  calls: 16,
  /** the body of a refusal */
  refusal: 2 ** 16,
} as const
