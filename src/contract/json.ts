/** The value of a JSON text; undefined if it is invalid (no valid JSON text means undefined). */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
