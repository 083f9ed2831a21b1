/** Position in a workspace's events: after the event with that sequence number. */
type Position = { workspaceId: number; sequence: number }

/** A position as a cursor. Opaque to clients, so that its content can change. */
export const cursorOf = ({ workspaceId, sequence }: Position): string =>
  Buffer.from(`e${workspaceId.toString(36)}.${sequence.toString(36)}`).toString('base64url')

/** The position of a cursor; undefined if the cursor is malformed. */
export function positionOf(cursor: string): Position | undefined {
  const [, workspace, sequence] = /^e([0-9a-z]+)\.([0-9a-z]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (workspace === undefined || sequence === undefined) return undefined
  const position = { workspaceId: Number.parseInt(workspace, 36), sequence: Number.parseInt(sequence, 36) }
  // Base64 decoding is lenient, so only cursors that encode back to the same text are accepted.
  return cursorOf(position) === cursor ? position : undefined
}
