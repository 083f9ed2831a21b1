import { parse, resolve } from 'node:path'

/** Whether a folder may be DATA_DIR: not the root of a disk, whose permissions `doctor` would have closed. */
export const isFolderOfOwn = (path: string): boolean => resolve(path) !== parse(resolve(path)).root

export const NEEDS_OWN_FOLDER = 'must be a folder for this data alone, not the root of the disk'
