/**
 * Addresses as one cell: joined by commas, a comma inside an address as %2C. An address that has a %2C of its own
 * could not be told from that, so such lists are written as JSON.
 */
export const joinImages = (urls: string[]): string =>
  urls.some((url) => url.includes('%2C')) ? JSON.stringify(urls) : urls.map((url) => url.replaceAll(',', '%2C')).join()

/** Undoes `joinImages`. Fails with a SyntaxError on broken JSON. */
export function splitImages(cell: string): unknown {
  if (cell.startsWith('[')) return JSON.parse(cell)
  if (cell.trim() === '') return []
  return cell.split(',').map((url) => url.trim().replaceAll('%2C', ','))
}
