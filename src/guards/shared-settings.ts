import { z } from 'zod'
import { faultOfDataFolder } from './data-folder.js'

/** The setting DATA_DIR, which the service and its bots share. */
export const DataDir = z
  .string()
  .refine((path) => faultOfDataFolder(path) === undefined, { error: ({ input }) => faultOfDataFolder(String(input)) })
  .prefault('data')
