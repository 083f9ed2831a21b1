import { z } from 'zod'
import { parsedJson } from '../../contract/json.ts'
import type { Turn } from '../../core/ports/ports.ts'

/** What a grounded model keeps of a talk from one answer to the next. */
export const Memory = z.object({
  /** IDs of the listings that it was shown, the newest last */
  shown: z.array(z.int()),
  /** how many listings its searches found */
  figures: z.array(z.int()),
})
export type Memory = z.infer<typeof Memory>

/** More listings than a person can follow; the oldest are forgotten first. */
const SHOWN_MAX = 60

/** The memory that the newest turn left; none when another model, or nobody, wrote it. */
export const readMemory = (turns: Turn[]): Memory =>
  Memory.safeParse(parsedJson(turns.at(-1)?.memory ?? '')).data ?? { shown: [], figures: [] }

export const writeMemory = ({ shown, figures }: Memory): string =>
  JSON.stringify({ shown: shown.slice(-SHOWN_MAX), figures: figures.slice(-SHOWN_MAX) })
