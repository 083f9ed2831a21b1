import type { Seen } from '../sim/slack/viewer.ts'
import { markdownRuns, mrkdwnRuns, type Run } from './inline.ts'
import {
  BESIDE_PHOTO,
  BODY_WIDTH,
  besidePhoto,
  type Drawn,
  drawButtons,
  drawLines,
  pictureWith,
  type Theme,
} from './shapes.ts'

type Text = { type: string; text: string }
type Element = { text?: Text | string; placeholder?: Text; style?: string }
/** What is drawn of a block. */
type Block = {
  type: string
  text?: Text | string
  accessory?: { type: string; image_url?: string }
  elements?: Element[]
}

const theme: Theme = {
  ground: '#ffffff',
  text: '#1d1c1d',
  name: '#1d1c1d',
  link: '#1264a3',
  tag: { ground: '#dddddd', text: '#616061' },
}
const PLAIN = { fill: '#ffffff', stroke: '#bbbabb', text: '#1d1c1d' }
const PRIMARY = { fill: '#007a5a', text: '#ffffff' }

/** Messages as a person sees them on Slack, as an SVG picture. `names`: of people, by their ids. */
export const slackPicture = (messages: Seen[], names: ReadonlyMap<string, string>): string =>
  pictureWith(
    messages.map(({ user, ours, text, blocks }) => ({
      by: ours ? 'Porchlight' : (names.get(user) ?? user),
      ours,
      parts: blocks.length === 0 ? [drawText(text, mrkdwnRuns, BODY_WIDTH)] : (blocks as Block[]).map(drawBlock),
    })),
    theme,
  )

function drawBlock({ type, text, accessory, elements = [] }: Block): Drawn {
  const words = wordsOf(text)
  if (type === 'actions') return drawButtons(elements.map(drawnElement))
  if (type === 'markdown') return drawText(words, markdownRuns, BODY_WIDTH)
  if (type === 'context') return drawText(elements.map((one) => wordsOf(one.text)).join(' '), mrkdwnRuns, BODY_WIDTH)
  if (accessory?.type !== 'image') return drawText(words, mrkdwnRuns, BODY_WIDTH)
  return besidePhoto(drawText(words, mrkdwnRuns, BESIDE_PHOTO), accessory.image_url ?? '')
}

const drawnElement = ({ text, placeholder, style }: Element) => ({
  ...(style === 'primary' ? PRIMARY : PLAIN),
  label: text === undefined ? `${placeholder?.text ?? ''} ▾` : wordsOf(text),
})

const wordsOf = (text: Text | string | undefined): string => (typeof text === 'object' ? text.text : (text ?? ''))

const drawText = (text: string, runs: (line: string) => Run[], width: number): Drawn =>
  drawLines(text.split('\n').map(runs), width, theme)
