import { statfs } from 'node:fs/promises'

/** With less than so many bytes free, a write may fail. */
const LITTLE = 16 * 2 ** 20

/** Whether the disk that holds `directory` is nearly full. */
export async function isNearlyFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize < LITTLE
}
