import type { Listener, Visitor } from '../../bridge/platform.ts'
import { wordsFor } from '../../bridge/words/words.ts'
import { talkOf } from '../hear/incoming.ts'
import type { People } from '../hear/people.ts'
import { idOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { type Look, textLook } from '../show/looks.ts'
import { type Act, kindly, post, withOrWithoutPictures } from './acts.ts'
import { answerAt, isAnswerRefused } from './answers.ts'

export type DoingParts = {
  on: Listener
  findInstallation: FindInstallation
  calls: Calls
  people: People
  report: (error: unknown) => void
}
/**
 * Who does something where. `channel`: "" in the app's home. `thread`: the ts of the thread it is done in. `answerTo`:
 * Slack's address for answers, where it gave one.
 */
export type Doing = {
  workspace: string
  channel: string
  person: string
  name: string
  answerTo?: string | undefined
  thread?: string | undefined
}
export type Perform = (doing: Doing, work: (act: Act) => Promise<void>) => Promise<void>

/** Has things done where the app may speak, and says so elsewhere. What fails is told in kind words. */
export const createPerform =
  ({ on, calls, people, report }: DoingParts): Perform =>
  async (doing, work) => {
    const { workspace, channel, name, answerTo, thread } = doing
    const talk = await talkAt(doing, people)
    const base = { talk, workspace, channel, name, words: wordsFor(talk.locale), on, calls, report }
    const whisper = async (look: Look) => {
      if (answerTo === undefined) await post({ ...base, channel: '' }, look)
      else await withOrWithoutPictures(look, (one) => answerAt(answerTo)(one, { thread }), isAnswerRefused)
    }
    const act = { ...base, whisper }
    await kindly(act, () => (on.admits(talk) ? work(act) : whisper(textLook(act.words.notHere))))
  }

export async function talkAt({ workspace, channel, person, thread = '' }: Doing, people: People): Promise<Visitor> {
  const locale = await people.localeOf(workspace, person)
  return talkOf({ workspace, channel, thread: idOf({ workspace, channel, ts: thread }), person, locale })
}
