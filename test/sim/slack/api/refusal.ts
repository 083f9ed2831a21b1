/** What Slack answers with "ok": false, by its own word for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: string
  readonly details: string[]

  constructor(error: string, ...details: string[]) {
    super(error)
    this.error = error
    this.details = details
  }
}

/** Slack takes no more of a method for a while. */
export class Limited extends Error {
  override readonly name = 'Limited'
  readonly retryAfterS: number | 'date' | undefined

  constructor(retryAfterS: number | 'date' | undefined) {
    super('ratelimited')
    this.retryAfterS = retryAfterS
  }
}
