import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createCore } from '../../../src/core/core.ts'
import type { Caller } from '../../../src/core/handlers.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { createDiskBlobs } from '../../../src/store/files/blobs.ts'
import { openStore } from '../../../src/store/store.ts'
import { createWebhookSender } from '../../../src/webhooks/sender.ts'
import { createScriptedModel, type Script } from '../models/scripted-model.ts'

/** A core on a store in memory, which `change` may put another in front of, with one session and a model that follows `script`. */
export async function startBareCore(script: Script, change = (store: Store): Store => store) {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const store = change(await openStore(':memory:', Date.now))
  const model = createScriptedModel(script)
  const models = { list: () => [], byKey: () => model, defaultKey: model.key }
  const quiet = () => undefined
  const webhooks = { sender: createWebhookSender({ privateAllowed: true }), count: () => {} }
  const core = createCore({
    webhooks,
    store,
    blobs: createDiskBlobs(directory),
    models,
    now: Date.now,
    log: { warn: quiet, error: quiet },
    mailer: undefined,
    signingKey: 'a key',
  })
  const { id: workspaceId } = await store.workspaces.insert('test')
  const caller: Caller = {
    workspaceId,
    origin: undefined,
    idempotencyKey: undefined,
    finishUnread: false,
    checkKey: async () => undefined,
    baseUrl: '',
    lastEventId: undefined,
  }
  const stay = new AbortController().signal
  const serialNumber = await core.handlers.Add(caller, {}, stay)
  const { SessionID } = await core.handlers.GetSession(caller, { serialNumber }, stay)
  const ask = (content: string) => core.handlers.ClientAsk(caller, { sessionID: SessionID, content }, stay)
  return { core, store, model, SessionID, ask }
}
