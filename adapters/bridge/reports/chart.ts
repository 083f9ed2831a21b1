import type { Output } from '../../../src/contract/endpoint.ts'
import type { ReportGet } from '../../../src/contract/history.ts'

type PerDay = Output<typeof ReportGet>['PerDay']

const [WIDTH, HEIGHT] = [960, 360]
const [LEFT, RIGHT, TOP, BOTTOM] = [84, 28, 28, 56]
/** The picture has its own background, so that it is readable in dark and light themes. */
const [GROUND, LINE, BAR, PALE, TEXT] = ['#ffffff', '#d7dbe0', '#1f6f54', '#a9c9bd', '#2b3138']
/** Maximum number of days that have a label. */
const LABELS = 7

/**
 * Bar chart of the questions per day, as an SVG; the last `days` bars are highlighted. Digits are drawn as lines, so that no
 * font is needed.
 */
export function chartOf(perDay: PerDay, days: number): string {
  const most = roundUp(Math.max(1, ...perDay.map(({ Questions }) => Questions)))
  const width = (WIDTH - LEFT - RIGHT) / perDay.length
  const height = HEIGHT - TOP - BOTTOM
  const yOf = (value: number) => TOP + height - (value / most) * height
  const lines = [0, most / 2, most].map(
    (value) =>
      `<path d="M${LEFT} ${yOf(value)}H${WIDTH - RIGHT}" stroke="${LINE}" stroke-width="2"/>${number(String(value), {
        right: LEFT - 14,
        middle: yOf(value),
      })}`,
  )
  const every = Math.ceil(perDay.length / LABELS)
  const bars = perDay.map(({ Day, Questions }, index) => {
    const x = LEFT + index * width
    const isInPeriod = index >= perDay.length - days
    const bar = `<rect x="${x + width * 0.14}" y="${yOf(Questions)}" width="${width * 0.72}" height="${(Questions / most) * height}" rx="3" fill="${isInPeriod ? BAR : PALE}"/>`
    // Labels at even distances, counted from the last day.
    const isLabelled = (perDay.length - 1 - index) % every === 0
    const label = number(Day.slice(5), { centre: x + width / 2, middle: HEIGHT - BOTTOM / 2 })
    return isLabelled ? bar + label : bar
  })
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" rx="18" fill="${GROUND}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`
  return `${svg}${ground}${lines.join('')}${bars.join('')}</svg>`
}

/** The chart as a PNG. */
export async function pictureOf(perDay: PerDay, days: number): Promise<Buffer> {
  // Imported with the first report, to start faster.
  const { default: sharp } = await import('sharp')
  return await sharp(Buffer.from(chartOf(perDay, days)))
    .png()
    .toBuffer()
}

/** The next of 2, 4, 10, 20, 40, 100 …, so that half of it is an integer. */
function roundUp(value: number): number {
  for (let scale = 1; ; scale *= 10) for (const step of [2, 4, 10]) if (step * scale >= value) return step * scale
}

/** SVG paths of the digits in a box of 10 × 16. */
const SHAPES: Record<string, string> = {
  0: 'M1 4Q1 0 5 0Q9 0 9 4V12Q9 16 5 16Q1 16 1 12Z',
  1: 'M2 3L6 0V16',
  2: 'M1 4Q1 0 5 0Q9 0 9 4Q9 7 1 16H9',
  3: 'M1 2Q3 0 5 0Q9 0 9 4Q9 8 4 8Q9 8 9 12Q9 16 5 16Q2 16 1 14',
  4: 'M7 16V0L1 11H9',
  5: 'M9 0H2V7Q9 5 9 11Q9 16 5 16Q2 16 1 14',
  6: 'M8 1Q1 2 1 11Q1 16 5 16Q9 16 9 11Q9 7 5 7Q1 7 1 11',
  7: 'M1 0H9L4 16',
  8: 'M5 8Q1 8 1 4Q1 0 5 0Q9 0 9 4Q9 8 5 8Q1 8 1 12Q1 16 5 16Q9 16 9 12Q9 8 5 8',
  9: 'M9 5Q9 9 5 9Q1 9 1 5Q1 0 5 0Q9 0 9 5Q9 14 2 15',
  '-': 'M2 8H8',
}
const [ADVANCE, TALL] = [13, 16]

type Where = { middle: number } & ({ right: number } | { centre: number })

function number(text: string, { middle, ...at }: Where): string {
  const width = text.length * ADVANCE
  const x = 'right' in at ? at.right - width : at.centre - width / 2
  const digits = text
    .split('')
    .map((digit, index) => `<path transform="translate(${index * ADVANCE})" d="${SHAPES[digit] ?? ''}"/>`)
  const pen = `fill="none" stroke="${TEXT}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
  return `<g transform="translate(${x} ${middle - TALL / 2})" ${pen}>${digits.join('')}</g>`
}
