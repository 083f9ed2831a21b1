import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database/database-kind.ts'

/** A partial index: questions being answered are few, and finding a session's must not depend on its length. */
export async function questionsBeingAsked(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('message_being_asked')
    .on('message')
    .columns(['session_id', 'id'])
    .where(sql.ref('state'), '=', 'asked')
    .execute()
}

const COLUMNS = sql.raw(
  `id, chatbot_id, session_id, role, content, created_at, type, state, file_ids, idempotency_key, body_hash, alive_until,
  stop_requested, question_id, total_token, no_answer, memory, by_id, by_name, standing_file_ids`,
)

/**
 * The two unique indexes of messages only hold the rows that have a key or answer a question: each message wrote an entry into
 * both, a third of what its commit wrote to disk. SQLite makes a table anew to change its constraints. PostgreSQL keeps them:
 * processes of the former version go on there during an upgrade, and their inserts need them.
 */
export async function lighterMessages(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  if (databaseKind === 'postgres') return
  await sql`create table lighter_message (
    id integer primary key autoincrement, chatbot_id integer not null,
    session_id integer not null references session (id) on delete cascade,
    role text not null, content text not null, created_at bigint not null, type text, state text, file_ids text,
    idempotency_key text, body_hash text, alive_until bigint, stop_requested integer, question_id integer,
    total_token integer, no_answer integer, memory text, by_id text, by_name text, standing_file_ids text)`.execute(db)
  await sql`insert into lighter_message (${COLUMNS}) select ${COLUMNS} from message order by id`.execute(db)
  // The ids of removed messages are not given again.
  await sql`delete from sqlite_sequence where name = 'lighter_message'`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) select 'lighter_message', seq from sqlite_sequence
    where name = 'message'`.execute(db)
  await sql`drop table message`.execute(db)
  await sql`alter table lighter_message rename to message`.execute(db)
  await sql`create unique index message_by_idempotency_key on message (session_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
  await sql`create unique index message_one_answer on message (question_id) where question_id is not null`.execute(db)
  await sql`create index message_by_session_id_role_id on message (session_id, role, id)`.execute(db)
  await sql`create index message_by_chatbot_id_created_at on message (chatbot_id, created_at)`.execute(db)
  await sql`create index message_by_chatbot_id_id on message (chatbot_id, id)`.execute(db)
  await questionsBeingAsked(db)
}
