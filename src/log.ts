import { type Logger, pino } from 'pino'

/** Logs as JSON lines on standard error. What callers pass are facts about requests: never keys, never message texts. */
export const createLog = (level: string): Logger => pino({ level }, pino.destination({ fd: 2, sync: true }))
