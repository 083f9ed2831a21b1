import type { ListingFields } from '../../contract/listings/listing.ts'

/** Picture size in px. */
const WIDTH = 640
const HEIGHT = 480
/** Top edge of the ground, in px from the top. */
const GROUND = 370

/** Colours of a sky: top, bottom, and sun or moon. */
const skies = [
  ['#8ec5ea', '#e4f2fb', '#fff6c9'],
  ['#5fa8dd', '#cfe7f7', '#fffbe0'],
  ['#f2a65a', '#fbe3c0', '#fff1d0'],
  ['#e58e8b', '#f9d9c4', '#ffe9c9'],
  ['#9fb2c4', '#e3e9ee', '#f6f6f2'],
  ['#3b4d7a', '#c98fa6', '#fdf3d8'],
] as const
const walls = ['#f3efe4', '#c9d6df', '#e7c9a9', '#b5654a', '#9db39a', '#f0dc9f', '#d9d4cf', '#8fa3b5'] as const
const roofs = ['#5a4a42', '#7c3f33', '#46525e', '#3f4a3c', '#6b5b73'] as const
const doors = ['#b3382c', '#24506b', '#3d6b45', '#d9a441', '#5b3a66', '#2c2c2c'] as const
const grounds = ['#8fb573', '#7fa56a', '#a3b86c', '#94ab82'] as const

type Colours = { wall: string; roof: string; door: string }
type Home = Pick<ListingFields, 'PropertyType' | 'ParkingSpots' | 'Bedrooms'>

/**
 * Draws a home as SVG. The listing decides the kind of building; `number` decides all else, so a number always gives the same
 * picture.
 */
export function drawHome(home: Home, number: number): string {
  const [top, bottom, light] = pick(skies, number)
  const colours = { wall: pick(walls, number * 3), roof: pick(roofs, number * 2), door: pick(doors, number * 5) }
  const sky = `sky-${number}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<linearGradient id="${sky}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    rect(0, 0, WIDTH, HEIGHT, `url(#${sky})`),
    circle(90 + ((number * 53) % 460), 80, 34, light),
    `<path d="M0 320 Q160 ${250 + (number % 4) * 15} 330 315 T640 290 V400 H0 Z" fill="${top}" opacity=".45"/>`,
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, pick(grounds, number)),
    drawingOf(home, number, colours),
    tree(number % 2 === 0 ? 60 : 590, 1 + (number % 3) * 0.15),
    '</svg>',
  ].join('')
}

function drawingOf(home: Home, number: number, colours: Colours): string {
  const kind = home.PropertyType.toLowerCase()
  if (/condo|apartment/.test(kind)) return building(number, colours)
  if (kind.includes('townhouse')) return townhouses(number, colours)
  if (kind.includes('multi')) return duplex(colours)
  return house(home, colours)
}

/** A gabled house, with a garage if there are two parking spots. */
function house({ ParkingSpots, Bedrooms }: Home, { wall, roof, door }: Colours): string {
  const isLarge = Bedrooms > 3
  const [left, width, top] = isLarge ? [150, 270, 170] : [170, 230, 230]
  const garage =
    ParkingSpots > 1
      ? rect(left + width, 265, 130, 105, wall) +
        `<path d="M${left + width - 5} 270 L${left + width + 65} 225 L${left + width + 140} 270 Z" fill="${roof}"/>` +
        rect(left + width + 20, 300, 90, 70, '#f7f5ef') +
        rect(left + width + 20, 322, 90, 4, '#d5d0c4')
      : ''
  const upper = isLarge ? pane(left + 40, 205) + pane(left + 180, 205) : ''
  return [
    garage,
    rect(left, top, width, GROUND - top, wall),
    `<path d="M${left - 22} ${top + 6} L${left + width / 2} ${top - 90} L${left + width + 22} ${top + 6} Z" fill="${roof}"/>`,
    rect(left + width - 60, top - 75, 24, 50, roof),
    circle(left + width / 2, top - 30, 14, '#e9f3f8'),
    upper,
    pane(left + 25, 285),
    entrance(left + width / 2 - 22, door),
    pane(left + width - 65, 285),
    `<path d="M${left + width / 2 - 22} ${GROUND} h44 l40 ${HEIGHT - GROUND} h-140 Z" fill="#d8d2c4"/>`,
  ].join('')
}

/** Three townhouses in a row; the middle one is the listing's. */
function townhouses(number: number, own: Colours): string {
  const neighbour = (step: number): Colours => ({
    wall: pick(walls, number * 3 + step),
    roof: own.roof,
    door: pick(doors, number + step),
  })
  return [neighbour(2), own, neighbour(5)]
    .map(({ wall, roof, door }, index) => {
      const left = 110 + index * 140
      return [
        rect(left, 170, 138, GROUND - 170, wall),
        `<path d="M${left - 4} 172 L${left + 69} 105 L${left + 142} 172 Z" fill="${roof}"/>`,
        pane(left + 18, 190) + pane(left + 80, 190),
        pane(left + 80, 285),
        entrance(left + 16, door),
      ].join('')
    })
    .join('')
}

/** Two homes under one roof, each with its own door. */
const duplex = ({ wall, roof, door }: Colours): string =>
  [
    rect(120, 190, 400, GROUND - 190, wall),
    `<path d="M96 196 L190 110 H450 L544 196 Z" fill="${roof}"/>`,
    rect(317, 190, 6, GROUND - 190, roof),
    ...[150, 230, 350, 430].map((left) => pane(left, 212)),
    ...[150, 445].map((left) => pane(left, 290)),
    entrance(230, door) + entrance(360, door),
  ].join('')

/** A block of four to seven floors with balconies. */
function building(number: number, { wall, roof, door }: Colours): string {
  const floors = 4 + (number % 4)
  const top = GROUND - 50 - floors * 42
  const storeys = Array.from({ length: floors }, (_, floor) => {
    const y = top + 14 + floor * 42
    const panes = [196, 262, 342, 408].map((left) => rect(left, y, 36, 24, LIT[(number + floor * left) % 3] ?? GLASS))
    return `${panes.join('')}${rect(186, y + 26, 122, 5, roof)}${rect(332, y + 26, 122, 5, roof)}`
  })
  return [
    rect(170, top, 300, GROUND - top, wall),
    rect(160, top - 12, 320, 14, roof),
    ...storeys,
    entrance(298, door),
    rect(284, GROUND - 82, 72, 8, roof),
  ].join('')
}

const GLASS = '#bcd6e3'
const LIT = [GLASS, '#a9c8d8', '#fbe7a8'] as const

const pane = (x: number, y: number): string =>
  rect(x - 4, y - 4, 48, 53, '#fff') +
  rect(x, y, 40, 45, GLASS) +
  rect(x + 18, y, 4, 45, '#fff') +
  rect(x, y + 20, 40, 4, '#fff')

const entrance = (x: number, colour: string): string =>
  rect(x - 4, GROUND - 74, 52, 74, '#fff') +
  rect(x, GROUND - 70, 44, 70, colour) +
  circle(x + 36, GROUND - 34, 3, '#f4e3a1')

const tree = (x: number, size: number): string =>
  `<g transform="translate(${x} ${GROUND + 20}) scale(${size})">${rect(-7, -70, 14, 70, '#7a5a41')}${circle(0, -105, 48, '#5f8f5a')}${circle(-26, -84, 30, '#6d9d63')}${circle(27, -82, 28, '#557f52')}</g>`

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

const pick = <Values extends readonly [unknown, ...unknown[]]>(values: Values, number: number): Values[number] =>
  values[number % values.length] ?? values[0]
