import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases, type TestDatabase } from '../../sim/service/databases.ts'

describe.each(databases)('events on $name', (kind) => {
  let database: TestDatabase
  // Two processes at one database.
  let stores: [Store, Store]
  let workspaceId: number
  let chatbotIds: [number, number]
  beforeAll(async () => {
    database = await kind.create()
    stores = [await openStore(database.url, Date.now), await openStore(database.url, Date.now)]
    workspaceId = (await stores[0].workspaces.insert('test')).id
    const add = (serialNumber: string) => stores[0].chatbots.insert({ workspaceId, serialNumber, settings: {} })
    chatbotIds = [await add('ONE'), await add('TWO')]
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await database.remove()
  })

  const event = (chatbotId: number, data: object) => ({
    chatbotId,
    sessionId: null,
    kind: 'listing' as const,
    subjectId: null,
    data: JSON.stringify(data),
  })

  test('what is undone is not told, and leaves no gap', async () => {
    const before = await stores[0].events.head(workspaceId)
    const undone = stores[0].transaction(async (within) => {
      await within.events.append([event(chatbotIds[0], {})])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await stores[0].events.append([event(chatbotIds[0], { after: true })])
    expect((await stores[0].events.head(workspaceId)).last).toBe(before.last + 1)
  })

  test('many events of one transaction keep their order and their words', async () => {
    const [store] = stores
    const { last } = await store.events.head(workspaceId)
    const told = Array.from({ length: 139 }, (_, at) => event(chatbotIds[0], { at }))
    await store.transaction((within) => within.events.append(told))
    const range = { workspaceId, from: last, until: last + told.length, limit: 1_000 }
    const kept = await store.events.list(range)
    expect(kept.map(({ data }) => data)).toEqual(told.map(({ data }) => data))
    expect(kept.map(({ sequence }) => sequence)).toEqual(told.map((_, at) => last + 1 + at))
  })

  test('what tells of a session goes with it, however much else is told in between, and also what is told last', async () => {
    const [store] = stores
    const [chatbotId] = chatbotIds
    const open = () => store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
    const [gone, other] = [await open(), await open()]
    const { last: start } = await store.events.head(workspaceId)
    const of = (sessionId: number | null) => ({ ...event(chatbotId, {}), sessionId })
    await store.events.append([of(gone), ...Array.from({ length: 5_200 }, () => of(null)), of(gone), of(other)])
    const lookedUpTo = await store.visitors.removeEvents(chatbotId, { sessionIds: [gone], watchIds: [] })
    await store.events.append([of(gone), of(other)])
    await store.visitors.removeSession(chatbotId, gone, { lookedUpTo })
    const { last } = await store.events.head(workspaceId)
    const left = (sessionId: number) =>
      store.events.list({ workspaceId, from: start, until: last, limit: 10, chatbotId, sessionId })
    expect([await left(gone), await left(other)]).toMatchObject([[], [{ sessionId: other }, { sessionId: other }]])
    expect(await store.events.list({ workspaceId, from: start, until: last, limit: 9_000 })).toHaveLength(5_202)
  })

  test('a reader skips nothing that commits late, whichever process writes it', async () => {
    const [one, two] = stores
    const { last: start } = await one.events.head(workspaceId)
    const WRITERS = 60
    let writing = true
    const write = async (writer: number) => {
      await (writer % 2 === 0 ? one : two).transaction(async (within) => {
        await within.events.append([event(chatbotIds[writer % 2] ?? 0, { writer, part: 1 })])
        // Others begin and commit meanwhile.
        for (let turns = (writer * 7) % 23; turns > 0; turns--) await setImmediate()
        await within.chatbots.byId(chatbotIds[0])
        await within.events.append([event(chatbotIds[writer % 2] ?? 0, { writer, part: 2 })])
      })
    }
    const read: { sequence: number; data: string }[] = []
    const follow = async () => {
      for (let from = start; ; ) {
        const isLast = !writing
        const found = await two.events.list({ workspaceId, from, until: Number.MAX_SAFE_INTEGER, limit: 7 })
        read.push(...found)
        from = found.at(-1)?.sequence ?? from
        if (isLast && found.length === 0) return
        await setImmediate()
      }
    }
    const reader = follow()
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    writing = false
    await reader
    expect(read.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 2 * WRITERS }, (_, at) => start + at + 1))
    const parts = read.map(({ data }) => JSON.parse(data) as { writer: number; part: number })
    for (let at = 0; at < parts.length; at += 2)
      expect([parts[at], parts[at + 1]]).toEqual([
        { writer: parts[at]?.writer, part: 1 },
        { writer: parts[at]?.writer, part: 2 },
      ])
  })

  test('what was told before the clock was set back does not keep what is old', async () => {
    const day = 86_400_000
    const { url, remove } = await kind.create()
    let now = Date.UTC(2026, 0, 1)
    const store = await openStore(url, () => now)
    const added = await addChatbot(store)
    const tellAt = async (time: number) => {
      now = time
      await store.events.append([event(added.chatbotId, {})])
    }
    const [ahead, old, recent] = [Date.UTC(2027, 0, 1), Date.UTC(2026, 0, 2), Date.UTC(2026, 1, 1)]
    for (const time of [old, ahead, old, recent, ahead]) await tellAt(time)
    now = recent + day
    // Two that are old, and what was told between them.
    expect(await store.events.prune(recent - day, 100)).toBe(2)
    expect(await store.events.prune(recent - day, 100)).toBe(0)
    expect(await store.events.head(added.workspaceId)).toEqual({ last: 5, pruned: 3 })
    expect(await store.events.prune(recent + day, 100)).toBe(1)
    expect(await store.events.head(added.workspaceId)).toEqual({ last: 5, pruned: 4 })
    // More than one step removes.
    for (let step = 0; step < 3; step += 1) await tellAt(ahead)
    await tellAt(recent)
    expect(await store.events.prune(recent + day, 2)).toBe(1)
    expect(await store.events.head(added.workspaceId)).toEqual({ last: 9, pruned: 9 })
    await store.close()
    await remove()
  })
})
