const WIDTH = 30

/** One line that shows how far a piece of work has come: [######------] 45%  4,500 of 10,000. */
export function progressBar(done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const filled = Math.round(share * WIDTH)
  const bar = `${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}`
  const [shown, all] = [done, total].map((number) => number.toLocaleString('en'))
  return `[${bar}] ${Math.floor(share * 100)}%  ${shown} of ${all}`
}
