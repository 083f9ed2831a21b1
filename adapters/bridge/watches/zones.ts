import { formatTime } from '../time.ts'
import type { Words } from '../words/words.ts'
import type { Menu } from './shown.ts'

/** At least one zone per hour, and the most populated ones. A menu has at most 25 options. */
const ZONES = `Pacific/Honolulu America/Anchorage America/Los_Angeles America/Phoenix America/Denver America/Chicago
  America/New_York America/Halifax America/Sao_Paulo Atlantic/Azores Europe/London Europe/Lisbon Africa/Lagos Europe/Madrid
  Europe/Paris Europe/Berlin Europe/Athens Europe/Istanbul Asia/Dubai Asia/Karachi Asia/Kolkata Asia/Bangkok Asia/Shanghai
  Asia/Tokyo Australia/Sydney`.split(/\s+/)
const MENU_MAX = 25

/** A menu of time zones, labelled by the current time there. `own`: the chatbot's zone. */
export function zoneMenu(own: string, now: number, { language, watching }: Words): Menu {
  const zones = [...new Set([own, ...ZONES])].slice(0, MENU_MAX)
  const options = zones.map((value) => ({
    value,
    label: `${formatTime(value, now, language)} · ${cityOf(value)}`,
    isChosen: false,
  }))
  return { verb: 'zone', object: '', label: watching.zone, options }
}

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
