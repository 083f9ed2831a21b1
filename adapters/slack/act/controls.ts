import type { types } from '@slack/bolt'
import { shortened } from '../../bridge/text/shorten.ts'

/** What a button does is written into it, so that it still works after a restart. */
export type Control = { verb: string; object: string }

const SEPARATOR = ':'
/** Slack takes 255 characters for the name of a button, and 2,000 for its value. */
const NAME_MAX = 100
const LABEL_MAX = 75

/** Buttons beside each other must differ in verb or in the beginning of their object. */
export const button = ({ verb, object }: Control, label: string, style?: 'primary'): types.Button => ({
  type: 'button',
  action_id: `${verb}${SEPARATOR}${object.slice(0, NAME_MAX)}`,
  value: object,
  text: { type: 'plain_text', text: shortened(label, LABEL_MAX), emoji: true },
  ...(style && { style }),
})

export const verbOf = (actionId: string): string => actionId.slice(0, actionId.indexOf(SEPARATOR))
