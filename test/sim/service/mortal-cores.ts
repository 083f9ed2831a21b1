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
import type { DatabaseKind } from './databases.ts'

/** What a client loses: the call before it, all that it did, or only its answer. */
export class Lost extends Error {}

/** What befalls a core at each step, a call of its store: it dies, or, of a transaction, the database is lost for a moment. */
type Chances = { dies: () => boolean; loses: () => boolean }
type Parts = { script: Script; now: Clock; chances: Chances }

/** A core that dies between two steps, and is at once followed by another one on the same database. */
export type MortalCore = {
  /** Calls the core that lives now; fails with `Lost` when it dies before it has answered. `tell` hears nothing of the dead. */
  call<T>(work: (core: Core, isAlive: () => boolean) => Promise<T>): Promise<T>
  deaths: () => number
}

/** Two cores on PostgreSQL, one on SQLite, without HTTP before them. */
export async function startMortalCores({ name, create }: DatabaseKind, { script, now, chances }: Parts) {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  const database = await create()
  const stores = await Promise.all(
    Array.from({ length: name === 'PostgreSQL' ? 2 : 1 }, () => openStore(database.url, now)),
  )
  const closing: Promise<void>[] = []
  const start = (store: Store): Core => {
    const model = createScriptedModel(script)
    return createCore({
      webhooks: { sender: createWebhookSender({ privateAllowed: true }), count: () => {} },
      store,
      blobs: createDiskBlobs(directory),
      models: { list: () => [], byKey: () => model, defaultKey: model.key },
      now,
      log: { warn: () => undefined, error: () => undefined },
      mailer: undefined,
      signingKey: 'a key',
    })
  }

  function mortal(store: Store): MortalCore & { close: () => Promise<void> } {
    let deaths = 0
    let life = born()
    function born() {
      const death = Promise.withResolvers<never>()
      death.promise.catch(() => undefined)
      const one = { isAlive: true, death: death.promise, die, core: undefined as Core | undefined }
      function die() {
        if (!one.isAlive) return
        one.isAlive = false
        deaths += 1
        death.reject(new Lost('the core died'))
        if (one.core !== undefined) closing.push(one.core.close(0))
        life = born()
      }
      one.core = start(withFaults(store, { ...chances, life: one }))
      return one as typeof one & { core: Core }
    }
    return {
      deaths: () => deaths,
      async call(work) {
        const { core, death, isAlive } = life
        const mine = life
        if (!isAlive) throw new Lost('no core')
        const answer = work(core, () => mine.isAlive)
        answer.catch(() => undefined)
        const result = await Promise.race([answer, death])
        if (!mine.isAlive) throw new Lost('the core died')
        return result
      },
      close: () => life.core.close(0),
    }
  }

  const [store] = stores
  if (store === undefined) throw new Error('there is always one store')
  const cores = stores.map(mortal)
  const immortal = start(store)
  const { id: workspaceId } = await store.workspaces.insert('test')
  const headers = { origin: undefined, idempotencyKey: undefined, lastEventId: undefined }
  const caller: Caller = { workspaceId, ...headers, finishUnread: false, checkKey: async () => undefined, baseUrl: '' }
  return {
    cores,
    caller,
    /** both without faults */
    store,
    immortal,
    async close() {
      await Promise.all([immortal.close(0), ...cores.map((one) => one.close())])
      await Promise.all(closing)
      await Promise.all(stores.map((one) => one.close()))
      await database.remove()
      await rm(directory, { recursive: true })
    },
  }
}

type Life = { isAlive: boolean; die: () => void }
type Faults = Chances & { life: Life }

/** The store with a step before and after each of its calls, at which its core may die. The dead do nothing more. */
export function withFaults<T extends object>(target: T, faults: Faults): T {
  const step = () => {
    if (faults.life.isAlive && faults.dies()) faults.life.die()
    if (!faults.life.isAlive) throw new Lost('the core died')
  }
  const wrapped = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? withFaults(value, faults) : value
  return new Proxy(target, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name)
      if (typeof value !== 'function') return wrapped(value)
      const method = value as (...given: unknown[]) => unknown
      if (name === 'transaction')
        return (work: (within: Store) => Promise<unknown>) => transact(of as Store, work, faults, step)
      if (name === 'listings') return (...given: unknown[]) => wrapped(method.apply(of, given))
      return (...given: unknown[]) => {
        step()
        const result = method.apply(of, given)
        if (!(result instanceof Promise)) return result
        return result.then((done: unknown) => {
          step()
          return done
        })
      }
    },
  })
}

async function transact(store: Store, work: (within: Store) => Promise<unknown>, faults: Faults, step: () => void) {
  step()
  if (faults.loses()) throw new Lost('before')
  const result = await store.transaction(async (within) => {
    const done = await work(withFaults(within, faults))
    step()
    if (faults.loses()) throw new Lost('undone')
    return done
  })
  step()
  if (faults.loses()) throw new Lost('afterwards')
  return result
}
