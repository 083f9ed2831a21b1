import type { Kysely } from 'kysely'
import { SessionThread } from '../../contract/people/threads.ts'
import type { AttendantStore, Desk } from '../../core/ports/attendants.ts'
import type { Clock } from '../../core/ports/ports.ts'
import type { Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'

type Names = 'setThread' | 'findThread' | 'threads' | 'setDesk' | 'desks'

/** Threads of sessions on platforms, and desks (staff channels). */
export const createThreadStore = (db: Kysely<Tables>, now: Clock): Pick<AttendantStore, Names> => ({
  async setThread(workspaceId, sessionId, { Role, source, Thread }) {
    const role = { session_id: sessionId, role: Role }
    const row = { workspace_id: workspaceId, source, thread: Thread, ...role }
    const write = () =>
      db
        .insertInto('place')
        .values(row)
        .onConflict((clash) => clash.columns(['workspace_id', 'source', 'thread']).doUpdateSet(role))
        .execute()
    await mapMissingParent('noSuchSession', write)
  },

  async findThread(workspaceId, { source, Thread }) {
    const row = await db
      .selectFrom('place')
      .select(['session_id', 'role', 'source', 'thread'])
      .where('workspace_id', '=', workspaceId)
      .where('source', '=', source)
      .where('thread', '=', Thread)
      .executeTakeFirst()
    return row && { sessionId: row.session_id, ...toThread(row) }
  },

  async threads(sessionId) {
    const rows = await db
      .selectFrom('place')
      .select(['role', 'source', 'thread'])
      .where('session_id', '=', sessionId)
      .orderBy('source')
      .orderBy('thread')
      .execute()
    return rows.map(toThread)
  },

  async setDesk(chatbotId, { source, workspace, channel }) {
    if (channel === '') {
      const ended = db.deleteFrom('desk').where('chatbot_id', '=', chatbotId)
      await ended.where('source', '=', source).where('workspace', '=', workspace).execute()
      return
    }
    const row = { chatbot_id: chatbotId, source, workspace, channel, set_at: now() }
    const write = () =>
      db
        .insertInto('desk')
        .values(row)
        .onConflict((clash) => clash.columns(['chatbot_id', 'source', 'workspace']).doUpdateSet({ channel }))
        .execute()
    await mapMissingParent('noSuchChatbot', write)
  },

  async desks({ workspaceId, chatbotId }) {
    const all = db
      .selectFrom('desk')
      .innerJoin('chatbot', 'chatbot.id', 'desk.chatbot_id')
      .select(['serial', 'source', 'workspace', 'channel'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('chatbot.id')
      .orderBy('source')
      .orderBy('set_at')
      .orderBy('workspace')
    const rows = await (chatbotId === undefined ? all : all.where('chatbot_id', '=', chatbotId)).execute()
    return rows.map(({ serial, source, ...rest }) => ({
      serialNumber: serial,
      source: source as Desk['source'],
      ...rest,
    }))
  },
})

const toThread = ({ role, source, thread }: { role: string; source: string; thread: string }): SessionThread =>
  SessionThread.parse({ Role: role, source, Thread: thread })
