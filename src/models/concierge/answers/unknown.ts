import type { Reply, Talk } from '../talk.ts'
import { words } from '../words.ts'
import { exampleFor } from './smalltalk.ts'

/** The honest end of every question that nothing else could answer. */
export const answerUnknown = (talk: Talk): Reply => ({
  text: `${words.unknown} ${words.can(exampleFor(talk))}`,
  noAnswer: true,
  memory: talk.memory,
})
