import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCore } from '../../src/core/core.ts'
import type { Caller } from '../../src/core/handlers.ts'
import { createDiskBlobs } from '../../src/store/blobs.ts'
import { openStore } from '../../src/store/store.ts'
import { createGate } from '../sim/gate.ts'
import { createScriptedModel, type Script } from '../sim/scripted-model.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
})
afterAll(() => rm(directory, { recursive: true }))

/** A core on a store in memory whose model follows `script`, with one session. */
async function start(script: Script) {
  const store = await openStore(':memory:', Date.now)
  const model = createScriptedModel(script)
  const models = { list: () => [], byKey: () => model, defaultKey: model.key }
  const quiet = () => undefined
  const core = createCore({
    store,
    blobs: createDiskBlobs(directory),
    models,
    now: Date.now,
    log: { warn: quiet, error: quiet },
    mailer: undefined,
    signingKey: 'a key',
  })
  const { id: workspaceId } = await store.workspaces.insert('test')
  const caller: Caller = { workspaceId, origin: undefined, idempotencyKey: undefined, baseUrl: '' }
  const stay = new AbortController().signal
  const serialNumber = await core.handlers.Add(caller, {}, stay)
  const { SessionID } = await core.handlers.GetSession(caller, { serialNumber }, stay)
  const ask = (content: string) => core.handlers.ClientAsk(caller, { sessionID: SessionID, content }, stay)
  return { core, store, SessionID, ask }
}

test('closing lets a running answer finish', async () => {
  const gate = createGate()
  const { core, ask } = await start(async function* () {
    yield 'first'
    await gate.opened
    yield ' last'
  })
  const events = await ask('hi')
  const closed = core.close(60_000)
  gate.open()
  const said = await Array.fromAsync(events)
  await closed
  expect(said.at(-1)).toMatchObject({ Answer: 'first last' })
})

test('an answer that is still running after the grace ends as stopping, and what was said is stored', async () => {
  const { core, store, SessionID, ask } = await start(async function* (_prompt, signal) {
    yield 'so far'
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    yield ' and no further'
  })
  const events = (await ask('hi'))[Symbol.asyncIterator]()
  expect((await events.next()).value).toEqual({ content: 'so far' })
  const closed = core.close(0)
  await expect(events.next()).rejects.toMatchObject({ error: 'stopping', code: 50303 })
  await closed
  expect(await store.messages.turns(SessionID, 5)).toMatchObject([{ question: 'hi', answer: 'so far' }])
})

test('a question that comes while closing is told to ask again', async () => {
  const { core, ask } = await start(async function* () {
    yield 'x'
  })
  await core.close(0)
  await expect(ask('hi')).rejects.toMatchObject({ code: 50303 })
})
