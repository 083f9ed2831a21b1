import type { Client } from '../../../src/contract/client/client.ts'
import type { Trust } from '../access/trust.ts'
import type { Memory } from '../memory/memory.ts'
import type { Time } from '../time.ts'
import type { Desk, DeskPlatform } from './port.ts'

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

/** How long the cached desks are used without a new read, in ms. */
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
