import type { Client } from '../../../src/contract/client/client.ts'
import type { SessionThread } from '../../../src/contract/people/threads.ts'
import type { Trust } from '../access/trust.ts'
import type { Memory } from '../memory/memory.ts'
import { personOf } from '../memory/people.ts'
import { ignoreNoSession } from '../memory/threads.ts'
import type { Time } from '../time.ts'
import type { Desk, DeskPlatform, StaffMessage } from './port.ts'
import type { DeskRecords } from './records.ts'
import type { Requests } from './requests.ts'

type Parts = { client: Pick<Client, 'call'>; name: DeskPlatform['name']; memory: Memory; trust: Trust; time: Time }
type Known = { serialNumber: string; desk: Desk }

/** The desks on a platform in workspaces of the business, which the service stores. They are cached here. */
export type Desks = {
  /** The chatbot's desks, read from the service. */
  of(serialNumber: string): Promise<Desk[]>
  /**
   * The desks in a workspace, from a cache that is renewed after a minute, or when the service is reachable again. Waits only
   * if nothing is cached.
   */
  in(workspace: string): Promise<Known[]>
  all(): Promise<Known[]>
  /** The chatbot's desks except the one in the workspace; those on other platforms too. */
  besides(serialNumber: string, workspace: string): Promise<(Desk & { source: DeskPlatform['name'] })[]>
  set(serialNumber: string, desk: Desk): Promise<void>
  /** Removes the chatbot's desk in the workspace. */
  end(serialNumber: string, workspace: string): Promise<void>
}

const FRESH_MS = 60_000
/** Key of the stored copy, and how often the first read is tried while there is no copy. */
const KEY = 'desks'
const FIRST_TRIES = 5
const FIRST_REST_MS = 200

export function createDesks({ client, name, memory, trust, time }: Parts): Desks {
  let known: Known[] = []
  let readAt: number | undefined
  const isKnown = () => readAt !== undefined
  async function read(): Promise<Known[]> {
    const { List } = await client.call('DeskList', {})
    known = List.filter(({ source }) => source === name).map(({ SerialNumber, Workspace, Channel }) => ({
      serialNumber: SerialNumber,
      desk: { workspace: Workspace, channel: Channel },
    }))
    readAt = time.now()
    await memory.keyv.set(KEY, known)
    return known
  }
  let reading: Promise<unknown> | undefined
  /** Reads the desks if the cache is older than a minute, with one request at a time. */
  const renew = (): Promise<unknown> | undefined => {
    if (readAt === undefined || time.now() - readAt >= FRESH_MS)
      reading ??= read()
        .catch(() => undefined)
        .finally(() => (reading = undefined))
    return reading
  }
  /** Falls back to the stored copy if the service is unreachable: without its desks the bot would answer its own staff. */
  async function firstKnown(renewed: Promise<unknown> | undefined): Promise<Known[]> {
    await renewed
    for (let tries = 1; tries < FIRST_TRIES && !isKnown(); tries++) {
      const before = await memory.keyv.get<Known[]>(KEY)
      if (before !== undefined) return before
      await time.sleep(FIRST_REST_MS)
      await renew()
    }
    return known
  }
  const change = async (serialNumber: string, { workspace, channel }: Desk) => {
    await client.call('DeskSet', { serialNumber, source: name, Workspace: workspace, Channel: channel })
    readAt = undefined
  }
  /** Without desks of strangers, who may have set them when the settings still trusted every workspace. */
  async function ofBusiness(all: Known[]): Promise<Known[]> {
    const trusted = await Promise.all(all.map(({ desk }) => trust.isOfBusiness(desk.workspace)))
    return all.filter((_, index) => trusted[index])
  }
  const all = async () => await ofBusiness(await read())
  return {
    of: async (serialNumber) => (await all()).flatMap((one) => (one.serialNumber === serialNumber ? [one.desk] : [])),
    async in(workspace) {
      const renewed = renew()
      const cached = isKnown() ? known : await firstKnown(renewed)
      return await ofBusiness(cached.filter(({ desk }) => desk.workspace === workspace))
    },
    all,
    async besides(serialNumber, own) {
      const { List } = await client.call('DeskList', { serialNumber })
      return List.filter(({ source, Workspace }) => source !== name || Workspace !== own).map((one) => ({
        source: one.source,
        workspace: one.Workspace,
        channel: one.Channel,
      }))
    },
    set: change,
    end: (serialNumber, workspace) => change(serialNumber, { workspace, channel: '' }),
  }
}

type ThreadRolesParts = Requests & {
  client: Client
  desk: DeskPlatform
  desks: Desks
  records: DeskRecords
  time: Time
}
/** The role of a thread. `person`: the visitor on this platform, "" at a desk. */
type ThreadRole = { session: number; role: SessionThread['Role']; person: string }

/** For how long a new thread may be unknown until its id is stored, in ms. */
const OPENING_MS = 10_000
const POLL_MS = 100

/** Finds the session of a thread in which staff write. */
export function createThreadRoles({
  client,
  desk,
  desks,
  records,
  time,
  withServiceRetry,
  detailOf,
}: ThreadRolesParts) {
  const isAtDesk = async ({ place }: StaffMessage): Promise<boolean> =>
    (await desks.in(place.workspace)).some((one) => one.desk.channel === place.channel)

  /** The role of a thread; undefined if it is unknown. */
  async function roleOf(thread: string, signal: AbortSignal): Promise<ThreadRole | undefined> {
    const known = await records.atDesk(thread)
    if (known !== undefined) return { session: known, role: 'Desk', person: '' }
    const find = () => client.call('PlaceFind', { source: desk.name, Thread: thread })
    const found = await withServiceRetry(find, signal).catch(ignoreNoSession)
    if (found === undefined) return undefined
    const { SessionID: session, Role: role } = found
    if (role === 'Desk') {
      await records.keepAtDesk(thread, session)
      return { session, role, person: '' }
    }
    const detail = await detailOf(session, signal)
    return { session, role, person: personOf(desk.name, detail?.visitorId) ?? '' }
  }

  /** Waits for the role of a desk thread, which exists shortly before its id is stored. */
  async function whenKnown(message: StaffMessage, signal: AbortSignal): Promise<ThreadRole | undefined> {
    for (const giveUpAt = time.now() + OPENING_MS; ; await time.sleep(POLL_MS, signal)) {
      signal.throwIfAborted()
      const known = await roleOf(message.thread, signal)
      if (known !== undefined || !(await isAtDesk(message)) || time.now() > giveUpAt) return known
    }
  }

  return { whenKnown, isAtDesk }
}
