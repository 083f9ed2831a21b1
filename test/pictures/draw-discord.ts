import { ComponentType } from 'discord.js'
import type { Component } from '../sim/discord/forms/component-form.ts'
import type { Viewed } from '../sim/discord/people/viewer.ts'
import { markdownRuns } from './inline.ts'
import {
  BESIDE_PHOTO,
  BODY_WIDTH,
  besidePhoto,
  type Drawn,
  drawButtons,
  drawLines,
  pictureWith,
  stacked,
  type Theme,
} from './shapes.ts'

const theme: Theme = {
  ground: '#313338',
  text: '#dbdee1',
  name: '#f2f3f5',
  link: '#00a8fc',
  tag: { ground: '#5865f2', text: '#fff' },
}
/** by Discord's number of the style: primary, secondary, success, danger, link */
const buttonColours = ['', '#5865f2', '#4e5058', '#248046', '#da373c', '#4e5058']

/** Messages as a person sees them on Discord, as an SVG picture. */
export const discordPicture = (messages: Viewed[]): string =>
  pictureWith(
    messages.map(({ by, ours, shape }) => ({
      by,
      ours,
      parts: [
        ...(shape.content === '' ? [] : [drawText(shape.content, BODY_WIDTH)]),
        ...((shape.components ?? []) as unknown as Component[]).map(drawComponent),
      ],
    })),
    theme,
  )

function drawComponent(component: Component): Drawn {
  const { type, content = '', components = [], accessory } = component
  if (type === ComponentType.TextDisplay) return drawText(content, BODY_WIDTH)
  if (type === ComponentType.ActionRow) return drawActions(components)
  if (accessory === undefined) return stacked(components.map(drawComponent), 8)
  const text = drawText(components.map((one) => one.content ?? '').join('\n'), BESIDE_PHOTO)
  return besidePhoto(text, accessory.media?.url ?? '')
}

const drawText = (text: string, width: number): Drawn => drawLines(text.split('\n').map(markdownRuns), width, theme)

const drawActions = (components: Component[]): Drawn =>
  drawButtons(
    components.map(({ label, placeholder, style = 2 }) => ({
      label: label ?? `${placeholder ?? ''} ▾`,
      fill: buttonColours[style] ?? '#4e5058',
      text: '#fff',
    })),
  )
