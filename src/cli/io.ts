/** Where a command reads and writes. Lines come without their end. */
export type Io = {
  environment: NodeJS.ProcessEnv
  out: (line: string) => void
  err: (line: string) => void
  /** shows text in place of the last one shown so; undefined where nobody watches */
  status: ((text: string) => void) | undefined
}

/** Wrong use of the command line: exit code 2, with the usage of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A command that cannot do what it was asked for: exit code 1, with this message and nothing more. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Whether the system refused (no such file, a full disk, no right to); its message says what to a person. */
export const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error
