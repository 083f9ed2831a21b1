import { type BotSettings, readBotSettings } from './settings.ts'

/** Reads the settings from environment variables. Throws one `CannotStart` that lists every invalid setting. */
export function readConfig(environment: Record<string, string | undefined> = process.env): BotSettings {
  const read = readBotSettings(environment)
  if (read.success) return read.data
  const bad = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new CannotStart(`Some settings are not right: ${bad.join('; ')}.`)
}

/** Why a bot cannot start, as a message for the person who starts it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
