import { defaultSettings, type Settings } from '../../../contract/chatbot.ts'
import type { DigestKind } from '../../ports/people.ts'
import type { Store } from '../../ports/ports.ts'
import { dayBefore } from './days.ts'

/** The setting with the recipients of each kind of daily mail. */
export const recipients = { talks: 'EmailForDailyChatLogs', leads: 'EmailForDailyLeads' } as const satisfies Record<
  DigestKind,
  keyof Settings
>
export const digestKinds = Object.keys(recipients) as DigestKind[]

type Change = { id: number; before: Partial<Settings>; after: Partial<Settings>; now: number }

/** Starts daily mails that a settings change turns on with the day of the change. */
export async function beginDigests(within: Store, { id, before, after, now }: Change): Promise<void> {
  const timeZone = after.TimeZone ?? defaultSettings.TimeZone
  for (const kind of digestKinds) {
    const name = recipients[kind]
    if (!before[name] && after[name]) await within.digests.add(id, kind, dayBefore(now, timeZone))
  }
}
