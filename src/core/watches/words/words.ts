import type { WatchKind } from '../../../contract/listings/watches.ts'
import type { Language } from '../../people/hand-over/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

/** What an alert says. A home is named by its address, an amount as it is written in that language. */
export type AlertWords = {
  /** what happened, as a heading before the home */
  kinds: Record<WatchKind, string>
  /** behind a price: that it is the nth cut since that month, from the second on */
  cut: (nth: number, month: string) => string
  perMonth: string
  beds: (count: string) => string
  baths: (count: string) => string
  /** before the plain sentence of a watch */
  because: string
  digest: (homes: number) => string
  /** how many homes more there are than the digest shows */
  more: (homes: number) => string
  /** a price that is unset */
  noPrice: string
}

export const alertWords: Record<Language, AlertWords> = { en, es, fr, de, pt }
