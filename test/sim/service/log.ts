/** A destination for log lines that keeps them. */
export function createLogCapture() {
  const written: string[] = []
  return {
    destination: { write: (line: string) => void written.push(line) },
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
    /** The line that closes the request with this id. */
    ended: (requestId: string) =>
      written
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find((line) => line['requestId'] === requestId && 'operation' in line),
  }
}
