import { render } from '../bridge/text/render.ts'

/** How much one message holds: https://docs.discord.com/developers/resources/message#create-message */
export const MESSAGE = { text: 2_000, unit: 'utf16' } as const

/** Listings fit the components of one message; the name of a button has 100 characters, for what it does and with what. */
export const LISTINGS = { page: 5, name: 80, completions: 25 }

/** A text as messages that each fit. A blank text is none. */
export const messagesOf = (text: string): string[] =>
  render(text, MESSAGE)
    .map((part) => part.text)
    .filter((part) => part.trim() !== '')
