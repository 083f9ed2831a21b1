import { render } from '../bridge/text/render.ts'

/** Maximum length of a message: https://docs.discord.com/developers/resources/message#create-message */
export const MESSAGE_LIMITS = { text: 2_000, unit: 'utf16' } as const

/**
 * Five listings fit into the 40 components of a message. The custom id of a button has 100 characters, for verb and key. Menus
 * and completions have at most 25 options.
 */
export const LISTING_LIMITS = { pageSize: 5, keyLength: 80, completions: 25, options: 25 }

/** Longest label of a button, in UTF-16 units: https://docs.discord.com/developers/components/reference#button */
export const LABEL_MAX = 80

/** Longest description of a file or picture, in UTF-16 units. */
export const ALT_MAX = 1_024

/** Splits a text into messages; none for a blank text. */
export const splitIntoMessages = (text: string): string[] =>
  render(text, MESSAGE_LIMITS)
    .map((part) => part.text)
    .filter((part) => part.trim() !== '')
