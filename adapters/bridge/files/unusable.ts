/**
 * Why a file cannot be used. `forbidden`: its address is not public. `loginPage`: the download is a login page, because the bot
 * lacks a permission. `unreachable`: a later attempt may succeed.
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

/** A file that cannot be used. People see the text for `reason`; `message` is for the log. */
export class UnusableFile extends Error {
  readonly reason: UnusableReason

  constructor(reason: UnusableReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'UnusableFile'
    this.reason = reason
  }
}
