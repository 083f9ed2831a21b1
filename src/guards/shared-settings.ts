import { z } from 'zod'
import { faultOfDataFolder } from './data-folder.js'

/** The setting DATA_DIR, which the service and its bots share. */
export const DataDir = z
  .string()
  .refine((path) => faultOfDataFolder(path) === undefined, { error: ({ input }) => faultOfDataFolder(String(input)) })
  .prefault('data')

/** The variables of an environment that are set: a blank one counts as unset, and blanks around a value do not count. */
export const filledIn = (environment: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )
