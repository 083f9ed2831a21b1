/** A file that cannot be read any further. The message is a sentence for the person who sent it. */
export class FileError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FileError'
  }
}
