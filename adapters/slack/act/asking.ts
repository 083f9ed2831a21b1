import { msOf, talkOf } from '../hear/incoming.ts'
import { idOf, idOfPerson } from '../ids.ts'
import { questionLook } from '../show/looks.ts'
import { type Act, post } from './acts.ts'

/** Says something in a person's name, for all to see, and has it answered below, or in the thread that is named. */
export async function ask(
  act: Act,
  text: string,
  { thread, said = text }: { thread?: string | undefined; said?: string } = {},
) {
  const { workspace, name, words, on, talk } = act
  const { channel, ts } = await post(act, questionLook(said, name, words), thread)
  const place = { workspace, channel }
  const standing = talkOf({ ...place, ...talk, thread: idOf({ ...place, ts: thread ?? ts }) })
  const id = idOfPerson({ ...place, ts }, talk.person)
  await on.receive({ ...standing, id, text, attachments: [], at: msOf(ts) })
}
