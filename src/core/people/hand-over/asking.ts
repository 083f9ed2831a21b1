import type { Language } from './language.ts'
import { patterns } from './patterns.ts'
import { plainOf } from './plain.ts'

/** More than anybody writes to ask for a person; the rest of a long text is not looked at. */
const LOOKED_AT = 2_000

/** The language in which a message asks to talk with a person of the business; undefined where it does not. */
export function asksForPerson(text: string): Language | undefined {
  const plain = plainOf(text.slice(0, LOOKED_AT))
  return patterns.find(({ asks, unless }) =>
    asks.some((pattern) => {
      const match = pattern.exec(plain)
      return match !== null && !unless.test(plain.slice(0, match.index))
    }),
  )?.language
}
