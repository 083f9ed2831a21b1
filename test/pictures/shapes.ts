import { basename } from 'node:path'
import { demoDrawing } from '../../src/core/demo/pictures.ts'
import { type Run, widthOfText, wrapped } from './inline.ts'

/** Something drawn, and how high it is in px. */
export type Drawn = { svg: string; height: number }
export type Theme = {
  ground: string
  text: string
  name: string
  link: string
  /** behind the tag that marks an app, and the tag's letters */
  tag: { ground: string; text: string }
}
/** A message before it is drawn. `width` of its parts is at most BODY_WIDTH. */
type Drafted = { by: string; ours: boolean; parts: Drawn[] }
type Button = { label: string; fill: string; stroke?: string; text: string }

const WIDTH = 800
const LEFT = 72
const RIGHT = 24
const SIZE = 15
const LINE = 21
export const BODY_WIDTH = WIDTH - LEFT - RIGHT
const THUMBNAIL = 84
/** What a text has beside a photo, in px. */
export const BESIDE_PHOTO = BODY_WIDTH - THUMBNAIL - 16

/** Messages below each other, as a whole SVG picture. */
export function pictureWith(messages: Drafted[], theme: Theme): string {
  const body = stacked(
    messages.map((message) => drawMessage(message, theme)),
    16,
  )
  const height = body.height + 32
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Helvetica, Arial, sans-serif" font-size="${SIZE}">`,
    `<rect width="${WIDTH}" height="${height}" rx="8" fill="${theme.ground}"/>`,
    moved(body.svg, 0, 16),
    '</svg>',
    '',
  ].join('\n')
}

function drawMessage({ by, ours, parts }: Drafted, { name, tag }: Theme): Drawn {
  const at = LEFT + widthOfText(by, true) * SIZE + 8
  const app = `<rect x="${at}" y="2" width="32" height="15" rx="3" fill="${tag.ground}"/><text x="${at + 16}" y="13.5" font-size="10" font-weight="bold" text-anchor="middle" fill="${tag.text}">APP</text>`
  const head = [
    `<circle cx="40" cy="20" r="18" fill="${ours ? '#e0a63a' : '#5b8f6b'}"/>`,
    `<text x="40" y="26" font-size="17" text-anchor="middle" fill="#fff">${escaped(by.slice(0, 1))}</text>`,
    `<text x="${LEFT}" y="14" font-weight="bold" fill="${name}">${escaped(by)}</text>`,
    ...(ours ? [app] : []),
  ]
  const body = stacked(parts, 8)
  return { svg: head.join('') + moved(body.svg, LEFT, 24), height: Math.max(40, body.height + 24) }
}

/** Lines of runs, broken between words where they are wider than `width`. */
export function drawLines(lines: Run[][], width: number, { text, link }: Theme): Drawn {
  const broken = lines.flatMap((runs) => wrapped(runs, width, SIZE))
  const drawRun = (run: Run) =>
    `<tspan fill="${run.link ? link : text}"${run.bold ? ' font-weight="bold"' : ''}>${escaped(run.text)}</tspan>`
  const svg = broken.map(
    (runs, index) => `<text y="${index * LINE + SIZE}" xml:space="preserve">${runs.map(drawRun).join('')}</text>`,
  )
  return { svg: svg.join('\n'), height: broken.length * LINE }
}

/** A text with the picture of a demo home beside it. `address`: of the picture, as a card names it. */
export function besidePhoto(text: Drawn, address: string): Drawn {
  const drawing = demoDrawing(basename(address)) ?? ''
  const place = `x="${BODY_WIDTH - THUMBNAIL}" width="${THUMBNAIL}" height="${THUMBNAIL}" preserveAspectRatio="xMidYMid slice"`
  const photo = drawing.replace(/^<svg xmlns="[^"]*" width="\d+" height="\d+"/, `<svg ${place}`)
  return { svg: text.svg + photo, height: Math.max(text.height, THUMBNAIL) }
}

/** Buttons in a row, in the next row where the first is full. */
export function drawButtons(buttons: Button[]): Drawn {
  let [x, y] = [0, 0]
  const svg = buttons.map(({ label, fill, stroke, text }) => {
    const width = widthOfText(label) * 14 + 32
    if (x > 0 && x + width > BODY_WIDTH) [x, y] = [0, y + 40]
    const at = x
    x += width + 8
    const edge = stroke === undefined ? '' : ` stroke="${stroke}"`
    return `<rect x="${at}" y="${y}" width="${width}" height="32" rx="8" fill="${fill}"${edge}/><text x="${at + width / 2}" y="${y + 21}" font-size="14" text-anchor="middle" fill="${text}">${escaped(label)}</text>`
  })
  return { svg: svg.join('\n'), height: y + 32 }
}

export function stacked(parts: Drawn[], gap: number): Drawn {
  let y = 0
  const svg = parts.map((part) => {
    const at = y
    y += part.height + gap
    return moved(part.svg, 0, at)
  })
  return { svg: svg.join('\n'), height: Math.max(0, y - gap) }
}

const moved = (svg: string, x: number, y: number) => `<g transform="translate(${x} ${y})">${svg}</g>`
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
