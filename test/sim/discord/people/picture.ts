import { ComponentType } from 'discord.js'
import type { Component } from '../forms/component-form.ts'
import { type Run, runsOf, widthOfText, wrapped } from './inline.ts'
import type { Viewed } from './viewer.ts'

/** Something drawn, and how high it is in px. */
type Drawn = { svg: string; height: number }

const WIDTH = 800
const LEFT = 72
const RIGHT = 24
const SIZE = 15
const LINE = 21
const THUMBNAIL = 84
const colours = {
  ground: '#313338',
  text: '#dbdee1',
  faint: '#949ba4',
  link: '#00a8fc',
  name: '#f2f3f5',
  photo: '#5b6f83',
}
/** by Discord's number of the style: primary, secondary, success, danger, link */
const buttonColours = ['', '#5865f2', '#4e5058', '#248046', '#da373c', '#4e5058']

/** Messages as a person sees them on Discord, as an SVG picture. */
export function pictureOf(messages: Viewed[]): string {
  const body = stacked(
    messages.map((message) => drawMessage(message)),
    16,
  )
  const height = body.height + 32
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Helvetica, Arial, sans-serif" font-size="${SIZE}">`,
    `<rect width="${WIDTH}" height="${height}" rx="8" fill="${colours.ground}"/>`,
    moved(body.svg, 0, 16),
    '</svg>',
    '',
  ].join('\n')
}

function drawMessage({ by, ours, shape }: Viewed): Drawn {
  const tag = LEFT + widthOfText(by, true) * SIZE + 8
  const app = `<rect x="${tag}" y="2" width="32" height="15" rx="3" fill="#5865f2"/><text x="${tag + 16}" y="13.5" font-size="10" font-weight="bold" text-anchor="middle" fill="#fff">APP</text>`
  const head = [
    `<circle cx="40" cy="20" r="18" fill="${ours ? '#e0a63a' : '#5b8f6b'}"/>`,
    `<text x="40" y="26" font-size="17" text-anchor="middle" fill="#fff">${escaped(by.slice(0, 1))}</text>`,
    `<text x="${LEFT}" y="14" font-weight="bold" fill="${colours.name}">${escaped(by)}</text>`,
    ...(ours ? [app] : []),
  ]
  const parts = [
    ...(shape.content === '' ? [] : [drawText(shape.content, WIDTH - LEFT - RIGHT)]),
    ...((shape.components ?? []) as unknown as Component[]).map(drawComponent),
  ]
  const body = stacked(parts, 8)
  return { svg: head.join('') + moved(body.svg, LEFT, 24), height: Math.max(40, body.height + 24) }
}

function drawComponent(component: Component): Drawn {
  const { type, content = '', components = [], accessory } = component
  if (type === ComponentType.TextDisplay) return drawText(content, WIDTH - LEFT - RIGHT)
  if (type === ComponentType.ActionRow) return drawButtons(components)
  if (accessory === undefined) return stacked(components.map(drawComponent), 8)
  const text = drawText(components.map((one) => one.content ?? '').join('\n'), WIDTH - LEFT - RIGHT - THUMBNAIL - 16)
  return { svg: text.svg + drawPhoto(WIDTH - LEFT - RIGHT - THUMBNAIL), height: Math.max(text.height, THUMBNAIL) }
}

/** A photo is not fetched: a house stands for it. */
const drawPhoto = (x: number) =>
  `<rect x="${x}" width="${THUMBNAIL}" height="${THUMBNAIL}" rx="6" fill="${colours.photo}"/><path d="M${x + 18} 46 L${x + 42} 24 L${x + 66} 46 V66 H${x + 18} Z M${x + 37} 66 V52 H${x + 47} V66 Z" fill="#dfe6ec" fill-rule="evenodd"/>`

function drawText(text: string, width: number): Drawn {
  const lines = text.split('\n').flatMap((line) => {
    const heading = /^#{1,3} /.exec(line)?.[0] ?? ''
    const runs = runsOf(line.slice(heading.length).replace(/^- /, '• '))
    const bold = runs.map((run) => (heading === '' ? run : { ...run, bold: true }))
    return wrapped(bold, width, SIZE)
  })
  const svg = lines.map(
    (runs, index) => `<text y="${index * LINE + SIZE}" xml:space="preserve">${runs.map(drawRun).join('')}</text>`,
  )
  return { svg: svg.join('\n'), height: lines.length * LINE }
}

const drawRun = ({ text, bold, link }: Run) =>
  `<tspan fill="${link ? colours.link : colours.text}"${bold ? ' font-weight="bold"' : ''}>${escaped(text)}</tspan>`

function drawButtons(buttons: Component[]): Drawn {
  let x = 0
  const svg = buttons.map(({ label = '', style = 2 }) => {
    const width = widthOfText(label) * 14 + 32
    const at = x
    x += width + 8
    return `<rect x="${at}" width="${width}" height="32" rx="8" fill="${buttonColours[style] ?? '#4e5058'}"/><text x="${at + width / 2}" y="21" font-size="14" text-anchor="middle" fill="#fff">${escaped(label)}</text>`
  })
  return { svg: svg.join('\n'), height: 32 }
}

function stacked(parts: Drawn[], gap: number): Drawn {
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
