export type Json = null | boolean | number | string | Json[] | { [field: string]: Json }
/** `path`: of the field that is absent or null, such as `event.files.0.name`. */
type WithoutField = { path: string; how: 'absent' | 'null'; body: Json }

/** Each way in which one field of the body, at whatever depth, is absent or null. */
export function withoutEachField(body: Json, path = ''): WithoutField[] {
  if (Array.isArray(body))
    return body.flatMap((item, index) =>
      withoutEachField(item, `${path}${index}.`).map((lacking) => ({
        ...lacking,
        body: body.with(index, lacking.body),
      })),
    )
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([field, value]) => {
    const { [field]: _, ...others } = body
    return [
      { path: path + field, how: 'absent' as const, body: others },
      ...(value === null ? [] : [{ path: path + field, how: 'null' as const, body: { ...body, [field]: null } }]),
      ...withoutEachField(value, `${path}${field}.`).map((lacking) => ({
        ...lacking,
        body: { ...body, [field]: lacking.body },
      })),
    ]
  })
}

/** Words that were read and still stand in the body, but are not read any more. */
export function wordsLost(body: Json, { before, after }: { before: string; after: string }): string[] {
  const [read, still] = [wordsIn(before), wordsIn(after)]
  return [...new Set(stringsIn(body).flatMap(wordsIn))].filter((word) => read.includes(word) && !still.includes(word))
}

const wordsIn = (text: string): string[] => [...text.matchAll(/\p{L}{3,}/gu)].map(([word]) => word)

function stringsIn(body: Json): string[] {
  if (typeof body === 'string') return [body]
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(stringsIn) : []
}
