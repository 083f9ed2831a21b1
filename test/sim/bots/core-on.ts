import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Core, createCore } from '../../../src/core/core.ts'
import type { Caller } from '../../../src/core/handlers.ts'
import type { Clock, Store } from '../../../src/core/ports/ports.ts'
import { createDiskBlobs } from '../../../src/store/files/blobs.ts'
import { openStore } from '../../../src/store/store.ts'
import { createWebhookSender } from '../../../src/webhooks/sender.ts'
import { createScriptedModel, type Script } from '../models/scripted-model.ts'
import type { DatabaseKind } from '../service/databases.ts'

type Parts = { script: Script; now: Clock; change: (store: Store) => Store }

/** Two cores on PostgreSQL, one on SQLite, without HTTP before them, with one chatbot and one session. */
export async function startCoreOn({ name, create }: DatabaseKind, { script, now, change }: Parts) {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  const database = await create()
  const stores: Store[] = []
  const cores: Core[] = []
  for (let count = name === 'PostgreSQL' ? 2 : 1; count > 0; count--) {
    const store = change(await openStore(database.url, now))
    const model = createScriptedModel(script)
    stores.push(store)
    cores.push(
      createCore({
        webhooks: { sender: createWebhookSender({ privateAllowed: true }), count: () => {} },
        store,
        blobs: createDiskBlobs(directory),
        models: { list: () => [], byKey: () => model, defaultKey: model.key },
        now,
        log: { warn: () => undefined, error: () => undefined },
        mailer: undefined,
        signingKey: 'a key',
      }),
    )
  }
  const [core, store] = [cores[0], stores[0]]
  if (core === undefined || store === undefined) throw new Error('there is always one core')
  const { id: workspaceId } = await store.workspaces.insert('test')
  const headers = { origin: undefined, idempotencyKey: undefined, lastEventId: undefined }
  const caller: Caller = { workspaceId, ...headers, finishAlone: false, baseUrl: '' }
  const stay = new AbortController().signal
  const serialNumber = await core.handlers.Add(caller, {}, stay)
  const { SessionID: sessionID } = await core.handlers.GetSession(caller, { serialNumber }, stay)
  return {
    cores,
    caller,
    sessionID,
    async close() {
      await Promise.all(cores.map((one) => one.close(0)))
      await Promise.all(stores.map((one) => one.close()))
      await database.remove()
      await rm(directory, { recursive: true })
    },
  }
}
