/**
 * Why a file that somebody sent cannot be taken. `forbidden`: its address is one that must not be called; `loginPage`: a
 * page to log in came in its place, so the bot lacks a permission; `unreachable`: worth another try.
 */
export type UnusableReason =
  | 'imagesDisabled'
  | 'audioDisabled'
  | 'unsupported'
  | 'damaged'
  | 'tooLarge'
  | 'tooLong'
  | 'tooSlow'
  | 'gone'
  | 'loginPage'
  | 'forbidden'
  | 'unreachable'

/** A file that cannot be taken; people read the words of its reason, `message` is for the log. */
export class UnusableFile extends Error {
  readonly reason: UnusableReason

  constructor(reason: UnusableReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'UnusableFile'
    this.reason = reason
  }
}
