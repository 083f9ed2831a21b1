import { defaultSettings, type Settings } from '../../../contract/chatbot.ts'
import type { DigestKind } from '../../ports/people.ts'
import type { Store } from '../../ports/ports.ts'
import { dayBefore } from './days.ts'

/** The settings that say who receives the daily mails. */
export const recipients = { talks: 'EmailForDailyChatLogs', leads: 'EmailForDailyLeads' } as const satisfies Record<
  DigestKind,
  keyof Settings
>
export const digestKinds = Object.keys(recipients) as DigestKind[]

type Change = { id: number; before: Partial<Settings>; after: Partial<Settings>; now: number }

/** Lets daily mails that a change of settings turns on begin with the day of the change. */
export async function beginDigests(within: Store, { id, before, after, now }: Change): Promise<void> {
  const timeZone = after.TimeZone ?? defaultSettings.TimeZone
  for (const kind of digestKinds) {
    const name = recipients[kind]
    if (!before[name] && after[name]) await within.digests.add(id, kind, dayBefore(now, timeZone))
  }
}
