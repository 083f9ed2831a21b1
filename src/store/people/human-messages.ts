import type { Kysely } from 'kysely'
import { AppError } from '../../contract/errors.ts'
import type { EventData } from '../../contract/events/events.ts'
import type { AttendantStore, HumanMessage } from '../../core/ports/attendants.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { lockChatbot } from '../chatbots.ts'
import { messageEvent, queueEvents } from '../events/queued-events.ts'
import { recordFileUse } from '../files/file-uses.ts'
import { remainingFilesOf } from '../sessions/message-history.ts'
import { freeFailedKey, ofSameKey } from '../sessions/store-question.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { atomically } from '../transactions/transactions.ts'

type Names = 'say' | 'humanMessage' | 'attendedQuestion' | 'edit' | 'remove' | 'tellUndelivered' | 'announce'

/** Messages by people of the business and by the service. */
export function createHumanMessages(db: Kysely<Tables>, now: Clock): Pick<AttendantStore, Names> {
  type Change = EventData['message']['Change']
  const tell = (within: Kysely<Tables>, { id, chatbotId, sessionId }: HumanMessage, Change: Change) =>
    queueEvents(within, [messageEvent({ chatbotId, sessionId }, id, JSON.stringify({ Change }))], now())
  type Row = { content: string; state?: string; standing_file_ids?: string }
  const change = (message: HumanMessage, row: Row, as: Change) =>
    atomically(db, async (within) => {
      await within.updateTable('message').set(row).where('id', '=', message.id).execute()
      tell(within, message, as)
    })

  const find = async (id: number, role: 'human' | 'question') => {
    if (id > ID_MAX) return undefined
    const row = await db
      .selectFrom('message')
      .select(['id', 'chatbot_id', 'session_id', 'by_id', 'state', 'content', 'file_ids', 'standing_file_ids'])
      .where('id', '=', id)
      .where('role', '=', role)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { chatbot_id: chatbotId, session_id: sessionId, by_id, state } = row
    const message: HumanMessage = {
      id,
      chatbotId,
      sessionId,
      byId: by_id ?? '',
      isRemoved: state === 'removed',
      content: row.content,
      fileIds: remainingFilesOf(row),
    }
    return { message, row }
  }

  return {
    say: ({ chatbotId, sessionId, by, content, fileIds, idempotency }) =>
      atomically(db, async (within) => {
        if (fileIds.length > 0) await lockChatbot(within, chatbotId)
        const insert = () =>
          within
            .insertInto('message')
            .values({
              chatbot_id: chatbotId,
              session_id: sessionId,
              role: 'human',
              content,
              created_at: now(),
              by_id: by.id,
              by_name: by.name,
              file_ids: JSON.stringify(fileIds),
              idempotency_key: idempotency?.key ?? null,
              body_hash: idempotency?.bodyHash ?? null,
            })
            .onConflict(ofSameKey)
            .returning('id')
            .executeTakeFirst()
        let row = await insert()
        if (row === undefined && idempotency !== null)
          if (await freeFailedKey(within, { sessionId, idempotency })) row = await insert()
        if (row === undefined) return undefined
        if (fileIds.length > 0 && !(await recordFileUse(within, fileIds, { chatbotId, purpose: 'question' })))
          throw new AppError('unknownFile')
        queueEvents(within, [messageEvent({ chatbotId, sessionId }, row.id)], now())
        return row.id
      }),

    humanMessage: async (id) => (await find(id, 'human'))?.message,
    async attendedQuestion(id) {
      const found = await find(id, 'question')
      return found?.row.state === 'attended' || found?.message.isRemoved === true ? found.message : undefined
    },

    async edit(message, content, fileIds) {
      const standing = JSON.stringify(fileIds)
      // An edit that is sent again changes nothing.
      if (content === message.content && standing === JSON.stringify(message.fileIds)) return
      await change(message, { content, standing_file_ids: standing }, 'Edited')
    },
    remove: (message) => change(message, { content: '', state: 'removed' }, 'Removed'),
    tellUndelivered: (message) => atomically(db, async (within) => tell(within, message, 'Undelivered')),

    announce: ({ chatbotId, sessionId, content }) =>
      atomically(db, async (within) => {
        const row = await within
          .insertInto('message')
          .values({ chatbot_id: chatbotId, session_id: sessionId, role: 'system', content, created_at: now() })
          .returning('id')
          .executeTakeFirstOrThrow()
        queueEvents(within, [messageEvent({ chatbotId, sessionId }, row.id)], now())
      }),
  }
}
