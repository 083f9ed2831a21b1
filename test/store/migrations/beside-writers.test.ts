import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { administer } from '../../sim/service/postgres.ts'
import { openOld } from './old-database.ts'

const servers = databases.filter(({ name }) => name !== 'SQLite')

/** Whether that table is locked so, or waited for. */
const lockOf = (table: string, mode: string, granted: boolean) =>
  `select 1 from pg_locks where relation = '${table}'::regclass and mode = '${mode}' and granted = ${granted}`

/** Each change of a table waits until the other process, which has read messages, reads alerts, or has ended. */
const SLOWLY = `
  create function slowly() returns event_trigger language plpgsql as $$ begin
    while exists (${lockOf('message', 'AccessShareLock', true)})
      and not exists (${lockOf('alert', 'AccessShareLock', false)}) loop perform pg_sleep(0.01); end loop;
  end $$;
  create event trigger slowly on ddl_command_end when tag in ('ALTER TABLE') execute function slowly()`

test.each(servers)(
  'migrations that $name undoes, since a process of the former version goes on, run again',
  async (kind) => {
    const database = await kind.createEmpty()
    onTestFinished(() => database.remove())
    const old = await openOld(database.url, '030-cell-and-fee-indexes')
    await old.destroy()
    await administer(database.url, SLOWLY)
    const former = new Client({ connectionString: database.url })
    await former.connect()
    // Else the deadlock might end its transaction, which that process would run again.
    await former.query("set deadlock_timeout = '1min'")
    await former.query('begin')
    await former.query('select 1 from message')

    const opened = openStore(database.url, Date.now)
    const isAlertLocked = async () =>
      await administer(database.url, lockOf('alert', 'AccessExclusiveLock', true)).then((rows) => rows.length)
    await expect.poll(isAlertLocked).toBe(1)
    await former.query('select 1 from alert')
    await former.query('commit')
    await former.end()
    const store = await opened
    await store.workspaces.insert('main')
    await store.close()
  },
)

test.runIf(servers.length === 0)(
  'the suite of migrations beside writers needs a database server: set TEST_DATABASE_URL',
  () => {
    expect(servers).toEqual([])
  },
)
