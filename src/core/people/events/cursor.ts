/** Where a reader of a workspace's events is: after the event of that sequence. */
type Place = { workspaceId: number; sequence: number }

/** Opaque to readers, so that what is in it can change. */
export const cursorOf = ({ workspaceId, sequence }: Place): string =>
  Buffer.from(`e${workspaceId.toString(36)}.${sequence.toString(36)}`).toString('base64url')

/** The place that a cursor stands for; undefined when it is none. */
export function placeOf(cursor: string): Place | undefined {
  const [, workspace, sequence] = /^e([0-9a-z]+)\.([0-9a-z]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (workspace === undefined || sequence === undefined) return undefined
  const place = { workspaceId: Number.parseInt(workspace, 36), sequence: Number.parseInt(sequence, 36) }
  // Decoding is lenient; only what reads back equal was given by this service.
  return cursorOf(place) === cursor ? place : undefined
}
