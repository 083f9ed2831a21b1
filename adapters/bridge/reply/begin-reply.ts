import type { Client } from '../../../src/contract/client/client.ts'
import { undefinedIf } from '../../../src/contract/client/refused.ts'
import type { MessageBatch } from '../inbox/pending.ts'
import { MemoryFailed } from '../memory/memory.ts'
import type { Threads } from '../memory/threads.ts'
import type { IncomingMessage } from '../platform/messages.ts'
import { withRetry } from '../retry.ts'
import { boldable } from '../text/markdown.ts'
import { describeError, isDefect } from '../words/words.ts'
import type { Attempt, Parts } from './attempt.ts'
import type { Plan } from './question-plan.ts'
import type { Reply } from './replies.ts'
import { noProgress } from './show-reply.ts'

/** Finds or opens the session, plans the questions and stores the reply. A failure becomes the reply's text. */
export async function beginReply(attempt: Attempt, parts: Parts): Promise<Reply> {
  const { batch, run, key, replies, stopping, ended, signal, backoff, words } = attempt
  const nothing = { begun: noProgress, shown: 0 }
  if (run.stopped) return { steps: [], remarks: [], ...nothing, session: 0 }
  try {
    const session = await withRetry(() => sessionOf(parts.threads, batch[0].message), backoff, signal)
    const { asked, remarks } = await withRetry(() => withoutStaff(session, attempt, parts), backoff, signal)
    const plan = await planOf({ asked, session }, attempt, parts)
    run.stopped ||= await stopping.isStopped(batch[0].message.thread)
    const reply: Reply = { ...plan, remarks: [...remarks, ...plan.remarks], ...nothing, session }
    await replies.keep(key, reply)
    return reply
  } catch (error) {
    ended.throwIfAborted()
    // The batch is kept and answered when the memory works again.
    if (error instanceof MemoryFailed) throw error
    if (isDefect(error) && !run.stopped) parts.report(error)
    return { steps: [], remarks: run.stopped ? [] : [describeError(error, words)], ...nothing, session: 0 }
  }
}

/** The messages of the visitor without those of staff, who ask the bot while a person attends. `remarks`: what staff are told. */
async function withoutStaff(session: number, { batch, signal, words }: Attempt, { attendantIfStaffWrites }: Parts) {
  const names = await Promise.all(batch.map(({ message }) => attendantIfStaffWrites(message, session, signal)))
  const name = names.find((one) => one !== undefined)
  const asked = batch.filter((_, index) => names[index] === undefined)
  return { asked, remarks: name === undefined ? [] : [words.desk.isHere(boldable(name))] }
}

async function planOf(
  { asked: [first, ...others], session }: { asked: MessageBatch[number][]; session: number },
  { backoff, signal }: Attempt,
  { client, threads, plan }: Parts,
): Promise<Plan> {
  if (first === undefined) return { steps: [], remarks: [] }
  await threads.visited(session, first.message)
  const isAttended = () => isWithPerson(client, session)
  return await withRetry(() => plan([first, ...others], { isAttended }, signal), backoff, signal)
}

/** Whether a person attends the session; false if it is gone, since the next question opens a new one. */
async function isWithPerson(client: Client, sessionID: number): Promise<boolean> {
  const detail = await client.call('SessionDetail', { sessionID }).catch(undefinedIf('noSuchSession'))
  return detail?.Attendant === 'Person'
}

const sessionOf = async (threads: Threads, message: IncomingMessage) =>
  (await threads.find(message)) ?? threads.open(message)
