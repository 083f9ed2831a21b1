import type { Reply, Talk } from '../talk.ts'
import { words } from '../words.ts'
import { exampleFor, withLanguage } from './smalltalk.ts'

/** The honest end of every question that nothing else could answer. */
export const answerUnknown = (talk: Talk): Reply => ({
  text: withLanguage(talk, `${words.unknown} ${words.can(exampleFor(talk))}`),
  noAnswer: true,
  memory: talk.memory,
})
