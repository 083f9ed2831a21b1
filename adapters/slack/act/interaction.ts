import type { Listener, Visitor } from '../../bridge/platform.ts'
import { describeError, isDefect } from '../../bridge/words/words.ts'
import type { SlackDesk } from '../desk/desk.ts'
import { idOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { type People, visitorOf } from '../people.ts'
import { type Look, textLook } from '../show/blocks.ts'
import { type Words, wordsFor } from '../words/words.ts'
import { isAway, whisperTo } from './respond.ts'

/** A command, a click or a dialog of a person: where it was made, and what is needed to do it. */
export type Interaction = {
  visitor: Visitor
  /** channel "" where there is none, as in the app's home */
  workspace: string
  channel: string
  /** what people call the person */
  name: string
  words: Words
  on: Listener
  calls: Calls
  /** shows something to the person alone, where they are */
  whisper: (look: Look) => Promise<void>
  report: (error: unknown) => void
}

/**
 * A click. `object`: what the button carries; `value`: what was chosen in a menu; `thread`: that of the message it is on;
 * `hidden`: only the person sees it.
 */
export type Press = Interaction & {
  object: string
  value: string | undefined
  people: People
  thread: string | undefined
  hidden: boolean
  trigger: string
  dialogContext: string
  /** Slack's address for answers, where it gave one */
  answerTo: string | undefined
}

/**
 * Who does something where. `channel`: "" in the app's home. `thread`: the ts of the thread it is done in. `answerTo`:
 * Slack's address for answers, where it gave one.
 */
export type Origin = {
  workspace: string
  channel: string
  person: string
  name: string
  answerTo?: string | undefined
  thread?: string | undefined
  /** done in channels too where the app answers nobody, as long as it may answer in the workspace */
  isAnywhere?: boolean
}
export type InteractionParts = {
  on: Listener
  findInstallation: FindInstallation
  calls: Calls
  people: People
  desk: SlackDesk
  report: (error: unknown) => void
}
export type RunInteraction = (origin: Origin, work: (interaction: Interaction) => Promise<void>) => Promise<void>

/** Does what a person asks where the app may speak, and tells the person elsewhere. What fails is told in kind words. */
export const createInteractionRunner =
  ({ on, calls, people, report }: InteractionParts): RunInteraction =>
  async (origin, work) => {
    const { workspace, channel, name, answerTo, thread } = origin
    const visitor = await visitorAt(origin, people)
    const base = { visitor, workspace, channel, name, words: wordsFor(visitor.locale), on, calls, report }
    const whisper = (look: Look) => whisperTo(base, look, { answerTo, thread })
    const interaction = { ...base, whisper }
    await withApology(interaction, () =>
      on.admits(visitor, origin.isAnywhere === true ? 'manager' : 'visitor')
        ? work(interaction)
        : whisper(textLook(interaction.words.notHere)),
    )
  }

export async function visitorAt({ workspace, channel, person, thread = '' }: Origin, people: People): Promise<Visitor> {
  const profile = await people.profileOf(workspace, person)
  return visitorOf({ workspace, channel, thread: idOf({ workspace, channel, ts: thread }), person, ...profile })
}

/** Does something, and tells the person alone why where it fails. */
export async function withApology(
  { whisper, words, report }: Pick<Interaction, 'whisper' | 'words' | 'report'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isAway(error) && isDefect(error)) report(error)
    await whisper(textLook(isAway(error) ? words.notInChannel : describeError(error, words))).catch(report)
  }
}

/** What a dialog brings back when it is sent: where it was opened and what it is about. */
export type DialogContext = {
  channel: string
  /** Slack's address for answers to what opened it */
  answerTo?: string | undefined
  /** the ts of the thread that it is about */
  thread?: string
  said?: string
  /** the question of a report, as its button names it */
  question?: string
}

export const encodeContext = (context: DialogContext): string => JSON.stringify(context)

export const decodeContext = (text = ''): DialogContext =>
  text === '' ? { channel: '' } : (JSON.parse(text) as DialogContext)
